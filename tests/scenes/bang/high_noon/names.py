"""The events of High Noon, as scenes name them."""

SETS = ("base", "high_noon")

BLESSING = "blessing"
CURSE = "curse"
GHOST_TOWN = "ghost_town"
GOLD_RUSH = "gold_rush"
THE_DALTONS = "the_daltons"
THE_DOCTOR = "the_doctor"
THE_REVEREND = "the_reverend"
THE_SERMON = "the_sermon"
TRAIN_ARRIVAL = "train_arrival"
THIRST = "thirst"
HANGOVER = "hangover"
SHOOTOUT = "shootout"
HIGH_NOON = "high_noon"
HANDCUFFS = "handcuffs"
NEW_IDENTITY = "new_identity"
