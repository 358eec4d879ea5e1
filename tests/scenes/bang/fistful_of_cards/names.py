"""The events of A Fistful of Cards, as scenes name them."""

SETS = ("base", "fistful_of_cards")

ABANDONED_MINE = "abandoned_mine"
AMBUSH = "ambush"
BLOOD_BROTHERS = "blood_brothers"
DEAD_MAN = "dead_man"
HARD_LIQUOR = "hard_liquor"
THE_JUDGE = "the_judge"
LASSO = "lasso"
LAW_OF_THE_WEST = "law_of_the_west"
PEYOTE = "peyote"
RANCH = "ranch"
RICOCHET = "ricochet"
RUSSIAN_ROULETTE = "russian_roulette"
SNIPER = "sniper"
VENDETTA = "vendetta"
A_FISTFUL_OF_CARDS = "a_fistful_of_cards"
