import { defineConcern, words } from '../define-concern.ts';

const SPEAKER = words(
  'voice, voices, god, devil, satan, demon, demons, lucifer, angel, angels, spirit, spirits, jesus, allah, lord, jinn, djinn, ghost, ghosts, ancestors, radio, tv, television, telly, speakers, phone, computer, chip, implant, machine, aliens, fridge, walls, picture, dog, cat, moon, whisper*, murmur*, chorus, choir, entity, presence, shadow, shadow man, the man, the woman, the men, the lady, the boss, the one in, in my head, in my ear, in my ears, dead mother, dead father, my late',
);
const ORDERING = words(
  'tell, told, order*, command*, instruct*, mak(?:e|es|ing) me, made me, force*, demand*, want me, wants me, insist*, shout*, yell*, scream*, whisper*, repeat*, chant*, urge*, push me, pushes me, dar(?:e|es|ed|ing) me, goad*, egg*, ask me to, asks me to, beg me, begs me, says? (?:to|i must|i should|do|go|get|kill|jump|cut|burn|throw|hurt|die|finish|end|take|stab|hit|drink|swallow|walk|run|stop|leave|not)',
);
const IMPERATIVE =
  '(?:kill|jump|burn|cut|stab|finish|hurt|hit|smash|attack|get (?:the|a|your) [^ ]+|do it|do (?:it|that|things)|throw|go (?:out|to|up|down|into|and|outside)|swallow|walk|die|drink|take (?:off|the|your|all|them|her|his)|end|drown|choke|strangle|shoot|slap|push|break|set|starve|stop eating|not eat|bite|hang|step|run|leave|strip|bleed|punish|crash|drive|climb|open|poison|sacrifice|harm|lie down|put|light|slit|stay|obey|follow|destroy)';

/** Being told to act by voices or powers, however it is put. */
export const COMMAND_CONCERN = defineConcern({
  byAnyone: true,
  name: 'command',
  topic: 'voices that command',
  against: ['perception', 'risk'],
  ofOthers: true,
  says: [
    `(?:voice|voices|god|devil|satan|demons?|lucifer|angels?|spirits?|jesus|allah|lord|jinn|djinn|ghosts?|ancestors|radio|tv|television|telly|speakers|chips?|implants?|machine|aliens|whisper[a-z]*|entity|presence|shadow|man in|woman in|he|she|it|they|my (?:dead|late) [^ ]+) {gap}(?:say|said|saying|tell|told|order[a-z]*|command[a-z]*|shout[a-z]*|yell[a-z]*|scream[a-z]*|whisper[a-z]*|repeat[a-z]*|chant[a-z]*|goes|spoke and|speak and|spoke to me|insist[a-z]*|want me|urge[a-z]*) (?:to |at |and |say |said |saying )*(?:me |him |her |patient |you )?(?:that |to |i (?:must|should|have to|need to|ought to) |go and |go |now |must )*${IMPERATIVE}(?= |$)(?<!(?:doctor|nurse|mom|teacher|boss|wife|husband|dad|coach|midwife|gp) .{0,60})`,
    '(?:voice|voices|god|devil|satan|demons?|angels?|spirits?|jesus|allah|lord|jinn|ghosts?|radio|tv|television|telly|whisper*|chip|implant|head|ears?) {gap6}(?:tell|told|order*|command*|mak(?:e|es|ing)|made|force*|instruct*|want|wants|push*|urge*|demand*) {gap1}(?:me|him|her|patient) (?:to|do|i)',
    '(?:have to|had to|must|need to|got to|compelled to|forced to|made to|try not to|scared not to|afraid not to|did not want to but i) (?:obey*|do (?:it|what|as|everything) (?:they|he|she|it|the voice|i am told)?|listen|follow (?:it|them|orders)|do what)|(?:obey|obeyed|obeying|disobey*|did (?:it|what (?:it|he|she|they) (?:said|say|told|want))|do what (?:it|he|she|they|the voices?) (?:say|said|tell|want|told)|did as i was told|if i do not (?:do it|obey|listen)|or (?:he|she|it|they) (?:will|would) (?:hurt|kill|punish|take|burn|come)|punish* me if|not let me (?:eat|sleep|rest|stop)|answer* (?:them|it|him) back)',
    'command (?:ah|hallucination|auditory|voice)|commands?(?= |$)(?! (?:line|prompt))|cah|orders? from|instructions? from|messages? from (?:god|the (?:tv|radio|devil))|(?:ah|hallucination|voices?) (?:with|are|of|is)? ?(?:a )?(?:command|commanding|instruct*|tell* (?:him|her|patient|pt|them) to)',
  ],
  pairs: [
    [
      SPEAKER,
      words(
        'kill, jump, burn, cut, stab, hurt, knife, do it, finish her, finish him, harm, die, punish, sacrifice, obey, instructions, orders, mission, commands',
      ),
    ],
  ],
  hints: [
    ...ORDERING,
    `(?:it|he|she|they|man|woman|voice|voices|god) (?:say|said|saying|want|wants|shout|shouts|spoke|keep) {gap}${IMPERATIVE}`,
    'obey|bad things|do things|get the knife|finish (?:her|him)|had no choice|no choice|i had to',
  ],
  asks: [
    '(?:voice|voices|god|radio|tv) {gap}(?:tell|order*|command*|ask|want|instruct*|make|say) {gap}(?:you|to do|do things|to)|(?:they|he|she|it) {gap1}(?:tell|order*|command*|want|make|ever tell) you to|command*|orders? you|tell(?:ing)? you (?:to|what)|obey|instruct*|(?:what|how) (?:do|does|did|is|are) (?:the |they |it |he |she |your )*(?:voice|voices|radio|tv|whisper*|god|spirits?|demon|angel) {gap}(?:say*|tell*|want|about)|what (?:is|are) (?:the )?(?:voice|voices|radio|tv|whisper*|god) {gap}(?:about|say*|tell*|to you)|(?:say|saying|said) to you|whisper* about',
  ],
  leads: [
    'hear (?:anyone|anything|things|people|someone|voice*|other)|voice|voices|hallucinat*|god|radio|whisper*|no one is there|look(?:ing)? at the|listening to|why did you (?:flush|burn|cut|jump|stop|throw|go|run|leave|hit|set|hurt|take)|who (?:told|are you talk)|talk to someone|corner|spirit*|chosen|mission',
  ],
  asksOpposite: [],
});

const GUN =
  'gun|guns|rifle|rifles|shotgun|shotguns|pistol|pistols|handgun|revolver|firearm|firearms|glock|beretta|ak|ar15|weapon|weapons|ammo|ammunition|bullets|cartridges|shells|machete|crossbow|sword|musket|luger|webley|service revolver|air rifle|twelve bore|12 bore|over and under|side by side|nine millimet(?:er|re)|piece|shooter|strap|gun safe|gun cabinet|explosives?|grenade';
/** Things to die or kill by. */
const HELD = words(
  'rope, noose, helium, canister, cylinder, razor, razors, blades, scalpel, syringe, syringes, poison, pesticide, insecticide, paraquat, antifreeze, weedkiller, weed killer, cyanide, bleach, insulin, morphine, oramorph, fentanyl, patches, methadone, oxycodone, oxycontin, codeine, tramadol, amitriptyline, digoxin, sleepers, sleeping pill, sedatives, painkillers, opioids, barbiturates, benzos, diazepam, xanax, valium, potassium, knife, knives, machete, axe, gas bottle, hose, chemicals, pill, pills, medication, tablets, blister*, packets, strips, bottles of, boxes of, patches, supply',
);
const HOLDING = words(
  'stash*, hoard*, stockpil*, save, saved, saving, sav(?:e|ed) up, put by, put aside, putting by, putting aside, set aside, kept back, keep back, held back, hold back, squirrel*, collect*, hidden, hid, hide, hiding, drawer, drawers, wardrobe, shed, garage, attic, loft, cellar, basement, suitcase, shoebox, biscuit tin, tin, sock, mattress, bathroom cabinet, cabinet, cupboard, glovebox, glove box, boot of, under the bed, under the sink, bedside, left over, leftover, extra, spare, unused, untouched, not touched, hardly touched, hundreds, hundred of, dozens, loads of, plenty, lots of, enough, months? of, months? worth, weeks? worth, whole, full of, pile, piles, expired, old ones , bought, buy, order*, online, dark web, unlocked, not locked, key, keys, combination, code to, access, get hold of, get my hands on, easy to get, within reach, know where, kept, where it is kept, did not mention, not mention*, did not hand, not handed, kept one, never gave, one bottle, gave her one, gave him one, still got, still have, not thrown, just in case, in case i, for later, for when, my mate, neighbor, dad, father, grandad, grandfather, brother, husband, uncle, work, farm, vet, lab',
);

/** Means to die or to kill within reach. */
export const MEANS_CONCERN = defineConcern({
  byAnyone: true,
  name: 'means',
  topic: 'access to lethal means',
  against: ['risk'],
  ofOthers: true,
  says: [
    `(?<!(?:sold|no|under|surrendered|handed in|gave away|got rid of) (?:the |my |his |a )?(?:[^ ]+ )?)(?:have|got|own|keep|kept|has|bought|buy|there is|there are|is|are|with|of|his|her|my|dad|father|brother|husband|uncle|mate|friend|neighbor|the|a|an|one|two|three|four|few|some|any|licensed|loaded|old|hunting|service|borrow|borrowed|find|found|where|get|getting|inherited|antique|under|clean|cleaned|cleaning|carry|carrying|sleep with|use|in) (?:[^ ]+ ){0,2}(?:${GUN})(?= |$)(?! (?:control|laws?|violence|range|debate|to (?:eat|the wall)|of (?:cake|pizza|pie|paper|work|clothing|furniture|music|art|mind|chicken|toast|fruit|advice|news)|and (?:quiet)|shop|shot|shoots?|dog|game|salute|metal|fire|was (?:fired|found)|crime))(?<!piece .{0,9})`,
    '(?:gamekeeper|farmer|vet|veterinary|anaesthetist|anesthetist|pharmacist|paramedic|nurse|chemist|armourer|soldier|marine|hunter|hunting|stalker|clay pigeon|shooting club|gun club|rifle club|police officer|security guard|prison officer|pest control)(?= |$) {gap6}(?:cabinet|keys?|access|gun*|rifle*|licen[cs]e|drugs?|stock|cupboard|them|insulin|morphine|fentanyl|weapon*|shotgun*)',
    '(?:know where|found where|worked out where|seen where) (?:he|she|they|it|dad|my [^ ]+|the [^ ]+|mom) {gap}(?:keep|keeps|kept|hide|hides|hid|is|are|put|puts|live|lives|key|keys)|(?:where|got|have|find|found|copy of|know) (?:the|a|his|her|my|spare|dad) {gap1}(?:key|keys|combination|code|pin)(?: to| for| of| is| are|$)(?! (?:the )?(?:house|flat|car|front|office|room|phone|wifi|bike))',
    '(?:did not|not|never) (?:hand|handed|give|gave|given|mention|mentioned|surrender|surrendered|tell|told|throw|thrown|flush|take|took|taken|touch|touched) {gap}(?:them|it|all|back|in|over|about|the (?:other|rest|last|second|third)|out|away|every)(?= |$) {gap}(?:one|gun|bottle|box|pill|medication|packet|rest|other|lot|lots|last|kept|drawer|supply|knife|rope|rifle|$)(?! (?:with food|the bins?|bus|hint))',
    '(?:hardly|barely|never|not|have not|only) (?:touched|taken|took|used|opened|started|swallowed|finished) {gap}(?:the |them|my |any |last |half |two |three |lots?|packs?|boxes|bottles|supply|prescriptions?)+ {gap6}(?:drawer|cupboard|cabinet|box|bag|kept|saved|piling|mounting|all|there|hidden|still|tin)',
    '(?:kept|keep|keeping|saved|save|saving|put|putting|hid|hiding|hidden|stash*|hoard*|stockpil*|squirrel*|collect*|skipp*|palm*|cheek*|pocket*) {gap}(?:pill|pills|medication|tablets|them|doses?|insulin|patches|prescriptions?|sleepers|painkillers|morphine|supply|half|some|extra|rest|one a (?:day|night)|a few|the lot|leftovers?)(?= |$) {gap}(?:back|by|aside|up|away|in|under|for|hidden|somewhere|behind|from|instead|each|$)(?! (?:the fridge|the (?:weekly )?(?:organi[sz]er|dosette|pill ?box)|(?:a )?locked|mind|touch|with food))',
    '(?:one|two|three|four|five|six|several|twelve|eight|[0-9]+) (?:month|months|week|weeks)(?: of| worth| supply)(?: of)?(?: [^ ]+)? ?(?:pill|pills|medication|tablets|supply|in|saved|insulin|left|at home|$)|(?:whole|full|entire|big|extra|spare|huge) (?:cabinet|drawer|bag|box|cupboard|bottle|stash|supply|shelf|carrier bag|shoebox) (?:of|full)?(?= |$)|(?:there (?:was|were|is|are)|got|have) {gap}(?:bottles|packets|boxes|strips|blister packs|pills|tablets|sleepers)(?= |$)|bottles? {gap1}there (?:was|were|is|are) (?:two|three|four|more|another)',
    'access to (?:firearms?|means|guns?|weapons?|lethal|a (?:gun|firearm|weapon)|pills|medications?)|firearms? (?:in|at|access|present|unsecured|unlocked|own*)|unsecured|means (?:available|at hand|accessible)|has means',
  ],
  pairs: [[HELD, HOLDING]],
  hints: [
    ...HOLDING,
    GUN,
    'knife|knives|morphine|insulin|rope|carrier bags?|drawer|truck|boot of|safe|loaded|technically|somewhere|locked|never took it back|full of|all of them|hundreds|enough|them in|a cabinet of',
  ],
  asks: [
    `(?:${GUN})(?= |$)(?! (?:violence|control|laws?))|(?:access|get hold|hands on|around|in the house|at home|at hand|within reach|lying around|nearby) {gap6}(?:hurt|harm|means|anything|weapon|pill|pills|medication|use|lethal|kill|dangerous|could)|(?:anything|something|things|means|what) {gap}(?:at home|in the house|in your (?:room|house|flat)|around|nearby) {gap6}(?:hurt|harm|use|kill|end|dangerous)|(?:stockpil*|hoard*|stash*|saved up|saving up|lying around|left over|leftover|extra|spare|stored) {gap}(?:pill|pills|medication|tablets|insulin|any)|(?:pill|pills|medication|tablets|insulin) {gap}(?:saved|stored|stockpil*|hoard*|left over|leftover|at home|lying around|put away|put by)|(?:giving|give|gave|hand*|lock*|remov*|get rid of|got rid of|surrender*|took|take|taken|keep|hold) {gap}(?:pill|pills|medication|tablets|gun*|rifle|shotgun|knife|knives|rope|weapon*|blades?|razors?) {gap}(?:away|to|over|out|up|in|hold|off|back|$)`,
  ],
  leads: [
    'medication|pills?|tablets|prescription|supply|pharmacy|insulin|looks? after|lock*|safe|cabinet|shed|garage|farm|hunt*|army|military|rope|knife|knives|kitchen|house|home|staying|drawer|room|online|order*|bought|package|parcel|key|keys|sister|brother|surrender|licen[cs]e|dispos*|get rid|throw',
  ],
  asksOpposite: [
    '(?:locked|secured|safely|safe place|got rid|get rid|removed|thrown|threw|handed|hand|surrender*|disposed|given|gave|taken away|take) {gap6}(?:gun*|rifle|shotgun|pistol|pill|pills|medication|tablets|rope|weapon*|knives|knife|away|insulin)|(?:gun*|rifle|shotgun|pistol|pill|pills|medication|rope|weapon*) {gap6}(?:locked|away|secured|out of the house|gone|surrender*|handed)',
  ],
});

/** Not having or taking what one needs to stay alive and safe, however it is put. */
export const CARE_CONCERN = defineConcern({
  name: 'care',
  topic: 'not able to care for oneself',
  against: ['risk'],
  says: [
    '(?:dual carriageway|motorway|highway|railway|main road|high street|bus stop|shops?) {gap6}(?:slip|nightie|nightdress|pyjamas|pajamas|slippers|underwear|barefoot|naked)|(?:got|went|made it|walk*) as far as|in (?:her|his|my) (?:slip|nightie|nightdress|pyjamas|pajamas|underwear|vest)$',
    '(?:not|no|never|stopped|stop|refus*|forget*|forgot|hardly|barely|without|nothing|scarcely|unable to|can not|could not) {gap1}(?:eat|eats|eaten|eating|ate|food|drink|drinks|drinking|drunk|drank|water|fluids?|a (?:proper )?meal|meals?|a bite|a thing|a morsel|fed|cook*|swallow*) {gap}(?:in|for|since|days?|weeks?|months?|all|until|poison*|and|at all|or|$)(?! (?:the fridge yet|lunch|breakfast|meat|dairy|gluten|sugar|alcohol|coffee|before (?:the|my)|after (?:six|eight|the)|much (?:sugar|coffee|meat)|wine|beer|spirits))(?<!(?:not|never|stopped|no) (?:drink|drinking|drunk|drank|drinks) (?:and|at all|since|for|$|in).{0,3})',
    '(?:food|water|meals?|tap|taps|milk|fridge|kitchen) {gap}(?:is|are|was|were|has|have|been|taste*|smell*) {gap1}(?:poison*|contaminat*|tampered|drugged|laced|bugged|radioactive|infected|unsafe|rotten|rotting|mou?ldy|empty|off|cut off|gone|shut off|disconnected|sprayed|full of (?:chemicals|maggots|mou?ld))',
    '(?:live|lived|living|survive|surviving|survived|eat|eating|ate|only|just|nothing but|feed* {self}|drink|drinking) (?:on |have |had |take |out of |from )*(?:the )?(?:bins?|skips?|dumpsters?|scraps|cat food|dog food|rainwater|rain water|rain|tap water|puddles?|cistern|toilet|river water|crackers|biscuits|crisps|dry cereal|bread and water|sugar water|water only|out of bins|leftovers from|raw [^ ]+|grass|leaves|paper|ketchup|packets)',
    '(?:bins?|skip|dumpster|rubbish|garbage|trash) {gap}(?:behind|outside|for food|eat*|food|supermarket|shop|restaurant|piled|everywhere|bags|up to)',
    '(?:same|soiled|dirty|filthy|wet|stinking) (?:clothes|trousers|pants|pyjamas|pajamas|underwear|nightie|nightdress|sheets|bed|bedding|nappy|pad|shirt|outfit|jumper|socks|chair|mattress|things)|(?:wearing|worn|wear|had on|in|sat in|sitting in|lying in|lies in|lie in|slept in) (?:this|these|the same|that|own|his own|her own|my own|urine|faeces|feces|pee|wee|filth|mess|excrement|vomit|it)(?= |$) {gap}(?:for|since|weeks?|months?|days?|clothes|urine|filth|mess|pee|faeces|feces|all|$)(?! (?:morning|room|house|chair today|hospital|country|city|town|year|week|job|place))',
    '(?:not|never|stopped|no|have not|refus*|can not|hardly|without|unable to) {gap1}(?:wash*|bath|bathe*|bathing|shower*|chang(?:e|ed|ing) (?:my |his |her )?(?:clothes|underwear)|clean* {self}|brush*|toilet*|dress*|get out of bed|got out of bed|left (?:the|my) (?:bed|chair|sofa|room)|leave (?:the|my) (?:bed|chair|sofa)|get up to|make it to the (?:toilet|bathroom)|hold my (?:bladder|water)) {gap}(?:in|for|since|weeks?|months?|days?|christmas|easter|summer|anymore|or|because|bathroom|toilet|at all|$)(?! (?:the (?:car|dishes|windows|dog)|my hands))',
    '(?:lice|nits|insects|maggots|fleas|bedbugs|flies|rats|mice|cockroach*|roaches|vermin|sores?|bedsores?|ulcers?|mou?ld|faeces|feces|excrement|urine|wee|pee|piss|shit|poo|human waste|rubbish|garbage|hoard*|filth|squalor|stench|smell) {gap}(?:in|on|all over|everywhere|over|up|around|to the ceiling|under) {gap1}(?:hair|my|the|his|her|bed|floor|house|flat|kitchen|walls?|skin|clothes|legs?|body|back|sheets|carpet|ceiling)(?! (?:shed|garden|loft traps|barn|bin))',
    '(?:toilet|wee|pee|poo|piss|shit|urinat*|defecat*|going|go|went|relieve* {self}|do my business|do it) {gap}(?:in|into|on) (?:a |the |my |an )?(?:bucket|bottle|bottles|bag|bags|kitchen|sink|corner|bed|floor|garden|street|saucepan|pan|carpet|clothes|trousers|pants|chair|bath)',
    '(?:sleep|sleeping|slept|live|living|stay|staying|been|camp*|doss*|bed down|hiding|lying|spent the night|nights?) {gap}(?:in|on|under|behind|outside|by) (?:a |the |my |an |some )*(?:doorways?|flyover|bridge|underpass|bus (?:shelter|station|stop)|park|parks|woods|forest|tent|car|streets?|pavement|bench|station|alley|skip|bin shed|bins|shed|stairwell|car park|rough|tunnel|drain|beach|squat|ditch|hedge|graveyard|cemetery|airport|underground)(?! (?:holiday|with the (?:kids|family|lads)|site in|on holiday|campsite))|under (?:the|a) (?:flyover|bridge|underpass|arches|motorway)|rough sleep*|sleep* rough|homeless|nowhere to (?:go|live|sleep|stay)|on the streets?|(?:no|lost (?:my|the)) (?:home|roof|flat|place to (?:live|stay|sleep))',
    '(?:barefoot|bare feet|no shoes|no coat|without (?:a coat|shoes|clothes|my coat|any clothes)|naked|in (?:my|his|her) (?:nightie|pyjamas|pajamas|nightdress|underwear|pants|socks|slippers)|not have (?:a |my )?(?:coat|shoes)|not had (?:my |a )?(?:coat|shoes)|not feel (?:my|his|her) (?:toes|feet|fingers|hands)|frostbite*|hypothermia|freezing|in the (?:snow|rain|cold|road|street|motorway|traffic|dark)) {gap6}(?:outside|street|road|snow|rain|night|walk*|wander*|found|winter|december|january|february|cold|police|shop|miles|toes|because|since|out|hours)',
    '(?:wander*|walk*|found|got lost|get lost|lost|turned up|ended up|picked up|brought (?:me|him|her) (?:home|back)|strayed|roam*) {gap6}(?:motorway|road|middle of the (?:night|road)|at night|nightie|nightdress|pyjamas|pajamas|naked|barefoot|police|neighbor|traffic|woods|not know (?:where|how)|could not (?:find|remember) (?:my|the|his|her)|miles away|another town|train station|three in the morning|2 am|3 am|4 am|hours|snow|in the rain)(?! (?:for exercise|with the dog))',
    '(?:no|without|cut off|off|turned off|disconnected|shut off|not have|lost) {gap1}(?:heating|heat|gas|electric|electricity|power|water|running water|food in|hot water|money for food|food) {gap}(?:in|for|since|at home|house|flat|because|and|so|weeks?|months?|days?|$)(?! (?:bill is|restrictions|allerg*))|(?:fridge|cupboards?|cupboard|larder|freezer) (?:is|are|was|were|has) {gap1}(?:empty|bare|nothing|mould|mouldy|rotten|unplugged)|cut (?:it|me|us) off',
    '(?:stop|stopped|stopping|forgot|forget*|not|not been|ran out of|refus*|quit|threw away|flushed|missed) {gap1}(?:tak(?:e|ing|en) )?(?:my |the |his |her |any |all my )?(?:insulin|dialysis|warfarin|epilepsy (?:pill|pills|medication)|heart (?:pill|pills|medication)|inhalers?|oxygen|antibiotics|hiv (?:pill|pills|medication)|immunosuppressants|steroids|chemo|transplant (?:pill|pills|medication))',
    '(?:lost|lose|losing) (?:[0-9]+|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|fifty|a lot of|so much|loads of|too much) (?:kilos?|kg|stone|pounds|lbs|weight) {gap6}(?:not eat*|stopped|poison*|no food|because|can not|without|not need|food)|(?:skin and bone|skeletal|emaciat*|malnourish*|dehydrat*|starv(?:e|ed|ing) (?:to|himself|herself|myself)|collapsed|passed out from hunger|fainted from|kidneys? (?:are |were )?(?:fail*|shut*))',
    '(?:left|leave|leaving|leaves|forgot|forget*) {gap}(?:gas|stove|oven|hob|cooker|taps?|iron|candle*|chip pan|fire|front door|pan) (?:on|running|burning|open|lit|wide open)|(?:set|start*) (?:a |the )?(?:fire|kitchen on fire|house on fire|alight|pan on fire)|(?:kitchen|flat|house|pan|bed) (?:on|caught|went on|was on) fire|burn* (?:the|a) (?:kitchen|pan|flat|house)(?! down with)',
    '(?:just|only|all i do is) (?:lie|lay|sit|stare|lies|sits|stares|lying|sitting) (?:there|here|in bed|in the (?:dark|chair)|on the floor|all day)(?= |$)(?! (?:and (?:read|watch|relax|sunbathe)))|(?:can not|could not|not able to|unable to|no longer) {gap1}(?:look after|care for|take care of|feed|wash|dress|manage|cope with|clean|run) (?:{self}|the (?:house|flat|home)|my (?:house|flat|home)|on my own|alone|at home|anymore)|not (?:coping|managing|manage) (?:at home|alone|on my own|anymore|at all|with (?:the|my))|(?:he|she) (?:does|do|will|would|can|could) not (?:wash|eat|drink|dress|cook|get up|leave|bathe|shower|change|sleep|feed|take)(?= |$)',
    '(?:give|gave|given|giving|sent|sending|hand*|threw|burn*) {gap1}(?:all |away )*(?:my|his|her) (?:money|savings|pension|rent|benefits|house|wages|last penny|everything)(?= |$) {gap6}(?:away|stranger*|god|burn*|can not eat|nothing left|online|no food|streets?|river|for food)|no money for (?:food|heating|rent)|evict*|squalor|self neglect*|neglect* {self}|gravely disabled|grave disability|unable to (?:provide|care|meet)|adls?(?= |$)|(?:food|clothing|shelter) (?:insecur*|needs)',
  ],
  pairs: [
    [
      words('body, i, we'),
      words(
        'not need (?:food|to eat|more|water|sleep|feeding), can live on (?:light|air), live on (?:air|light|prayer|sunlight), feed on (?:light|air)',
      ),
    ],
    [
      words('neighbor, police, ambulance, warden, carer, son, daughter, postman, landlord, council, social'),
      words(
        'found me, found him, found her, break in, broke in, broke the door, lying on the floor, on the floor for',
      ),
    ],
  ],
  hints: [
    'ice(?= |$)|rice cakes?|lettuce|half (?:a|an)|an apple|black coffee|just water|gum|cucumber|not (?:eaten|eat|eating|wash*|bother*|manage|managing|cop*|drunk|drink|need (?:food|it)|had (?:a|any))|rainwater|cistern|bins?|mou?ld*|fridge (?:is )?empty|starv*|no heating|cut off|doorway|flyover|tent|bench|lice|insects|flies|rats|filth*|same clothes|wearing this|soiled|poison*|contaminat*|lie there|found me|wander*|naked|barefoot|snow|bucket|can not get up|stopped (?:eating|washing|the insulin|taking)|nothing for days|meal|without (?:food|water|heat*)|in the dark|no food|nothing in',
  ],
  asks: [
    '(?:last|time you) (?:eat|ate|eaten|had (?:a|any) (?:meal|food|shower|bath|wash|drink)|wash*|shower*|bath*|drink|drank|change*)|barefoot|naked|no shoes|motorway|wandering|found (?:you )?(?:wandering|outside|on the|in the|asleep|lying)|sleeping rough|the (?:smell|flies|rats|bins|rubbish)|living conditions|evict*|do for (?:food|meals)|lost (?:twenty|thirty|fifteen|ten|a lot|so much|[0-9]+) (?:of )?(?:weight|kilos?|pounds|kg|stone|lbs)|not (?:eating|eaten|washing|washed|drinking water)|(?:stopped|stop) (?:eating|washing)|neglecting yourself|unable to (?:look after|care for|feed)',
  ],
  leads: [
    'eat|eating|eaten|meals?|food|cook*|shopping|wash|washing|shower*|bath*|dress*|heating|manag*|coping|stay(?:ing)?|sleeping rough|where (?:are|have|do|did) you|kilos?|pounds|insulin|fridge|look after|electric*|rent|neighbors? (?:called|found|say|said)|police (?:found|brought)',
  ],
  asksOpposite: [
    '(?:able to|managing to|can you) {gap}(?:wash*|dress*|eat*|feed*|cook*|shower*|shop*|bath*|drink(?:ing)? (?:enough|water)|clean|keep (?:clean|warm)|look after yourself|care for yourself|get (?:food|meals)|tak(?:e|ing) (?:your )?insulin)|(?:enough|any) (?:food|to eat|heating|water|money for food)|(?:look* after|tak(?:e|ing) care of|car(?:e|ing) for|feed(?:ing)?) yourself|is the heating on|somewhere (?:to (?:stay|sleep|live)|safe|warm)|roof over|safe place to',
  ],
});
