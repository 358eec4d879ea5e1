"""The events and characters of the Wild West Show, as scenes name them."""

SETS = ("base", "wild_west_show")

GAG = "gag"
BONE_ORCHARD = "bone_orchard"
DARLING_VALENTINE = "darling_valentine"
DOROTHY_RAGE = "dorothy_rage"
HELENA_ZONTERO = "helena_zontero"
LADY_ROSE_OF_TEXAS = "lady_rose_of_texas"
MISS_SUSANNA = "miss_susanna"
SHOWDOWN = "showdown"
SACAGAWAY = "sacagaway"
WILD_WEST_SHOW = "wild_west_show"

BIG_SPENCER = "big_spencer"
FLINT_WESTWOOD = "flint_westwood"
GARY_LOOTER = "gary_looter"
GREYGORY_DECK = "greygory_deck"
JOHN_PAIN = "john_pain"
LEE_VAN_KLIFF = "lee_van_kliff"
TEREN_KILL = "teren_kill"
YOUL_GRINNER = "youl_grinner"
