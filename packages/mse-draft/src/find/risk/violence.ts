import { defineRiskRules, type Option } from '../define-rule.ts';

const HOMICIDAL: readonly Option[] = [
  ['risk', 'homicidal_ideation'],
  ['thought_content', 'homicidal_thoughts'],
];
const VIOLENCE: readonly Option[] = [['risk', 'violence_risk']];

/** Somebody to be harmed; never the speaker. */
/** What is hit or broken without harm to anybody. */
const NOBODY =
  '(?:self|leg|arm|ankle|wrist|foot|toe|nose|phone|glasses|laptop|hip|knee|finger|back|elbow|target|targets|goals?|numbers|quota|limit|stride|deadline|promise|diet|fast|streak|sobriety|habit|habits|record|lease|heart|budget|marks|alarm|snooze|head|funny)\\b';
const WHOM = `(?:(?:a|some|this|another|one) (?:guy|man|woman|kid|coworker|nurse|stranger|girl|boy|dude|cop|neighbor|teacher|cop|bouncer|classmate|bloke|lad|random [^ ]+|person|driver|customer|staff)|him|her|them|someone|somebody|anyone|anybody|people|everyone|everybody|those people|others|other people|my (?!${NOBODY})[^ ]+|that (?:guy|man|woman|bastard|bitch|son|asshole|person|kid|teacher|idiot|prick)|the (?:guy|man|woman|neighbor|bastard|people|kids|baby|boss|staff|nurse|doctor|teacher|whole)|these people|you|both of them|all of them|every one of them|his (?:wife|mother|father|boss|brother|family|roommate|neighbor|girlfriend|coworker|ex)|her (?:husband|mother|father|boss|brother|family|roommate|neighbor|boyfriend|coworker|ex|baby)|their (?:boss|neighbor|family|mother|father|roommate))`;

/** Thoughts of harming others, and harm done or threatened. */
export const VIOLENCE_RULES = defineRiskRules([
  {
    gives: HOMICIDAL,
    lower: HOMICIDAL,
    says: [
      `(?:want|wanted|going|go|plan|like|love|need|have|urge|urges|thought|think|thinking|ready|fantasize|fantasized|dream|daydream|imagine|picture|tempted|decided|intend|wish|try|tried|threatened|threaten|threatening|could|would|will|might|idea|consider|am|about|vow|vowed|swear|swore|order|visions|image|images) (?:to |of |about |i could |i will |i would |on |how to |how i would |that i |ways to |maybe |i might |being able to )*(?:kill|murder|stab|shoot|strangle|poison|slaughter|choke out|behead|drown|smother|suffocate|execute|end|choke|run over|eliminate|take out|slit the throat of|burn down|blow up) ${WHOM}(?! (?:a (?:email|text|message)|for asking|with kindness))`,
      '(?:want|wanted|going|plan|need|urge|thought|think|ready|fantasize|dream|imagine|tempted|could|would|will|might|intend|threatened|threaten) (?:to |of |about |on |i could |i will |i would |i might )*(?:kill|murder|strangle|stab) (?!(?:it|time|the|a|an|two|some|myself|himself|herself|yourself|themselves|me|my|this|that|for|off|or|and|to|you|~+)(?![^ ]))[^ ]+',
      '(?:homicidal|homicide|murderous)',
      '(?:murder|kill(?:ing)?) (?:him|her|them|someone|somebody|people|everyone|others)',
      '(?:he|she|they) (?:deserve|deserves) to (?:die|be killed|be dead|suffer and die)|(?:want|wish|wanted) (?:him|her|them|my (?!self\\b)[^ ]+|that [^ ]+) (?:to die|dead|were dead|was dead|would die)',
      '(?:make|making) (?:him|her|them|my (?!self\\b)[^ ]+) (?:disappear|pay with (?:his|her|their) (?:life|blood))',
      '(?:put|putting) (?:two|one|three|a bullet|a round|a knife|a blade) (?:in|into|through) (?!(?:the|a|an|my|your|it)(?![^ ]))[^ ]+',
      '(?:am going to|am going|going to|will|gonna|want to|ready to) (?:(?:plunge|shank|gut|waste) (?:him|her|them|you)|finish (?:him|her)|lick (?:him|her|you) down)',
      '(?:would|will|going to) (?:have )?(?:lick|licked|knock|knocked|cut|shoot|take) (?:him|her|them) down',
      '(?:put|putting) (?:a |the )?(?:bullet|knife) (?:in|into|through) (?:him|her|them|his|her|their|my (?:boss|ex|wife|husband|neighbor|father|brother|dad)|someone)',
      '(?:shoot|blow|light|burn) (?:up )?(?:the|my|that|this) (?:school|place up|office|place down|workplace|building|house down|classroom|mall|church|store)|shoot(?:ing)? (?:up|everyone)|mass shooting|take (?:people|some people|as many|everyone|them|him|her|some of them) (?:down |out )?with me|hit list|kill list',
      '(?:endorse|report|positive for|active|with|current|passive) (?:hi|h i)(?= |$)|^hi (?:toward|towards|present|positive|endorsed)',
    ],
    asks: [
      'homicid[^ ]*',
      'kill(?:ing)? (?:anyone|someone|somebody|other|others|another|people|them|him|her|or hurt|or harm)',
    ],
    topics: ['others_harm'],
  },
  {
    gives: VIOLENCE,
    lower: VIOLENCE,
    says: [
      `(?:want|wanted|going|go|plan|like|need|urge|urges|thought|think|ready|fantasize|dream|imagine|picture|tempted|could|would|will|might|intend|try|tried|threatened|threaten|threatening|can not trust myself|scared|afraid|worried|about|feel|have|am) (?:to |of |about |i could |i will |i would |i might |on |not to |that i |like |maybe )*(?:hurt|harm|hit|attack|punch|beat(?: up)?|smash|slap|kick|choke|throttle|stab|injure|assault|fight|strangle|beat the [^ ]+ out of|lay into|teach a lesson to|get back at|break|knock|wring|rip|make pay|bash|shake) ${WHOM}`,
      `(?:i |he |she |have |had |patient |and |also )(?:beat up|beaten up|smacked|kneed|dragged|cut|hit|punched|punch|slapped|kicked|attacked|attack|pushed|shoved|choked|choke|strangled|stabbed|stab|beat|assaulted|grabbed|bit|headbutted|threatened|threaten|threw (?!(?:a |the |my )?(?:sponge|pillow|cushion|towel|sock|napkin|tissue|paper|slipper))[^ ]+ [^ ]+ at|threw (?!sponge|pillow)[^ ]+ at|pulled a (?:knife|gun) on|swung at|lunged at|went for|hurt|broke) ${WHOM}(?! (?:back|record|arm playing|wrist|leg|toe|phone|glasses|heart|up with|a fever|with the news|by text))`,
      '(?:punched|punch|put my fist through|kicked|broke|smashed|smash) (?:a |the |in the |through the |{gap1})(?:wall|door|window|mirror|windshield|tv|holes? in)',
      '(?:got|get|been|start|started|keep get|in) (?:in|into|in to|starting)? ?(?:a |another |physical |fist |so many |bar |some |several |more |a lot of )*(?:fights|fight|fistfights?|altercations?|fist fights?|brawls?)(?! (?:about|with my (?:wife|husband|mom|mother|dad|insurance|boyfriend|girlfriend) (?:about|over)|over (?:money|the dishes|chores)))',
      '(?:make|making|made) (?:him|her|them|my (?!self\\b)[^ ]+|someone|people) pay|(?:get|getting) (?:my )?revenge|(?:will|is going to|are going to|going to) (?:regret (?:it|this)|pay for (?:this|it|what))|(?:beat|kick|kicked|smash|smashed|bash|bashed|punch|punched|knock|knocked|cave|break|broke|broken|rip|snap|wring|bust|busted|smashing|beating|bashing|breaking|stomp|stomping) (?:(?!my |the |a |our |its )[^ ]+|my (?!self\\b)[^ ]+) (?:face|head|ass|neck|teeth|skull|jaw|brains?|lights|throat|legs|arms)(?: in| off| out)?',
      '(?:put|had|got|wrapped) (?:my|his|her) hands? (?:around|on|round) (?:his|her|their|someone|my [^ ]+) (?:throat|neck)|pulled a (?:knife|gun|weapon)|(?:carry|carrying|bring|brought|taking|took|keep|kept|have|got|hide|hid) (?:a|my|the) (?:knife|gun|bat|weapon|machete|pistol)(?: (?:with me|to school|to work|everywhere|for protection|in my (?!kitchen|drawer)[^ ]+|under my [^ ]+))|restraining order|arrested for (?:assault|battery|fighting|domestic)|assault charges?|domestic violence charge',
      '(?:afraid|scared|worried) (?:of what |that )?i (?:might|will|am going to|may|could|would) (?:hurt|harm|do to|lose control|snap|do something to) ?(?:him|her|them|someone|people|my [^ ]+|the baby|somebody)?(?! myself)',
      '(?:put|putting) (?:him|her|them) through (?:a|the) (?:wall|window|door|floor)',
      '(?:going|going to|will) (?:crack|deck|batter|flatten|lamp|smack|smash|knock out) (?:you|him|her|them)(?! (?:off|at it|on))',
      '(?:swung at|went for|lunged at|hit out at|lashed out at|came at) (?!(?:a|the|my|it|walk|run)(?![^ ]))[^ ]+ {gap6}(?:poker|knife|jaw|fist|fists|stick|bat|hammer|bottle|face|chair|nurse|last week|yesterday)',
      '(?:aggravated|common) assault|gbh|abh',
      '(?:went|gone|go|going|came|up) {gap}with (?:a|the|my) (?:hammer|knife|bat|axe|poker|machete|crowbar|stick)',
      '(?:lost (?:the|his|her) eye)',
      'followed (?:him|her|them|the guy|the man) home',
      '(?:had|have|got|took|with) (?:the|a|my) (?:tire iron|tyre iron|crowbar|machete|hammer|bat) (?:out|with me|and)',
      '(?:he|she|they) would get it(?= |$)|get what is coming',
      '(?:broke|broken) (?:his|her|my) (?:father|mother|brother|sister|wife|husband|partner|girlfriend|boyfriend) (?:arm|nose|jaw|ribs?|wrist|collarbone)(?! (?:skiing|falling|playing|when))',
      '(?:swung for|hit|punched|kicked|slapped|bit|headbutted) (?:a|the|my|our|her|him) {gap}(?:assistant|nurse|carer|colleague|officer|porter|staff|lady|neighbor|paramedic|with (?:her|his|a|my) (?:stick|fist|bag|cane|shoe))',
      '(?:did|slashed|stabbed) (?:his|her|their) (?:tyres|tires)',
      '(?:two|three|a) coffins?|(?:can|tin) of petrol',
      'violent (?:thought|urge|fantas(?:y|ies)|toward|towards|outburst|outbursts|images|impulses)|violence (?:toward|towards|risk)|lose control and (?:hurt|hit)|risk of violence|threats? (?:to|toward|towards|against)',
    ],
    asks: [
      '(?:hurt|harm)(?:ing)? (?:or kill )?(?:anyone|someone|somebody|other|others|another|people|them|him|her|anybody)',
      '{self} or (?:anyone|someone|somebody|other|others|another|anybody|people)',
      '(?:think|plan|going|intend|want|ready|prepared) (?:of |to |about |on )?(?:use|using) (?:it|them|that)(?! (?:again|daily|for))',
      'violent|violence|aggressive|physical fights?|get(?:ting)? (?:into|in) fights',
    ],
    topics: ['others_harm'],
  },
]);
