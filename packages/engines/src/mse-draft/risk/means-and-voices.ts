import { defineRiskRules } from '../define-rule.ts';

/** Means at hand, voices and other perceptions, and not being able to care for oneself. */
export const MEANS_AND_VOICE_RULES = defineRiskRules([
  {
    gives: [['risk', 'access_to_lethal_means']],
    lower: [['risk', 'access_to_lethal_means']],
    says: [
      '(?<!(?:sold|gave away|surrendered|got rid of|rid of|turned in|handed in|locked away) )(?:have|own|keep|got|bought|there is|there are|has|access to|owns|get|is|are|with|where|know where|buy|use|find|found|took|borrow|his|her|dad|my|husband|father|grandpa|brother|the|a|hunting|loaded|collect) {gap}(?:gun|rifle|shotgun|firearm|pistol|ammo|ammunition|revolver|glock|weapon|weapons|machete|sword|crossbow|explosives?|bomb)(?! (?:control|laws?|violence|range|show|debate|shop|shot|fire))',
      '(?:knife|bat|axe|hatchet|blade|hammer) (?:under|beside|next to|by|behind|near) (?:my|the) (?:bed|pillow|mattress|door|front door|bedside|sofa|chair)',
      '(?:gun|rifle|shotgun|firearm|pistol|weapon|weapons) (?:is |are |was )?(?:safe|at home|in (?:the|my|his|a|her|our)|under (?:my|the)|locked|unlocked|loaded|closet|nightstand|cabinet|collection)',
      '(?:save|stockpile|hoard|collect|collecting|collected|storing|stash|stashing|stashed|extra|leftover|left over|cabinet full of|drawer full of|bottle of|bottles of|stack of|pile of|supply of|stock of|lots of|full of|whole bottle of|plenty of|enough|old|months of|stash of|put aside|hundreds of|hidden) (?:up )?(?:my |the |some |of |all |up my |old |those |his |her )*(?:pills?|medication|sleeping pills|opioids|painkillers|oxycodone|insulin|xanax|morphine|amitriptyline|tramadol|sedatives)(?! (?:box|organi[sz]er|from the pharmacy for))',
      '(?:have|got|bought|buy|own|keep|with) (?:a |the |my |some )?(?:rope|noose|razor blades?|helium)',
      'access to (?:lethal |the )?(?:means|pills?|medication|weapons?|firearm|gun)|lethal means',
    ],
    asks: [
      '(?:gun|firearm|weapon|weapons|rifle)',
      'access to (?:means|pills?|medication|anything|lethal)',
      '(?:pills?|medication) (?:saved|stored|stockpile|at home)',
    ],
    topics: ['means'],
  },
  {
    gives: [
      ['perception', 'command_hallucinations'],
      ['perception', 'auditory_hallucinations'],
    ],
    lower: [['perception', 'auditory_hallucinations']],
    says: [
      '(?:voice|demons?|satan|the devil|devil|god|angels?|something|the man|the woman|whispers?|voices?) (?:in my head )?(?:who |that |which |keep |is |are |was |were |will |would |will not stop |started |start |have been |has been |have |has )*(?:tell|told|order|orders|ordering|ordered|command|commands|commanding|commanded|instruct|instructs|instructing|instructed|say|said|urge|urging|want|demand|demands|demanding|push|pushing|yelling|yell|scream|screaming|ask|asks|asking|shout|shouting|whisper|whispers|whispering|saying) (?:to )?(?:me|him|her|at me|patient)? ?(?:that )?(?:i )?(?:to|what to do|i should|i have to|i must|i need to|should|go|do it|jump|kill|hurt|cut|must|need|ought|that i)(?: [^ ]+){0,4}',
      '(?:they|it|something) (?:keep |are |will |always )*(?:tell|order|ordered|command|urge|say|told|want|demand|yell|scream|shout|whisper|push) (?:at )?(?:me|him|her)? ?(?:that )?(?:i )?(?:to |should |have to |must )+(?:kill|hurt|cut|jump|die|harm|burn|stab|do it|do (?:bad |terrible |awful |horrible )?things|hit|end|attack|punish|choke|strangle|drown|hang|overdose|run into|walk into|step)(?: [^ ]+){0,3}',
      'voice (?:that |who )?(?:tell|told|say|said|order|command) {gap}(?:kill|hurt|harm|cut|die|jump|stab|do it|do things|burn|hit|attack|what to do|end)(?: [^ ]+){0,3}',
      '(?:hear|heard) {gap}(?:voice|someone|somebody|a man|a woman|them|him|her|god|the devil|demons?|satan|things?) {gap}(?:tell|order|command|urge|say|said|told) (?:me |him |her |patient )?(?:that i |i |to )*(?:kill|hurt|harm|cut|die|jump|stab|do|do things|should|must|burn|go|hit|attack|end|take|need|have|what to do)(?: [^ ]+){0,3}',
      '(?:he|she|it|they) (?:keep |will |always )*(?:tell|order|command) me to (?:stab|kill|hurt|harm|cut|jump|die|burn|hang|strangle|drown|choke|attack|hit)(?: [^ ]+){0,2}',
      'command (?:auditory )?(?:hallucination|voice|type hallucination|ah)|commanding voice|(?:auditory )?hallucination {gap1}command|\\bcah\\b',
      '(?:god|jesus|satan|the devil|an angel|demons?|the lord|allah) (?:has |have |is )?(?:tell|told|commanded|order|ordered|want|command|instructed) (?:me|him|her) to (?:kill|hurt|harm|die|sacrifice|jump|cut|stab|burn|punish|cleanse|join|stop eating|fast)',
    ],
    asks: [
      '(?:voice|they) {gap}(?:tell|order|command|ask) (?:you |him |her )?to',
      'tell you (?:to do|what to do|to hurt|to kill|to harm)',
      'command (?:hallucination|voice)|commands?',
    ],
  },
  {
    gives: [['perception', 'auditory_hallucinations']],
    lower: [['perception', 'auditory_hallucinations']],
    says: [
      '(?<!wish (?:that )?i (?:could|would) )(?:hear|heard) {gap}(?:voice|whisper|whispers|whispering|things?|people|someone|somebody|a man|a woman|a voice|(?:my |the )?(?:dead|late) [^ ]+|footsteps|knocking|my name|music|noises|sounds|them|demons?|god|the devil|him|her|angels?|murmuring|laughter|children|mumbling|chatter|conversation|stuff)(?! (?:that (?:worry|upset|people say about)|at (?:work|school) (?:say|gossip)|upstairs (?:walking|move)|next door (?:arguing|fighting|move)|outside (?:my window )?(?:arguing|laughing)|are (?:getting|go)|in the news|about (?:the|your|my)|on the (?:news|radio|tv)|say (?:good|nice)|from (?:my|the) (?:neighbor|street|kitchen|garden)))',
      '(?:the |my |these |those |more |some |again |loud |three |two |a )?voice (?:in my (?:head|ears?|room)|are|is|say|said|tell|told|talk|talking|come|came|keep|started|start|have|has|get|got|will not|do not|did not|back|again|outside|behind|from|call|calls|calling|when|at night|arguing|comment|commenting|whispering|and|every|that|who|were|was|yelling|scream|screaming|never|laughing|mock|mocking)(?= |$)(?! (?:(?:is|was) (?:hoarse|gone|sore|raspy|shaky|breaking)|mail|message))',
      '(?:auditory|verbal) (?:hallucination|perceptual disturbance)|\\bah\\b|\\bavh\\b|hallucination of voice|auditory and visual hallucination',
      '(?:endorse|report|positive for|with|has|experience|experiencing|ongoing|active) hallucination|^voice$|hear voice|voice hearer',
      '(?:angels?|demons?|spirits?|ghosts?|god|jesus|satan|the devil|the dead|aliens?|my dead [^ ]+|my late [^ ]+) (?:is |are |keep |come and |still |will )?(?:talk|speak|whisper|whispers|whispering|call|calls|calling|sing|visit|visits) (?:to )?(?:me|him|her)',
      '(?:someone|somebody|people|they|he|she) (?:is |are |keep |kept )?(?:call|calling|calls|whisper|whispers|whispering|say|said) my name (?:but|and|when) (?:no|nobody|there|i)',
      '(?:radio|tv|television|fan|fridge|refrigerator|walls?|shower|pipes|dog|cat|birds?) (?:is |are |keep |was )?(?:talk|speak|whisper|whispers|whispering|say) (?:to|at|my name|things to|with) ?me?',
      'things (?:other people|others|nobody else|no one else|that (?:are|were) not|people) (?:do not|did not|can not|does not|can|hear|are not|there)? ?hear',
    ],
    asks: [
      'hear (?:or see )?(?:voice|things?|anything|sounds|stuff)',
      'voice',
      'hallucination',
      'auditory hallucination',
    ],
    topics: ['hearing'],
  },
  {
    gives: [['perception', 'visual_hallucinations']],
    lower: [['perception', 'visual_hallucinations']],
    says: [
      '(?:see|saw|seen) {gap}(?:shadow|shadows|figures?|shadow people|ghosts?|demons?|spirits|things? (?:that|other|others|nobody|no one|people|which|crawling|move|moving|there|out of)|faces|people (?:who|that) (?:are|were) not|people in (?:my|the)|someone (?:who|that|standing|in the)|a (?:man|woman|figure|shadow|child|little girl|little boy|dark figure|girl|boy|black dog) (?:who|that|standing|in|at|sitting|by|outside|watch|behind|there)|bugs|spiders|insects|rats|snakes|angels?|dead (?:people|relatives|wife|husband)|(?:my )?(?:dead|late) [^ ]+|my (?:grandmother|grandfather|mother|father|brother|sister|wife|husband|mom|dad|nan|son|daughter|friend) (?:standing|sitting|at|by|in) (?:(?:the|at|by|on|in|my) ){0,3}(?:foot|end|corner|edge|window|door|bedside|hallway)|little (?:people|men|animals)|lights that|monsters?|aliens?|jesus|god|the devil|children (?:in|who|play)|visions|animals (?:in|on)|cats|patterns|my (?:dead|late) [^ ]+)(?! (?:movie|film|show|on tv|in the (?:zoo|garden|park|kitchen today)))',
      '(?:visual) (?:hallucination|perceptual disturbance)|\\bvh\\b|\\bavh\\b|visions',
      '(?:things|stuff|people|faces|shadows|figures|walls?|patterns) (?:that )?(?:are not there|were not there|is not there|nobody else (?:see|can see)|no one else (?:see|can see)|other people (?:do|did|can) not see|others (?:do|did|can) not see|moving|crawling|melting|breathing|move on the wall|crawl)',
      '(?:bugs|spiders|insects|ants|snakes|rats) (?:(?:all over|crawl|crawling|on|in|up|over|under|everywhere) ){1,3}(?:my|the|me) ?(?:skin|walls?|bed|arms?|floor|ceiling|body|room)?',
    ],
    asks: [
      'see (?:things?|anything|visions|people|shadows|stuff|(?:little )?(?:children|animals|bugs|figures|faces|ghosts|snakes|spiders|insects|cats|dogs|men|women))',
      'hear or see',
      'visual hallucination',
      'hallucination',
    ],
    topics: ['seeing'],
  },
  {
    gives: [['perception', 'tactile_hallucinations']],
    lower: [['perception', 'tactile_hallucinations']],
    says: [
      '(?:feel|felt) {gap}(?:bugs|insects|ants|spiders|something|things|worms|snakes) {gap}(?:crawl|crawling|under|moving|move|on) {gap}(?:skin|me|arms?|legs?|body)',
      '(?:bugs|insects|ants|spiders|worms|things) (?:are )?(?:crawl|crawling) (?:on|under|over|in|all over|beneath|up) (?:my|me)',
      '(?:feel|felt) {gap}(?:someone|hands?|fingers|people|something|somebody|it|them|him) (?:touch|touching|touches|grab|grabbing|stroking|holding|poking|breathing on|sitting on) {gap}(?:me|my)(?! (?:and i turned))',
      'tactile hallucination|formication',
    ],
    asks: ['(?:feel|felt) things (?:on|crawl|touch)', 'tactile'],
  },
  {
    gives: [['perception', 'olfactory_hallucinations']],
    lower: [['perception', 'olfactory_hallucinations']],
    says: [
      '(?:smell|smelled|smelt) {gap}(?:burn|burning|rotten|rotting|gas|smoke|rubber|flesh|death|sulfur|sulphur|perfume|feces|something|things?|garbage|dead|blood|chemicals) {gap}(?:nobody|no one|others?|other people|not there|is not|when there|but there|everyone else|else)',
      'smell (?:things?|stuff|odors?) (?:that )?(?:other|nobody|no one|are not|others)',
      'olfactory hallucination|phantosmia',
    ],
    asks: ['smell things', 'olfactory'],
  },
  {
    gives: [['risk', 'grave_disability']],
    lower: [['risk', 'grave_disability']],
    says: [
      '(?:can|could) not (?:take care of|care for|look after|feed) {self}(?! (?:as well))',
      '(?:unable|inability) to (?:care for|feed|clothe|provide (?:food|shelter)|meet (?:basic|own|{my} basic)|take care of|look after) ?(?:{self}|needs|basic|own|for)?',
      'gravely disabled|grave disability',
      '(?:have|had|has) not (?:eaten|eat|drunk|had (?:anything|any|food|water)|had a thing) {gap}(?:in|for|since) {gap}(?:days|week|weeks|[0-9]+|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
      '(?:not|stopped|refus(?:es|ed|ing) (?:to )?) ?(?:eat|eating|drink|drinking) (?:or (?:drink|drinking|eat|sleep|sleeping) )?(?:anything |at all |water |food )*(?:for|in|since) (?:about |like |the (?:last|past) |almost |over )?(?:[3-9]|three|four|five|six|seven|several|many|a week|two weeks|weeks)',
      '(?:sleep|live|wandering|wander|found) (?:in|on|outside on|around) the (?:street|streets|woods|cold) (?:with no|without|barefoot|naked|because the|in (?:the snow|winter))',
    ],
    asks: ['(?:take care of|care for|feed) yourself'],
  },
  {
    gives: [['risk', 'protective_factors_present']],
    says: [
      '(?:never|not) (?:leave|do (?:that|it|this) to|put|abandon|hurt) {gap}(?:them|her|him|the (?:kids|girls|boys|children|dog|cat|baby|twins|family))',
      '(?:lean on|talk to|rely on|call|ring) (?:them|my [^ ]+|the [^ ]+) {gap}(?:every day|any hour|any time|they let me|always there)',
      '(?:would|could|will) (?:never|not) (?:ever )?(?:do (?:that|it|anything|such a thing|something)|hurt|leave|put|act on|go through|kill|abandon) {gap}(?:to |because of )?(?:my |them|him|her|that|it|this|myself)(?: kids?| children| family| mom| mother| wife| husband| son| daughter| parents| dog| cat| faith| religion| girls| boys| partner| sister| brother| grandkids)(?= |$)',
      '(?:kids?|children|family|mom|wife|husband|son|daughter|parents|dog|cat|faith|religion|girls|boys|partner|sister|brother|grandkids|grandchildren|god|church|baby|girlfriend|boyfriend|mother|friends|grandson|granddaughter) (?:is |are |what |who |that |the )*(?:keep|keeps|kept|stop|stops|stopped|need|needs|hold|holds|make me want to|makes me want to) (?:me|to) (?:going|go|alive|here|from|back|live|grounded|tethered|safe|stay)?',
      '(?:think of|think about|because of|for|thought of|remember|live for|here for|stay for|stick around for|stayed for|alive for|is) (?:my |the )?(?:kids?|children|family|wife|husband|son|daughter|parents|dog|cat|grandkids|mom|mother|faith|girls|boys|baby|partner|sister|brother) (?:is |and |that )*(?:stop|stops|stopped|keep|keeps|kept|hold|what keep|why i|are why|is why|reason i|is what keep|are what keep)',
      'if it (?:was|were) not for (?:my |the )?(?:her|him|them|kids?|children|wife|husband|dog|cat|mom|mother|family|son|daughter|girls|boys|partner)',
      '(?:only|main|my|biggest|one) (?:thing|reason|reasons) {gap}(?:keep|keeps|kept|stop|stops|stopping|stopped|live|live for|living|alive|here|hold|holding|staying) {gap}(?:me|is|are|from|for)',
      '(?:reasons?|a lot|so much|plenty|things|everything) to live for|reasons for living|would never do that to (?:my|them|her|him)|(?:it is |that is )?against my (?:religion|faith|beliefs)|protective factors?(?: include| present|:)?|safety plan|strong (?:family |social )?support|support(?:ive)? (?:system|family|partner|wife|husband|friends|parents)|(?:look|looking|looks) forward to',
    ],
    asks: [
      '(?:what|who|anything|anyone|something|someone|anybody) (?:(?:is|are|do|does|would|might|else|it|that|there|have|has|to|can|help|helps) ){0,4}(?:keep|keeps|stop|stops|stopped|stopping|hold|holds) you(?! (?:busy|up|awake|waiting))(?: (?:going|safe|alive|from))?',
      'reasons? (?:for living|to live|to keep)',
    ],
  },
]);
