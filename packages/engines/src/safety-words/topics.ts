import { compile } from '../mse-draft/language/pattern.ts';

/** What a word about safety is about. */
export interface SafetyTopic {
  readonly key: string;
  /** As it is named to a clinician. */
  readonly label: string;
  /** The wording names somebody it is done to or by, so another person in it does not make it theirs. */
  readonly ofOthers?: true;
  /** Whoever the subject is, it is about the patient: "his son cannot wake him". */
  readonly bySomebody?: true;
  readonly says: RegExp;
}

interface TopicText extends Omit<SafetyTopic, 'says'> {
  readonly wordings: readonly string[];
}

const PERSON =
  '(?:someone|somebody|people|others|other people|everyone|everybody|anyone|him|her|them|(?:my|his|her|their|the|a) (?:[a-z]+ )?(?:wife|husband|partner|ex|girlfriend|boyfriend|mother|mom|father|dad|parents?|brother|sister|son|daughter|child|children|kids?|baby|neighbou?rs?|nurse|doctor|staff|colleagues?|boss|teacher|roommate|flatmate|peers?|patient|woman|man|family))';
const SUBSTANCE =
  '(?:pills?|tablets?|capsules?|medication|medications|meds|medicines?|paracetamol|acetaminophen|insulin)';

/**
 * The words about safety that are looked for wherever text arrives, in the English of notes, referrals and patients.
 * One line a wording, as it is said; `{self}` is himself, myself and so on, `{my}` my, her, his, `{gap}` up to three
 * further words. They are chosen for precision: what is rare, vague or a manner of speaking is left out. Ours.
 */
const TOPICS: readonly TopicText[] = [
  {
    key: 'suicide',
    label: 'suicide',
    wordings: [
      'suicidal',
      'suicidality',
      'suicide',
      'suicides',
      '(?:active|passive|current|ongoing|fleeting|chronic|intermittent|endorse|endorses|endorsed|report|reports|reported|express|expresses|disclosed|admits|admits to|positive for|worsening|increased|has|have|with) (?:active |passive |ongoing |fleeting )?si',
      'si (?:with|without) (?:a )?(?:plan|intent|means)',
      '(?:kill|hang|shoot|drown|poison|gas|electrocute|suffocate|starve) {self}',
      '(?:kill|hang|shoot|drown|poison|gas) (?:himself|herself|myself|themselves|themself) ',
      'done away with {self}|do away with {self}|doing away with {self}',
      '(?:end|take|took|taken|taking) {my} own life',
      '(?:end|ending) {my} life|(?:take|taking) {my} life(?! (?:back|forward|seriously|easier))',
      'end it all|end everything|ending it all|end it for good',
      '(?:want|wanted|wish|wished|prefer|hope|hoped|ready|longing|going|plan|planning|decided) to (?:just )?(?:die|be dead)(?! (?:of|from) (?:embarrassment|shame|laughter))',
      '(?:wish|wished|wishes) (?:that )?(?:i|he|she|they) (?:was|were|am) (?:dead|never born|not alive)',
      '(?:better off|rather be) dead|better off without (?:me|him|her|them)',
      '(?:not|no longer|never) (?:want|wanted|wants|wish) to (?:live|be alive|live anymore|be here anymore|exist|wake up|go on living)',
      '(?:no|any|a|see no|sees no) (?:reason|point|will) (?:to|in) (?:live|living|go on living|be alive|being alive)',
      'nothing (?:left )?to live for|life (?:is |was )?(?:not|no longer) worth living|not worth living',
      'tired of (?:living|life|being alive)',
      '(?:go to sleep|fall asleep|sleep) (?:and )?(?:not|never) wake(?: up)?|wish (?:not|never) to wake up|hope(?:s|d)? (?:not|never) to wake up',
      'passive death wish|death wish|death wishes|wish(?:es)? for death|thoughts of (?:death|dying|being dead|ending it)',
      '(?:goodbye|farewell|suicide) (?:letters?|notes?|messages?)|(?:said|saying|wrote|writing|written) {my} goodbyes',
      '(?:buy|bought|has|have|got|obtained|keeps|hid|hidden|made|tied) (?:a |an |the )?(?:rope|noose|ligature)',
      '(?:jump|jumped|throw {self}|threw {self}|step|stepped) (?:off|from|in front of|under) (?:a |the |an )?(?:[a-z]+ )?(?:bridge|building|roof|balcony|cliff|train|tube|bus|lorry|truck|car|traffic|window)',
      '(?:lie|lay|lying|walk|walked|walking|stand|stood|standing) (?:down )?(?:on|onto|in front of) (?:the )?(?:train|railway|rail) ?(?:tracks?|lines?)?',
      'tie a noose|put a (?:rope|belt|cord) (?:around|round) {my} neck|(?:rope|belt|cord|ligature|noose) (?:around|round) {my} neck',
      `(?:stockpile|stockpiles|stockpiled|stockpiling|hoard|hoards|hoarded|hoarding|stash|stashing|stashed|saving up|saved up|storing up) (?:of )?(?:[a-z]+ )?${SUBSTANCE}`,
      `(?:stockpile|hoard|stash) of (?:[a-z]+ )?${SUBSTANCE}`,
      '(?:giving|gave|given|give) away (?:all )?{my} (?:[a-z]+ )?(?:possessions|belongings|things|savings|pets?)',
      '(?:put|putting) {my} affairs in order',
      '(?:not|never) (?:be |going to be |planning to be )(?:here|around|alive) (?:much longer|for long|next (?:week|month|year)|tomorrow|by christmas)',
      '(?:life insurance|will) (?:will )?(?:pay|pays|pay out) (?:after|for) suicide',
    ],
  },
  {
    key: 'self_harm',
    label: 'self-harm or overdose',
    wordings: [
      'self harm|self harms|self harmed|self harming|self injury|self injurious|self injuring|self inflicted|self mutilation|self poisoning',
      'dsh|nssi',
      '(?:hurt|harm|injure|injuring|cut|burn|scratch|stab|punch|hit) {self}(?! (?:at|in a|lift|playing|run|on the|falling|by accident|accidentally))',
      '(?:cut|slit|slash|slashed|slashing) (?:open )?{my} (?:own )?(?:wrists?|arms?|forearms?|legs?|thighs?|throat|skin)',
      'overdose|overdosed|overdoses',
      `(?:took|taken|swallowed|ingested|swallow|take) (?:a whole |the whole |an entire |a |all )?(?:bottle|box|packet|pack|handful|month s supply) of (?:[a-z]+ )?(?:${SUBSTANCE})?`,
      `(?:took|taken|swallowed|ingested) (?:about |all {my} |all the |all |over |more than )?(?:[2-9][0-9]|1[0-9][0-9]|twenty|thirty|forty|fifty|sixty) (?:of )?(?:[a-z]+ )?${SUBSTANCE}`,
      `(?:took|taken|swallowed|ingested) all (?:of )?{my} (?:[a-z]+ )?${SUBSTANCE}`,
    ],
  },
  {
    key: 'homicide',
    label: 'killing somebody',
    ofOthers: true,
    wordings: [
      'homicidal|homicide|homicidality',
      '(?:active|passive|current|endorse|endorses|endorsed|report|reports|reported|express|expresses|positive for|has|have|with) hi',
      `(?:kill|murder|murdering|shoot|stab|strangle|poison|drown|smother|smothering|suffocate) ${PERSON}`,
      `thoughts of (?:killing|murdering|harming|hurting|attacking|smothering|drowning) ${PERSON}`,
      '(?:want|wants|wanted|wish|wished|deserve|deserves|going) {gap}(?:him|her|them|others|people|everyone) (?:dead|to die)',
      'mass shooting|shoot up (?:the|a|my|his|her) [a-z]+',
    ],
  },
  {
    key: 'violence',
    label: 'violence',
    ofOthers: true,
    wordings: [
      `(?:hurt|harm|attack|assault|assaulted|assaults|beat|beats|beating|punch|hit|kicked|stab|strangle|strangled|choked|choke|threaten|threatens|threatened|threatening) (?:to (?:hurt|harm|attack|stab|hit|kill|shoot) )?${PERSON}`,
      '(?:danger|dangerous|a risk|harm) to others|harm others|hurt others|harming others',
      '(?:physically|very|extremely) (?:aggressive|violent|assaultive)|physical(?:ly)? violence|violent (?:behaviou?r|outbursts?|thoughts|urges|towards?|toward|attack|impulses|threats?)|violently|assaultive|became violent|is violent|was violent|violence (?:to|towards?|against)|urges? to (?:hurt|harm|attack|hit|stab) (?:others|people|someone|somebody)',
      `(?:carries|carrying|brought|bought|has|keeps|pulled|grabbed|waved|wielding|armed with) (?:a |an |the )?(?:loaded )?(?:knife|gun|weapon|firearm|machete|axe)(?: (?:to|at|on|against|towards?) )?`,
      'domestic violence|domestic abuse|intimate partner violence',
      '(?:partner|husband|wife|boyfriend|girlfriend|ex|father|mother|son|carer|he|she) (?:hit|hits|beat|beats|chokes?|choked|strangles?|strangled|punched|punches|kicked|kicks|threatens?|threatened|rapes?|raped|assaulted|assaults) (?:me|her|him|patient)',
      '(?:afraid|scared|frightened|fear) of (?:my|his|her|their) (?:partner|husband|wife|boyfriend|girlfriend|ex)',
      '(?:shake|shook|shaken|shaking|smother) (?:my|the|her|his) baby',
    ],
  },
  {
    key: 'command_voices',
    label: 'voices that command',
    ofOthers: true,
    wordings: [
      'command (?:auditory )?(?:hallucinations?|voices?)|commanding (?:voices?|hallucinations?)|voices? of command',
      '(?:voices?|hallucinations?) (?:that |which |who |are |is |were |was |now |have been |has been )*(?:tell|telling|told|command|commands|commanding|commanded|order|orders|ordering|ordered|instruct|instructs|instructing|instructed|urge|urges|urging|urged|say|saying|said|force|forcing) {gap}to [a-z]+',
      '(?:told|ordered|commanded|instructed|tell|telling) by (?:the |a |{my} )?(?:voices?|god|satan|the devil|devil|demons?) to [a-z]+',
      '(?:god|satan|the devil|devil|demons?) (?:is |are |was )?(?:tell|telling|told|commands?|commanding|orders?|ordering|ordered) {gap}to [a-z]+',
      '(?:hears?|hear|heard) (?:a |the )?(?:voices?|whispers?) (?:tell|telling|order|ordering|command|commanding|say|saying) {gap}(?:kill|die|jump|hurt|harm|cut|hang|attack|stab)',
      '(?:obey|obeys|obeying|acting on|acted on|act on) (?:the |{my} )?voices?',
    ],
  },
  {
    key: 'not_eating_or_drinking',
    label: 'not eating or drinking',
    wordings: [
      '(?:not|stopped|stop|no longer|refuse|refuses|refusing|refused|unable to|barely|hardly) (?:to )?(?:eating|eat|ate|eaten) (?:(?:or|and|nor) )?(?:drink|drinking|drunk)',
      '(?:not|stopped|no longer|refuses|refusing|refused) (?:to )?(?:drink|drinking) (?:(?:or|and|nor) )?(?:eating|eat)',
      '(?:refuse|refuses|refusing|refused|declines|declining) (?:all )?(?:food and (?:fluids?|drink|water)|fluids?|food or (?:fluids?|drink)|food|to eat(?! (?:meat|breakfast|vegetables|lunch|out))|to drink(?! (?:alcohol|beer|wine)))',
      '(?:not|no) (?:eat|eaten|eating|ate|food) (?:anything |at all )?(?:for|in|since) (?:[a-z0-9]+ )?(?:[a-z0-9]+ )?(?:days?|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
      '(?:not|nothing) (?:drink|drunk|drank|drinking) (?:anything |any fluids? |any water |at all )?(?:for|in|since) (?:[a-z0-9]+ )?(?:[a-z0-9]+ )?(?:hours|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
      'nothing to eat or drink|no food or (?:drink|fluids?|water)|neither eat(?:s|ing)? nor drink(?:s|ing)?|no oral intake|nil oral intake|zero oral intake',
      '(?:not|stopped) (?:eat|eaten|eating) (?:anything|at all)|(?:not|stopped) (?:drink|drinking) (?:anything|any fluids?|any water)',
    ],
  },
  {
    key: 'cannot_be_woken',
    label: 'cannot be woken',
    bySomebody: true,
    wordings: [
      '(?:can not|could not|unable to|not able to|impossible to|difficult to|hard to|struggle to|struggled to) (?:be )?(?:wake|waken|woken|rouse|roused|arouse)(?: (?:him|her|them|patient))?(?! up (?:in|on time|early|before|for))',
      '(?:can not|could not|will not|would not) (?:wake|be woken|be roused)(?: up)?$',
      'unresponsive|unrousable|unarousable|unconscious|barely (?:rousable|responsive)|hardly rousable|difficult to rouse|comatose|obtunded',
      '(?:not|stopped|barely|hardly) (?:breathe|breathing)(?! (?:exercise|well through))|(?:blue|cyanosed|cyanotic) lips|lips (?:are |were )?blue|not responding to (?:voice|pain|touch|anything)',
    ],
  },
];

/** Most serious first. */
export const SAFETY_TOPICS: readonly SafetyTopic[] = TOPICS.map(({ wordings, ...topic }) => ({
  ...topic,
  says: compile(wordings.map((wording) => wording.trim())),
}));

/**
 * What says that words about safety are not about what is: a task, a plan, a paper, a rating of low. They are masked
 * before the topics are looked for.
 */
export const NOT_SAID_OF_NOW: readonly RegExp[] = [
  compile([
    '(?:low|minimal|no|negligible|very low|baseline|lower) (?:acute |current |imminent |overall )?(?:risk of (?:suicide|self harm|violence|harm(?: to (?:self|others))?)|(?:suicide|suicidal|self harm|violence|homicide|homicidal) (?:risk|concerns?|thoughts?|ideation))',
    '(?:suicide|suicidality|self harm|violence|homicide|overdose) risk (?:is |was |assessed as |rated |judged |currently |remains |considered |level )*(?:low|minimal|nil|none|negligible|not elevated|not raised|unchanged low)',
    '(?:suicide|suicidality|self harm|violence|overdose|domestic violence) (?:and self harm )?(?:risk )?(?:assessment|screen|screening|prevention|awareness|precautions? lifted|safety plan|policy|training|leaflet|hotline|helpline|questionnaire|severity rating scale|rating scale|scale|inventory|item)',
    '(?:screen|screened|screening|negative screen|assess|assessed|assessment|monitor|monitored|monitoring|watch|look out|observe|ask|asked|asking|inquired|warn|warned|warning|counsel|counselled|counseled|counselling|educated|advised|leaflet|information|discussed|discuss|precautions?|plan|alert|vigilant|surveillance|check) (?:him |her |them |patient |family |carefully |closely |again |again for |regularly )?(?:for|about|of|on|against|to|regarding) (?:any |the |possible |risk of |signs of |emergent |emerging |emergence of |increase in |increased |new |worsening )*(?:suicide|suicidal|suicidality|self harm|violence|homicidal|overdose|si)(?: (?:thoughts?|ideation|behaviou?rs?|risk))?',
    '(?:risk|signs|emergence|boxed warning|black box warning|warning|in case|in the event) (?:of|for|on|about) (?:[a-z]+ )?(?:suicide|suicidal|suicidality|overdose|self harm)(?: (?:thoughts?|ideation|behaviou?rs?|risk))?(?! (?:is |was |remains )?(?:high|elevated|raised|moderate|imminent|acute|increased|present))',
    '(?:prevent|preventing|prevention of|toxic in|toxicity in|safer in|safe in|safety in|lethality in|lethal in|danger in|dangerous in|fatal in|less lethal in|risk in) (?:[a-z]+ )?(?:overdose|suicide|self harm)',
    '(?:overdose|suicide) (?:antidote|kit|reversal|rescue|emergency|toxicity|hotline)|for (?:opioid |suspected |known )*overdose',
    'anti ?suicidal|antisuicidal|suicide (?:bereavement|survivors? group|loss group)|bereaved by suicide|suicide (?:of|by) (?:a |an |the |my |his |her |their )?[a-z]+',
    'c ?ssrs|columbia suicide [a-z]+ [a-z]+ [a-z]+|beck scale for suicid[a-z]+ ?[a-z]*',
    '(?:self harm|suicide|suicidal|overdose) (?:free|risk resolved)|free of (?:suicidal|suicide|self harm|si)(?: (?:thoughts?|ideation|behaviou?r))?',
    '(?:resolved|remitted|resolution of|remission of|no longer|absence of|absent|negative for|never) (?:any |has |have |had |been |feel |feels )*(?:suicidal|suicide|suicidality|self harm|si|homicidal|violent)(?: (?:thoughts?|ideation|behaviou?rs?|attempts?))?',
    '(?:suicidal|suicide|self harm|homicidal|violent|si) ?(?:thoughts?|ideation|behaviou?rs?|attempts?|urges)? (?:have |has |had |are |is |now |fully |completely )*(?:resolved|remitted|stopped|ceased|gone|settled|disappeared|absent|subsided completely)',
  ]),
];
