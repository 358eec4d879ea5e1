"""The cards and characters of the base box, as scenes name them."""

from tests.scenes.cards import Card

BANG = Card("bang")
MISSED = Card("missed")
BEER = Card("beer")
SALOON = Card("saloon")
STAGECOACH = Card("stagecoach")
WELLS_FARGO = Card("wells_fargo")
GENERAL_STORE = Card("general_store")
PANIC = Card("panic")
CAT_BALOU = Card("cat_balou")
GATLING = Card("gatling")
INDIANS = Card("indians")
DUEL = Card("duel")

BARREL = Card("barrel")
SCOPE = Card("scope")
MUSTANG = Card("mustang")
JAIL = Card("jail")
DYNAMITE = Card("dynamite")
VOLCANIC = Card("volcanic")
SCHOFIELD = Card("schofield")
REMINGTON = Card("remington")
REV_CARABINE = Card("rev_carabine")
WINCHESTER = Card("winchester")

BART_CASSIDY = "bart_cassidy"
BLACK_JACK = "black_jack"
CALAMITY_JANET = "calamity_janet"
EL_GRINGO = "el_gringo"
JESSE_JONES = "jesse_jones"
JOURDONNAIS = "jourdonnais"
KIT_CARLSON = "kit_carlson"
LUCKY_DUKE = "lucky_duke"
PAUL_REGRET = "paul_regret"
PEDRO_RAMIREZ = "pedro_ramirez"
ROSE_DOOLAN = "rose_doolan"
SID_KETCHUM = "sid_ketchum"
SLAB_THE_KILLER = "slab_the_killer"
SUZY_LAFAYETTE = "suzy_lafayette"
VULTURE_SAM = "vulture_sam"
WILLY_THE_KID = "willy_the_kid"
