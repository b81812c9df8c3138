import { compile } from '../language/pattern.ts';

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

const KIN =
  'wife|husband|partner|ex|girlfriend|boyfriend|mother|mom|father|dad|parents?|brother|sister|son|daughter|stepson|stepdaughter|grandson|granddaughter|child|children|kids?|baby|toddler|infant|girl|boy|grandmother|grandfather|nan|carers?|caregiver|spouse|fiance|fiancee';
const ANYBODY = `${KIN}|neighbou?rs?|nurses?|doctors?|staff|staff members?|members? of staff|colleagues?|co ?workers?|boss|teachers?|roommates?|flatmates?|housemates?|residents?|peers?|patients?|pupils?|students?|woman|women|man|men|girls|boys|family|police|policeman|officers?|strangers?|passers? ?by|guards?|paramedics?|landlord|ex [a-z]+`;
const PERSON = `(?:someone|somebody|people|others|other people|everyone|everybody|anyone|him|her|them|the lot of them|the lot|them all|(?:(?:my|his|her|their|the|a|an|another|fellow|other|two|three|several|some|one of|2|3|4) ){1,3}(?:[a-z]+ )?(?:${ANYBODY})|staff|nurses?|doctors?|police|peers|residents|patients|hca|hcas|paramedics|${KIN})`;
const ABUSER = `(?:(?:my|his|her|their|the|a) )?(?:[a-z]+ )?(?:${KIN}|stepfather|stepdad|stepmother|stranger|flatmate|roommate|neighbou?r|landlord)`;
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
      'suicidal|sucidal|suicidial|suicdal|suidical',
      'suicidality',
      'suicide',
      'suicides',
      '(?:active|passive|current|ongoing|fleeting|chronic|intermittent|endorse|endorses|endorsed|report|reports|reported|express|expresses|disclosed|admits|admits to|positive for|worsening|increased|has|have|with) (?:active |passive |ongoing |fleeting )?si',
      '(?:bridge|roof|tracks|cliff|platform) {gap6}to jump|join(?:ing)? {my} late [a-z]+|intent to kill {self}',
      `(?:stockpile|stockpiling|stockpiled|hoarding|hoarded|saving up|saved up) (?:my|his|her|their) [a-z]+`,
      'si (?:with|without) (?:a )?(?:plan|intent|means)',
      '(?:kill|hang|shoot|drown|poison|gas|electrocute|suffocate|starve) {self}',
      '(?:kill|hang|shoot|drown|poison|gas) (?:himself|herself|myself|themselves|themself) ',
      'done away with {self}|do away with {self}|doing away with {self}',
      '(?:end|take|took|taken|taking) {my} own life',
      '(?:end|ending) {my} life|(?:take|taking) {my} life(?! (?:back|forward|seriously|easier))',
      'end it all|end everything|ending it all|end it for good',
      '(?:want|wanted|wish|wished|prefer|hope|hoped|ready|longing|going|plan|planning|decided) to (?:just )?(?:die|be dead)(?! (?:of|from) (?:embarrassment|shame|laughter))',
      '(?:wish|wished|wishes) (?:that )?(?:i|he|she|they) (?:was|were|am) (?:dead|never born|not alive)',
      '(?:better off|rather be) dead|done with (?:living|life)|(?:intent|intention|intending|intends) to die|suicidal intent',
      '(?:think|thinking|thought|thoughts|urge|urges|plan|plans|planning|intend|intends|going) (?:about |of |to )?(?:drive|driving|steer|steering|crash|crashing|swerve|swerving|jump|jumping|step|stepping|hang|hanging|walk|walking) {gap6}(?:into (?:a |the )?(?:wall|tree|traffic|lorry|truck|river|sea|oncoming)|off (?:a |the )?(?:bridge|roof|building|cliff|balcony|road)|in front of|under (?:a |the )?(?:train|bus|lorry))',
      '(?:not|no longer|never) (?:want|wanted|wants|wish) to (?:live|be alive|live anymore|be here anymore|exist|wake up|go on living)',
      '(?:no|any|a|see no|sees no) (?:reason|point|will) (?:to|in) (?:live|living|go on living|be alive|being alive)',
      'nothing (?:left )?to live for|life (?:is |was )?(?:not|no longer) worth living|not worth living',
      'tired of (?:living|life|being alive)',
      '(?:go to sleep|fall asleep|sleep) (?:and )?(?:not|never) wake(?: up)?|wish (?:not|never) to wake up|hope(?:s|d)? (?:not|never) to wake up',
      '(?:high|higher|very high|elevated|acute|imminent|moderate|significant|serious|severe|at) risk (?:of|for) (?:suicide|self harm|harm(?:ing)? {self})',
      '(?:threaten|threatens|threatened|threatening|try|tries|tried|trying|attempt|attempts|attempted|attempting) to (?:jump(?! (?:the|rope|in|into|for))|end (?:it|things)|hang {self}|drown {self}|overdose)',
      '(?:world|family|everyone|they|we) (?:[a-z]+ ){0,2}better without (?:me|him|her|them)',
      '(?:not|no longer|never) (?:want|wanted|wants|wish) to be (?:here|around|alive) any more|(?:not|no longer) see (?:a|the|any) point (?:anymore|any more|in (?:life|living|going on))',
      'texted (?:a )?goodbyes?|goodbye (?:text|texts|post|posts|video)|talked down from (?:a |the )?(?:bridge|roof|ledge|building|balcony|cliff)',
      '(?:plan|plans|planned|planning|want|wants|wanted|intend|intends|intending) to (?:crash {my} car|crash the car|overdose)',
      'passive death wish|death wish|death wishes|wish(?:es)? for death|thoughts of (?:death|dying|being dead|ending it)',
      '(?:goodbye|farewell|suicide) (?:letters?|notes?|messages?)|(?:said|saying|wrote|writing|written) {my} goodbyes',
      '(?:buy|bought|has|have|got|obtained|keeps|hid|hidden|made|tied) (?:a |an |the )?(?:rope|noose|ligature)',
      '(?:jump|jumped|throw {self}|threw {self}|step|stepped) (?:off|from|in front of|under) (?:a |the |an )?(?:[a-z0-9]+ ){0,3}(?:bridge|building|roof|balcony|cliff|train|tube|bus|lorry|truck|car|traffic|window)',
      '(?:lie|lay|lying|walk|walked|walking|stand|stood|standing) (?:down )?(?:on|onto|in front of) (?:the )?(?:train|railway|rail) ?(?:tracks?|lines?)?',
      '(?:tie|tied|tying) (?:a|the) noose|put a (?:rope|belt|cord) (?:around|round) {my} neck|(?:rope|belt|cord|ligature|noose) (?:around|round) (?:{my} )?(?:own )?neck|(?:ligature|noose|cord) tied (?:around|round) (?:{my} )?(?:own )?neck',
      `(?:stockpile|stockpiles|stockpiled|stockpiling|hoard|hoards|hoarded|hoarding|stash|stashing|stashed|sav(?:e|ing|ed) up|storing up) (?:of )?(?:[a-z]+ )?${SUBSTANCE}`,
      `(?:stockpile|hoard|stash) of (?:[a-z]+ )?${SUBSTANCE}`,
      '(?:giving|gave|given|give) away (?:all )?{my} (?:[a-z]+ )?(?:possessions|belongings|things|savings|pets?|dogs?|cats?)',
      '(?:put|putting) {my} affairs in order',
      '(?:not|never) (?:be |going to be |planning to be )(?:here|around|alive) (?:much longer|for long|next (?:week|month|year)|tomorrow|by christmas)',
      '(?:life insurance|will) (?:will )?(?:pay|pays|pay out) (?:after|for) suicide',
    ],
  },
  {
    key: 'suicide',
    label: 'suicide',
    bySomebody: true,
    wordings: [
      'better off without (?:me|him|her|them)(?! (?:telling|knowing))|better off if (?:i|he|she|they) (?:was|were|am|is) (?:dead|gone)',
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
      'overdose|overdosed|overdoses|od d',
      '(?:cut|cutting) (?:wrists?|forearms?|thighs?|arms) ?(?:again|with|daily|superficially|deeply|every|last|this|today|tonight)?',
      '(?:bang|bangs|banging|banged|smash|smashing|smashes) {my} head (?:against|on|into|off)|head bang(?:ing)?',
      '(?:drank|drunk|drink|drinking|swallowed|swallow|ingested|took|injected) (?:[a-z]+ ){0,3}(?:bleach|antifreeze|batteries|battery|razor blades?|detergent|poison|pesticides?|weed ?killer|rat poison)',
      '(?:swallowed|ingested|took|injured|cut|burned|crashed|jumped|drank) {gap6}(?:on purpose|intentionally|deliberately)',
      'swallow (?:the lot|them all|all of them)',
      '(?:new|fresh|recent) (?:cuts?|lacerations?|lacs|burns|scratches) (?:on|to|over|across) {my} [a-z]+|(?:cut|cutting|scratch|scratching) {my} [a-z]+ open|blood stained (?:blades?|razors?|knife)',
      '(?:took|taken|swallowed|ingested|swallow) (?:the |his |her |a |their )?(?:whole|entire|full) (?:box|pack|packet|bottle|strip|blister|lot)',
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
      'hi (?:with|without|towards?|against) [a-z]+|(?:intent|intention|intends|intending|plan|plans|planning|threat|threatens|threatened) to (?:kill|murder) [a-z]+|(?:put|puts|putting) poison in',
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
      `(?:hurt|harm|attack|attacked|assault|assaulted|assaults|beat|beats|beating|punch|punched|hit|kick|kicked|kicks|bit|bite|bitten|slap|slapped|slaps|stab|stabbed|strangle|strangled|choked|choke|headbutted|spat at|threaten|threatens|threatened|threatening) (?:to (?:hurt|harm|attack|stab|hit|kill|shoot) )?${PERSON}`,
      '(?:danger|dangerous|a risk|harm) to others|harm others|hurt others|harming others',
      '(?:physically|very|extremely) (?:aggressive|violent|assaultive)|physical(?:ly)? violence|violent (?:behaviou?r|out[a-z]+|thoughts|urges|towards?|toward|attack|impulses|threats?|rages?)|violently|assaultive|became violent|is violent|was violent|violence (?:to|towards?|against)|urges? to (?:hurt|harm|attack|hit|stab) (?:others|people|someone|somebody)|lash(?:ing|ed|es)? out|increasingly (?:aggressive|violent)|threw (?:a |an |the )?[a-z]+ at|throwing (?:things|furniture|chairs|objects) at|bit (?:a|the) [a-z]+',
      `(?:carries|carrying|carry|brought|bought|has|keeps|pulled|grabbed|waved|waving|wielding|armed with|taken|took) (?:a |an |the )?(?:loaded |kitchen |big |large )?(?:knife|gun|weapon|firearm|machete|axe)(?: (?:to|at|on|against|towards?) )?`,
      '(?:shake|shook|shaken|shaking|smother) (?:my|the|her|his) baby',
    ],
  },
  {
    key: 'violence',
    label: 'violence',
    ofOthers: true,
    bySomebody: true,
    wordings: [
      'domestic violence|domestic abuse|intimate partner violence|ipv|non accidental injury|(?:sexually|physically) (?:assaulted|abused)|(?:was|been|since|after) (?:the )?(?:assault|assaulted|attacked|mugged|raped)',
      '(?:he|she|they) (?:beats?|hits?|punches|kicks|chokes|strangles|slaps|rapes?|threatens|hurts) me',
      `(?:struck|hit|beaten) by ${ABUSER}`,
      `${ABUSER} (?:(?:regularly|sometimes|now|has|had|have|who|been|again|also|slaps|and) )*(?:hit|hits|hitting|beat|beats|beating|chokes?|choked|choking|strangles?|strangled|punched|punches|kicked|kicks|slaps?|slapped|shakes?|burns?|burned|pushes|pushed|threatens?|threatened|rapes?|raped|assaulted|assaults) (?:and [a-z]+ )?(?:me|her|him|patient)(?! (?:to|by accident))`,
      `(?:hit|beaten|stabbed|stab|strangled|strangle|punched|punch|kicked|assaulted|attacked|raped|slapped|burned|pushed|threatened|choked|hurt) {gap6}by ${ABUSER}`,
      '(?:not|no longer|never) (?:be |feel |feels )?safe at home|unsafe at home|(?:strangled|choked) (?:[a-z0-9]+ )?(?:days?|weeks?|nights?|hours?|yesterday|last|today)',
      '(?:afraid|scared|frightened|fear|terrified) of (?:my|his|her|their) (?:partner|husband|wife|boyfriend|girlfriend|ex|father|stepfather|son)',
    ],
  },
  {
    key: 'command_voices',
    label: 'voices that command',
    ofOthers: true,
    wordings: [
      'command (?:auditory )?(?:hallucinations?|voices?)|commanding (?:voices?|hallucinations?)|voices? of command|command (?:ah|ahs|avh)|commanding (?:nature|type|quality|content)|imperative (?:voices?|hallucinations?)|voices? (?:give|gives|giving|gave|issue|issuing) {gap1}(?:orders|commands|instructions)|(?:not|hard|harder|difficult) {gap1}to (?:disobey|resist) (?:the |{my} )?voices?',
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
      '(?:not|never|barely) (?:touch|touched) (?:any |her |his |their |my )?(?:food|drink|fluids?|water|meals?)',
      '(?:no longer|not|neither|never) (?:eat|eats|ate|eaten) (?:(?:or|and|nor) )(?:drink|drinks|drank|drunk)|(?:taken|takes?|taking|took|accept|accepts|accepting|had|having) (?:nothing|no food|no feeds|no fluids?|no oral|no diet) (?:[a-z]+ ){0,3}(?:by mouth|at all|since|for|orally)|(?:total|complete) (?:food|fluid|oral) (?:[a-z]+ ){0,2}refusal|(?:food|fluid|diet) and (?:food|fluids?|drink|water) refusal|(?:refuse|refuses|refusing|refused) (?:water|drinks|diet and fluids?|oral intake|feeds)|hunger strike',
      '(?:will|would|does|do|did|can) not eat (?:and |or )?(?:(?:will|would|does|do|did|can) )?(?:not )?drink|(?:stopped|no|refusing|declining|declines|refuses|refused) (?:all )?(?:oral )?(?:intake|diet|fluids)|not (?:had|have|has) (?:a bite|a sip|a mouthful)',
      'nothing to eat or drink|no food or (?:drink|fluids?|water)|neither eat(?:s|ing)? nor drink(?:s|ing)?|no oral intake|nil oral intake|zero oral intake',
      '(?:not|stopped) (?:eat|eaten|eating) (?:anything|at all)|(?:not|stopped) (?:drink|drinking) (?:anything|any fluids?|any water)',
    ],
  },
  {
    key: 'cannot_be_woken',
    label: 'cannot be woken',
    bySomebody: true,
    wordings: [
      '(?:can not|could not|unable to|not able to|impossible to|difficult to|hard to|struggle to|struggled to) (?:wake|waken|rouse|arouse)(?: (?:him|her|them|patient))?(?! up (?:in|on time|early|before|for))',
      '(?:will|would|can|could) not wake(?: up)?(?! (?:in|on time|early|before|for|till|until|to|refreshed|rested))',
      'not rousable|(?:does|do|did|would|will) not wake(?: even)? (?:to|when|with|for) [a-z]+|not get (?:him|her|them) to wake(?: up)?|gcs (?:of )?(?:3|4|5|6|7|8)(?![0-9])',
      'unresponsive|unrousable|unarousable|unconscious|barely (?:rousable|responsive)|hardly rousable|difficult to rouse|comatose|obtunded',
      '(?:not|stopped|barely|hardly) (?:breathe|breathing)(?! (?:exercise|well through))|(?:blue|cyanosed|cyanotic) lips|lips (?:are |were )?blue|not responding to (?:voice|pain|touch|anything)',
    ],
  },
  {
    key: 'cannot_be_woken',
    label: 'cannot be woken',
    wordings: [
      '(?:can|could) not be (?:waken|woken|woke|roused|rouse|aroused)|(?:difficult|hard|impossible) to be (?:woken|roused)',
    ],
  },
];

/** Most serious first. */
export const SAFETY_TOPICS: readonly SafetyTopic[] = TOPICS.map(({ wordings, ...topic }) => ({
  ...topic,
  says: compile(wordings.map((wording) => wording.trim())),
}));

/**
 * Parts of words of which every wording above holds one, in base forms: most texts hold none and need no closer look. A
 * test makes texts from the wordings and finds one in each.
 */
export const SAFETY_STEMS =
  /suicid|kill|hang|end thing|better without|any more|see (?:a|the|any) point|talk(?:ed)? down|texted|shoot|drown|poison|electrocut|suffocat|starve|away with|end it|end everything|death|exist|wish|better off|goodbye|farewell|noose|ligature|jump|throw|threw|train|track|stockpil|hoard|stash|sav(?:e|ing|ed) up|possessions|belongings|savings|away|affairs|around|tomorrow|by christmas|next (?:week|month|year)|much longer|for long|overdose|od d|dsh|nssi|hurt|harm|injur|scratch|stab|punch|slash|bottle|packet|handful|supply|ingest|swallow|bleach|antifreeze|batter|razor|detergent|pesticid|killer|purpose|intentional|deliberate|homicid|murder|strangl|smother|attack|assault|headbutt|threat|danger|risk to|aggress|violen|knife|weapon|firearm|machete|domestic|intimate|afraid|scared|frighten|terrif|command|voice|hallucin|satan|devil|demon|drink|drunk|drank|food|fluid|intake|no oral|water|hunger|mouth|unrespons|responsive|unconscious|comatose|obtund|breath|not respond|imperative|thought|crash|swerv|steer|touch|anymore|nothing|gcs|blade|lacerat|lacs|late |tied|mugged|abused|accidental|sucidal|suidical|suicdal|sip|mouthful|bite|struck|neck|goodbyes?|think|refus|declin|orally|no diet|no feed|(?<![^ ])(?:burn|slit|attempt|gas|life|die|dead|dying|liv(?:e|es|ed|ing)(?![^ ])|alive|wake|woke|born|rope|step|rail|stor(?:e|ing) up|self|cut|hit|box|pack|took|taken|head(?![a-z])|beat|kick|bit(?:e|ten)?(?![^ ])|slap|choke|spat|lash|gun|axe|shak|shook|ipv|safe|unsafe|fear|rape|push|god(?![^ ])|obey|eat|ate(?![^ ])|feed|rous|unrous|arous|unarous|lips|walk|drive|driving|si(?![^ ])|hi(?![^ ])|think|my life)/;

/**
 * What says that words about safety are not about what is: a task, a plan, a paper, a rating of low. They are masked
 * before the topics are looked for.
 */
export const NOT_PRESENT: readonly RegExp[] = [
  compile([
    '(?:low|minimal|no|negligible|very low|baseline|lower) (?:acute |current |imminent |overall )?(?:risk of (?:suicide|self harm|violence|harm(?: to (?:self|others))?)|(?:suicide|suicidal|self harm|violence|homicide|homicidal) (?:risk|concerns?|thoughts?|ideation))',
    '(?<!(?:high|higher|elevated|raised|increased|acute|imminent|moderate|significant|serious|severe|ongoing|active|at) (?:acute |chronic |long ?term |imminent )?)(?:suicide|suicidality|suicidal|self harm|violence|homicide|overdose) risk(?! (?:is |was |assessed as |rated |judged |currently |now |remains |considered |level |again )*(?:high|higher|elevated|raised|increased|acute|imminent|moderate|significant|serious|severe|red))',
    '(?:reduce|reduces|reduced|lower|lowers|lowered|increase|increases|raise|raises|cause|causes|prevent|prevents|protect against|protects against) (?:the )?(?:risk of |rates? of |incidence of )?(?:suicide|suicidal|suicidality|self harm)(?: (?:thoughts?|rates?|ideation|behaviou?rs?|risk|attempts?|deaths?))?',
    'overdose (?:may|can|could|might) be|(?:in|if|case of|risk of|fear of|signs of|symptoms of|event of|dangerous in|fatal in) (?:an? )?(?:accidental )?overdose',
    '(?:suicide|suicidality|self harm|violence|overdose|domestic violence) (?:and self harm )?(?:risk )?(?:assessment|screen|screening|prevention|awareness|precautions? lifted|safety plan|policy|training|leaflet|hotline|helpline|questionnaire|severity rating scale|rating scale|scale|inventory|item)',
    '(?:screen|screened|screening|negative screen|assess|assessed|assessment|monitor|monitored|monitoring|watch|look out|observe|ask|asked|asking|inquired|warn|warned|warning|counsel|counselled|counseled|counselling|educated|advised|leaflet|information|discussed|discuss|precautions?|alert|vigilant|surveillance|check) (?:him |her |them |patient |family |carefully |closely |again |again for |regularly )?(?:for|about|of|on|against|to|regarding) (?:any |the |possible |risk of |signs of |emergent |emerging |emergence of |increase in |increased |new |worsening )*(?:suicide|suicidal|suicidality|self harm|violence|homicidal|overdose|si)(?: (?:thoughts?|ideation|behaviou?rs?|risk))?',
    '(?:(?<!(?:high|higher|very high|elevated|acute|imminent|moderate|significant|serious|severe|at) )risk|signs|emergence|boxed warning|black box warning|warning|in case|in the event) (?:of|for|on|about) (?:[a-z]+ )?(?:suicide|suicidal|suicidality|overdose|self harm)(?: (?:thoughts?|ideation|behaviou?rs?|risk))?(?! (?:is |was |remains )?(?:high|elevated|raised|moderate|imminent|acute|increased|present))',
    '(?:prevent|preventing|prevention of|toxic in|toxicity in|safer in|safe in|safety in|lethality in|lethal in|danger in|dangerous in|fatal in|less lethal in|risk in) (?:[a-z]+ )?(?:overdose|suicide|self harm)',
    '(?:overdose|suicide) (?:antidote|kit|reversal|rescue|emergency|toxicity|hotline)|for (?:opioid |suspected |known )*overdose',
    '(?:knees?|back|head|feet|foot|legs?|hips?|neck|shoulders?|tooth|teeth|stomach|pain|ache|headaches?|joints?|shoes|heat|traffic|commute|job|work|suspense|boredom) (?:(?:is|was|are|were|has been|have been|really|absolutely|just|still) ){1,3}kill (?:me|him|her|them)',
    '(?:safety|crisis|care|management|treatment|contingency|relapse) plans? (?:for|about|regarding|against|in case of) (?:[a-z]+ ){0,2}(?:suicide|suicidal|suicidality|self harm|violence|overdose)(?: (?:thoughts?|ideation|behaviou?rs?|risk|crises|crisis))?',
    'anti ?suicidal|antisuicidal|suicide (?:bereavement|survivors? group|loss group)|bereaved by suicide|suicide (?:of|by) (?:a |an |the |my |his |her |their )?[a-z]+',
    '(?:rule|rules|ruled|ruling) out (?:suicide|self harm|violence)|(?:attended|witnessed|witnessing|investigated|investigating|found) (?:a |the |his |her )?suicide|(?:boxed|black box) warning (?:[^ ]+ ){0,3}suicid[a-z]+|(?:leaflet|label|insert|website|article|film|book|podcast|documentary|series|side effects?|adverse effects?) (?:[^ ]+ ){0,4}(?:suicide|suicidal|suicidality|overdose)(?: thoughts?| ideation)?|thoughts? that you would be better off dead(?: or of hurting yourself)?|fasting (?:[^ ]+ ){0,4}nothing to eat or drink|overdose (?:causes?|leads?|results?|is toxic)|(?:prn|given|used|use|medication|haloperidol|lorazepam|promethazine) (?:[^ ]+ ){0,3}for (?:severe |acute |any )?(?:violent|aggressive) (?:behaviou?r|episodes?)',
    '(?:2nd|second|3rd|third) person|(?:victims?|survivors?) of (?:domestic|intimate) [a-z]+(?: [a-z]+)?',
    'c ?ssrs|columbia suicide [a-z]+ [a-z]+ [a-z]+|beck scale for suicid[a-z]+(?: [a-z]+)?',
    '(?:self harm|suicide|suicidal|overdose) (?:free|risk resolved)|free of (?:suicidal|suicide|self harm|si)(?: (?:thoughts?|ideation|behaviou?r))?',
    '(?:resolved|remitted|resolution of|remission of|no longer|absence of|absent|negative for|never) (?:any |has |have |had |been |feel |feels )*(?:suicidal|suicide|suicidality|self harm|si|homicidal|violent)(?: (?:thoughts?|ideation|behaviou?rs?|attempts?))?',
    '(?:suicidal|suicide|self harm|homicidal|violent|si) ?(?:thoughts?|ideation|behaviou?rs?|attempts?|urges)? (?:have |has |had |are |is |now |fully |completely )*(?:resolved|remitted|stopped|ceased|gone|settled|disappeared|absent|subsided completely)',
  ]),
];
