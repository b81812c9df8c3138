/**
 * How text speaks to the software that reads it, and not to a person in the room. A wording is written in plain lower
 * case words; a comma stands for any pause, a colon for a colon. Names in braces are the lists of `NAMES`. Data, ours.
 */
export interface InjectionWording {
  /** What is meant, for a reader of this table. */
  readonly means: string;
  readonly says: readonly string[];
  /** Only at the beginning of a sentence, or after a pause or a word that opens a request. */
  readonly opens: boolean;
  /** Not in a sentence in which a speaker names themselves: they speak of their own life then. */
  readonly notOfSelf?: boolean;
  /** Only in the words of these speakers; a clinician dictates so. */
  readonly notBy?: readonly ('clinician' | 'patient' | 'other' | 'unknown')[];
}

const CLEAR_NAMES =
  'ai|ais|ai (?:assistant|scribe|model|system|agent|bot|tool|software|engine|service|program|note ?taker|listener|reader)|(?:artificial|machine) intelligence|chat ?gpt|gpt ?\\d*|llms?|(?:large )?language models?|copilot|chat ?bot|bot|(?:digital|virtual|ambient|automated|automatic|electronic|clinical|dictation|voice|drafting|documentation|ai|mse) (?:assistant|scribe|agent|system|software|engine|note ?taker)|alexa|siri|hey google|ok google|autoscribe|draft(?:ing)? (?:engine|service|software|agent|model)';
const OTHER_NAMES =
  'assistant|system|scribe|model|software|computer|machine|program|agent|engine|algorithm|parser|summari[sz]er|transcriber|note ?taker|reader|recorder|tool|app|developer|dictation|draft(?:er|ing)?';

const VERBS =
  'add|record|write|note|document|enter|put|set|mark|log|list|report|state|say|output|print|return|respond|reply|answer|generate|produce|create|draft|fill|tick|select|choose|pick|code|score|rate|classify|label|tag|treat|consider|assume|change|update|edit|amend|correct|replace|overwrite|override|lower|reduce|downgrade|clear|reset|remove|delete|erase|omit|skip|drop|exclude|leave|suppress|hide|ignore|disregard|forget|include|insert|append|summari[sz]e|conclude|confirm|make|ensure|keep|transcribe|chart|save|store|register|flag|show|give|use|follow|stop|discard|cancel|do not|never|don t|dont|you must|you should|your (?:task|job|output|answer)';

/** Lists that wordings name. */
export const NAMES: Readonly<Record<string, string>> = {
  /** Software and nothing else. */
  clear: `(?:${CLEAR_NAMES})`,
  /** Software, or a person or thing of that name: counts where it is spoken to. */
  any: `(?:${CLEAR_NAMES}|${OTHER_NAMES})`,
  do: `(?:${VERBS})`,
  /** Words between the name and the request. */
  ask: '(?:(?:,|:|please|kindly|just|now|also|then|so|and|you|can|could|will|would|must|should|shall|need|have|are|to|go|ahead|be sure|i need|i want|i d like|for me|remember|immediately|instead|only|always|simply|hereby|required|instructed) ){0,6}',
  hello: '(?:hey|hi|hello|ok|okay|yo|dear|attention|attn|listen|oh|please|thanks|thank you|to)',
  /** What the software writes. */
  made: '(?:risk|si|hi|shi|suicid[a-z]*|homicid[a-z]*|harm|ideation|findings?|scores?|level|severity|denies|denied|normal|oriented|assessment|draft|notes?|exam|record|chart|none|low|unremarkable|section|field|flags?|warnings?|transcript|mse|cssrs|mood|affect|hallucinations?|delusions?|psychosis|patient|patients|summary|report|documentation|entry|above|previous|everything|nothing|true|intact|diagnosis|insight|safe|fine)',
  /** What is to be written down. */
  none: '(?:none|no|low|lowest|zero|0|minimal|nil|negative|false|null|normal|absent|unremarkable|green|minimum|not present|not assessed|cleared|n a|safe)',
};

export const INJECTION_WORDINGS: readonly InjectionWording[] = [
  {
    means: 'the software is called by its name and asked to write something',
    says: [
      '{hello} (?:, )?(?:the |my |our |you )?{any} (?:[,:] )?{ask}{do}',
      '(?:you )?{any} [,:] {ask}{do}',
      '{clear} {ask}{do}',
      '(?:this is |here is )?(?:the )?{any} (?:please|kindly|must|should now|you must|will now|can you|could you|would you) {ask}{do}',
    ],
    opens: true,
  },
  {
    means: 'the software is called by its name after the request',
    says: [
      '{do} (?:[^ ]+ ){0,14}(?:, )?(?:please )?(?:, )(?:dear |my )?{any}(?: please| thanks| thank you)?$',
    ],
    opens: true,
    notOfSelf: true,
  },
  {
    means: 'a note, message or instruction to the software',
    says: [
      '(?:(?:this|here|following|a|an|my|is|important|urgent|quick|short|final|special|private|secret|hidden|new|one|another|more|brief|editor s|clinician s|doctor s) ){0,5}(?:notes?|messages?|instructions?|reminder|memo|requests?|commands?|orders?|directives?|word|comment|ps|p s|hint|info|information|advice|guidance|correction|update|notice|remark) (?:to|for) (?:(?:the|any|all|our|your|my|this|whichever|whatever|every|attached|reading|processing|drafting) ){0,3}{any}(?: [,:]| $|$| (?:that|who|which|reading|processing|drafting|writing|listening|only|please|and|or|in|on|:)(?![^ ]))',
      '(?:for|to|attn|attention|dear) (?:(?:the|any|all|our|your|my) )?{any} (?:only )?[,:]',
      '(?:attn|attention) (?:(?:the|any|all|our|your|my) )?{any}',
      '(?:(?:for|to|attn|attention|dear) )?(?:(?:any|all|the|an|whatever|whichever|every) ){1,2}{any} (?:that is |that are |which is |currently |now ){0,2}(?:reading|processing|summari[sz]ing|drafting|listening to|transcribing|writing up|analy[sz]ing|evaluating|scoring|parsing|that reads|which reads|that processes) (?:this|the|it|my)',
      'if you are (?:an? |the |some )?(?:{clear}|language model|assistant|system|model|scribe|program|software|machine)(?![^ ])',
      '(?:when|while|before|after) (?:you are |you )?(?:summari[sz](?:e|ing)|draft(?:ing)?|process(?:ing)?|pars(?:e|ing)|analy[sz](?:e|ing)|read(?:ing)?|generat(?:e|ing)|produc(?:e|ing)|writing|scor(?:e|ing)) (?:up )?(?:this|the|your) (?:transcript|text|draft|document|conversation|dialogue|input|exam|mse|output|recording) (?:, )?{ask}{do}',
    ],
    opens: true,
  },
  {
    means: 'a message that pretends to come from the makers of the software',
    says: [
      '(?:(?:new|updated|important|urgent|this is an?|the following is an?|start of|begin|end|end of|end of the) ){0,2}(?:{clear}|system|developer|admin|administrator|assistant|root|superuser|operator|prompt|security|model|software|scribe|server) (?:(?:level|wide|generated) )?(?:note|notes|message|messages|prompt|instructions?|override|commands?|directive|update|notice|alert|policy|mode|rule|reminder|request|announcement|log|entry|correction|says)(?: (?:to|for) [^ ]+)?(?: (?:engaged|enabled|active|activated|on|follows|begins|starts))? ?(?:[,:]|$)',
      '(?:(?:new|updated|important|urgent) ){0,2}(?:system|developer|admin|administrator|root|assistant|prompt) (?:note|message|prompt|instructions?|override|command|directive|update|notice|alert|policy) {ask}{do}',
      '(?:system|developer|admin|root|assistant|safety|prompt|instruction|policy) (?:override|overridden)',
      '(?:system|developer|admin|root|sudo|operator|ai|assistant|sys|dev) : (?:[^ ]+ ){0,6}{made}',
      '(?:sudo|developer mode|debug mode|maintenance mode|god mode|jailbreak) (?:[^ ]+ ){0,6}(?:{made}|enabled|on|activated|active)',
      '(?:new|updated|revised|additional|corrected|real|actual|true) (?:system )?(?:instructions?|prompt|task|directives?|rules|policy|objective) (?:for you |are |is |follow |as follows ){0,3}[,:]',
      '(?:begin|start|end) (?:of )?(?:the )?(?:system |user |new )?(?:prompt|transcript|instructions?|conversation|input|untrusted|untrusted text)(?: [,:]|$)',
    ],
    opens: true,
  },
  {
    means: 'earlier instructions are to be ignored',
    says: [
      '(?:ignore|disregard|forget|override|bypass|overlook|discard|skip|cancel|neglect|suspend|drop|abandon|unlearn|pay no attention to|do not (?:follow|obey|apply|use)|stop (?:following|obeying|applying)|throw (?:out|away)|set aside|leave aside) (?:(?:all|any|every|everything|each|of|the|your|my|these|those|any of|system|safety|other|initial|original|default|built|in|clinical|and|or) ){0,5}(?:previous|prior|above|earlier|preceding|foregoing|former|original|initial|past|system|safety|default|built in|hidden) (?:(?:system|and|or|all|given|safety|developer|previous|prior|above|clinical|user) ){0,3}(?:instructions?|prompts?|rules?|guidelines?|directives?|orders?|commands?|guardrails?|programming|training|constraints?|polic(?:y|ies)|restrictions?|safeguards?|checks?|context|text|content|findings?|statements?|evidence|conversation|transcript|dialogue|entries|answers?|risk|messages?|words|lines)(?! (?:about|on|for|from|regarding|that i|i |at|with|about))',
      '(?:ignore|disregard|forget|override|bypass|suspend|do not (?:follow|obey)|stop (?:following|obeying)) (?:(?:all|any|everything|every one|of) ){0,2}(?:your|the system|your own|system|the model s) (?:(?:own|safety|system|clinical|internal|current|usual|normal) ){0,2}(?:instructions?|prompts?|rules|guidelines?|directives?|guardrails?|programming|training|polic(?:y|ies)|restrictions?|safeguards?)',
      '(?:ignore|disregard|forget|discard) (?:(?:all|everything|anything|whatever) )(?:(?:of|that|was|is|has|been|you) ){0,4}(?:(?:said|written|stated|mentioned|recorded|told|heard|reported|the) )?(?:(?:text|words|lines|findings|instructions?) )?(?:above|before this|so far|up to here|before|earlier|you were told|you have been told)(?! (?:about|that))',
      '(?:ignore|disregard|forget|discard) (?:the )?(?:above|foregoing)(?! [a-z]+ (?:about|on))',
    ],
    opens: true,
  },
  {
    means: 'the same in other languages',
    says: [
      '(?:ignorier(?:e|en sie)?|vergiss|vergessen sie|missachte) (?:bitte )?(?:(?:alle|die|deine|ihre|diese) ){0,3}(?:(?:vorherigen|bisherigen|obigen|fruheren|vorigen) )?(?:anweisungen|regeln|instruktionen|vorgaben)',
      '(?:ignore[zr]?|oublie[zr]?|ne tenez pas compte de) (?:(?:toutes|tous|les|vos|tes|des|ces) ){0,3}(?:instructions|regles|consignes)(?: precedentes)?',
      '(?:ignora|ignore|olvida|olvide|ignori|dimentica) (?:(?:todas|todos|las|los|tus|sus|le|tutte|tue|as|suas|estas|queste) ){0,3}(?:instrucciones|reglas|ordenes|istruzioni|regole|instrucoes|regras)',
    ],
    opens: false,
  },
  {
    means: 'a role is given to the reader of the text',
    says: [
      '(?:as|act as|acting as|in your role as|speaking as|in the role of|because you are|since you are|being) (?:(?:a|an|the|our|my|this|his|her|your) ){0,2}{any} (?:of this visit |of record |here |on duty )?{ask}{do}',
      '(?:you are|you re|act|behave|pretend (?:to be|you are|that you are)|imagine you are|from now on (?:, )?(?:you are|act)) (?:now )?(?:(?:as|like|only|a|an|the|new|different|unrestricted|helpful|another|no longer) ){1,4}{clear}(?![^ ])',
      'you are (?:now |no longer ){1,2}(?:(?:a|an|the|new|different|unrestricted|helpful|bound|in) ){1,4}(?:assistant|model|scribe|system|by|mode|developer)',
      '(?:from now on|imagine|pretend|act as if) (?:, )?(?:that )?you are (?:(?:a|an|the|another|my) ){0,2}{any}(?![^ ])',
    ],
    opens: true,
  },
  {
    means: 'what the software must do, said of it',
    says: [
      '(?:the |this |any |our |every )?{any} (?:must|should|shall|will|is to|needs to|has to|ought to|may now|can now|is (?:required|instructed|asked|told|ordered|requested|hereby [a-z]+) to|are to) (?:(?:not|now|only|always|please|never|therefore|also|simply) ){0,3}{do} (?:[^ ]+ ){0,10}{made}(?![^ ])',
    ],
    opens: true,
    notOfSelf: true,
  },
  {
    means: 'a value of the record is to be set',
    says: [
      '(?:set|change|lower|reduce|mark|downgrade|reset|code|score|rate|classify|record|list|report|enter|put|make|keep|leave|label|adjust|update|force|override|assign) (?:(?:the|patient|patient s|her|his|this|overall|suicide|suicidal|self harm|current|final|computed|all|every|level|of|any|value|values|of the|drafted) ){0,5}(?:risk|risks|cssrs|c ssrs|severity|suicidality|scores?|findings?|flags?|warnings?|ideation|si|hi|si hi)(?: (?:level|score|rating|flag|field|section|assessment|value|entry|status))?(?: (?:to|as|at|is|equal|down|be|at|with|,|:|=)){1,4} {none}(?![^ ])',
      '(?:clear|delete|remove|erase|reset|suppress|hide|drop|omit|disable|switch off|turn off|withhold|purge) (?:(?:all|any|every|the|each|of|these|those|earlier|previous|drafted|following|suicide|safety|risk) ){1,5}(?:findings?|flags?|warnings?|alerts?|risk (?:level|score|flags?|section|entries|findings)|scores?|citations?|safety floor|entries)(?![^ ])',
      '(?:do not|don t|dont|never) (?:flag|escalate|cite|draft|output|raise|surface|count|list|register) (?:(?:the|this|any|a|it|as|for|an|patient|her|him|his) ){0,4}(?:risk|suicid[a-z]*|si|ideation|findings?|warnings?|alerts?|self harm|flags?)(?![^ ])',
    ],
    opens: true,
    notOfSelf: true,
  },
  {
    means: 'how the output is to look',
    says: [
      '(?:output|return|respond|reply|print|answer|produce|emit|generate|finish|end|begin|start) (?:(?:only|with|the|a|an|this|exactly|following|valid|nothing|but|in|your|me|as) ){0,6}(?:json|xml|yaml|empty (?:selection|list|object|draft)|selection|option codes?|normal (?:mse|exam|mental status(?: exam)?|draft)|draft|output|completion)(?![^ ])',
      'your (?:draft|output|summary|completion|final answer|next answer|tool call) (?:must|should|shall|will|has to|is to|needs to|may)(?![^ ])',
      '(?:call|use|invoke|run|execute) (?:the )?(?:tool|function|command) [^ ]+',
      '(?:reveal|print|show|repeat|tell me|output|leak) (?:(?:your|the|me|all|of) ){1,3}(?:system prompt|instructions|prompt|api key|hidden prompt|configuration)(?! (?:for|on|about|of))',
    ],
    opens: true,
    notOfSelf: true,
  },
  {
    means: 'somebody who is no clinician dictates a note about "the patient"',
    says: [
      '(?:{ask}|, )(?:record|write|document|add|put|enter|state|report|log|list|chart|note|draft|say|conclude|confirm) (?:(?:down|in|the|note|chart|record|that|,|:|this|simply|only|officially|exam) ){0,5}(?:patient|pt|client) (?:has )?(?:denies|denied|is|was|has no|reports no|does not|shows no|presents|appears|remains|without|low|no)(?![^ ])',
    ],
    opens: true,
    notOfSelf: true,
    notBy: ['clinician', 'unknown'],
  },
];

/** One of these stands in every sentence that a wording fits: others are not looked at. Data. */
export const CUES: ReadonlySet<string> = new Set(
  (
    'ai ais gpt chatgpt llm llms model models copilot bot chatbot intelligence alexa siri google assistant system scribe ' +
    'software computer machine program agent engine algorithm parser summarizer summariser transcriber notetaker taker reader ' +
    'recorder tool app developer dictation draft drafter drafting autoscribe admin administrator root sudo operator prompt prompts ' +
    'instructions instruction rules rule guidelines directives directive orders commands guardrails programming training ' +
    'constraints policy policies restrictions safeguards above foregoing override overridden mode jailbreak anweisungen regeln ' +
    'instruktionen vorgaben regles consignes instrucciones reglas ordenes istruzioni regole instrucoes regras previous prior ' +
    'preceding earlier transcript untrusted conversation dialogue text before far risk risks cssrs severity suicidality score scores ' +
    'finding findings flag flags warning warnings alert alerts ideation si hi json xml yaml selection output completion summary ' +
    'function patient pt client command told'
  ).split(' '),
);

/** Marks of the formats in which software is addressed; nobody says them. */
export const MARKUP =
  /<\|[a-z_]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|developer|instructions?|transcript|untrusted|prompt|user|context|document|input)\b[^<>\n]{0,80}>|["']role["']\s{0,4}:\s{0,4}["'](?:system|developer|assistant|user|tool)["']|#{2,6} {0,3}(?:system|assistant|developer|instructions?|new instructions?|prompt)\b|<!--/gi;

/** Words that nobody spells letter by letter. */
export const SPELLED = /ignore|assistant|disregard|instruction|system|deniess|riskto|risknone|setrisk/;

/** Before a request that is reported and not made: "the voices tell me, …", "he said: …". */
export const REPORTED =
  /(?:^| )(?:tells?|told|telling|says?|said|saying|asks?|asked|asking|orders?|ordered|ordering|commands?|commanded|commanding|whispers?|whispered|shouts?|shouted|screams?|screamed|hears?|heard|hearing|shouting|whispering|reads?|instructs?|instructed|goes|went|like|wants?|wanted|keeps?|makes?|made) (?:[^ ]+ ){0,3}$/;

/** Somebody who does what follows: "I panic and ignore all the rules". */
export const DONE_BY =
  /(?:^| )(?:i|he|she|they|we|who|it|voices?|people|everyone) (?:[^ ]+ ){0,12}(?:and|or|then|to|just|also|so|but) $/;

/** A speaker names themselves. */
export const OF_SELF = /(?:^| )(?:i|i m|i ve|me|my|myself|mine)(?= |$)/;
