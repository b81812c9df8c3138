import type { WordingGroup } from '../define-topic.ts';

const PILLS =
  '(?:pill|pills|medication|meds|capsules?|doses?|painkillers?|sleepers|sleeping|insulin|patches|blisters?|strips?|packets?|codamol|dydramol|tablets?)';
const PLACES =
  '(?:behind|under|underneath|inside|within|sewn|stitched|wrapped|taped|hidden|tucked|stuffed|rolled|buried|at the back of|at the bottom of|in)';
const HIDING =
  '(?:mattress|pillow|pillow ?case|wash ?bag|sponge bag|curtains?|socks?|towels?|lining|hem|slippers?|teddy|shoes?|boots?|cushion|sofa|wardrobe|cistern|plant pot|bra|bible|jewell?ery box|toe of|tissue|vase|radiator|locker|bedside|sewing box|under ?wear drawer|sock drawer|suitcase|holdall|loft)';

/** Means found, got or put in place without a word of what for, and the places people are found at. Ours. */
export const MEANS_AT_HAND: readonly WordingGroup[] = [
  {
    grade: 'plan',
    bySomebody: true,
    wordings: [
      '(?:{stash}|counts|counted|counting|counts out|hoards|hoarded|hoarding|stockpiled|stockpiling|saved|saving|saves|saved up|saving up) {gap6}(?:pill|capsules|painkillers|insulin|meds|sleepers|medication)',
      '(?:palm|palms|palmed|palming|cheek|cheeks|cheeked|cheeking|tongued|tonguing) (?:all |some |most |of )*(?:his |her |my |the |them|it|his night |every )*(?:pill|medication|meds|capsules?|doses?|tablets?|them|it|at the)',
      '(?:gun|shotgun|rifle|pistol|twelve bore) {gap}(?:back in|out of|missing from|gone from|not in|down from|taken from|taken out of|out on|beside|propped|leaning) {gap}(?:house|hall|cupboard|cabinet|safe|wardrobe|bed|loft|attic|case|slip|rack|home|table|kitchen|chair)|(?:gun )?cabinet key {gap}(?:lost|missing|gone|taken|asked)|gun cabinet {gap}(?:open|unlocked|empty|forced)',
      'how many (?:of )?{gap}(?:pill|capsules|insulin|units|painkillers) {gap}(?:takes|take|need|needed|would|will|kill|is|are|to (?:die|sleep|stop|finish|do)|too many|dangerous|safe to)',
      '(?:climb|climbs|climbed|climbing|clambered|swung|got|stepped|straddl[a-z]+|sat|sitting|stood|standing|leaning|leaned|leant) (?:out |up |right |himself |half ?way |a leg )*(?:over|onto|on top of|across|astride|beyond|outside|on the wrong side of|the wrong side of) {gap}(?:railings?|rails?|barriers?|parapet|ledge|guard ?rail|cliff|fence (?:at|by|of) the)',
    ],
    together: [
      [
        '(?:pockets?|pocketed|hides?|hid|hidden|holds?|held|keeps?|spits?|spat|tucks|tucked)',
        '(?:pill|pills|capsules?|medication|meds|doses?)',
        '(?:cheek|under (?:his|her) tongue|drug round|to spit|tissue|sleeve)',
      ],
      [
        '(?:hose|hosepipe|hoses|tubing|length of (?:pipe|hose|tubing))',
        '(?:tape|exhaust|passenger seat|back seat|boot|car|garage|tail ?pipe|engine|window)',
        '(?:tape|exhaust|seat|tail ?pipe|engine|running|towels?|sealed|alone|driving around|just|note|window|new|bought)',
      ],
      [
        '(?:charcoal|disposable (?:barbecue|bbq)|briquettes|helium|nitrogen|gas (?:canister|bottle|cylinder)|camping stove|coals?)',
        '(?:wardrobe|bedroom|car|bathroom|under (?:the|his|her) bed|sealed|tape|towels?|bag|never owned|tent)',
        '(?:never|tape|foil|sealed|towels?|bag|door|window|hidden|not own|no (?:barbecue|grill|garden)|hid|tubing|mask)',
      ],
      [
        '(?:blades?|razors?|razor blades?|scalpels?|lancets?|craft knife|stanley blade|sharpener blades?)',
        '(?:gone|missing|out of|unscrewed|snapped|prised|broken out|taken from|removed from|hidden|hid|tucked|down|under|inside|wrapped)',
        '(?:sharpeners?|wash ?bag|pencil case|bathroom|phone case|locked (?:himself|in)|school ?bag|sock|mattress|pillow|bra|drawer|alone|lab|biology|class|art room|kit|cubicle|purse|diary|tissue)',
      ],
      [
        `(?:buy|buying|bought|got|getting|picked up|purchased|purchasing|collected|collecting|asked for|order|ordered)`,
        '(?:pill|pills|packets?|painkillers?|boxes)',
        '(?:(?:several|different|every|three|four|five|six|two|various|another|separate|each of the) (?:shops?|chemists?|pharmac(?:y|ies)|supermarkets?|stores?|garages?|counters)|same (?:afternoon|day|morning|evening|hour)|shop to shop|from (?:him|us|me|here) and|chemist to chemist|all over town|again (?:today|an hour)|co op and|and the (?:garage|co op|corner shop|supermarket))',
      ],
      [
        `${PLACES} (?:in |into |to |under |behind )?(?:the |his |her |a |my |an )?(?:[a-z]+ )?${HIDING}`,
        PILLS,
        '(?:{count}|[0-9]{2,}|months?|weeks?|every|all|since|dozens?|loose|stash|hoard|bag|counted|night|palm[a-z]*|handful|full|wrapped|found|row)',
      ],
      [
        '(?:train|tide|tram|bus) (?:times?|timetables?|schedules?)|timetables?',
        '(?:pinned|ringed|circled|underlined|marked|highlighted|copied|photographed|written|notebook|search)',
        '(?:non ?stop[a-z]*|fast|through|express|not travel|never travels?|goods|freight|red|bridge|crossing|platform|high water)',
      ],
      [
        '(?:chair|stool|step ?ladder|ladder|table|crate|steps|footstool)',
        '(?:against|to|at|beside|under|by|up to|below) (?:the |an? |his |her |my )?(?:open )?(?:[a-z]+ )?(?:rails?|railings?|balcony|window|beam|bannisters?|banisters?|loft hatch|hatch|joist|rafter|parapet)',
        '(?:moved|pushed|placed|dragged|hard|floor|set|standing|found|ninth|high|rope|belt|cord)',
      ],
      [
        '(?:been|went|goes|gone|walked|walks|walking|drive|drove|driven|drives|driving|visited|visits|back|travelled|took (?:a|the) (?:bus|coach|taxi|train)|found|seen|parked|stood|standing|sat|sitting)',
        '(?:beachy head|quarry|cliffs?|bridge|viaduct|weir|canal|tracks?|railway|level crossing|platform edge|overpass|multi ?storey|roof|tower|the spot|quay|pier|reservoir|dam|locks?|jumping place)',
        '(?:no coat|no shoes|no camera|barefoot|after (?:midnight|dark)|(?:small|early) hours|middle of the night|(?:at|around) (?:night|dawn|midnight|[1-5] ?am)|in the dark|measure[a-z]*|to see the spot|wrong side|over the (?:edge|railings?)|crying|hours|staring|look(?:ing)? down|talked (?:back|down|him|her)|police|security|without (?:a )?(?:coat|shoes|phone)|alone at|most nights|every night|in tears|note)',
      ],
      [
        '(?:walk|walked|walks|walking|wade|waded|wading|went|gone|stepped|ran|drove)',
        '(?:into|in to|out into|straight into) (?:the |a )?(?:surf|sea|water|river|lake|canal|loch|lough|waves|tide|pond|reservoir|harbor|dam|ocean)',
        '(?:jeans|boots|coat|clothes|clothed|dressed|shoes|pulled|dragged|rescued|chest|neck|waist|nightdress|pyjamas|stones|at night|in the dark|fetched|police|tradies|lifeboat|coastguard)',
      ],
      [
        '(?:belts?|rope|cord|noose|flex|cable|ligature|washing line|clothes line|dog lead|tow rope)',
        '(?:hands|beam|rafter|joist|byre|barn|shed|garage|loft|hatch|branch|bannister|banister|door|neck|back seat|under (?:the|his) bed|knot)',
        '(?:measur[a-z]*|knot[a-z]*|back to (?:me|us)|alone|neck|crying|looped|tied|tying|staring|hidden|slipped|put away quickly|would not say|will not say|no (?:boat|reason)|found (?:him|her))',
      ],
      [
        '(?:looking up|looked up|look up|searched|searching|search|google|googled|googling|browser|asked|asks|asking|reading)',
        '(?:heart|blood pressure|sleeping|night|insulin|pill|dose|rope|drop|height)',
        '(?:how many|how much|how far|how high|how long|too many|is enough|lethal|fatal|would (?:do it|be enough|kill)|it takes)',
      ],
    ],
    unless: [
      'repeats?|script|until (?:his|her) (?:appt|appointment|review)|pill of soap|every (?:sunday|monday|saturday|friday|week|evening|morning|night)|for the week|each week|stock ?take|counts? (?:out )?(?:pill|meds|medication) (?:for|at) (?:work|a living|patients)|garden[a-z]*|washing machine|car wash|wash(?:ing)? the car|pond|leak[a-z]*|plumber|mechanic|hoover|tumble dryer|petrol station|parties|party balloons|balloons|drawing|sketch[a-z]*|art (?:class|group|shop)|barbie|barbecue (?:on|with|for|season|club)|replac[a-z]+|new pack|amnesty|sharpened|joiner|lanyard|shaver|electric razor|mower|grown a beard|training|fitness|marathon|dog walk|walks? the dog|with the dog|walking group|picnic|fish(?:ing|ed)?|angling|photograph[a-z]*|photos|paint(?:ed|ing|er)?|decorat[a-z]+|bulbs?|clean[a-z]*|curtains? (?:up|rail|hung)|view|the sun|cup of tea|swim[a-z]*|wetsuit|dip|surf(?:ing|board|er)|kayak[a-z]*|sail[a-z]*|boat trip|diy|climb(?:ing)? (?:wall|club|gear|harness)|harness|horse|tent|camping|dosette|blister pack delivered|delivered|collected (?:his|her|the) (?:prescription|repeat)|returned to (?:the )?pharmacy|went back to|pharmacy (?:bag|collects)|safe|locked (?:away|up|in)(?! him)|handed in|licensed|inspected|cat|dog tablets|worm|vitamins?|one (?:old )?pill|dropped|lost one|football|match|concert|gig|stage|grandchild|school trip|trip|holiday|tour|work|job|scaffold[a-z]*|roofer|tiler|chimney|gutter[a-z]*|model railway|train ?spott[a-z]+|commut[a-z]+|childhood|no (?:hoarding|stockpil[a-z]+)|trousers|loose belt|seat ?belt|lost weight|how many (?:a day|he takes|times)|taking (?:daily|as)|pharmacist (?:explained|said)|holiday supply|sort(?:s|ed|ing)? (?:his|her) (?:pill|meds|medication)|pill (?:box|organi[sz]er)|suncream|kids|lifeguard',
    ],
  },
];
