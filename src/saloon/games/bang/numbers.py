"""The number of everything printed on cards of BANG!: its place in these lists, for ever.

States, records and the keys of options name cards and definitions by number. So nothing here is ever moved or
taken out, whatever boxes are played and whatever is added to them: what is new comes last, in any order.
"""

from __future__ import annotations

from typing import Final

DEFINITION_LINES: Final = """
any nobody bang missed beer saloon stagecoach wells_fargo general_store panic cat_balou gatling indians duel
barrel scope mustang jail dynamite volcanic schofield remington rev_carabine winchester bart_cassidy
black_jack calamity_janet el_gringo jesse_jones jourdonnais kit_carlson lucky_duke paul_regret pedro_ramirez
rose_doolan sid_ketchum slab_the_killer suzy_lafayette vulture_sam willy_the_kid punch dodge springfield
brawl rag_time tequila whisky binocular hideout bible iron_plate sombrero ten_gallon_hat canteen
pony_express conestoga can_can knife derringer pepperbox buffalo_rifle howitzer apache_kid belle_star
bill_noface chuck_wengam doc_holyday elena_fuente greg_digger herb_hunter jose_delgado molly_stark
pat_brennan pixie_pete sean_mallory tequila_joe vera_custer claus_the_saint johnny_kisch uncle_will
copy_ends blessing curse ghost_town gold_rush the_daltons the_doctor the_reverend the_sermon train_arrival
thirst hangover shootout high_noon handcuffs new_identity event_decks spare_characters hard_liquor
abandoned_mine ranch peyote ambush ricochet the_judge lasso blood_brothers dead_man a_fistful_of_cards
vendetta sniper russian_roulette law_of_the_west big_spencer flint_westwood gary_looter greygory_deck
john_pain lee_van_kliff teren_kill youl_grinner gag bone_orchard darling_valentine dorothy_rage
helena_zontero lady_rose_of_texas miss_susanna showdown sacagaway wild_west_show wild_west_show_deck
no_mercy two
""".strip().splitlines()
"""Card kinds, characters, events and rules of boxes, by their keys."""

CARD_LINES: Final = """
base barrel QS KS
base dynamite 2H
base scope AS
base mustang 8H 9H
base jail 10S JS 4H
base volcanic 10S 10C
base schofield JC QC KS
base remington KC
base rev_carabine AC
base winchester 8S
base bang AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH
base missed 2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC
base beer 6H 7H 8H 9H 10H JH
base saloon 5H
base stagecoach 9S 9S
base wells_fargo 3H
base general_store QS 9C
base panic JH QH AH 8D
base cat_balou KH 9D 10D JD
base gatling 10H
base indians KD AD
base duel JS QD 8C
dodge_city barrel AC
dodge_city binocular 10D
dodge_city dynamite 10C
dodge_city hideout KD
dodge_city mustang 5H
dodge_city remington 6D
dodge_city rev_carabine 5S
dodge_city bang 8S 5C 6C KC
dodge_city beer 6H 6S
dodge_city brawl JS
dodge_city cat_balou 8C
dodge_city dodge 7D KH
dodge_city general_store AS
dodge_city indians 5D
dodge_city missed 8D
dodge_city panic JH
dodge_city punch 10S
dodge_city rag_time 9H
dodge_city springfield KS
dodge_city tequila 9C
dodge_city whisky QH
dodge_city bible 10H
dodge_city buffalo_rifle QC
dodge_city can_can JC
dodge_city canteen 7H
dodge_city conestoga 9D
dodge_city derringer 7S
dodge_city howitzer 9S
dodge_city iron_plate QS AD
dodge_city knife 8H
dodge_city pepperbox AH
dodge_city pony_express QD
dodge_city sombrero 7C
dodge_city ten_gallon_hat JD
""".strip().splitlines()
"""Printed cards: the box, the kind, then rank and suit of each card in a row."""
