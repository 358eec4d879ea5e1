"""An adviser for people: hints, suspicions and reviews, each from what a seat may know."""
