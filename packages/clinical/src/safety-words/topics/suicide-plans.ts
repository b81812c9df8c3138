import type { WordingGroup } from '../define-topic.ts';

/** Plans and preparations for suicide: the means, the search for a way, leave-taking, affairs put in order. Ours. */
export const SUICIDE_PLANS: readonly WordingGroup[] = [
  {
    grade: 'plan',
    wordings: [
      '(?:intend|intends|intended|intending|meaning|meant|planning|planned|intention|hoping|hoped|plan|plans) (?:of |was |is )?(?:not|never) (?:to )?(?:be )?(?:come|coming|return|returning|make it|waking|wake|found|seen)(?: (?:back|home|again|up))?(?! (?:to (?:this|the) (?:school|job|course|country|company|club)))',
      '(?:go|get|getting|be let|let|sent|allowed|discharged) (?:home|out|back out) (?:and|to|so (?:he|i) can|so (?:he|i) could) (?:just |then |go and )?(?:end it|finish the job|try again|die|kill {self}|hang {self}|complete it|finish it (?:all|off|properly))',
      'so (?:that )?(?:he|i) (?:can|could|would|will) (?:just )?(?:go|get|be let) (?:home|out) (?:and|to) (?:just |then |go and )?(?:finish it|do it)(?! all (?:again|over))',
      'would (?:act on (?:them|it|these|thought|thoughts|his thoughts|her thoughts)|do it(?! again)|end it|go through with it|take it|use it|be (?:gone|dead) (?:by now|already)) (?:[a-z]+ )?(?:if|were|had) (?:he |i |it )?(?:had|have|could|were|was|got|to get|given|knew|not for|the means|alone)(?! (?:again|differently))',
      '(?:not|unable|able|trouble|hard|struggl[a-z]+|difficulty|afraid|fears?) (?:be able |to |able )*(?:resist|resisting|stop {self}|stopping {self}|control|controlling|fight|fighting|hold back) (?:from |the urge to |the urge |urges to |urges of |against )*(?:jump|jumping|cut|cutting|overdose|overdosing|kill|killing|swerving|hurting|hanging|drowning|stabbing|harming|suicide|acting)(?! (?:the (?:queue|grass)|back|down))',
      'should (?:never|not) have been (?:born|brought into)|(?:wish|wishes|wished) (?:he |i |they )?(?:had |was |were )?(?:never )?(?:been )?(?:not )?born',
      '(?:pill|pills|tablets|rope|noose|blade|razor|gun|rifle) (?:are |is )?(?:here )?in (?:my|his|her) (?:own )?hands?(?! (?:luggage|writing))',
      '(?:say|says|said|saying|told|telling|texted|shouted|shouting|screamed|roared|swore|promises?) {gap1}(?:that )?(?:he |i |we |you |they )?(?:will |would |ll )?never (?:be )?(?:see|seeing|hear from|hearing from) (?:me|him|her)(?: alive)? again(?! (?:if|unless|because (?:he|i) (?:is|am) (?:moving|leaving)))',
      '(?:tie|tied|ties|tying|wrapped|wraps|wrapping|pulled|put|puts|knotted|twisted) {gap1}(?:[a-z]+ )?(?:strings?|drawstring|lanyard|charger|t ?shirt|laces?|towel|bra|headphones|earphones|pyjama cord|cloth|pillow ?case|sock|socks|jumper|leggings|bin bag|carrier bag|plastic bag) {gap1}(?:tight |tightly )?(?:round|around|over|about) (?:his|her|my) (?:own )?(?:neck|throat|head|face)(?! (?:to (?:dry|keep warm)|after (?:a|the) shower|like a turban|because of the (?:cold|sun)))',
      '(?:will|would|going to|ll|could) (?:see to it|finish it|finish the job|do the job|finish it off) {self}(?! (?:with|in the garden))',
      '(?:only |just )?(?:the )?(?:one|only) (?:road|door|path|way) (?:left|open|remaining)(?= (?:for (?:me|him|her)|to (?:me|him|her)|now|he (?:told|said|says)|i )|$)|no (?:way|road|going) (?:back|forward|out) (?:for|from here for) (?:me|{him})(?! (?:to school|to work))',
      '(?:the |my |his |a )?(?:drop|rope|noose|lethal dose|dose|height|method) (?:is |was |all |already |has been |have been ){0,3}(?:worked out|figured out|measured|calculated|chosen|picked|sorted|ready)(?! (?:by (?:the|his|her) (?:doctor|gp|pharmacist|nurse|consultant)|per|for (?:the|his|her) (?:renal|weight)|according|from))',
      '(?:tried|trying|tries|attempt|attempted|attempts|attempting|threaten[a-z]*) {gap6}(?:climb|climbing|get|getting|go|going|jump|jumping|throw {self}|leap) (?:out (?:of |through )?|through |from )(?:the |a |her |his )?(?:[a-z]+ )?(?:windows?|skylight|moving car|car door|balcony)',
      '(?:fall|go|drift|slip|nod) (?:asleep|off|to sleep|away) and (?:just )?(?:leave it at that|that be (?:it|that)|stay asleep|stay that way|not come back|never come back|be done with it|that would be (?:it|that|grand|the end)|not bother waking)',
      '(?:ask|asks|asked|asking|wants? to know|enquir[a-z]+|wonder[a-z]*) {gap}where {gap1}(?:[a-z]+ )?(?:gun|guns|cartridges|shotgun|rifle|ammunition|pill|pills|rope|razor|razors|blades?|gun cabinet key|key (?:of|to|for) the gun|medication|insulin) {gap1}(?:is|are|was|were)? ?(?:kept|hidden|stored|locked|put|gone)(?! in the (?:shop|supermarket|pharmacy|store|aisle|clinic))',
      'promised {gap}(?:wait|hold on|hold off|hang on|stay|last|put it off) (?:until|till) (?:after )?(?:the |his |her |my |our |all )*(?:[a-z]+ )?(?:[a-z]+ )?(?:birthday|wedding|christmas|communion|confirmation|exams?|holidays?|funeral|baby|birth|graduation|weekend|debs)(?! (?:to (?:open|buy|eat|tell|paint)))',
      '(?:family|they|everyone|everybody|parents|husband|children|kids|people|you|he|we|{kin}) (?:would|will|ll|might) (?:all |only |just |probably |be |feel |secretly ){0,4}(?:relieved|happier|glad|better|freer|delighted|richer|grateful|at peace|thankful|better off) (?:if|were|when|once|after|with) (?:he|i|him|me) (?:to |were to |was to |just |had |is |was |am |were )*(?:die|died|dead|gone|not (?:here|around|alive)|disappear|disappeared|out of the way|buried|killed|in (?:the|a) grave)',
      '(?:wish|wishes|wished|wishing|if only|pity|shame|sorry|disappointed|should) {gap6}(?:had |have |could have |would have |to have )(?:just |only |been |have )*(?:killed|finished|finished off|taken|got|wiped out|struck down|ended|done for|succeeded in killing) (?:him|her|me|it for me)(?! (?:seriously|home|on holiday|there|to the|out|shopping|up on|hand))',
      '(?:go|going|goes|walk|walking|drive|driving|head|heading|make|run|running|straight) (?:straight |back |right |directly |down ){0,3}(?:to|for|onto|towards) (?:the |that )(?:bridge|river|cliffs?|tracks?|railway|train line|roof|pier|sea|canal|lough|viaduct|weir|motorway) {wide}(?:if|when|once|tonight|as soon as|after discharge|straight after|to (?:jump|die|end|finish)|and (?:jump|not come|never|end))',
      '(?:if|when|once|as soon as|the minute|the day) {gap6}(?:discharged?|sent home|let (?:him|her|me) (?:out|go)|leave|leaves|out of here|home|released) {gap6}(?:straight|will|going to|go|goes|head) {gap}(?:to|for|off|onto) (?:the |that )(?:bridge|river|cliffs?|tracks?|railway|train line|roof|pier|sea|canal|lough|viaduct|weir)',
      '(?:meet|meeting|met|face|facing|ready for) (?:his|her|my|our) maker',
      '(?:take|takes|taking|took|brings?|bring|carry|carried) {gap1}(?:[a-z]+ )?(?:gun|rifle|shotgun|pistol) (?:and |out |off |with him )*(?:to|behind|into|up to|down to|out to|in) (?:the )?(?:back of the )?(?:barn|shed|woods|field|garage|byre|hayshed|bog|quarry|forest|top field|outhouse)(?! (?:for (?:foxes|rabbits|hunting)|hunting|to (?:hunt|clean)))',
      '(?:on|up on|out on|standing on|sitting on|stood on|sat on|onto|astride|over) (?:the |a )?(?:edge of (?:the |a )?)?(?:roof|rooftop|ledge|bridge|parapet|balcony|railings?|cliff(?: edge)?|viaduct|crane|car park roof|window ?sill|motorway bridge|gantry|pylon|multi ?storey)(?: of (?:the|a) [a-z]+(?: [a-z]+)?)? (?:and |now |at present |again ){0,2}(?:refus[a-z]+|will not|won t|not|threaten[a-z]*|about to|ready to|saying|says|crying|police|negotiat[a-z]+|talked) (?:to |going to |willing to |be |come |him |her )*(?:come|come down|coming down|get down|climb down|move|jump|talked down|down|let go|goodbye|sorry|negotiators?|in attendance)',
      '(?:will|would) (?:not|never) (?:live to )?see (?:his|her|my|the|another|next|this) (?:[a-z]+ )?(?:birthday|christmas|summer|spring|easter|wedding|new year|winter|graduation|exams|communion|leaving cert|results|weekend|grandchildren)(?! (?:in (?:spain|person)|party|because (?:he|i) (?:is|am) (?:working|away)))',
      '(?:better|best|easier|nothing left but|only thing left is|want|rather|might as well|going) (?:to |that i |i )?(?:just |go and )?(?:jump|leap|fall) (?:in|into|off|from|under|down) (?:the |a |some |that |village )*(?:well|river|sea|canal|lake|train|bridge|cliff|roof|balcony|track|tracks|dam|quarry|window|building|water|bus|lorry)(?! (?:with both feet|for charity|swim|club))',
      '(?:plan|plans|planned|planning|intend|intends|intending|intention|intent) to (?:overdose|take an overdose|end things|end it|die|jump(?! (?:on|in|at|into))|drown)(?! (?:of|from))',
      '(?:suicide|suicidal) (?:plans?|pact|notes?|letters?|intent|intention|intentions|preparations?|rehearsal|video)|plans? (?:to|for|of) (?:[a-z]+ )?suicide',
      '(?:has|have|had|with|made|states|describes|disclosed|admits|got|formulated|formed) (?:to )?(?:a |an |the )?(?:clear |definite |specific |detailed |concrete |active |well formed |lethal ){0,5}plan (?:and|with|but no) (?:the |a |his )?(?:means|intent|intention|date|method|access|time)|plan and (?:the )?means|means and intent|(?:clear|definite|specific|detailed|concrete|well formed|lethal) plan (?:to|for) (?:die|end|overdose|hang|jump|kill|drown|do)|a plan (?:and|for) how',
      '(?:plan|intent) (?:yes|present|active|positive)(?! (?:attitude|outlook))|ideation (?:active|present|yes|positive|worse|worsening|ongoing)|(?:expressed|voiced|stated|clear|has|with) intent to (?:die|act|act on (?:it|this|these|them)|end|kill|overdose)',
      '(?:suicidal|suicidal ideation|suicidal thought|ideation) {gap1}(?:with|w) (?:a |an |clear |active |definite |specific |some |vague ){0,5}(?:plan|intent|means|method|intention)',
      '{seek} {gap6}{method}|(?:how|what) (?:high|far|long|deep|tall|quick|quickly|fast|cold) {gap6}(?:drop|fall|bridge|cliff|enough|(?:take|takes|taken|took) (?:for )?(?:(?:someone|somebody|a person|you|a body|him|it|one|people) )?(?:to )?(?:die|drown|bleed|suffocate|hang|kill|pass out|lose consciousness|be over|work on him|starve)|die|drown|bleed|hang|kill)(?! (?:off|asleep|out|notice|effect))|(?:ask|asked|asking) {gap1}(?:what|which|how many|how much) {gap6}(?:fatal|lethal|to die|kill (?:me|you|him|someone))',
      'plan (?:is |was |of |to |would be ){0,5}(?:helium|hang|hanging|overdose|jump|drown|gas|rope|train|gun|firearm|co|carbon monoxide|slit|cut wrists|exhaust|insulin|nitrogen|bridge|shotgun|cliff|ligature|bag)(?! (?:clinic|training))|(?:rates?|rated|scores?|scored|puts?) {gap1}(?:intent|intention|suicidal(?: thought| ideation)?|urge to die) (?:at |as )?(?:[3-9]|10)|intent (?:[3-9]|10) (?:out of |of )?10',
      '(?:have|got|has|keeps|saved) enough (?:pill|medication|insulin|drugs|capsules?)(?! (?:left|for the|until|till|to (?:last|do)|at home until|(?:about |for )?[0-9]+ [0-9]+))|(?:purchased|bought|ordered|acquired) {gap1}(?:canister|cylinder|gas cylinder|nitrogen|regulator|exit bag|nitrite)',
      '(?:refus[a-z]+ to|will not|would not|does not|declin[a-z]+ to|not) (?:disclose|say|reveal|share|tell|elaborate on|discuss) (?:the |his |her |what |exact ){0,5}(?:method|plan|plans|means)|(?:method|plan) not disclosed|(?:stopped|stopping|refus[a-z]+|declin[a-z]+|stop) {gap6}(?:in order to|so as to|so he can|so i can|wants to|wanting to|hoping to|to) die|(?:let|letting) nature take',
      '(?:has|have|had|got|set|picked|fixed|chosen) (?:a |the )?date (?:in mind|picked|set|chosen)(?! for (?:the )?(?:wedding|move|holiday|christening|exam|test|party|surgery|operation))|(?:plan|plans|intend|intends|thinking|thought) (?:is |was |of |to |about ){0,5}(?:crash|crashing|drive|ride|riding) {gap6}(?:insur[a-z]+ (?:pays?|would|will)|look like an accident|so (?:it|they)|at speed)|(?:look|looks|seem) like an accident|instructions for {my} (?:dog|cat|funeral|{kin}|animals)|(?:had|have|has) the (?:guts|courage|nerve|balls|bottle|strength) to (?:do it|end it|kill|jump|go through|finish|pull)|started planning (?:how|it|where|when)|planning how (?:to|i|he)|see you on the other side|only (?:staying|still|here|alive|living) (?:alive |here |living )?(?:until|till|because of|for) {my} (?:[a-z]+ )?(?:dog|cat|father|mother|children|kids|son|parents|pet)(?: (?:dies?|die|goes|is gone|are grown|pass))?',
      'dignitas|(?:going|go|booked|travel) {gap1}to switzerland to|euthanasia for {self}',
      '(?:book|booked|booking|checked into|rented|paid for) {gap1}(?:room|hotel|cabin|airbnb|cottage) {gap6}(?:to (?:die|end|do it|kill|take)|cliffs?|bridge)',
      '(?:date|day) (?:set|fixed|picked|chosen|in mind) {gap1}(?:for|to) (?:it|do|die|end|kill)|(?:set|fixed|picked|chosen|chose|choose) (?:a |the |his |her )?(?:date|day|time|method|place|spot) (?:for it|to do it|to die|to end|to hang|to jump|where)|(?:chosen|chose|choose|picked|selected|identified|found|decided on|looking at|look at|staring at|stares at) {gap1}(?:a |the )?(?:beams?|rafters?|strong branch|hook in the ceiling)',
      '(?:{intend}{link} |is |just )(?:hang|hanging)(?= (?:and|in|from|with)(?! (?:out|there|friends|mates|family))| as | or )|images? of (?:hang|hanging|jumping|drowning|dying)|(?:thought|think|idea|visions?|image|images) of (?:hanging|jumping|drowning|overdose|stepping|crashing)(?! (?:out|up|picture|with))',
    ],
    unless: [
      'fiction|novel|chapter|screenplay|crime writer|thesis|dissertation|pharmacology|toxicology|exam|nursing student|lecture|charity|in the (?:film|book|series|play)',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '(?:buy|bought|purchased|get|got|obtained|order|ordered|acquired|has|have|had|kept|keeps|hid|hidden|made|found|took|taken|packed|bring|brought|looking for|with) (?:a |an |the |some |his |her |my )?(?:new |long |strong |blue |nylon |towing |length of |coil of |piece of ){0,5}(?:rope|ligature|noose|exit bag|helium canister|helium|nembutal|sodium nitrite|suicide kit|cyanide)|(?:got|have) the rope',
      '(?:rope|noose|hose ?pipe|hose|ligature) {gap1}(?:in|into|under|inside|behind) {gap1}(?:garage|shed|attic|loft|boot|car|barn|wardrobe|bag|rucksack|backpack|bed|bedroom|room|cupboard|cellar|basement|locker|drawer|van|byre|outhouse|desk|schoolbag|handbag|closet|trunk|pillow|mattress)',
      'bought {gap1}(?:hose|hosepipe|rope|gun|blades?|pills?) (?:for (?:it|this|the exhaust|the car|himself|myself)|so (?:i|he) can|to (?:do|end|finish|use on))',
    ],
    unless: [
      '(?:for|from|of|to) (?:[a-z]+ )?(?:boat|swing|tent|trailer|dog|horse|goats?|cows?|cattle|garden|washing|roof ?rack|play|sail[a-z]*|tow[a-z]*|gym|climb[a-z]*|school|bell|hammock|mattress|load|donkey|calf|gate|kayak|canoe|anchor|skip[a-z]*|tie down|camp[a-z]*|balloons?|party|fete|tug of war|scouts?)|rope (?:ladder|swing|bridge|burn|course|work|access|skills|team)|helium balloons?|climbing|sailing|abseiling|garden centre|hardware|rock',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '(?:buy|bought|buying|purchased|collected|stocked up on|ordered) (?:[a-z0-9]+ )?(?:[a-z]+ )?(?:boxes|packets|packs|bottles|strips) of {med} {gap6}(?:different|several|various|many|two|three|more than one|hidden|kept|keeping|hides|hiding|glove|secret)',
      '{stash} {gap1}(?:of )?(?:{my} )?{med}|{stash} (?:all |enough |some )?(?:of )?{my} (?:[a-z]+ )?pill|save {my} (?:[a-z]+ )?(?:pill|medication)|(?:stash|stockpile|hoard) of {med}|stockpile (?:of )?{my} [a-z]+',
      '(?:pill|medication|drugs?|insulin|painkillers?|capsules?) {gap1}(?:save up|saved up|save|stashed|stockpile|hoard|hoarded|put (?:aside|by|away)|stored up|set aside|kept back|counted out|lined up|laid out|ready (?:to|for)|beside (?:me|him)|next to me|in front of me|under (?:the |her |his )?(?:mattress|pillow))',
      '(?:save|put|hide|hid|hiding|hidden|keeps|kept|stored|storing|set) {gap1}(?:pill|medication|capsules?|insulin|painkillers?|doses) {gap1}(?:up|aside|by|away|back|under (?:the |her |his )?(?:mattress|pillow|bed))|(?:put|set) {gap6}(?:pill|morphine|insulin|medication) (?:aside|by|away) for (?:it|this|that|when)|(?:cheek|cheeks|cheeking|palming) {gap1}(?:pill|medication)',
    ],
    unless: [
      '(?:in|into) (?:the |a )?(?:fridge|cabinet|cupboard|safe|lock ?box|locked [a-z]+)|safe place|out of reach|(?:from|for) (?:the )?(?:kids|children|toddler|school|travel|trip|holiday|pharmacy|week)|pharmacy|chemist|dosette|tin|dispens[a-z]*|prescription collection|repeat prescription|returned|disposed|pick up|picked up|data|samples?|urine|covertly|hide the pill in|hid the pill in|by (?:his|her|my) (?:husband|father|partner)',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '(?:{farewell}|suicide) (?:letters?|notes?|messages?|texts?|e ?mails?|videos?|posts?|voice ?mails?|voice ?notes?|calls?|recordings?|words)|(?:final|last) (?:farewell|message|letter|video|words) (?:to|for) {dear}',
      '(?:say|said|saying|texted|text|write|wrote|written|sent|send|sending|posted|rang|ring|phoned|messaged|messaging|emailed|leave|left|recorded|come|came|called) {gap6}{farewell}',
      '(?:say|said|saying|phone|phoned|phoning|ring|rang|ringing|call|called|calling|text|texted|texting|contacted|contacting|visit|visited|visiting|write|wrote|written|apologi[sz]ed|apologi[sz]ing|messaged|messaging|told|tell|post|posted|going) {gap6}(?:sorry|thank you|thanks|forgive me|thank (?:us|them|me|everyone)) (?:to (?:everyone|everybody|us all|all of us|the family)|for (?:everything|it all|being (?:a|such a) burden|all (?:he|i|the)|the trouble))|sorry for everything|(?:make|made|making) (?:his |her |my )?peace with (?:everyone|everybody|god|us|the family|dying)',
      '{send} {gap1}(?:[0-9a-z]+ )?(?:letters|notes|cards|messages|videos|voice ?notes|recordings|envelopes) (?:to|for|addressed to) (?:each of|all of|the (?:children|kids|family|girls|boys)|{my} (?:children|kids|parents|family|sons|brothers|grandchildren|friends|girls|boys|loved ones)|everyone|everybody|us|loved ones|people)|(?:leave|left|leaving|found|hidden|hid|sealed|prepared) (?:a |an |the |his |her |another |sealed ){0,5}(?:letter|note|envelope|video|voice ?note|recording) (?:for|to|addressed to) {dear}|{send} {gap1}(?:letters?|notes?|cards?|videos?) (?:to be|for when|to open|for after) (?:opened|read|i am|he is|after|if|when)',
      '{handed} (?:away |out |over |off )?(?:me |us |him |{owned} (?:[a-z]+ )?{kin} |{owned} friends? |friends |people )?(?:all |most |some )?(?:of )?{my} (?:[a-z]+ ){0,2}{belongings}(?=$| (?:away|off|over|and)(?![^ ])| to (?:me|us|everyone|people|friends|{owned} (?:[a-z]+ )?(?:{kin}|friends?|neighbors?|mates?)(?![^ ])))|{handed} (?:away |out |over |off |me |us |him )(?:all |most |some )?(?:of )?{my} (?:[a-z]+ ){0,2}{belongings}|(?:giving|gives|given|gave|give) (?:things|stuff|everything|possessions|belongings) away|(?:giving|gives|given|gave|give) away (?:all )?(?:things|stuff|everything|possessions|belongings)',
      '(?:put|putting|getting|get|got|set|sort|sorted|sorting|tidy|tidied|tidying|settle|settled|settling|arranging|arranged) (?:out |up )?(?:all )?{my} (?:affairs|funeral|will|estate)(?! (?:appeal|meeting|power))|affairs (?:are |were |all )?(?:in order|sorted|settled)|(?:will|funeral) and (?:funeral|will) {gap1}(?:sorted|done|arranged|planned)',
      '(?:made|make|makes|making|changed|change|changing|rewrote|rewritten|rewriting|wrote|written|write|redid|redone|altered|drew up|drawn up|signed|updated) (?:out |up )?(?:a |{my} |new ){0,5}will (?:and testament )?{gap1}(?:sudden|suddenly|yesterday|overnight|last (?:week|night|mon[a-z]*|tue[a-z]*|wed[a-z]*|thu[a-z]*|fri[a-z]*|sat[a-z]*|sun[a-z]*)|this (?:week|morning)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|out of the blue|secretly|in secret|without telling|today|in a hurry|all of a sudden|at (?:17|18|19|2[0-9]|3[0-9]))|(?:sudden|suddenly|out of the blue|secretly|in a hurry) {gap1}(?:made|make|making|changed|change|rewrote|rewritten|wrote|written|updated|signed) (?:a |{my} |new ){0,5}will',
      '(?:plan|planned|paid|pay|choose|chose|chosen|arrange|arranged|arranging|wrote|write|written|discuss|discussed|picked|booked|talk|organised|organized) {gap}(?:for |about )?(?:{my} |his )?own (?:funeral|obituary|eulogy|coffin|grave|headstone|burial)|(?:songs?|hymns?|music|readings?|outfit|dress|suit) {gap1}(?:for|at) {my} (?:own )?funeral|what (?:i|he) wants? (?:at|for) {my} funeral',
      '(?:told|tell|show|showed|shown|showing|explained|left|leave|listed|write|wrote|written|give|gave|given) {gap6}(?:where (?:[a-z]+ ){0,6}(?:deeds|will|papers|policy|policies|documents|bank books?|passwords|cert|certs|life insurance|money|keys) (?:is|are|was|were|kept)|(?:all )?(?:the |his |her |my )?(?:passwords|pin numbers?|bank (?:details|cards?)|funeral (?:plan|wishes|money)|insurance (?:details|papers|policy)))|(?:took|take|taken|increased|upped|topped up|checked|check|checking|asked|ask|asking|bought|buy|reread|look) {gap6}life (?:insurance|assurance|cover)|life insurance {gap6}(?:suicide|pays? out|paid out)',
    ],
    together: [
      [
        'will not be (?:back|returning|coming back|needing the bed)',
        'thank|thanked|sorry|goodbye|rang to say|called to say|look after|love',
      ],

      [
        '(?:texted|text|rang|rung|phoned|messaged|message|told|left a note)',
        'sorry|forgive|be good|look after|love you',
        'drove off|walked out|left the house|gone missing|disappeared|phone off|switched off|not come home|not been seen|went out|took the car',
      ],

      [
        '(?:love|loves|loved) (?:you|us|me|everyone|them)(?: all| both)?',
        'rang|rung|phoned|texted|text|message|messaged|called|said|say',
        'sorry|goodbye|phone off|switched off|turned off|not answer|last time|thanked',
      ],
      [
        '(?:sat|sitting|stood|stand|standing|parked|alone|waiting|been|driven|drove) {gap}(?:at|by|near|on|to|above|beside|over) (?:the )?(?:[a-z]+ ){0,2}(?:cliffs?|bridge|pier|quay|river|weir|canal|harbor|slip|slipway|railway line|tracks|viaduct|reservoir|water)',
        'tearful|crying|goodbye|phone (?:off|left|at home)|not answer|will not give|thanks for listening|looking (?:into|at|down)|look (?:into|at|down)|star(?:e|ing) (?:into|at)|for (?:an hour|hours)|suicid[a-z]*',
      ],
      ['(?:get more|more|worth more|better) (?:from|to|off)', 'dead than alive|(?:me|him) dead'],

      [
        '(?:look after|mind|take care of|watch over) (?:{my} )?(?:{kin}|dog|cat|them) for me(?! (?:while|until|tonight|on|this|tomorrow|when i am at|next))',
      ],
      [
        'cancel(?:led|ling)|closed|emptied|cleared(?: out)?|clearing(?: out)?|deleted|packed up|boxed up',
        '{my} (?:[a-z]+ )?(?:subscriptions|accounts|locker|desk|wardrobe|room|shed|workshop|social media|direct debits|profiles?|belongings)',
        'goodbyes?|hugged|hug|strange|never does|out of character|sudden|suddenly|frightens|all at once|no use|gone|for good',
      ],
      [
        'worth|more use|more value',
        '(?:dead|gone) than|dead|(?:to (?:us|them|everyone|you|my family|the family|the kids)) gone',
      ],
      ['list|things|jobs|tasks|letters', 'before i (?:go|die|do it|leave you)|after i (?:go|am gone)'],
      [
        'for good|for ever|forever|permanently',
        'out of here|going away|leaving you all|leaving this',
        'week|friday|monday|soon|tonight|days|know what i mean|sunday|weekend',
      ],
      [
        '(?:made|make|come to|reached|taken) (?:{my} mind up|{my} (?:decision|peace)|a decision)',
        'at peace|peaceful|serene|die|death|the end|no more',
      ],
      [
        'drew|drawn|drawing|drawings|sketched|sketches|wrote|written|writing|writes|poems?|essay|diary|homework|journal|lyrics|doodles',
        '(?:himself|own|my|self) (?:[a-z]+ )?(?:hang|hanging|dead|grave|gravestone|coffin|funeral|burial|death|dying|bleeding)|suicide|noose',
      ],
    ],
    unless: [
      'key ?worker|last day (?:of|at)|(?:of the|her|the) (?:program|programme|course)|to (?:the )?(?:sea|summer|house|garden|mountains|old year|year|country|city)|ritual|every (?:evening|night|morning)|to (?:pay|buy|fund|afford|get|help|make room)|upgrade|class|term|colleagues|workmates|course|boarding school|at (?:camp|college|university|uni)|pen ?pals?|penpal|charity|moving (?:house|home|abroad|country|flat|in|out|to)|(?:move|moved|moves) (?:house|home|to|abroad|into|in|back|away)|house ?move|emigrat[a-z]*|downsiz[a-z]*|declutter[a-z]*|spring clean[a-z]*|car boot|jumble|outgrown|(?:grown|grew) out of|too small|retir(?:e|ed|ement|ing)|leaving (?:do|party|card)|airport|station|gate|train|on (?:holiday|leave|vacation)|holidays?|honeymoon|annual leave|maternity|solicitor|mortgage|bought (?:a|the) house|hospice|palliative|terminal|terminally|transition|therapy|therapist|session|sessions|course|school trip|christening|wedding invit[a-z]*|thank you (?:cards?|letters?|notes?)|christmas cards?|birthday cards?|santa|father christmas|to the (?:council|bank|landlord)|landlord|mp|colleagues?|staff|workplace|shift|concert|referee|donated blood|second hand|ebay|vinted|recycl[a-z]*|upgrad[a-z]*|new one|newer|(?:old|spare|second|broken|unused) (?:[a-z]+ )?(?:bike|clothes|phone|car|laptop|toys|books|furniture|tools)|eighteenth|thank you letter|birthday|confirmation|communion|graduation|working (?:there|late|away)|travelling|abroad|meeting|clinic|appointment|funeral director|power of attorney|advance (?:directive|decision|care)|lent|drugs|alcohol|cigarettes|addiction|lyrics|song|novel|story|poem|film|eulogy for|school gate|nursery|creche|birthday (?:presents?|party)|diet|sugar|gluten',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '(?:will|would|going to|might|may|can|could|plan|expect|intend|do|is|am|are) not (?:to )?(?:be|being|see {self}|expect to be|plan to be|plan on being|intend to be|want to be|picture {self}|imagine {self}|going to be|think (?:i|he) will be)(?: going to be| being| be| still)? (?:here|around|alive|on this earth|in this world|with us|about) {gap1}{by_then}',
      '(?:will|would|going to) not (?:be around|be here|be alive)(?! (?:at|on|for|today|when you call|all day|because|as))|(?:will|would|going to) not (?:see (?:me|him) (?:again|after)|have to (?:worry|look after|deal|put up) {gap1}(?:me|him)|need (?:it|them|that|this|any of it) (?:any ?more|where|soon|after|much longer)|trouble (?:you|us|anyone|them)|bother (?:you|us|anyone|them) (?:any ?more|again|much longer)|be (?:a )?(?:bother|trouble|burden) (?:to )?(?:[a-z]+ )?(?:any ?more|much longer|for long|again))|(?:out of (?:your|our|their|the|everyones?) (?:way|hair|misery)) (?:soon|for good|shortly)|soon be (?:gone|out of (?:your|our|their) (?:way|hair)|over|dead|no more|with (?:god|him|her|{kin}|my|his))|(?:all|it|this) (?:will|would|going to|is going to) (?:all |soon )?be (?:all )?over (?:by|soon|tonight|tomorrow|for me)|this will all be over|by (?:christmas|then|summer|friday|monday|tomorrow) (?:i|he) (?:will|would) be (?:gone|dead)',
      '(?:wrote|written|write|writing|left|leaving|recorded|made) (?:us|me|them|everyone|each of us|all of us) (?:each |all |both )?(?:a |our |separate |long ){0,5}(?:letters?|notes?|cards?|videos?|messages?)(?! (?:of thanks|to thank))|(?:fine|better|ok|grand|happy|looked after) with (?:granny|grandmother|grandfather|father|{my} (?:father|brother|husband)) (?:if|when|once|after|instead)|tell [a-z]+ (?:the|that|my) [a-z]+ (?:is|are) (?:his|hers|theirs|yours)',
      '(?:i|he) (?:will|would|going to|am going to|is going to) be dead (?:soon|by|before|anyway|tomorrow|in|when|next|long before)|be (?:his|my|her) last (?:pint|drink|supper|meal|birthday|christmas|summer|visit|conversation|cigarette|call)(?! (?:of the (?:day|night)|at this|with the))',
      '(?:will|would|going to) not be (?:your|their|our|a) (?:problem|worry|burden|bother|trouble)(?: (?:after|much longer|any ?more|for long|any longer|soon|for much|to))?|one less mouth to feed',
      'no (?:more |further )?use for (?:it|them|that|those) (?:any ?more|now|where|soon)|not need (?:it|them|those|that) where (?:i|he) (?:is|am|was) going|(?:last|final) (?:christmas|birthday|summer|time (?:you|we|they) (?:will|would) (?:see|talk|speak|hear)|easter) (?:with|together|alive|i will|he will)|(?:if|when|in case|once) (?:anything|something) (?:happens?|happened|should happen|were to happen) to (?:me|him)|(?:if|when|once|after) (?:i|he) (?:am|is|was) (?:gone|dead)(?! (?:to|on|for|out|home|in|away|at))|will {gap1}(?:regret|miss|be sorry|notice) {gap1}(?:when|once|after) (?:i|he) (?:am|is) (?:gone|dead)',
    ],
    unless: [
      '(?:on|for|my|his|her|a|annual|summer|the) (?:holidays?|leave|vacation|honeymoon|break)|maternity|travelling|(?:working|work) (?:there|late|away|abroad)|abroad|clinic|appointment|closed|moving|(?:move|moved) (?:house|home|to|abroad|away)|emigrat[a-z]*|retir(?:e|ed|ement|ing)|new job|transferred|college|university|boarding|power of attorney|advance (?:directive|decision|care)|hospice|palliative|terminal|terminally|next appointment|at the meeting',
    ],
  },
];
