import { defineSafetyTopic } from '../define-topic.ts';

/** Killing somebody: thoughts, threats, plans, attempts. Ours. */
export const HOMICIDE = defineSafetyTopic({
  key: 'homicide',
  label: 'killing somebody',
  groups: [
    {
      ofOthers: true,
      wordings: [
        '(?:children|kids|babies|baby|boys|girls|family|twins|sons?|little one|little ones|husband) (?:must|will|have to|has to|should|are to|is to|need to|would|are|is|can) (?:all )?(?:be )?(?:come|coming|go|going) (?:along )?with (?:me|him)(?= (?:when|if|to (?:heaven|the other|god|jesus|paradise|a better))|$)(?! (?:to (?:school|the|spain|my|his|her)|(?:when|if) (?:i|he|we) (?:go|goes|am going|is going|are going|travel|travels|move|moves|visit|visits|get|gets|see|work|works|has|have) ))',
        '(?:owed|owes me|owe me|owes him) a life|life for a life|blood for blood|blood (?:will|must|has to) be spilled|blood will (?:flow|run)',
        'put(?:ting)? (?:a |one |two )?(?:bullets?|knife|blade|axe|hammer|screwdriver|pitchfork) (?:in|into|through) {gap1}(?:{person}|(?:his|her|their|your) (?:head|heart|brain|skull|chest|back|face|neck|eye)|manager|boss|judge|teacher|head)',
        '(?:someone|somebody|one of (?:us|them|you)|they all|you all|all of them|everyone|{kin}) (?:must|has to|have to|needs? to|deserves? to|ought to|should) (?:all )?die(?! (?:some ?day|one day|eventually|sometime))',
        '(?:confront|face|face down|deal with|sort out|sort|visit|meet|wait for|go after|come after|teach|see to) {person} {gap1}with (?:a |an |the |his |her )?(?:[a-z]+ )?(?:{knife}|{gun})',
        '(?:an )?eye for an eye|(?:he|they|i|{kin}|{stranger}|im ?post[eo]rs?|devils?|demons?|witch|witches|traitors?|enemy|enemies|spies|double|informers?) (?:must|needs? to|has to|have to|should|ought to|going to|will|deserves? to) be (?:dealt with|eliminated|destroyed|disposed of|got rid of|gotten rid of|silenced|put down|put to death|executed|removed|wiped out|exterminated|ended|taken out|finished off|sacrificed|slain|purified by fire)(?! (?:by (?:the|an?|his|her) (?:council|landlord|solicitor|surgeon|dentist|vet|gp|court|manager|gardai|police|hr|insurance|plumber)|at (?:clinic|review|the meeting)|surgically|urgently|promptly|in (?:therapy|theatre|june|may)|from (?:the|his|her) (?:home|list|chart|bed|room|ward|school)|first|before|asap|when|soon|as an? ))',
        '(?:how (?:long|quickly|easy|hard|much force|deep)) {gap6}(?:takes?|take|would|to|for|it is|is it) {gap6}(?:to (?:die|bleed out|bleed to death|strangle|suffocate|drown|smother|kill)|(?:someone|somebody|a person|people|a man|a body|him|her) (?:to )?(?:die|dies|bleed|bleeds|drown|suffocate|strangle|burn))',
        '(?:slit|slits|slitting|cut|cutting|slash|slashing|slice) (?:the )?throats? of {person}',
        'neither (?:[a-z]+ ){1,5}?(?:will |would )(?:live to )?see (?:another |the |next )?(?:christmas|morning|birthday|sunrise|weekend|new year|summer|easter|tomorrow)',
        '(?:not|never|neither|none) (?:{person} )?(?:and |or |nor )?(?:of (?:them|us|you|ye) )?(?:will |would )?(?:live to )?see (?:another |the |next )?(?:christmas|morning|day|birthday|sunrise|monday|weekend|new year|summer|easter|tomorrow)(?! (?:in|at) (?:spain|the))',
        'homicidal|homicide|homicidality|homocidal|homicidally|infanticid[a-z]+|murderous|matricid[a-z]+|patricid[a-z]+|filicid[a-z]+',
        '(?:active|passive|current|endorse|report|express|expresses|expressed|positive|has|have|with|voices|voiced|ongoing|new|disclosed) hi(?! (?:to|there|from))|hi (?:with|without|toward|towards|against|re|directed|present|positive|to) (?:[a-z]+ )?[a-z]+|si and hi|hi and si|si hi(?= (?:with|present|positive|today|toward|plan|since|noted|endorse))',
        '(?:kill|kills|murder|murders|murdered|murdering|shoot|stab|stabbed|strangle|poison|drown|smother|smothers|smothering|suffocate|suffocating|behead|beheading|execute|executing|decapitate|butcher|slaughter|throttle|bludgeon|eliminate|assassinate|assassinating|burn|bury) {person}(?! (?:with kindness|a (?:text|message|look|email|line)|(?:an )?email|at (?:chess|tennis|golf|cards)|off|in (?:the )?(?:game|film|book|match|final|novel|play)|himself|myself))',
        '(?:intent|intention|intend|intends|intending|plan|plans|planning|threat|threats|threatens?|threatened|threatening|want|wanted|wish|going|vow|vowed|vows|promised|promises|tried|try|attempt|attempted|desire|urge|urges|thinks?|thought|thoughts|fantas[a-z]+|ideas?|order|orders|will) (?:to |of |about )?(?:{self} )?(?:kill|killing|murder|murdering)(?! (?:it|time|himself|myself|{self}|for|me (?:if|when) (?:i|he)|germs|weeds|ants|mice|the (?:lights|engine|mood|weeds|pain)|two|an hour|some|a (?:curry|pint|coffee|steak|burger)|zombies|pain|bacteria|off|him self|my self)(?![^ ]))(?! (?:{kill_self}))',
        '(?:put|puts|putting|pour|poured|mixed|mixing|lace|laced|slipped) {gap1}(?:poison|antifreeze|rat poison|bleach|crushed pill|pill|sedatives?) (?:in|into) {gap1}(?:[a-z]+ )?(?:food|tea|drink|coffee|water|dinner|soup|milk|bottle|feed)|poison {gap1}(?:food|tea|water(?: tank| supply)?|well|dinner|drink|meals|milk)|poison the [a-z]+',
        '(?:thought|thoughts|think|thinking|image|images|imagine|urge|urges|fear|fears|impulse|impulses|ideas?|fantas[a-z]+|flashes|visions?|dreams?|intrusive [a-z]+|afraid|scared|frightened|terrified|worried|worries) (?:(?:of|about|that|i|he|to|might|will|would|could|may|going|am|is|have|these) ){0,5}(?:kill|killing|murdering|murder|harm|harming|hurt|hurting|attack|attacking|smother|smothering|drown|drowning|stab|stabbing|strangle|strangling|throw|throwing|drop|dropping|push|pushing|shake|shaking|suffocate|suffocating|shoot|shooting|punch|choke|burn|poison|put(?:ting)? (?:a|the) pillow|hold(?:ing)? (?:a|the) pillow|snap|bury) (?:{person}|(?:a |the )?pillow|over {gap1}face)',
        '(?:pillow|cushion|plastic bag|hand|hands) {gap1}(?:over|on) (?:his|her|the|their|my) (?:[a-z]+ )?(?:face|mouth|nose|s face)(?! (?:when|while) (?:i|he) (?:cry|laugh|sleep|cries|sleeps))|hold {gap1}(?:under|face down in|down in) (?:the )?(?:water|bath)|(?:push|pushing|pushed|shove|shoved|shoving) (?:{person}|{owned} [a-z]+|[a-z]+) {gap1}(?:onto|on to|off|in front of|under|down|into|out of) (?:the |a |an )?(?:[a-z]+ )?(?:tracks?|train|platform|stairs|window|bridge|cliff|traffic|road|balcony|roof|oncoming|tube|rails)',
        '(?:finish|do) the job(?! (?:at|on the (?:house|car)|i started at))|(?:make|making) (?:every one|each one|all|everyone|every last one) of (?:them|you|those) (?:pay|suffer|regret|sorry|bleed)|(?:put|puts|held|holding|hold|pressed) (?:a |the )?(?:pillow|cushion|plastic bag) over (?:his|her|the|their|my) (?:[a-z]+ )?(?:face|mouth|head)|wait (?:and|n) see (?:what|who)',
        '(?:make|making|build|building|made|built|assemble) (?:a |an )?(?:pipe |petrol |nail |home ?made )?(?:bomb|explosive|explosives|device to)',
        '(?:somebody|someone|some one|one of (?:them|you|us)|people|somebody else|everyone|they) (?:is|are|will|would) (?:all )?(?:going to )?(?:die|get killed|end up dead|be killed|get hurt)(?= (?:tonight|today|tomorrow|on|in|at|here|if|when|soon|over|because|for)|$)(?! (?:in (?:the end|hospital)|of|some ?day))',
        '(?:sort|deal with|fix|finish|do for|see to|take care of|get rid of) (?:him|them|her|the lot of them|{person}) (?:out )?(?:for good|once and for all|permanently)',
        '(?:want|wanted|wish|wished|wishes|deserve|deserves|going|rather|see|better|hope|hopes|must|should|has|have|needs?) {gap}(?:him|her|them|others|people|everyone|{kin}|{stranger}|that (?:man|bastard|bitch|one)|all of them) (?:dead(?! (?:or|line|tired|beat))|to die|to be killed|killed|to burn|pay with|eliminated|must die)(?! (?:he|i|in|from|of|with))|(?:neighbor|husband|father|son|brother|partner|ex|boss|man|people|they|he|all of them|them|everyone|{kin}) (?:must|should|has to|have to|needs to|need to|deserves? to|deserve to) (?:die|be killed|be eliminated|be put down|be destroyed|pay with (?:his|her|their) (?:life|lives))(?! (?:for|from|of) (?:shame|embarrassment))',
        '(?:he|they|you|{person}) (?:will|would|is going to|are going to|going to|shall|is|are) (?:soon )?(?:be |a )?(?:dead|a dead man|dead man|dead meat|6 feet under|in (?:the ground|a box|a coffin|a body bag)|(?:dead )?(?:before|by) (?:the|friday|monday|christmas|next))(?! (?:inside|tired|on (?:his|her|my) feet|to (?:me|him|us)|soon|when|if|anyway|line|at the|of))|dead man walking|(?:has|have|got|only) (?:a|one|two|three|[0-9]+|a few) (?:days?|weeks?|hours?|months?) (?:left )?to live(?! (?:with|in)|,? (?:the |said the |according to ))|(?:sign|signed|signing) (?:his|her|their|your) (?:own )?death warrant|(?:do|doing|serve|happy to do) (?:time|life|20 years|the time) for (?:him|her|them|it|killing)',
        '(?:get|gets?|getting|got|kill|deal with|take out|sort out|take care of|do) (?:him|her|them|{person}) (?:before (?:he|they|it|{person}|[a-z]+(?: in law)?) (?:gets?|get|kills?|strikes?|comes?|come|does|can)|first(?![^ ]) before)|(?:before (?:he|they) (?:gets?|kills?|strikes?|attacks?) (?:me|him|us))|finish (?:him|her|them|me|us) off|(?:next time|this time|one day|some day|soon|will|would|going to) (?:he |i |they |will |would |she |is going to |going to ){0,4}(?:finish (?:it|me|him|them|her|the job|us)(?! (?:on|by|in|with|at|tomorrow|next|for the|homework))|do it properly|kill|not miss|make sure (?:i|he) (?:die|dies|is dead)|put (?:me|him|them) in (?:the ground|a grave|hospital|a box|a coffin))|see (?:him|her|them) (?:dead|in (?:hell|a coffin|the grave)|buried|six feet|6 feet)|swing for (?:him|her|them)(?! (?:again|on))',
        '(?:mass|school|workplace|spree) (?:shooting|shooter|killing|murder|stabbing)(?! (?:on (?:the )?news|in the news|documentary|in (?:america|texas))| drill)|shoot up (?:the|a|my|his|her) [a-z]+|(?:shoot|blow|bomb|burn) (?:the |my |his |up )?(?:the |my |whole )?(?:school|office|place|surgery|clinic|hospital|church|mosque|temple|college|workplace|job ?centre|council|embassy|parliament|airport|police station|building|train)(?: up)?|(?:blow|blowing|blew) (?:up )?(?:the|my|his|her|that|this|everyone|us|them) (?:[a-z]+ )?(?:school|office|place|house|building|up)(?! (?:up )?(?:balloons?|out of))|(?:hit|kill|death) list|list of (?:names of )?(?:[a-z]+ )?(?:people|targets|names|teachers|students|pupils|staff|victims|enemies|girls|boys|classmates) (?:to|he|i|who|that|in|with|wants?)|(?:make|making) (?:them|him|you|us|everyone|{person}) (?:all )?(?:pay|suffer|bleed|regret)(?! (?:for (?:dinner|lunch|it back|the bill)|the (?:bill|rent)|attention))|(?:take|taking|bring|bringing) (?:them|others|him|her|everyone|(?:the|my|his|her) (?:kids|children|baby|boys|girls|family|son|husband)|as many|someone|people) (?:all )?(?:down )?with (?:me|him)(?= (?:when|if|to (?:heaven|the grave|god|the other)|as he|and end|into|i|he|$))',
        '(?:slit|slash|cut|slice|rip|tear) {gap}(?:throats?|heads? off|heart out|heads?)(?: (?:while|when|if|in|off|out|open))?(?! (?:lozenge|pain|infection))|(?:wipe|wiping) (?:him|her|them|out|everyone|{person})(?: out)?(?= (?:off the|out|the family|my family|them all))|(?:carries|carried|bring|bringing|brought|take|taking|took|bring in) (?:a |the |his |her )?(?:{gun}|{knife}) (?:to|into|in to) (?:the )?(?:school|college|work|class|office|clinic|surgery|court|ward|university|church|appointment|meeting|his|her|my|their)|kill {my} (?:own )?(?:{kin}|{stranger}|parents|abuser|rapist)',
        '(?:attempted|tried|tries|trying) to (?:strangle|smother|drown|suffocate|poison|run over|run down|run (?:him|her|them|me) (?:over|down)|push|burn|stab|set fire to|throttle) (?:{person}|[a-z]+)(?! (?:himself|myself|{self}))|(?:drove|driven|drive|driving|aimed|steered|rammed|mowed) {gap1}(?:car|van|tractor|lorry|truck|it)? ?(?:at|into|over|towards?) (?:{person}|a (?:group|crowd) of|the crowd|pedestrians?)|charged with (?:attempted )?(?:murder|manslaughter)|attempted murder',
        '(?:sacrifice|sacrificing|offer up) (?:{my} |the |his |a |their )?(?:[a-z]+ )?(?:{kin}|child|son|baby|first ?born)|(?:kill|drown|poison|strangle|hang|hurt|torture|tortured|torturing|stab|strangled|killed|poisoned|set fire to) (?:{my} |the |a |his |our |neighbor )?(?:[a-z]+ )?(?:cats?|dogs?|kittens?|puppy|puppies|family dog|family pet|pet)(?! (?:to sleep|at the vet))',
      ],
      together: [
        [
          '(?:beheadings?|beheading|murders?|massacres?|shootings?|stabbings?|school shooters?|executions?|killings?)',
          '(?:is|are|will be|be|you re|was) next',
          '(?:told|tells|says|said|classmate|teacher|friend|staff|pupil|girl|he|you|watch[a-z]*)',
        ],
        [
          'kill|shoot|stab|murder|do|finish off|wipe out|smother',
          '{person}|the lot of them|the family|them all|all of them',
          '(?:and |then )+(?:himself|myself|turn the (?:gun|knife)|take (?:his|my) own)',
        ],
        [
          'drown|drowning|smother|smothering|strangl[a-z]+|suffocat[a-z]+|stab|stabbing|shaking|throwing|dropping|harming|hurting|killing|choking',
          'thought|images?|visions?|urge|impulses?|flashes|intrusive|fantas[a-z]+|imagine',
          'baby|infant|newborn|son|child|children|husband|father|partner|strangers?|people|passengers?|week old|month old|toddler',
        ],
        ['duct tape|cable ties?|balaclava|tarpaulin', 'car|boot|bag|van|rucksack|knife|rope|gun|house'],
        [
          '(?:driven|drove|drives|went|gone|going|walks?|walked|waiting|waited|waits|sat|sits|sitting) {gap1}(?:to|outside|near|past|by) (?:{my} )?(?:her|his|their|the|ex)? ?(?:[a-z]+ )?(?:house|home|work|workplace|flat|school)',
          '{gun}|{knife}|petrol',
        ],
        [
          'manifesto|(?:hit|kill|death) list|list of (?:names|targets|victims)',
          'naming|names|named|targets|victims|shoot|kill|bomb|attack|teachers|classmates|pupils|he',
        ],
        [
          'naming|names',
          'teachers|classmates|pupils|colleagues|staff|victims|targets',
          'shoot|kill|stab|attack|bomb',
        ],
        ['dig(?:ging)? (?:a |his |her |your |the )?(?:hole|grave) for'],
        [
          '(?:has|have) it coming|get what (?:is coming|he deserves|they deserve)',
          'gun|knife|kill|weapon|find|waiting|know where|hurt|swear',
        ],
      ],
      unless: [
        'theme|proverb|sermon|bible study|the play|as an? (?:carpenter|joiner|plumber|electrician|roofer|builder|tiler|labourer|locksmith|mechanic|fitter|butcher|chef|glazier|thatcher|farrier|upholsterer)|video ?games?|gaming|xbox|play ?station|fortnite|call of duty|minecraft|zombies?|novel|thriller|film|movie|crime (?:series|drama|novel|fiction)|true crime|documentary|chess|scrabble|snooker|karaoke|stand up|comedy|on stage|am ?dram|vet|in the (?:final|match|league)|joke|joking|jokes|laughing|laughs|lol|lmao|jokingly|figure of speech',
      ],
    },
  ],
});
