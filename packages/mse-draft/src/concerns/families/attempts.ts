import { defineConcern, words } from '../define-concern.ts';

const BY = words(
  'pill, pills, overdose, medication, packet*, box, boxes, handful*, bottle, bottles, strip, strips, blister*, capsules, stuff, everything in the (?:house|cabinet|cupboard|bathroom|drawer), the lot, insulin, bleach, weedkiller, weed killer, antifreeze, poison, pesticide, insecticide, rat poison, drain cleaner, caustic, petrol, alcohol and, vodka and, whisky and, heroin, morphine, methadone, aspirin, ibuprofen, codeine, sleepers, painkillers',
  'rope, noose, belt, cord, cable, flex, scarf, sheet, sheets, bedsheet, shoelaces?, laces, ligature, beam, rafters?, banister, tree, door handle, hook, ceiling fan, gun, rifle, shotgun, pistol, trigger, razor, blade, knife, glass, wrist, wrists, throat, neck, veins?, arteries, train, tracks, rails, platform, lorry, truck, traffic, motorway, bridge, roof, balcony, window, ledge, cliff, multi storey, car park, river, canal, sea, lake, reservoir, pier, weir, garage, exhaust, hose, hosepipe, engine, oven, gas, helium, charcoal, plastic bag, bag over, second floor, third floor, fourth floor, first floor, mouthful',
);
const OUTCOME = words(
  'hospital, hospitalised, hospitalized, icu, intensive care, resus, a e, casualty, er, ambulance, paramedics, stomach pumped, pumped, pump, charcoal, drip, coma, ventilator, life support, liver, transfusion, stitch*, stitched, sectioned, psych ward, woke, woke up, came round, came to, found me, found him, found her, was found, get found, be found, cut me down, cut him down, cut her down, pulled me, pulled him, pulled her, pulled out, fished me, dragged me, grabbed me, talked me down, talked down, stopped me, kicked the door, broke the door, walked in, interrupted, knocked it, rope broke, beam broke, branch broke, snapped, gave way, jammed, misfired, did not go off, did not work, not work, failed, survived, survive, lived, lived to, chickened out, bottled it, could not do it, couldn t, could not pull, not pull it, could not go through, lost my nerve, backed out, changed my mind, spat, threw up, threw them up, sick, vomit*, climbed down, climbed back, turned back, turned round, turned around, came home, too shallow, not enough, not deep enough, broke both, broke my, police, coastguard, lifeboat, fireman, firemen, dog walker, passer by, stranger, neighbor found, phone rang, phoned, scar, on purpose, to die, die, end it, not wake, wake up, before the wife, before my',
);

/** Having tried to end one's life, however it is put. The time decides between recent and past. */
export const ATTEMPT_CONCERN = defineConcern({
  name: 'attempt',
  topic: 'suicide attempt',
  against: ['risk'],
  says: [
    '(?:one|a|both|my) (?:leg|legs|foot|feet) (?:over|off|across|dangl*|outside)|want(?:ed)? it to work|meant it to (?:work|be)|(?:hoped|thought|figured|sure|supposed) (?:it|that|they) would (?:work|be (?:it|that|enough|the end)|do it|kill me|finish me)|(?:thought|figured) (?:that|this|it) (?:would be|was|is) (?:that|it|the end|goodbye)|should have (?:worked|killed me|done it|been enough)|(?:took|taken|swallowed|had|necked|downed|ate|eaten|popped) (?:a |the |all |about |like |around )*(?:load|loads|bunch|handful|handfuls|heap|heaps|stack|ton|tons|lots|couple of (?:packs?|boxes|handfuls)|so many|too many|whole|rest|more than|every|everything|whatever|all|fistful|mouthful|overdose|cocktail|mix|mixture|strip|strips|packet|packets|box|boxes|months? worth|weeks? worth|double|triple) ?(?:of )?(?:my |the |his |her |them |it |those |these |mom |dad |nan )*(?:[^ ]+ )?(?:pill|pills|medication|sleepers|painkillers|aspirin|ibuprofen|codeine|antidepressants|insulin|capsules|i could find|in the (?:cupboard|cabinet|house|bathroom|drawer)|there was|stuff|at once|in one go)',
    '(?:put|stuck|had|laid) my head (?:in|inside|on|through|under) {gap1}(?:the |a )?(?:oven|gas|noose|loop|line|track|tracks|rails?|plastic bag|bag|water)|(?:bag|plastic bag|pillow|pillowcase) over my (?:head|face)',
    '(?:jumped|went|threw myself|fell|stepped|walked|climbed|dropped|leapt|leaped|flung myself|hurled myself) (?:off|out|from|into|in front|over|under|through) {gap}(?:window|roof|bridge|balcony|floor|storey|story|car park|cliff|river|canal|sea|train|traffic|road|motorway|lorry|truck|pier|ledge|building|landing|stairs|track|tracks|railing|weir|reservoir)(?! (?:for (?:fun|charity|a (?:swim|bet|dare))|at the gym|with the (?:kids|lads)))|that was when i jumped|when i jumped|before i jumped|after i jumped|i jumped(?: [^ ]+){0,3} (?:floor|broke|survived|lived|hospital)|i jumped$',
    '(?:went|walked|waded|swam|got) (?:in|into|out into|out to) (?:the )?(?:sea|river|canal|lake|water|reservoir|ocean) {gap6}(?:coat|stones|clothes on|night|dark|not (?:mean|plan|come)|pockets|current|out)|(?:drove|steered|aimed|rode|turned|pointed) {gap}(?:at|into|towards|off|straight at) (?:a |the |an )?(?:wall|tree|lorry|truck|bridge|barrier|oncoming|river|lake|cliff|pole|traffic)|(?:had|took|taken|swallow*|eaten|downed|got through) {gap}(?:half|most|all|some|lots|loads|a lot|a few|handful*|twenty|thirty|forty|fifty|sixty|[0-9]{2,3}) (?:of )?(?:the |my |them|his |her )?(?:pill|pills|packet|bottle|box|medication|capsules|sleepers)(?! (?:as|every|with (?:food|water)))',
    '(?:drank|swallowed|drunk|necked|downed|took|had) {gap}(?:bleach|weedkiller|weed killer|antifreeze|poison|pesticide|insecticide|paraquat|drain cleaner|caustic soda|petrol|detergent|disinfectant|white spirit|rat poison|nail varnish remover|battery acid|acid|anti freeze|turps|paint thinner|mercury|cyanide|kerosene|organophosphate|the stuff for|slug pellets)',
    '(?:engine|car|motor|gas|taps?|oven) (?:was |were |left |is )?(?:running|on|going|idling) {gap6}(?:garage|hose|shut|closed|towel*|door|window*|fumes|asleep|sleep|sat|waited|unlit)|(?:towels?|tape|blanket|rags?) (?:along|under|round|around|over|against|on) (?:the )?(?:door|window|windows|gap|vents?|cracks?)|hose ?(?:pipe)? (?:from|on|to|in|through|round|up)',
    '(?:attempt|attempts|attempted)(?= |$)(?! (?:to (?:quit|stop|get|call|fix|learn|bake|cook|diet|ring|reach|contact|find|sleep|work|return|explain|speak|make|do|walk|run|park)|at (?:a |the |my |quit*|cook*|bak*|humou?r|sourdough)))|(?:od|ods|overdosed|overdoses)(?= |$)|overdose (?:in|at|when|on|of|last|with|two|three|after|before|as)|(?:hx|history) {gap}(?:attempt|overdose|hanging|od)|(?:prior|previous|past|multiple|several|two|three|lifetime) (?:sa|attempts?|ods?|overdoses?)|parasuicide|sa x',
    '(?:there (?:was|were|has been|have been)|had|was|have had|been|made) {gap1}(?:one|two|three|four|five|a few|several|a couple|another|once|twice) (?:goes|attempts?|tries|occasions?)(?: [^ ]+)?$',
    '(?:tried|try|had a (?:go|try|shot|attempt)|attempted|made an attempt|gave it a (?:go|try)) (?:it |that |at it |once|twice|to (?:do|go|leave|end|finish|top|kill|hang|drown|take|die|stop|jump|gas|choke|strangle|overdose|od|cut|crash))(?! (?:on|at (?:work|home|the gym)|out|the (?:bus|shop|call)))(?= ?(?:{self}|my|it|all|back|before|once|twice|last|when|in|with|and|but|off|as|there|down|everything|things|$))(?! (?:my (?:best|homework|lunch)|and (?:like|love|enjoy)*))',
    '(?:i (?:had |have )?(?:survived|lived)|survivor|came round|brought me back|revived me|resuscitated|flatlined|died on the table|technically dead|my heart stopped)(?= |$)(?! (?:the |on |christmas|cancer|it fine|in |with |near|at |here|there|alone|together|a (?:long|good|full)))',
    '(?:cut|cuts) (?:me|him|her) down|(?:found|find|finds) (?:me|him|her) (?:in the|on the|hanging|unconscious|unresponsive|passed out|blue|cold|barely|before|just in time|in time|with|lying|at the|and (?:call*|rang|phoned))|(?:pulled|dragged|grabbed|talked|coaxed|fished|brought|got|hauled) (?:me|him|her) (?:off|back|down|away|out of|from|over|in off|up from) (?:the |of the |a |it|there)?(?:edge|ledge|bridge|rail*|water|river|canal|platform|tracks?|roof|window|road|barrier|there|sea|car|brink|it|$)',
    '(?:stomach|they) (?:was |were |got |had to be )?pump(?:ed)?|pump(?:ed|ing)? my stomach|(?:the )?drip (?:for|in|to)|liver (?:damage|failure|nearly|function)|antidote|on (?:a )?(?:life support|ventilator)|(?:woke|came to|came round|wake) (?:up )?(?:in|on|to|with) (?:the |a )?(?:hospital|icu|intensive|ward|ambulance|resus|floor|vomit|tubes?|tube|a e|bathroom|machines|drip|blood|restraints)',
    '(?:rope|beam|branch|belt|hook|cord|sheet|banister|knot|gun|trigger|pipe|light fitting|curtain rail) (?:had |was )?(?:broke|snapped|gave way|gave|slipped|jammed|came (?:off|away|undone|loose|down)|did not (?:hold|go|fire|work)|would not (?:hold|fire)|misfired)(?: way| out| down| off| my)?',
    '(?:gun|pistol|rifle|shotgun|barrel|knife|blade|razor|muzzle|glass) (?:was |were )?(?:in|to|at|against|under|on|up to|inside|across|over) my (?:mouth|head|temple|chin|heart|chest|throat|neck|wrist|wrists|teeth|lips|ribs|stomach|arm)|(?:in|to|at|against|under) my (?:mouth|temple|head|chin) (?:and|but|the|with|on)|(?:click|clicked|empty chamber|round in the chamber|pull the trigger|pulled the trigger|finger on the trigger|russian roulette)',
    '(?:spat|spit|threw|brought|coughed|puked|vomited|sicked|sick) (?:them|most|some|the lot|half|all) (?:back )?(?:out|up)|(?:could not|could nt|did not) (?:swallow|pull it|kick|let go|jump|step|go through|do it in the end|get the knot|get it to|finish it|bring myself)|(?:chickened|bottled|wimped|backed) (?:it|out)|lost (?:my|the) nerve|at the last (?:second|minute|moment)|thought better of it|got (?:cold feet|scared and)',
    '(?:did something|done something|did it|done it|did that|tried something) (?:stupid|silly|to myself|once|before|last|in (?:the past|my)|when|bad|drastic|that (?:put|landed)|twice)|(?:put|landed|ended) (?:me|up|myself) in (?:hospital|icu|a e|er|intensive|casualty|the (?:hospital|er|icu|unit|ward)) {gap6}(?:pill|wrist|neck|cut|took|rope|on purpose|myself|overdose|jump*|drank|wanted|tried|myself|it)',
    '(?:not|never|no) (?:meant|mean|supposed|expected|expect|looking|plan|planned|planning|intended|want|wanted) to (?:be found|wake|come round|be here|survive|get caught|be saved|make it|live|wake up|be interrupted)',
    '(?:in|with|on|round|around|about) (?:my|the) (?:neck|throat) {gap6}(?:when|until|and|before|but|door|knot|tight*|stood|chair|stool|kicked)|(?:kicked|stood on|stepped off|pushed) (?:the|a) (?:chair|stool|bucket|ladder|box)|(?:tied|made|put|got|slung|threw) (?:it|a knot|the knot|one end|a loop|a noose|the noose|the rope|a rope|rope|my belt|the belt|a belt|a sheet|the flex|the cord|a scarf)(?: [^ ]+)? (?:to|round|around|over|on|up|from|off|through)',
  ],
  pairs: [
    [BY, OUTCOME],
    [
      words('try, tried, attempt, attempted, started'),
      words(
        'hang*, overdose, od, drown*, gas, kill, end, jump*, shoot, suicide, die, strangle, choke, poison',
      ),
    ],
    [
      words('tried, swallowed, overdosed, took, drank'),
      words(
        'stomach, hospital, die, sleep forever, not wake, pumped, sectioned, icu, charcoal, ambulance, on purpose, too many, all of them, all at once, handful*, strips?, packets?, fistful*',
      ),
    ],
    [
      words('jumped, hung, hanged'),
      words(
        'broke, survived, lived, hospital, floor, found, rope, bridge, roof, window, ankles, legs, pelvis, spine',
      ),
    ],
  ],
  hints: [
    ...BY,
    'tried|overdos*|jumped|hanged|hung|swallow*|pumped|sectioned|icu|coma|survived|lost my nerve|bottled it|could not do it|found me|cut me down|woke up in|meant to die|end it|close to it|nearly did|stones|coat on|mouthful|half of|rope|rang 999|rang an ambulance|on purpose',
  ],
  asks: [
    '(?:on|off|onto|at) the (?:roof|bridge|ledge|tracks|railway|cliff|edge|balcony|platform|rails|overpass)|(?:in|into) the (?:canal|river|sea|lake|garage|woods|water)|(?:car|you) (?:end|ended) up in|found you|were found|found (?:in|on|with|hanging|unconscious)|cut you down|pulled you|talked you down|stomach pumped|your throat|ligature|rope|noose|marks? on your neck|(?:brought|bring) you (?:in|into|here|to the (?:hospital|er|emergency))(?= |$)|emergency (?:department|room)|ambulance|paramedics|intensive care|icu|when you stopped|so far as|far did you get|go wrong|went wrong|stopped you',
    'attempt(?:s|ed)?(?! (?:to (?:quit|stop|diet)|at))|(?:try|tried|trying) to (?:kill|end|take your|die|hang|overdose|harm|hurt)|(?:done|do|did) (?:anything|something) {gap6}(?:to )?(?:end|harm|hurt|kill|like that|life|yourself)|acted on|survived|overdos*|(?:aim|intention|hope) of (?:dying|die)|tried it|(?:before|ever) tried|close to (?:doing it|dying|killing|ending)|came close|come close|how close|aborted|interrupted',
  ],
  leads: [
    'in hospital|an admission|admi(?:t|tted) (?:to|in)|hospitali[sz]ed|a e|er|icu|ambulance|paramedic*|sectioned|ward|discharge|stomach (?:checked|pumped)|found you|found by|garage|when you stopped|happen* (?:this|last|before)|happened (?:on|in|that|to)|(?:anything )?since|nearly did not|marriage ended|scar|neck|throat|wrists?|hoarse|anything like (?:this|that)|brought you (?:in|here)|bring you (?:in|here)|bridge|river|railway|rescue*|liver',
  ],
  asksOpposite: [],
});
