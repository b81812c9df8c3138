import { defineSafetyTopic } from '../define-topic.ts';

/** Self-harm and overdose: acts, fresh traces of them, and urges. Ours. */
export const SELF_HARM = defineSafetyTopic({
  key: 'self_harm',
  label: 'self-harm or overdose',
  groups: [
    {
      wordings: [
        '(?:start|started|starts|starting|begun|began|back|gone back|went back|returned|relapsed) (?:to |in)?(?:to )?(?:cut|cutting|burning|scratching|hurting|harming)(?: {self})? (?:again|himself|since|after|most|every|at night|in (?:school|the)|because|when|last|this)(?! (?:the (?:grass|hedge)|down|back|carbs))',
        '(?:swallow|swallows|swallowed|swallowing|ingest|ingests|ingested|ingesting|insert|inserts|inserted|inserting) (?:a |an |two |three |several |some |his |her |the |more |broken |small |piece of |pieces of )*(?:cutlery|forks?|spoons?|batter(?:y|ies)|blades?|screws?|magnets?|glass|pens?|needles?|pins|safety pins?|nails?|toothbrush(?:es)?|foreign (?:body|bodies|objects?)|paper ?clips?|razor|coins|hair ?clips?|plastic|pencil)(?! (?:by accident|accidentally))',
        '(?:have|has|had|got|with|hiding|hides|showed|shows|found|noticed|saw|seen) (?:[a-z]+ ){0,2}(?:cuts?|scratches|slashes|gashes|slits|razor marks|cut marks|nicks) (?:all )?(?:up|down|over|along|across|up and down) (?:the |both |inside (?:of )?)?{side}{limb}',
        '(?:hit|hits|hitting|smack|smacks|smacking|smashing|smashes|knocking|bashing|bashes|butting|throwing|whacking|slamming|slams) {my} (?:own )?(?:head|skull|forehead|face|fists?|knuckles) (?:off|against|on|into|through) (?:the |a |{my} )?(?:wall|walls|floor|door|window|table|tiles|desk|concrete|radiator|bath|mirror|sink|ground|bed frame|headboard|locker)(?! (?:by accident|accidentally|in (?:the )?(?:game|match)))',
        '(?:admit|admitted|seen|presents?|presented|presenting|attended|attends|transferred|biba|brought|referred|detained|taken|conveyed|s p|status post|post|following) {gap6}(?:after|following|post|with|due to|for|secondary to|s p|s/p|2) (?:an |a |multiple |deep |superficial |self )*(?:od|ingestion of {caustic}|ingestion|(?:deep |superficial |multiple |bilateral )*lacerations? (?:to|of|on) (?:both |his |her |the |left |right |l |r )*(?:wrists?|forearms?|neck|throat|arms?|thighs?)|[1-9][0-9] ?x ?(?:[0-9]+ ?mg )?(?:{my} )?(?:pill|{med})|barricad[a-z]+ {self})(?! (?:tds|bd|mane|nocte|dosing|glass|accident))',
        'self harm|self harms|self harmed|self harming|self harmer|selfharm|selfharming|self injury|self injuries|self injurious|self injuring|self injured|self inflicted|self mutilation|self mutilating|self mutilated|self poisoning|self poisoned|self laceration|self burning|self strangulation|self ligatur[a-z]+|self hitting|self hit|autolesion',
        'dsh|nssi|sib(?= (?:x|daily|today|again|increas[a-z]+|with|by))',
        '(?:hurt|harm|injure|injured|injures|injuring|cut|burn|scratch|stab|stabbed|punch|punched|hit|slap|slapped|bite|bit|bites|biting|wound|wounded|mutilate|mutilated|carve|carved|bruise|bruised|bruising|damage|damaging|choke|choked|slash|slashed) {self}(?! (?:esteem|confidence|image|respect|worth|at|in a|in the (?:garden|kitchen|gym)|lift|lifting|playing|run|on the|falling|by accident|accidentally|off|loose|a|out|some|slack|shaving|up|short|cooking|from|when (?:i|he) (?:fell|slipped|was)|again (?:at|playing)|with (?:a|the) (?:can|kitchen|hot)|trying to|while|during|by falling|in (?:the )?(?:half|tackle)|inadvertently))',
        '(?:cut|slit|slash|slashed|slashing|slice|sliced|slicing|gash|gashed|carve|carved|carving|gouge|gouged|gouging|lacerate|lacerated|scratch|burn|bite|bit|biting) (?:open )?(?:at |into |on |words into |initials into |deep into )?(?:{my} |his )(?:own )?{side}(?:wrists?|arms?|forearms?|upper arms?|legs?|thighs?|calves|throat|skin|stomach|tummy|abdomen|belly|chest|breasts?|ankles?|veins?|flesh|hips?|neck|shoulders?)(?! (?:shaving|on (?:a|an|the|some|barbed|glass|rose|brambles?|coral|broken)|while (?:shaving|gardening|cooking|working)|at work|playing|in (?:a|the) (?:fall|accident|crash|garden)|when (?:i|he) fell|gardening|accidentally|by accident|off|pain|rash|open (?:on|at) work|surgery|with (?:the )?(?:strimmer|hedge|saw|oven|iron)|of))',
        'arms? (?:is |are )?(?:in ribbons|cut to (?:bits|pieces|ribbons|shreds)|covered in (?:cuts|scars|blood|marks))|self (?:inflicted )?(?:stab|stabbed|stabbing|stab wound)|(?:stab|stabbed) {self}',
        '(?:cut|cuts|lacerations?|lacs?|scratches|slashes|gashes) (?:to|on|across|over|along) (?:{my} |both |left |right |l |r |inner |upper |lower |her )+(?:wrists?|forearms?|fore arms?|thighs?|arms?|stomach|abdomen|hips)',
        '(?:box|tin|stash|bag|collection|packet|set|kit) of (?:blades|razors?|razor blades?|sharpeners?)(?! (?:for (?:work|shaving)))',
        'cut {gap6}(?:cheeks?|tongue|gums|lips|ears?|nipples?|breasts?|genitals|penis|labia|vagina|scrotum|soles|feet|toes?) (?:with|again|using|off|open)|cut off (?:my|his|her) (?:own )?(?:hand|fingers?|ears?|toes?|penis|nipples?|breasts?|tongue)|(?:gouge|gouged|gouging|pull|pulled|pulling|scratch|tried to remove|removed) (?:out )?(?:my|his|her) (?:own )?(?:eyes?|eyeballs?|teeth|tooth|nails|toenails|hair out)(?! (?:infection|lens|patch))',
        '(?:scratch|scratching|pick|picking|cut|sawing|stabbing|jabbing|digging|gouging|poking|rubbing) (?:at |into )(?:{my} |his )?{side}(?:wrists?|arms?|forearms?|thighs?|legs?|skin|stomach|neck)|(?:burn|burned|carved|cut|scratched|scratch|etched|branded) {gap6}(?:word|words|name|initials|letters) {gap}(?:into|in|on) (?:{my} |his )?(?:own )?{limb}|cut (?:fat |muscle |tendon )?deep(?:ly)?(?= (?:again|enough|needed|needing|and|to|required))|self ?strangl[a-z]+|repeated self [a-z]+',
        'both wrists cut|(?:wrists?|forearms?|thighs?|arms) (?:cut|slashed|slit|sliced)|(?:in the bath|on the floor|in bathroom) {gap1}(?:wrists?|arms?) (?:cut|bleeding)',
        '(?:been|is|am|are|started|starting|start|keep|kept|back to|back|resumed|admit|admit to|disclosed|about|of|urges? to|caught|daily|escalating|ongoing|superficial|active|more|further|for|stopped hiding|restarted|resorted to|resorting to|turned to|turn to|into|with) (?:again )?selfcutting|selfcutting (?:again|daily|superficially|deeper|deeply|every|most|weekly|to|helps|is the only|where|rn|in the (?:shower|toilets?|bathroom|bath)|with|since|behaviou?rs?|episodes?|more|at school|as a|yesterday|last night|tonight|today)',
        'cut (?:again|superficially|deeply|deeper) (?:last|yesterday|today|tonight|on|this|with|and|$)|cut with (?:a |the )?(?:razor|razors|blades?|scissors|sharpener|scalpel|broken glass)|(?:legs|arms|thighs|wrists|forearms|stomach|hips) this time',
        '(?:cut|cutting|slash|slashed|scratch) (?:own )?(?:l |r |left |right |both |inner ){0,5}(?:wrists?|forearms?|thighs?|arms)(?![^ ])|(?:wrist|forearm|thigh) (?:cuts?|lacerations?|lacs?|slashing|slash|wounds?)',
        '(?:new|fresh|recent|multiple|several|linear|parallel|superficial|deep|infected|healing|numerous|various|more|bandages? (?:on|covering|over)|further|further superficial|horizontal|unexplained|old and new|razor|blade) (?:linear |parallel |superficial |deep |horizontal |fresh |small |partially healed |healing |self inflicted ){0,5}(?:cut|cuts|cuttings?|lacerations?|lacs?|lac|slashes|scratch(?:es)?|burns?|cigarette burns?|incised wounds?|incisions|wounds|marks|scars) {gap1}(?:on|to|over|across|along|down|up|both|of|covering|in|at) (?:{my} |his )?{side}(?:inner |upper )?(?:wrists?|arms?|forearms?|legs?|thighs?|stomach|abdomen|tummy|chest|hips?|ankles?|l forearm|neck|throat)(?! (?:from|after|due|caused|by) {gap1}(?:cat|dog|kitten|brambles?|fall|falling|rta|accident|surgery|thorns?|gardening|barbed|cannula|work|oven|briars|rose|puppy|nettles))',
        'cigarette burns|burn {gap1}(?:with (?:a |the |his |her )?(?:lighter|cigarettes?|iron|hair ?straightener|straighteners|matches?|candle|hot (?:spoon|knife|metal|glue))|on (?:the |a )?(?:stove|hob|radiator|cooker|iron)) {gap6}(?:on purpose|deliberately|since|again|to (?:feel|cope|punish)|when)|(?:burn|put out|stubb?(?:ed|ing)|puts?) {gap1}(?:cigarettes?|lighter|matches) (?:out )?(?:on|against|into) (?:{my} |his )?(?:own )?{side}{limb}|(?:hold|held|holding|pours?|poured|pouring) {gap6}(?:hand|arm|leg|boiling water|lighter) {gap1}(?:over|on|in|under|against) {gap1}(?:flame|boiling water|candle|hob|kettle|{limb}|{self})',
        '(?:bang|bangs|banging|smash|smashing|smashes|smashed|beat|beats|beating|bashing|slam|slammed|slamming) (?:{my} |his )?(?:own )?head (?:against|on|into|off|repeatedly|until|with)|(?:banged|hit|bashed) (?:{my} |his )?(?:own )?head (?:against|into|repeatedly|until|(?:on|off) (?:the )?(?:wall|floor|door))|head bang(?:ing|s|ed)?|head butting (?:the )?(?:wall|door|floor)s?|(?:punch|punched|punches|punching|hit|hits|hitting) (?:the |a |brick )?(?:walls?|doors?|mirrors?|himself|himself in) {gap6}(?:bleed|blood|broke|broken|fracture|fractured|knuckles|deserve|hurt|pain|face|head)',
        '(?:pulled|pull|pulling|rips?|ripped|ripping|open|opened|opening|reopened|reopening|picks?|picked|picking|unpick[a-z]*|interfer[a-z]+ with|insert|inserted|inserting|tamper[a-z]*) {gap1}(?:at |with |out )?(?:{my} |his )?(?:own )?(?:stitches|sutures|wounds?|staples|object (?:into|in)|pen into|needle into|arms? (?:with|using)|skin (?:with|until))|(?:pen|needle|pin|wire|screw|blade|razor|metal|glass) (?:into|in|under|inserted (?:into|in|under)|embedded in) (?:{my} |his )?{side}{limb}|insert(?:ed|ing|s)? (?:foreign )?objects? (?:into|in) (?:his|her|the|my|a) (?:wounds?|arm|leg|stomach|body|vagina|urethra|rectum)|secondary insertion|foreign body (?:insertion|ingestion)',
        '(?:blood stained|bloodstained|bloody|hidden|hides|hiding|hid|found|keeps?|stash of|smuggled|secreted|bought|concealed|concealing|has|had|carries|taking|dismantl[a-z]+|broke|breaking|taken apart|unscrewed|removed|got) {gap1}(?:blades?|razors?|razor blades?|sharpeners?|pencil sharpeners?|scalpel|sharps|scissors|broken glass|shards?|tissues?|towels?|knife) {gap1}(?:in (?:{my} |his )?(?:room|bag|phone case|bed|bra|sock|drawer|pencil case|mouth|bedroom|school ?bag|wardrobe)|under|behind|from (?:the |her |a )?(?:razor|sharpener|pencil)|to cut|for cutting|in case|to (?:harm|hurt|self)|with blood|covered in blood|hidden)|blood on (?:the |her |his )?(?:sheets|sleeves?|bed sheets|towels?|pyjamas|bedding)|(?:wears|wearing|wore) long sleeves {gap6}(?:hide|cover|cuts|scars|marks)|blood stained (?:blades?|razors?|knife)',
        '(?:urge|urges|strong urges?|impulse|impulses|need|compulsion|want|wanted|plan|plans|thought|thoughts|tempted|going) (?:to|of) (?:self harm|harm {self}|hurt {self}|cut(?=$| (?:again|when|and|or|at|with|tonight|today|daily|since|but|in|to|on))|burn {self}|punish {self}|scratch {self}|cut {self}|hurt my ?self)(?! (?:back|down|out|off|corners|the|hair|my hair|carbs))|(?:harm|hurt|punish) {self} {gap1}(?:on purpose|deliberately)|(?:did|does|done|do) (?:something|anything) to {self}|deliberate(?:ly)? (?:harm|injur[a-z]+|cut|burn|fell|crashed|starv[a-z]+)',
        '(?:stop(?:ped|ping|s)?|omit(?:ted|ting)?|refus(?:e|es|ed|ing)|withh[eo]ld(?:ing)?|skipp?(?:ed|ing)|double|doubled|triple|tripled|extra|misus(?:e|es|ed|ing)|too much|all (?:of )?(?:his|her|my)|massive) {gap1}(?:insulin|pill) {gap1}(?:on purpose|deliberately|to (?:die|harm|hurt|end|kill|see what|lose|make)|intentionally|so (?:i|he) would)|(?:extra|too much|overdose of|whole pen of|whole vial of|[1-9][0-9]{2} units of) (?:insulin|pill)',
      ],
      together: [
        [
          'not stop bleed(?:ing)?|bleed(?:ing)? (?:heavily|badly|a lot|everywhere)',
          'cut|selfcutting|arm|wrist|blade|razor|deep',
        ],
        [
          'relapsed|relapse',
          '(?:both |my |inner ){0,5}(?:thighs?|arms?|wrists?|legs?)|blade|cut|selfcutting',
        ],

        [
          'deliberate|deliberately|on purpose|intentionally|wilfully|purposely|purposefully',
          'cut|burn|scald|scalded|hit|bang|banged|swallow|swallowed|injured|injuring|starving|crashed|hurt|overdosed|broke|drank|ingested|jumped|fell|punched|stabbed|scratch|harm|inflicted',
        ],
        [
          '(?:fresh|new|recent|unexplained|multiple|several|deep|superficial|linear|hidden|criss cross|parallel) (?:[a-z]+ ){0,2}(?:cut|cuts|scratch|scratches|lacerations?|lacs|gashes|burns?|slashes|razor marks)',
          '(?:on|up|to|down|across|over|along|both|of|inner|left|right|her|my) (?:{my} |both |inner |left |right |upper |the ){0,5}(?:arms?|forearms?|wrists?|thighs?|legs?|stomach|hips|ankles)',
        ],
        [
          '(?:bloody|blood stained|bloodstained|blood on|blood on the|blood on her|covered in blood) {gap1}(?:tissues?|towels?|sheets|sleeves?|pyjamas|blades?|razors?|sharpeners?|bedding)',
        ],
        [
          '(?:bits of|broken|pieces of|dismantled|taken apart|hidden|missing|snapped|stash of) {gap1}(?:razors?|razor blades?|sharpeners?|blades?|pencil sharpeners?)',
        ],
        [
          '(?:did|do|doing|done) it again',
          'deeper|stitches|steri ?strips?|blade|razor|bleed|bleeding|bled|blood|scars?|cut|worse this time',
        ],
        [
          'deeper',
          'this time|stitches|steri ?strips?|every time|each time',
          'cut|stitches|selfcutting|arm|leg|wrist|thigh|blade',
        ],
        [
          '(?:hits?|hitting|punch|punches|punching|slaps|slapping|beats|beating) {self}',
          'face|head|thighs|legs|until|till|bruise|black|bleed|swells|voices|stomach',
        ],
      ],
      unless: [
        'accident|accidental|accidentally|by mistake|shaving|gardening|pruning|slicing|chopping|peeling|cooking|barbed wire|cats?|kittens?|dog|puppy|thorns?|brambles?|briars?|biopsy|surgery (?:on|for|scar)|surgical|excision|post op|hair ?dresser|hair ?cut|lawn|hedge|barbed|wire|glass panel|fell|fall|slipped|strimmer|at work|workshop|power tool|chainsaw|saw|grinder|butcher|carpenter|(?:off|in) (?:the |his |her )?(?:bike|football|rugby|training|hurling|match)|carving (?:a|the) (?:turkey|pumpkin)',
      ],
    },
    {
      wordings: [
        'overdose|overdosed|overdoses|od d|oded|overdose ing|od ed|o d d|o d on|overdoseing|over dose|over dosed|(?:mixed|polypharmacy|polydrug|staggered|impulsive|intentional|deliberate|significant|large|massive|serious|repeat|repeated) (?:ingestion|od|overdose|poly ?drug|poisoning|tablet ingestion)',
      ],
      unless: [
        'accident|accidental|accidentally|by mistake|in error|inadvertent(?:ly)?|dispensing error|reassured|naloxone (?:training|kit|provided|supplied|given out)|toxic(?:ity)? in|safe(?:r|ty)? in|dangerous in',
      ],
    },
    {
      wordings: [
        '(?:ingestion|ingesting|ingested|consumption|drinking) of {caustic}(?! (?:free|water))',
        '(?:took|taken|takes|swallowed|ingested|downed|necked|consumed|scoffed|gulped|overdosed on) (?:the (?:rest|remainder|remains) of|what was left of|whatever was left of|all (?:that was|that were|the) left(?: of)?|mixed|a mix of|various|assorted|random|a mixed bag of|unknown) ?(?:the |his |her |my |all |old )*(?:[a-z]+ )?{med}(?! (?:with (?:breakfast|food|water|dinner)|as|in the morning|daily|course|back|home|cd|infection))',
        '(?:drank|drunk|drink|drinking|swallow|swallowed|ingested|ingest|ingesting|took|taken|take|inject|injected|injecting|ate|eaten|eating|sniff[a-z]*|inhal[a-z]*|gulped|sipped|consumed|consuming|consume|had) (?:(?:a|an|some|the|his|her|my|of|bottle|bottles|cup|glass|glasses|litre|pint|can|half|whole|bit|mouthful|mouthfuls|capful|quantity|large|small|amount|two|three|four|several|neat|undiluted|concentrated|toilet|household|kitchen|[0-9]+|ml|mls|approx|about) ){0,6}{caustic}(?! (?:free|water|gas (?:at|bill)))',
        '(?:swallow|swallowed|ingested|took|take|taken|injured|cut|burn|crashed|jumped|drank|overdosed|fell|injected|walked) {gap6}(?:on purpose|intentionally|deliberately|to (?:die|end it|harm {self}|hurt {self}|kill {self}|not wake up|see what (?:would|will) happen|go to sleep for ?ever))',
        '(?:swallow|swallowed|took|take|taken|taking) (?:the lot(?! (?:to|home|back|with|off))|them all(?! (?:to|home|back|with|out|for))|all of them|everything (?:in|he could|i could|that|from|at once)|every (?:pill|last)|whatever (?:was|pill|he|i|medication)|anything (?:he|i) could)',
        '(?:took|take|taken|swallow|swallowed|ingested|taking|had) (?:the |his |her |a |their |my |an )?(?:whole|entire|full|complete) (?:week s |weeks? |month s |months? )?(?:box|pack|packet|bottle|strip|blister|lot|dosette(?: box)?|supply|nomad|tray|course|prescription|card|sheet|tub|medicine (?:cabinet|box)|contents)',
        '{took} (?:{wholly}|all {wholly}) (?:of )?(?:{my} )?(?:[a-z]+ )?(?:[a-z]+ )?(?:pill|{med})(?! (?:a (?:day|week)|daily|per|home|to (?:the|his|her) (?:pharmacy|chemist|gp|hospital)))|(?:emptied|tipped|poured|empty|empties|downed|necked) {gap6}(?:blister|blister packs?|bottles?|packets?|box|boxes|pill|medication|cabinet|contents|strips?) {gap1}(?:into|down|in) (?:{my} |his )?(?:mouth|throat|hand|drink)|(?:emptied|cleared|went through) (?:out )?(?:the |his |her )?(?:medicine|bathroom|medication) (?:cabinet|cupboard|press|box)|empty (?:blisters?|blister packs?|packets?|pill (?:bottles?|packets?)|bottles? of pill|packs? of pill|strips?|boxes of pill) {gap1}(?:found|beside|next to|near|under|on|by|at|around|in (?:the|his|her) (?:bin|bed|room|bathroom|bedroom))|(?:found|with) {gap1}empty (?:blisters?|blister packs?|packets?|pill (?:bottles?|packets?)|bottles? of pill|packs? of pill|strips?|boxes of pill)',
        '(?:took|take|taken|taking|swallow|swallowed|ingest|ingests|ingested|ingesting|consumed|necked|downed|gulped|scoffed|popped|injected|ate|drank|given {self}|overdosed on|chewed) (?:{many} )?(?:{my} |the |all |all the |all {my} |an? (?:estimated )?){0,5}{count}(?! ?(?:mg|mcg|ml|micrograms?|g|gm|units?|iu|percent|times|days?|minutes?|hours?|weeks?|years?|months?|am|pm|km|miles|steps|photos?|pages|o clock)(?![^ ]))(?: (?:{owned} )?(?:of|x|times|strong|plus|mixed|different|various|paracetamol|{my}|his|the|odd|[0-9]+ ?mg|sleeping|blue|white|pain|[a-z]+ s)){0,5} (?:of )?(?:{my} |his |the )?(?:[0-9]+ ?(?:mg|mcg) )?(?:[a-z]+ )?{med}(?! (?:over|this (?:month|week|year)|last (?:month|year)|in (?:total |all )?(?:the|a|one|2|two|three|[a-z]+) (?:past |last )?(?:weeks?|months?)|a (?:day|week|month)|daily|per|for (?:the|a|his|her|my|[0-9]+|ten|seven|five)|since|each|every|as (?:prescribed|directed|advised)|prescribed|(?:[a-z]+ )?course|over (?:the|a)|left|weekly|monthly|in (?:the )?(?:morning|evening)|at (?:night|bedtime)|nocte|mane|before bed|back|to (?:the|a) (?:pharmacy|chemist)))',
        '(?:took|take|taken|swallow|swallowed|ingest|ingests|ingested|consumed|overdosed on|drank|injected) (?:{many} |an? (?:estimated )?){0,5}(?:[5-9]|[1-9][0-9]+|[0-9]+ [0-9]) ?(?:g|grams?|gm|gms) (?:of )?(?:{my} |his |the )?{med}|(?:took|taken|swallowed|ingested|consumed) {gap1}[0-9]{1,3}(?:x|g)[0-9]{0,4} (?:[0-9]{1,4} )?(?:mg )?(?:of )?{med}',
        '(?:overdose|overdosed|od) {gap}(?:[0-9]+ ?x ?[0-9]+|[0-9]+ ?g|pill|[0-9]+ pill)|(?:took|taken) (?:an )?(?:od|overdose)|{med} ?(?:x ?[1-9][0-9]|[1-9][0-9] ?x|[0-9]+ x [0-9]+|[5-9] ?g|[1-9][0-9] ?g) {gap}(?:ingested|taken|swallowed|at once|in one go|consumed|od|overdose|with (?:alcohol|vodka|gin|wine|whiskey))|[1-9][0-9] ?x? ?(?:of )?(?:[0-9]+ ?mg )?(?:{my} )?{med} {gap6}(?:at once|in one go|all together|all at the same time|in a single|ingested|swallowed|with intent|with (?:a bottle of |alcohol|vodka|gin|wine|whiskey)|(?:was|were) (?:taken|swallowed|ingested|missing)|washed down)',
        '(?:took|take|taken|taking|swallow|swallowed|ingested|consumed|necked|downed|had) (?:all|every one) (?:of )?(?:{my} |his |the |these |those )(?:[a-z]+ )?(?:[a-z]+ )?(?:[a-z]+ )?(?:pill|medication|capsules?|drugs|insulin|painkillers?|sleepers|antidepressants?|prescription)(?! (?:as|like|this morning|today|every|with (?:breakfast|food|water|dinner)|on time|before|at (?:night|bedtime)|and (?:went|feels?|slept)|regularly|and went|correctly|now|home|back|to (?:the|a)|yesterday as|in the morning|properly|out of|from (?:the|her) (?:dosette|box) as))|(?:took|taken|swallowed) all (?:of )?(?:{my} |his |the )(?:[a-z]+ )?(?:pill|medication) (?:at once|together|in one go|last night|yesterday|on purpose|after)',
        '(?:want|going|intend|plan|plans|planning|thinking of|thinking about|think about|threaten[a-z]*|decided|tempted|about|urge|thoughts? of|would|could|will|ready) (?:to )?(?:take|taking|swallow|swallowing|overdose on) (?:all|the whole|every|a (?:load|bunch|lot|handful|bottle|heap)|loads|the rest|enough) (?:of )?(?:{my} |his |the )?(?:[a-z]+ )?(?:of )?(?:{med}|lot|box|bottle)(?! (?:to the|as|before bed|with food|back))|want to overdose|(?:want|plan|going|intend|tempted|threaten[a-z]*|thinking|thought|urge|urges|ideas?|thoughts) (?:to|of|about) (?:take |taking )?(?:an )?(?:overdose|od)',
        '(?:took|take|taken|taking|swallow|swallowed) (?:far |way |much )?(?:many|more|a (?:load|bunch|lot|heap|handful|fistful|quantity|cocktail)|loads|lots|a number|several handfuls|extra|double|triple|four times|three times|ten times|a (?:large|big|massive|huge|unknown|significant) (?:number|amount|quantity|dose|handful))(?: of)? (?:{my} |his |the )?(?:[a-z]+ )?(?:{med})(?! (?:than (?:usual for|i used)|for (?:my|a|the|his|her) (?:headache|back|pain|knee|migraine|period|heart|bp|condition)|a day|daily|these days|in the morning|as prescribed|every|over the years|for (?:his|her) age|now|nowadays|including|and (?:vitamins|supplements)|due to))|(?:took|take|taken) many (?:of )?(?:{my} |his )?(?:pill|medication)|more (?:pill|medication|of (?:his|her|my) pill) than (?:he|i) (?:should|was meant)',
        '(?:nac|n acetylcysteine|acetylcysteine|parvolex) (?:started|commenced|infusion|completed|given|running|protocol|finished|treatment|x|for|and|in (?:ed|ae))|(?:paracetamol|pill|salicylate) levels? (?:at|4 ?h|pending|above|over|toxic)|(?:toxbase|poisons? (?:unit|centre|center|line|information)|toxicology) (?:consulted|contacted|advice|advised|rang|called|discussed)|(?:stomach (?:pumped|washed)|activated charcoal (?:given|administered))',
      ],
      together: [
        ['{ingested}', '{med}', 'in one go|all at once|at once|all together|in one sitting|at the same time'],

        ['{ingested}', '{much}', '{med}'],
        [
          '(?<!(?:age|aged|at|of|for|over|mg|day) )(?:[1-9][0-9]|nineteen|seventeen|thirteen|fourteen|sixteen|eighteen|fifteen|twenty|thirty|forty|fifty|sixty) ?(?:x )?(?:of )?(?:pill|capsules)',
          '999|biba|resus|icu|itu|toxbase|nac|vodka|gin|whiskey|rum|with intent|at once|in one go|overdose|unconscious|suicid[a-z]*',
        ],
        [
          'pill',
          '[1-9][0-9] ?x ?(?:[0-9]+ ?mg|[0-9]+mg|[0-9]+)|x ?[1-9][0-9]',
          'with intent|overdose|ingested|swallowed|took|taken|at once|{ingested}',
        ],
        ['ingestion', '{much}|unknown|pill|medication|alcohol|mixed'],
        [
          '{ingested}',
          '(?:her|my|the|husband|father|grandfather|son|partner|neighbor) (?:{kin} )?(?:[a-z]+ )?(?:{med})',
          'whole lot|the lot|whole box|all of (?:it|them)|entire|everything|handful|unconscious|overdose',
        ],
        [
          'empty (?:box|boxes|packets?|packs?|blister packs?|blisters|strips?|bottles?) of {med}',
          'found|beside|near|next|can not|wake|floor|bed',
        ],
        [
          'swallow|swallowed|ingested|drank|ate|eaten',
          '(?:aa |aaa |button |lithium |watch ){0,5}(?:battery|batteries)|cleaner|bleach|shampoo|aftershave|antiseptic|dishwasher (?:pill|pods?)',
        ],
      ],
      unless: [
        'accident|accidental|accidentally|by mistake|in error|inadvertent(?:ly)?|dispensing error|toddler|reassured|as prescribed|as directed|prescribed course|count correct|one (?:twice|three times) a day|(?:once|twice|three times) (?:a day|daily)|over the (?:past|last) (?:week|month|year)|over (?:two|three|four|five|[0-9]+) (?:days|weeks|months)|for the uti|antibiotic course|course of|as (?:charted|usual|supposed|the doctor|per)|he is supposed|supposed to|the doctor (?:said|told)|a day|per day|each (?:morning|day|night|evening)|every (?:morning|day|night|evening|single)|in the morning|with (?:support|breakfast|food|prompting)|for (?:my|a|the|his|her) (?:[a-z]+ )?(?:headaches?|back|knee|pain|period|migraine|heart|diabetes|cold|fever)|heart and|drop box|to (?:the|a) (?:pharmacy|chemist)|all {my} (?:pill|medication) (?:this morning|today)|and went to bed early|photos?|steps|photographs|naloxone (?:training|kit|provided|supplied|given out)',
      ],
    },
  ],
});
