import { defineRules } from '../define-rule.ts';

/** Who might be behind it, in persecutory statements. */
const THEM =
  '(?:they|people|someone|somebody|the (?:government|fbi|cia|police|cops|neighbor|mafia|gang|aliens?|cartel|feds|nsa|church|devil|agency|agents)|(?:my |the |our )?(?:neighbor|coworker|landlord|boss|family|roommate|ex|husband|wife|mother|doctors|nurses|staff|upstairs|downstairs|next door|manager)|government|fbi|cia|police|cops|everyone|everybody|strangers|cameras|men|a man|he|she|demons)';

export const THOUGHT_CONTENT_RULES = defineRules('thought_content', [
  [
    'ruminations',
    {
      says: [
        '(?:ruminat(?:e|ing|es|ion|ions|ed))',
        '(?:replay|replaying|rehash|rehashing|go|going|turn|turning|play|playing|run|running) {gap}(?:over and over|again and again|in {my} (?:head|mind)|on a loop|on repeat|over in)',
        '(?:can|could) not stop think about (?:what|how|everything|the|my|it|that|all|him|her|work|things|every)',
        'dwell(?:ing)? on|obsess(?:ing)? over|keep think about (?:what i|how i|the past|everything i|every mistake|all the|it over|my mistakes|mistakes|things i)',
        'think (?:about )?(?:it|the same (?:thing|things|thought)) over and over|same (?:thought|thing) (?:over and over|going round|again and again|going around|round and round)|overthink(?:ing)?|over think',
        'going (?:round|around) (?:and (?:round|around) )?in {my} (?:head|mind)',
        '(?:go|going|turn|turning|think|churn|churning|mull|mulling|chew|chewing|pick|picking) {gap}over (?:it|that|and over|every|what|them|things|everything|the)',
        'over and over(?: it)?(?: in my (?:head|mind))?$',
        '(?:can not|could not|never) (?:put|let) (?:it|that|them) (?:down|go|drop|rest)',
        '(?:round and round|around and around|in circles|on a loop|in a loop)',
        'same (?:thoughts?|thing|things|worry|worries|conversation|scene) {gap}(?:every|again|over|all night|round)',
      ],
      observed: [
        'ruminat(?:ive|ion|ions|es|ing|ed)',
        'preoccupied with (?:guilt|loss|worthlessness|the past|failure)',
      ],
      headed: ['ruminative', 'ruminations', 'rumination'],
    },
  ],
  [
    'obsessions',
    {
      says: [
        'obsession|intrusive thought|unwanted thought|obsessive(?: thought)?',
        'thought (?:that )?(?:keep |will not |just )?(?:pop|popping|pops|force|come|intrude) (?:into|in) {my} (?:head|mind)',
        '(?:have|need|got) to (?:check|count|wash|line|arrange|repeat|touch|clean|do it) {gap}(?:again|times|over|exactly|until|hands|locks?|stove|door|three|four|seven|even)',
        'wash {my} hands (?:over|until|again|so|dozens|fifty|hundred|[0-9]+|thirty|twenty|a hundred|constantly|repeatedly)',
        'check {gap}(?:stove|lock|locks|door|doors|oven|taps|iron) {gap}(?:times|again|over)',
        'check (?:it|them|that|everything) {gap}times',
        '(?:germs|contaminated|contamination)',
        'ocd',
        '(?:have|has|got|need) to (?:count|check|touch|tap|wash|line|arrange|repeat|clean|straighten|do it|say it) {gap6}',
        '(?:pictures|images|thought|flashes) (?:of|that|come|push|pop|keep|about) {gap}(?:me )?(?:drop|dropping|hurting|stabbing|pushing|doing|come|in|push|horrible|something awful|swerving|germs)',
        'if (?:i|it) (?:do|is|does|am) not {gap6}(?:something|bad|terrible|happen|happens|start again|start over|die|wrong)',
        'start (?:again|over|from the beginning)(?= |$)',
        '(?:has|have) to be (?:four|even|perfect|three|exact|exactly|just right|right|in order|[0-9]+)',
        'can not make (?:them|it) (?:stop|go away)',
        '(?:numbers?|rituals?|counting) {gap}(?:safe|right|wrong|before i can)',
      ],
      asks: ['check things over', 'repetitive thought', 'rituals'],
      observed: ['obsession', 'obsessional', 'intrusive thought'],
      headed: ['obsessive', 'obsessional'],
    },
  ],
  [
    'phobias',
    {
      says: [
        'phobia|phobic',
        '(?:terrified|petrified|scared to bits) of (?:flying|heights|spiders|needles|dogs|elevators|lifts|planes|crowds|vomit|vomiting|snakes|driving|bridges|enclosed|blood|leaving|open|leave|drive|clowns|germs|water)',
        '(?:fear|afraid|scared) of (?:flying|heights|spiders|needles|elevators|lifts|planes|crowds|vomiting|snakes|bridges|enclosed spaces|blood|open spaces|leave the house|leaving the house|drive|driving|public speaking)',
      ],
      observed: ['phobi(?:a|as|c)'],
    },
  ],
  [
    'somatic_preoccupation',
    {
      says: [
        '(?:convinced|sure|know|certain|positive|worried) (?:that )?(?:i have|it is|there is|i have got|i am getting) {gap}(?:cancer|tumou?r|disease|als|ms|brain tumou?r|heart (?:attack|disease)|hiv|parasites?|something (?:seriously )?wrong)',
        '(?:doctors|tests|scans) {gap}(?:nothing|fine|normal|clear|negative) but i (?:know|am sure|still|am convinced)',
        'googl(?:e|ing) {my} symptoms|check {my} (?:body|pulse|skin|heart|lumps)',
        'every (?:ache|twinge|pain|headache)',
        'convinced {gap}(?:missed|wrong|cancer|tumor|tumour|heart|disease|clot|stroke|rotting|dying of)',
        'something {gap}wrong with my (?:heart|brain|stomach|bowels?|liver|blood|lungs|head|throat|kidneys|guts|insides)',
        '(?:take|check|feel|count|measure) my (?:pulse|heart rate|heartbeat|blood pressure|lumps?|temperature|glands)',
        '(?:they|doctors?|scans?|tests?) {gap}(?:missed|overlooked) (?:something|it)(?= |$)',
        '(?:they|doctors?|scans?|tests?) {gap}(?:missed|not found|not look)',
      ],
      observed: [
        'somatic (?:preoccupations?|concerns|complaints|focus)',
        'somatically preoccupied',
        'preoccupied with (?:somatic|physical|bodily|health)',
        'hypochondria(?:c|sis|cal)',
      ],
      headed: ['somatic'],
    },
  ],
  [
    'overvalued_ideas',
    {
      says: ['(?:i am|i know i am|i look|feel) (?:huge|fat|enormous|massive|gross|a whale|obese)'],
      observed: ['over ?valued idea', 'over valued belief', 'overvalued beliefs?'],
    },
  ],
  [
    'ideas_of_reference',
    {
      says: [
        '(?:tv|television|radio|news|newscaster|presenter|anchor|newsreader|songs?|billboards?|license plates?|internet|podcast|lyrics|adverts?|commercials|posts|host|man on (?:the )?(?:tv|radio|news)|headlines|shows?) {gap}(?:talk|speak|send|sending|sends|messages?|direct|directed|aimed|speaks|refer|referring|meant|is about) {gap}(?:me|about me|for me|to me|at me)',
        '(?:messages?|signs?|signals?|codes?) {gap}(?:for|to|meant for|directed at|aimed at|just for) me',
        '(?:secret|hidden|special|coded) (?:messages?|codes?|meanings?|signs|signals)',
        'meant (?:just )?for me',
        '(?:people|everyone|strangers|they) (?:are )?(?:talk|laugh|laughing|whisper|whispering|gossiping) (?:about|at) me',
        '(?:was|is|are|were) (?:meant )?for me(?= |$)(?! to)',
        '(?:talk|speak|sing|singing|wink|winked|look|pointed|point) (?:about|to|at|straight at|directly to) me {gap}(?:tv|radio|telly|screen|song|news|bus)',
        '(?:birthday|initials|name|number|numbers) {gap}(?:come up|came up|show up|in (?:it|the))',
      ],
      asks: [
        '(?:tv|television|radio) {gap}(?:you|talk|messages?|special)',
        'special messages?',
        'messages? {gap}for you',
      ],
      observed: ['idea(?:s)? of reference', 'referential (?:thinking|ideas?|delusion|beliefs)'],
    },
  ],
  [
    'persecutory_delusions',
    {
      says: [
        `${THEM} (?:is |are |was |were |have been |has been |been |keep |all |that )*(?:watch|follow|spy|spies|track|tracking|stalk|stalking|monitor|monitoring|tap|tapping|hack|hacking|record|recording|bugging|listening|hunting|targeting|plotting|conspiring|poison|drugging|tracked|bugged|poisoned|record)(?:ing|s|ed)? {gap1}(?:me|my|us|to me|on me|against me|in on|the house|our|in)`,
        `${THEM} (?:is |are |was |were |have been |has been |been |want )?(?:try|out|trying|plan|going|want)? ?(?:to )?(?:get|kill|hurt|harm|poison|destroy|ruin|frame|trap|silence|murder|steal from|set me up|come for|coming for|come after|after) (?:me|us)`,
        '(?:am|was|being|been|be|get) (?:being )?(?:watch|watched|follow|followed|spied on|tracked|monitored|bugged|targeted|poisoned|recorded|set up|stalked|hunted|surveilled|persecuted)(?: by)?',
        '(?:put|putting|slip|slipped|slipping|there is) {gap1}(?:poison|something|chemicals|drugs?|cameras?|chips?|a chip|a camera|microphones?) in (?:my|the) (?:food|water|drink|coffee|walls?|room|house|head|tooth|teeth|brain|tea|phone|apartment|flat|vents?|smoke detectors?|lights?|ceiling)',
        '(?:phone|house|room|car|apartment|flat|computer|laptop|walls?) (?:is|are|was|has been|have been) (?:bugged|tapped|hacked|wired|being monitored)',
        '(?:out to get|conspir(?:acy|ing|ed) against|plot(?:ting)? against|(?:is|are|was|were|been|come|coming) after) me',
        '(?:conspiracy|plot) (?:against|to)',
        'hacked (?:into )?my (?:phone|brain|computer|mind|thought)',
        'paranoid(?! about (?:germs|spelling))|paranoia',
        'cameras? (?:in|are|everywhere|watch|behind) {gap1}(?:everywhere|walls?|room|vents?|apartment|house|light|ceiling|watch me)',
        '(?:agents|cars?|van|helicopters?|men) {gap}(?:outside|follow|park|parked|watch) {gap}(?:me|my house|my apartment|my street|my building|night|house)',
        'poison(?:ed)? my (?:food|water|drink|coffee|tea|meals?)',
      ],
      asks: [
        '(?:people|someone|anyone|anybody) {gap}(?:out to (?:get|hurt|harm) you|against you|follow you|watch you|spy(?:ing)? on you|try to (?:hurt|harm|get) you|want to (?:hurt|harm) you|after you)',
        '(?:being|be|are you|were you|been|get) (?:watched|followed|spied on|targeted|monitored)(?! (?:up|through|for))',
      ],
      observed: [
        'persecutory (?:delusion|ideation|beliefs?|idea|themes?|content)',
        'paranoid (?:delusion|ideation|idea|beliefs?|themes?|content|thought)',
        'paranoi[da]',
        'delusion of persecution',
      ],
      headed: ['paranoid', 'persecutory', 'paranoia'],
    },
  ],
  [
    'grandiose_delusions',
    {
      says: [
        '(?:i am|i know i am|that i am|being|i am actually|i have become) (?:the )?(?:chosen one|messiah|jesus(?: christ)?|god|a god|prophet|a prophet|the prophet|second coming|son of god|king|queen|christ|savior|saviour|the antichrist|a genius|the next einstein|immortal|invincible|royalty|the chosen|special agent)',
        '(?:god|the universe|jesus|angels|the lord) (?:has |have |is )?(?:chose|chosen|picked|talk to|speak to|spoke to|gave|given|sent|told|tell|selected|appointed|made|anointed) me',
        '(?:special|magical|super|supernatural|psychic|divine|secret|healing|unique) (?:powers?|mission|abilit(?:y|ies)|gifts?|purpose|calling|assignment)',
        '(?:can|could|am going to|will|going to|meant to|destined to|here to|need to|have to) (?:read (?:minds|people minds|your mind|everyone mind)|control the weather|heal (?:people|the world|the sick|cancer|everyone)|save the (?:world|planet|human race)|save humanity|predict the future|change the world|end all wars?|cure cancer|solve (?:world|climate|physics)[^~]{0,12}|rule the world|run the country|win the nobel|be president)',
        'chosen (?:by|for a|one)',
        'smarter than (?:everyone|everybody|anyone|all of you|einstein)',
        '(?:president|pope|king|queen|elon|celebrities) {gap}(?:call|calls|called|listen|need|consult|ask|asked|advice) {gap}me',
        'i (?:own|invented|discovered|solved|wrote) (?:the (?:internet|company|whole (?:city|town))|google|facebook|all of|a (?:cure|formula)|the cure|free energy|time travel)',
        'worth (?:millions|billions)|going to be (?:famous|a billionaire|a millionaire|president|bigger than)',
        '(?:chose|chosen|picked|selected|appointed|commissioned|sent for|called upon) me to',
        '(?:have|has|is|was|been) (?:chose|chosen|picked|selected|appointed) me',
        'only (?:person|one|man|woman) {gap}(?:who|that) (?:can|could|know|understand|understands|see|has|will)',
        '(?:no one|nobody) else (?:can|could|is able to) (?:do|see|understand|hear|stop) (?:it|this|what)',
        'i (?:have )?(?:worked out|cracked|decoded|discovered|solved|figured out) (?:the (?:code|secret|formula|pattern|answer|meaning|key)|how the|it all|everything|time|gravity|energy)',
      ],
      asks: ['special (?:powers?|abilit(?:y|ies)|gifts?|mission)'],
      observed: [
        'grandios(?:e|ity)(?: (?:delusion|ideas?|themes?|beliefs?|content))?',
        'delusion of grandeur',
        'inflated self esteem',
      ],
      headed: ['grandiose', 'grandiosity'],
    },
  ],
  [
    'other_delusions',
    {
      says: [
        '(?:thought|ideas?) (?:are |is |being |get )?(?:put|inserted|placed|planted|implanted|beamed) (?:in|into) {my} (?:head|mind|brain)',
        '(?:put|putting|inserting|planting|beaming|insert) thought (?:in|into) {my} (?:head|mind|brain)',
        '(?:take|stealing|removing|steal|remove|pull) {my} thought(?: out| away)?',
        '(?:people|everyone|they|others) (?:can|could) (?:hear|read) {my} (?:thought|mind)',
        'broadcast(?:ing|s)? {my} (?:thought|mind)|thought (?:are |being |get |been )*broadcast(?:ed)?',
        '(?:control|controlled|controlling) (?:my|by) (?:body|mind|thought|movements|actions|arms?|some|aliens|a chip|the|satellites|outside)',
        '(?:am|being|is) control(?:led)? by',
        '(?:organs|insides|brain|heart|stomach|bowels|intestines|blood) (?:is|are|have|has|is gone|were) (?:rott(?:ing|en)|dead|missing|gone|been removed|turned to|stopped|melting|replaced)',
        'i am (?:already )?dead(?! tired| serious| on)|do not exist(?: anymore)?|i am a (?:ghost|corpse)',
        '(?:wife|husband|mother|mom|father|dad|family|son|daughter|sister|brother) (?:is|has been|was|are|have been) (?:an impostor|impostors|an imposter|imposters|replaced|a robot|a clone|not (?:really )?my|a double|someone else)',
        'replaced by (?:an? )?(?:impostors?|imposters?|clones?|robots?|doubles?|look ?alikes?|aliens)',
        '(?:is|are) (?:in love with me|secretly (?:married|in love))|(?:celebrity|singer|actor|taylor swift|beyonce) (?:is|who is) in love with me',
        '(?:chip|device|implant|transmitter) {gap}(?:in (?:my|me)|implanted|under my skin)',
        'bugs (?:under|beneath|in) {my} skin|parasites? (?:under|in) {my} skin',
      ],
      asks: [
        '(?:put|insert) thought (?:in|into)',
        'control your thought',
        'read your (?:mind|thought)',
        'thought {gap}not your own',
      ],
      observed: [
        '(?:bizarre|somatic|nihilistic|erotomanic|religious|jealous|mixed|fixed) delusion',
        'delusion(?:s)? of (?:control|jealousy|guilt|infestation|poverty)',
        'thought (?:insertion|broadcasting|broadcast|withdrawal)',
        'capgras',
        'cotard',
        '(?<!(?:grandiose|persecutory|paranoid) )delusion(?! of| persecut)',
      ],
    },
  ],
]);
