/** Recipes of portraits; portraits.ts reads them. */
export const PEOPLE: Record<string, string> = {
  // BANG!
  nobody: "zY plain s5 oval qK uk gaucho cK coat ak bandana mask",
  bart_cassidy:
    "zo mesa s2 hn square sides stubble open level straight smirk plaster scar qn ur stetson bullethole cn coat ar bandana",
  black_jack:
    "zr stripes s2 hk gaunt sides narrow angry straight flat pencil goatee qk ur gaucho cardinhat cK coat ar bowtie",
  calamity_janet:
    "zS sun s1 ha oval ponytail sides freckles open raised button smirk qt un slouch co buckskin ab bandana",
  el_gringo: "zb rays s1 ha slim sides stubble blue level hook flat qo ur sombrero cr ao poncho",
  jesse_jones: "zt boards s5 hk oval sides open level flatnose flat trim qY ur stetson cb vest stringtie",
  jourdonnais: "zg rays s2 hn broad sides open bushy flatnose flat full qr ub tuque ct fur",
  kit_carlson: "zo sun s1 hf slim long open level straight flat chevron qn coonskin cn buckskin ar bandana",
  lucky_duke: "zg stars s4 hk young sides merry raised straight grin pencil qn uk bowler clover co vest ar bowtie",
  paul_regret: "zS mesa s1 hn gaunt sides hollow tired sad longnose frown qK ub tophat cV coat ap cravat",
  pedro_ramirez:
    "zr sun s3 hk round sides stubble open bushy flatnose grin goldtooth walrus qn uo sombrero ct shirt bandolier",
  rose_doolan: "zt rays s1 ha oval tresses lashes thin button lips qg ur slouch rose cn coat ar scarf",
  sid_ketchum: "zn stripes s1 hy round sides merry bushy tipsy walrus qn uk bowler cr vest ab bowtie",
  slab_the_killer: "zr boards s1 hk gaunt sides hollow stern angry hook flat droop scar qk uo stetson ck duster",
  suzy_lafayette: "zV stars s4 hk oval updo plume lashes thin button painted spot cr ap dress ao choker earrings",
  vulture_sam: "zt mesa s2 hy gaunt hollow stern angry hook frown qk ur battered blackfeather ck coat ruff",
  willy_the_kid: "zb sun s1 hf young fringe freckles wide raised button grin qt un slouch cg shirt ar bandana",
  // Dodge City
  apache_kid: "zo rays s4 hk square tresses long open level straight flat ar headband cb vest beads",
  belle_star: "zb stars s2 hk oval tresses lashes raised straight lips qk ur plumed cK coat ap cravat earrings",
  bill_noface: "zK boards s2 hk oval narrow level wraps qN uk gaucho cN duster ak",
  chuck_wengam: "zr rays s2 hk round sides narrow level button flat goatee qK uo bowler cg coat ao stringtie",
  doc_holyday:
    "zg boards s1 hf gaunt sides hollow tired level straight flat chevron glasses qY uk bowler cK coat ar cravat",
  elena_fuente: "zo stars s3 hk oval comb parted rose lashes thin straight painted cr ak dress earrings choker",
  greg_digger: "zK mesa s1 hy slim shovel tired bushy longnose flat curtain qk un battered cN coat",
  herb_hunter: "zg mesa s2 hn square rifle sides open angry flatnose flat full patch qn ug slouch cN buckskin",
  jose_delgado: "zS stripes s3 hk oval guitar slick open raised straight smile pencil cK vest ar bowtie",
  molly_stark: "zt sun s1 hf young tresses lashes level button lips blush qb ab bonnet cb blouse",
  pat_brennan: "zg rays s1 ha round sides merry bushy flatnose smile mutton qN ug gaucho pipe cn vest ag bandana",
  pixie_pete:
    "zo stars s1 ha gaunt pointed sides freckles wide raised longnose grin qg ur stetson feather cg vest ao bowtie",
  sean_mallory:
    "zV boards s1 hw round sides open bushy flatnose frown mutton monocle qk ub tophat cK coat ab cravat fan",
  tequila_joe: "zg sun s2 hk round sides stubble tired sad tipsy droop qo ug straw ct shirt bottle",
  vera_custer: "zb rays s1 hf oval ringlets long lashes thin straight smirk qb uo slouch cavalry cb uniform ao",
  claus_the_saint: "zb stars s1 hw round merry bushy tipsy longbeard smile qr furtrim cr coat",
  johnny_kisch: "zr stripes s2 hk square pompadour narrow level straight flat ck shirt ak",
  uncle_will:
    "zt boards s1 hw slim parted wrinkles merry bushy straight smile goatee glasses qg visor cg vest ak bowtie",
  // Wild West Show
  big_spencer: "zo stripes s2 hn broad sides narrow bushy flatnose full smile qN uk bowler cb ar shirt suspenders",
  flint_westwood: "zn mesa s2 hn square sides stubble narrow angry straight flat cigar qN uk gaucho cg at poncho",
  gary_looter: "zS boards s2 hn young domino ar kerchief button smirk hoop cn vest coins",
  greygory_deck: "zV rays s1 hy slim sides open cocked hook smirk imperial handlebar qk ur tophat cardinhat ck ar cape",
  john_pain:
    "zt mesa s1 hn broad sides wrinkles open level flatnose smirk patch qY un stetson cavalry cr vest ao scarf badge",
  lee_van_kliff: "zb boards s2 hk gaunt sides narrow cocked hook flat chevron pipe qk uk gaucho ck coat ap cravat",
  teren_kill: "zS sun s1 hf square fringe stubble blue level straight smile qt un straw cn shirt ap match",
  youl_grinner: "zr rays s2 hk oval wide angry flatnose smirk ck shirt ar bandana",
  // Calibre 45
  pat_garrett:
    "zS stripes s1 hn slim sides open level straight flat handlebar qk un gaucho cK vest sheriffstar ak bowtie",
  doc_holliday: "zr boards s1 hf gaunt slick hollow tired cocked straight smirk handlebar cY coat ar cravat fan",
  belle_starr: "zg stars s2 hn slim updo lashes level straight lips qV uo plumed cV coat ap cravat hoop",
  calamity_jane: "zo mesa s1 hn square braids freckles open level flatnose grin qn ur stetson ct buckskin ar",
  john_hardin: "zb boards s1 hk young crop stern level straight flat pencil ck coat ap bowtie",
  billy_the_kid: "zt rays s1 hn young fringe wide raised button grin qk ur battered stalk cb vest ar bandana",
  jesse_james: "zg stripes s1 hn oval sides blue level straight flat trim qN uo bowler cN duster ao",
  wild_bill_hickok: "zr sun s1 hn slim wave stern level hook flat droop qk uo gaucho ck coat ar scarf",
  butch_cassidy: "zo boards s2 hf square sides merry raised straight grin qn un bowler cY vest ab stringtie",
  sundance_kid:
    "zb mesa s1 ha square sides narrow level straight smirk chevron qY uk stetson cg shirt ao bandana match",
  buffalo_bill: "zr rays s1 hw slim wave open bushy hook flat handlebar imperial qt un stetson co buckskin feather",
  wyatt_earp: "zV stars s2 hk square sides stern angry straight walrus qk uk stetson ck coat badge ap stringtie",
  // BANG! The Duel; those who also ride in Calibre 45 look the same in both
  alan_pinkerton: "zg boards s1 hk round sides stern level flatnose flat full qk uk bowler ck coat ab cravat",
  bill_tilghman: "zo sun s2 hy square sides wrinkles open level straight flat walrus qY un stetson cb vest sheriffstar ar stringtie",
  bat_masterson: "zn rays s1 hk round sides merry cocked straight smirk chevron qk uo bowler cg coat ao bowtie badge",
  django: "zr mesa s2 hn gaunt hollow sides stubble blue level straight flat qK uk gaucho ck duster ar scarf",
  wild_bill: "zV boards s1 ha slim wave blue level hook flat droop qN ur gaucho cn buckskin ar scarf",
  stranger: "zt sun s2 hn gaunt sides stubble narrow angry straight flat match qn uk slouch cn ag poncho",
  lone_ranger: "zb mesa s1 hk square sides domino straight smile qp ub stetson cS shirt ar bandana",
  tex_willer: "zo rays s2 hk square sides open angry straight flat qt uk stetson co shirt ak bandana badge",
  annie_oakley: "zS stars s1 hn oval rifle tresses open raised button smile qn uo slouch buckle cn buckskin ar",
  bill_anderson: "zr boards s1 hk slim wave wide angry hook flat full qN ub battered feather cr shirt bandolier",
  dalton_brothers: "zn stripes s1 hn square sides stubble narrow angry flatnose frown qK ur bowler bullethole ck coat ar bandana",
  jack_ransom: "zK stars s1 hf slim slick stern cocked longnose smirk imperial cV coat ar cravat monocle",
  doctor_schultz: "zg sun s1 hy oval sides open raised longnose smile full trim qY uk bowler cY coat ao cravat",
  kid_curry: "zt stripes s2 hk young crop wide level straight smirk pencil cN vest ar bandana hoop",
  kitty_leroy: "zr stars s1 hf oval updo lashes raised button painted cg ap dress choker earrings fan",
  pearl_hart: "zb boards s2 hk young bob lashes level straight smirk qY uk straw ck ar shirt suspenders",
  cattle_kate: "zg mesa s1 ha round long open level button lips freckles qn ug stetson cr blouse ao bandana",
  tom_horn: "zo boards s1 hn gaunt rifle sides wrinkles stern level hook flat trim qt ub stetson cN coat ab bandana",
  tuco_ramirez: "zr mesa s3 hk broad sides stubble merry bushy flatnose grin goldtooth qN uk battered ct shirt ao poncho",
  wes_hardin: "zV rays s1 hn slim slick narrow level straight smirk handlebar ck vest ao stringtie",
};
