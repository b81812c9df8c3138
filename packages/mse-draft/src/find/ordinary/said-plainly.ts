/** Words of an answer that often tell by themselves how it is meant; each is a column of what an answer is weighed by. Data, ours. */
/** Says of the mood that it is good; level words of many regions. Data. */
const GOOD =
  /^[^\p{L}]*(?:(?:oh|yeah|yes|well|honestly|he says|she says|it['’]?s|i['’]?m|i am|my mood is|mood['’]?s|it is|it has been|been|pretty|quite|really|very|actually|doing|feeling|i feel|not too|spirits are|in),? ){0,4}(?:(?:good|great|fine|grand|decent) (?:form|spirits)|good|fine|great|well|grand|level|steady|stable|ok|okay|all right|alright|not bad|bad|happy|content\p{L}*|even|normal|cheerful|settled|decent|bright|better)(?!\p{L})/iu;
const NOT_GOOD =
  /(?<!\p{L})(?:not (?:so |very |too |really )?(?:good|great|well|happy|right)|(?<!not )bad|low|down|sad|depress\p{L}*|anxious|worr\p{L}*|irritable|angry|empty|flat|numb|hopeless|exhausted|fed up|awful|struggl\p{L}*|scared|afraid|blue|miserable|tearful|magnificent|glorious|invincible|unstoppable|ecstatic|never better|never been better|never (?:been|felt) (?:so|this)|top of the world|up and down|heavy|on edge|wound up|perfect|i suppose|i guess|if you (?:say|like)|mustn['’]?t grumble)(?!\p{L})|^[^\p{L}]*nothing(?!\p{L})/iu;
/** Names an illness as one's own, or what treatment does for it. Data. */
const ACKNOWLEDGES =
  /(?<!\p{L})(?:ill(?:ness)?|unwell|sick(?:ness)?|depress\p{L}*|bipolar|mani[ac]\p{L}*|high(?:s)?|anxi\p{L}*|panic|ocd|adhd|ptsd|trauma|schizo\p{L}*|psychos\p{L}*|disorder|diagnos\p{L}*|condition|symptoms?|relaps\p{L}*|episode|addict\p{L}*|alcoholi\p{L}*|withdrawal|postnatal|dementia|grief|come around again|brain (?:plays|was playing)|my (?:mind|head|brain)|not real|wasn['’]?t real|(?:keeps?|kept|makes?|made|helps?|helped|lets?|stops?|stopped|steadies|holds?|holding) (?:me|it|my|the|them|us)|(?:stop|stopped|skip|skipped|quit|without|off|miss|missed|half) [^.?!]{0,40}(?:went|go|slid|slide|come back|comes back|came back|wreck|bad|down|high|hospital|weeks?|month|again)|(?:need|have) to (?:take|stay on|keep taking)|stay on (?:it|them)|warning signs?)(?!\p{L})/iu;
const DENIES_ILLNESS =
  /(?<!\p{L})(?:(?:not|n['’]?t|never|nothing|no) (?:\p{L}+ ){0,3}(?:ill|sick|unwell|wrong|the matter|need|mad|crazy|problem|illness|depress\p{L}*|bipolar)|(?:they|everyone|everybody|he|she|you) (?:think|say|reckon|want|made|put)\p{L}* [^.?!]{0,40}|leave me alone|half and half|half of me|(?:maybe|perhaps|might|could be|not sure|don['’]?t know|dunno|no idea|i suppose|i guess)|poison\p{L}*|blocks?|implant|chip|spirits?|curse\p{L}*|god|devil|them|the station)(?!\p{L})/iu;
/** Looks for help or for safety. Data. */
const SAFE =
  /(?<!\p{L})(?:call|ring|phone|text|tell|ask|report|see (?:the|my|a)|go (?:to|straight|back)|get (?:out|everyone|everybody|us|help|them|off|to)|hand (?:it|them) (?:in|over|back)|post (?:it|them)|mail(?:box)?|return|give it back|take it (?:to|back)|pull over|stop (?:the car|driving)|wait|leave|walk away|911|999|000|112|triple zero|doctor|gp|nurse|pharmac\p{L}*|police|fire|ambulance|crisis (?:line|team)|helpline|a&e|neighbou?rs?|my (?:wife|husband|sister|brother|mum|mom|mam|dad|mother|father|uncle|aunt(?:ie)?|friend|son|daughter|partner|sponsor|key ?worker))(?!\p{L})/iu;
const UNSAFE =
  /(?<!\p{L})(?:nothing|ignore|keep it|pocket|don['’]?t know|dunno|who cares|run (?:him|her|them) over|hit|kill|hurt|punch|fight|drink|buy|never|not my)(?!\p{L})/iu;

/** A good mood and nothing else: "Pretty good, thanks." */
export const GOOD_ALONE =
  /^[^\p{L}]*(?:(?:oh|yeah|yes|pretty|very|really|quite|i['’]?m|it['’]?s|been|feeling),? ){0,3}(?:good|well|happy|great|content|cheerful|steady|stable)(?:,? (?:thanks|thank you|doctor|really|honestly))*[.!]?$/iu;

/** In the order of the columns: a good mood, another one, an illness that is one's own, one that is denied, what is safe, what is not. */
export const SAID_PLAINLY: readonly RegExp[] = [GOOD, NOT_GOOD, ACKNOWLEDGES, DENIES_ILLNESS, SAFE, UNSAFE];
