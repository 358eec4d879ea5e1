"""Wild West Show: a deck of ten events that Stagecoaches and Wells Fargos turn up, and eight characters."""
