/**
 * What a question of a clinician asks about. A no reassures of nothing but what was asked, so that a question counts only where
 * it asks the patient for what they think, want or hear themselves: not for a family, for deeds of long ago, nor for a tablet
 * that one takes. Data, ours.
 */

const MIND =
  '(?:thoughts?|think(?:ing|s)?|thought|feel(?:ing|ings|s|t)?|ideas?|urges?|urged|want(?:ing|ed|s)?|wish(?:es|ed|ing)?|plan(?:s|ning|ned)?|intend(?:ing|s)?|intent(?:ions?)?|consider(?:ing|ed)?|mind|head|tempted|impulses?|inclined|going to|about to|might|would|could|mean(?:ing)? to|like to|act(?:ing|ed)? on|currently|at the moment|right now|today|these days|danger|close to|near to|far as|notion|worked out|how you|way of|nor|fantas\\p{L}+|dream(?:ing|ed|t)? of|contemplat\\p{L}+|entertain\\p{L}*|images?|pictures?)';
const SELF = '(?:yourself|yoursel|yerself|himself|herself|themselves|yourselves)';
/** Ending one's own life, as it is asked about. */
const SUICIDE = `(?:suicid\\p{L}*|kill(?:ing|ed)?(?:,? (?:or|and) (?:hurt|harm)(?:ing)?)? ${SELF}|(?:end|ending|ended|take|taking|took) (?:your|his|her|their) (?:own )?life|(?:end|ending|ended) (?:it all|it|things)(?! with)|do(?:ing)? (?:yourself|himself|herself) in|do(?:ing)? away with ${SELF}|top(?:ping)? ${SELF}|finish(?:ing)? (?:it all|it|things) off|hav(?:e|ing) done with it)`;
const HARM =
  '(?:hurt|harm|kill|attack|hit|stab|assault|injur|beat|belt|punch|thump|strangl|lash out at|go for)(?:ing|ed|e)?';
const RELATION =
  '(?:bab(?:y|ies)|child|children|kids?|wife|husband|partner|mum|mom|mam|mother|dad|father|parents?|sons?|daughters?|brothers?|sisters?|boyfriend|girlfriend|neighbou?rs?|boss|manager|foreman|family|ex|gran|nan|aunt(?:ie)?|uncle|cousins?|friends?|mate|housemate|roommate|flatmate|staff|nurses?|teachers?|young man|lads?|man|woman|people)';
const PEOPLE = `(?:anyone|anybody|someone|somebody|nobody|others?|people|persons?|him|her|them|(?:the|your|his|her|their|that|those|these) (?:\\p{L}+ )?${RELATION})`;
/** No word for oneself, but one of two who are asked about: "hurting yourself or the baby". */
const WORDS = '(?:,? (?!\\p{L}+sel(?:f|ves)(?!\\p{L}|,? (?:or|and) ))\\p{L}+){0,4}?';
/** What a question without a verb begins with: "And suicide?", "Or anybody else?" */
const SHORT =
  '^[^\\p{L}]*(?:(?:and|or|so|but|ok|okay|right|now|then|any|what|how|about|of|still|even|ever|no|nothing|like|at all|anything about|talk of)[ ,:;-]+){0,5}';
/** Both in one breath: "Hearing or seeing things?" */
const HEAR_OR_SEE =
  '(?:hear(?:ing|d)?(?:,| or| and| nor) ?(?:see(?:ing|n)?)|see(?:ing|n)?(?:,| or| and| nor) ?hear(?:ing|d)?)';
const END = '(?!\\p{L})';

const asking = (...patterns: string[]): RegExp => new RegExp(`(?:${patterns.join('|')})${END}`, 'iu');

/** What is asked of the patient. */
export const ASKS: Readonly<Record<string, RegExp>> = {
  suicide: asking(
    `(?<!\\p{L})${MIND}${END}[^.?!]{0,80}?(?<!\\p{L})${SUICIDE}`,
    `(?<!\\p{L})${SUICIDE}${END}[^.?!]{0,50}?(?<!\\p{L})${MIND}`,
    `(?:feel(?:ing)?|are|is|been|being|you|he|she) [^.?!]{0,24}(?<!\\p{L})suicidal`,
    `${SHORT}${SUICIDE}`,
    `${SHORT}(?:to )?${HARM} ${SELF}[, ]+(?:or |and )?(?:to |of )?${SUICIDE}`,
    '(?:wish|wishes|wished)[^.?!]{0,30} dead,? or[^.?!]{0,20} making it happen',
  ),
  passive_si: asking(
    "(?:(?:wish|wished|wishing|want|wanted|wanting|rather|better off)[^.?!]{0,40}?(?:dead|die|dying)|not being alive|better dead|thoughts? (?:of|about) (?:dying|death)|thoughts? to die|not (?:to be|being) (?:alive|here|around)|(?:not|n['’]t) (?:want(?:ing)?|wish(?:ing)?) to (?:live|be alive|be here|go on|wake up)|were(?: not|n['’]t) (?:alive|here)|life (?:is not|isn['’]t|was not|wasn['’]t|not being|not) worth)",
  ),
  others_harm: asking(
    `(?<!\\p{L})${MIND}${END}[^.?!]{0,60}?(?<!\\p{L})${HARM}${WORDS} ${PEOPLE}`,
    `(?<!\\p{L})${HARM}${WORDS} ${PEOPLE}${END}[^.?!]{0,50}?(?<!\\p{L})${MIND}`,
    `(?:anyone|anybody|someone|somebody|nobody|people|persons?)(?: else)? (?:that )?(?:you|he|she|they)(?:['’](?:d|ve|re))? [^.?!]{0,24}(?:hurt|harm|kill|attack)(?:ing)?`,
    `${SHORT}(?:to )?${HARM}${WORDS} ${PEOPLE}`,
    `(?<!\\p{L})(?:wish|want|intend|thoughts?|urges?|going)(?!\\p{L})[^.?!]{0,30}?(?<!\\p{L})(?:harm|violence) (?:to|on) ${PEOPLE}`,
    '(?:hurt|harm|danger|risk) to (?:anyone|anybody|others?|people)',
    'violent (?:thoughts?|urges?|feelings?|ideas?|impulses?)|violence toward(?:s)? (?:others|anyone|anybody|someone|other people)',
  ),
  hearing: asking(
    '(?<!\\p{L})voices?',
    'hear(?:ing)? (?:any |some |or see(?:ing)? |and see(?:ing)? )?(?:things|anything|noises?|sounds?|people|someone|somebody|anyone|anybody|whisper\\p{L}*|music|stuff|names?|your name|what other)',
    'hear(?:ing)?[^.?!]{0,40} (?:that|which) (?:other|others|nobody|no one)',
    'heard (?:any )?(?:things|anything|voices|someone|somebody|anyone|anybody)|(?:things|anything) (?:you )?hear(?:d)?',
    HEAR_OR_SEE,
  ),
  seeing: asking(
    'see(?:ing)? (?:any |some |or hear(?:ing)? |and hear(?:ing)? )?(?:things|anything|something|stuff|shapes?|shadows?|figures?|people|faces|what other)',
    'visions?|sights|things seen|nothing seen|see(?:ing)? (?:any |some )?(?:odd|strange|funny|unusual)|things (?:that )?(?:other|others|nobody|no one)|see(?:ing)?[^.?!]{0,40} (?:that|which|who) (?:other|others|nobody|no one|are|aren|is|isn)',
    'seen (?:any )?(?:things|anything|something)|(?:things|anything) (?:you )?(?:see|saw|seen)',
    HEAR_OR_SEE,
  ),
  self_harm: asking(`(?:hurt|harm|cut|burn)(?:ing|ed)? ${SELF}|self[- ]?harm\\p{L}*`),
  attempts: asking('(?:attempt|tried|try)[^.?!]{0,40}(?:life|kill|suicid\\p{L}*|die|end)'),
};

/** Of somebody else, of what was, or of something else altogether. */
export const OF_OTHERS = new RegExp(
  [
    `(?<!(?:you|he|she|they|i) )(?<!\\p{L})(?:do|does|did|has|have|had|is|was|were|are|will|would|could|might) (?:any of |one of )?(?:your|the|his|their|my|some|every) (?:\\p{L}+ )?(?:${RELATION}|voices?)${END}`,
    '(?<!\\p{L})(?:has|have|did|does|do|is|was) (?:anyone|anybody|someone|somebody|everyone) (?!you )',
    'family history|in (?:your|the) family|die[ds]? by suicide|lost[^.?!]{0,24} to suicide',
    '(?<!\\p{L})(?:films?|movies?|books?|songs?|programmes?|news|games?|lyrics|training|leaflets?)(?!\\p{L})',
    '(?:were|was) (?:you|he|she) (?:ever )?asked',
    '(?:hurt|harm|kill|attack|hit)(?:ing|s)? (?:you|me|us)(?!\\p{L})',
    '(?:he|she|they|someone|somebody|people|anyone|anybody) (?:might|will|would|could|may|wants? to|(?:is|are)(?: going| trying| out)? to)(?!\\p{L})',
    'hear(?:d|ing)? (?:from|back|of|about)(?!\\p{L})|anything of (?:your|the|him|her|them)|(?:see|seeing) (?:things|stuff) (?:differently|getting|clear|as|my|your|his|her|in(?! the (?:room|house|corner|dark)))(?!\\p{L})',
    '(?:end|ending|finish|finishing) (?:it|things) with(?!\\p{L})',
    '(?<!\\p{L})(?:ones?|tablets?|pills?|medicines?|medication|drugs?|lithium) (?:for|against)(?!\\p{L})',
    '(?:anyone|anybody|someone|somebody)(?: \\p{L}+)?,? who (?!you)',
    '(?<!\\p{L})(?:was|is|were|are) (?:that|it|those|they|this) (?:in|on|among|listed|mentioned|written|part of|one of)(?!\\p{L})',
  ].join('|'),
  'iu',
);
/** Of a third person: of the patient where somebody interprets. */
export const OF_THIRD_PERSON =
  /(?<!\p{L})(?:do|does|did|has|have|had|is|was|were|are|would) (?:he|she|they)(?!\p{L})/iu;
/** A question that names nobody asks about a family where the one before it asks for what runs in it. */
const KIN =
  "(?:(?:either|other|mum['’]s|dad['’]s|father['’]s|mother['’]s) side|famil\\p{L}+|relatives|parents|grandparents|siblings)";
const ILL =
  '(?:ill(?:ness(?:es)?)?|unwell|depress\\p{L}+|nerves|nervous|mental\\p{L}*|psychiatric|breakdowns?|bipolar|schizophreni\\p{L}+|suicid\\p{L}*|drink(?:ing|ers?)?|alcohol\\p{L}*|history|conditions?|dementia|hospital|treated|troubles?|problems?|similar|like (?:this|that)|same)';
export const OF_FAMILY = new RegExp(
  `(?<!\\p{L})(?:${KIN}(?!\\p{L})[^.?!]{0,80}?(?<!\\p{L})${ILL}|${ILL}(?!\\p{L})[^?!]{0,80}?(?<!\\p{L})${KIN}|runs? in)${END}`,
  'iu',
);
export const NAMES_PATIENT = /(?<!\p{L})(?:you|your|yourself)(?!\p{L})/iu;
/** Asks for the rest of what was asked before: "Or anybody else?" */
export const ELSE = new RegExp(
  `${SHORT}(?:anyone|anybody|someone|somebody|others?|other people|${PEOPLE})(?: else)?[^\\p{L}]*$`,
  'iu',
);
/** Such a question goes on with one of these. */
export const OF_HARM: ReadonlySet<string> = new Set(['suicide', 'passive_si', 'self_harm', 'others_harm']);

/** A word that every question of one of these topics has. */
export const MAY_ASK =
  /suicid|kill|life|\bend|yourself|yoursel|yersel|himself|herself|themsel|finish|done with|dead|\bdie|dying|death|alive|\bhere|\blive|go on|wake|hurt|harm|attack|\bhit|stab|assault|injur|\bbeat|\bbelt|punch|thump|strangl|lash|\bgo(?:ing|ed|e)? for|violen|voice|hear|\bsee|\bsaw|vision|sight|\bthings|\bact(?:ing)? on|through (?:on|with)|do you in|else|any(?:one|body)|some(?:one|body)|\bothers?|people/i;
