"""The cards and characters of Dodge City, as scenes name them."""

from tests.scenes.cards import Card

BOXES = ("base", "dodge_city")

BINOCULAR = Card("binocular")
HIDEOUT = Card("hideout")
PUNCH = Card("punch")
DODGE = Card("dodge")
SPRINGFIELD = Card("springfield")
BRAWL = Card("brawl")
RAG_TIME = Card("rag_time")
TEQUILA = Card("tequila")
WHISKY = Card("whisky")

BIBLE = Card("bible")
IRON_PLATE = Card("iron_plate")
SOMBRERO = Card("sombrero")
TEN_GALLON_HAT = Card("ten_gallon_hat")
CANTEEN = Card("canteen")
PONY_EXPRESS = Card("pony_express")
CONESTOGA = Card("conestoga")
CAN_CAN = Card("can_can")
KNIFE = Card("knife")
DERRINGER = Card("derringer")
PEPPERBOX = Card("pepperbox")
BUFFALO_RIFLE = Card("buffalo_rifle")
HOWITZER = Card("howitzer")

APACHE_KID = "apache_kid"
BELLE_STAR = "belle_star"
BILL_NOFACE = "bill_noface"
CHUCK_WENGAM = "chuck_wengam"
DOC_HOLYDAY = "doc_holyday"
ELENA_FUENTE = "elena_fuente"
GREG_DIGGER = "greg_digger"
HERB_HUNTER = "herb_hunter"
JOSE_DELGADO = "jose_delgado"
MOLLY_STARK = "molly_stark"
PAT_BRENNAN = "pat_brennan"
PIXIE_PETE = "pixie_pete"
SEAN_MALLORY = "sean_mallory"
TEQUILA_JOE = "tequila_joe"
VERA_CUSTER = "vera_custer"

CLAUS_THE_SAINT = "claus_the_saint"
JOHNNY_KISCH = "johnny_kisch"
UNCLE_WILL = "uncle_will"
