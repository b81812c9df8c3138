import type { HeardTurn } from '../attribute/heard-turns.ts';
import { type Quote, quoteEnd } from '../attribute/quote.ts';
import type { Scores } from '../find/classifier/classify.ts';
import type { JudgedAnswer } from '../find/judge-answers.ts';

/** What the person is asked of themselves, and an answer that is the ordinary one. */
interface OfSelf {
  readonly key: 'mood' | 'insight' | 'judgment';
  readonly asks: RegExp;
  readonly isOrdinary: (answer: string, scores: Scores) => boolean;
}

/** Says of the mood that it is good; level words of many regions. Data. */
const GOOD =
  /^[^\p{L}]*(?:(?:oh|yeah|yes|well|honestly|he says|she says|it['’]?s|i['’]?m|i am|my mood is|mood['’]?s|it is|it has been|been|pretty|quite|really|very|actually|doing|feeling|i feel|not too|spirits are|in),? ){0,4}(?:(?:good|great|fine|grand|decent) (?:form|spirits)|good|fine|great|well|grand|level|steady|stable|ok|okay|all right|alright|not bad|bad|happy|content\p{L}*|even|normal|cheerful|settled|decent|bright|better)(?!\p{L})/iu;
const NOT_GOOD =
  /(?<!\p{L})(?:not (?:so |very |too |really )?(?:good|great|well|happy|right)|(?<!not )bad|low|down|sad|depress\p{L}*|anxious|worr\p{L}*|irritable|angry|empty|flat|numb|hopeless|exhausted|fed up|awful|struggl\p{L}*|scared|afraid|blue|miserable|tearful|magnificent|glorious|invincible|unstoppable|ecstatic|never better|never been better|never (?:been|felt) (?:so|this)|top of the world|up and down|heavy|on edge|wound up|perfect|i suppose|i guess|if you (?:say|like)|mustn['’]?t grumble)(?!\p{L})|^[^\p{L}]*nothing(?!\p{L})/iu;
/** What is said of the mood stands in the first sentences of an answer. */
const FIRST_SENTENCES = /^(?:[^.!?…]*[.!?…]+){1,2}/u;
/** From this score on an answer is one of a good mood, and by so much more than one of any other. Ours. */
const MOOD_FROM = 1;
const OTHER_MOODS = [
  'depressed',
  'anxious',
  'fearful',
  'guilty',
  'hopeless',
  'empty',
  'irritable',
  'angry',
  'elevated',
] as const;

/** Names an illness as one's own, or what treatment does for it. Data. */
const ACKNOWLEDGES =
  /(?<!\p{L})(?:ill(?:ness)?|unwell|sick(?:ness)?|depress\p{L}*|bipolar|mani[ac]\p{L}*|high(?:s)?|anxi\p{L}*|panic|ocd|adhd|ptsd|trauma|schizo\p{L}*|psychos\p{L}*|disorder|diagnos\p{L}*|condition|symptoms?|relaps\p{L}*|episode|addict\p{L}*|alcoholi\p{L}*|withdrawal|postnatal|dementia|grief|come around again|brain (?:plays|was playing)|my (?:mind|head|brain)|not real|wasn['’]?t real|(?:keeps?|kept|makes?|made|helps?|helped|lets?|stops?|stopped|steadies|holds?|holding) (?:me|it|my|the|them|us)|(?:stop|stopped|skip|skipped|quit|without|off|miss|missed|half) [^.?!]{0,40}(?:went|go|slid|slide|come back|comes back|came back|wreck|bad|down|high|hospital|weeks?|month|again)|(?:need|have) to (?:take|stay on|keep taking)|stay on (?:it|them)|warning signs?)(?!\p{L})/iu;
const DENIES_ILLNESS =
  /(?<!\p{L})(?:(?:not|n['’]?t|never|nothing|no) (?:\p{L}+ ){0,3}(?:ill|sick|unwell|wrong|the matter|need|mad|crazy|problem|illness|depress\p{L}*|bipolar)|(?:they|everyone|everybody|he|she|you) (?:think|say|reckon|want|made|put)\p{L}* [^.?!]{0,40}|leave me alone|half and half|half of me|(?:maybe|perhaps|might|could be|not sure|don['’]?t know|dunno|no idea|i suppose|i guess)|poison\p{L}*|blocks?|implant|chip|spirits?|curse\p{L}*|god|devil|them|the station)(?!\p{L})/iu;
/** Looks for help or for safety. Data. */
const SAFE =
  /(?<!\p{L})(?:call|ring|phone|text|tell|ask|report|see (?:the|my|a)|go (?:to|straight|back)|get (?:out|everyone|everybody|us|help|them|off|to)|hand (?:it|them) (?:in|over|back)|post (?:it|them)|mail(?:box)?|return|give it back|take it (?:to|back)|pull over|stop (?:the car|driving)|wait|leave|walk away|911|999|000|112|triple zero|doctor|gp|nurse|pharmac\p{L}*|police|fire|ambulance|crisis (?:line|team)|helpline|a&e|neighbou?rs?|my (?:wife|husband|sister|brother|mum|mom|mother|friend|son|daughter|partner|sponsor|key ?worker))(?!\p{L})/iu;
const UNSAFE =
  /(?<!\p{L})(?:nothing|ignore|keep it|pocket|don['’]?t know|dunno|who cares|run (?:him|her|them) over|hit|kill|hurt|punch|fight|drink|buy|never|not my)(?!\p{L})/iu;

const OF_SELF: readonly OfSelf[] = [
  {
    key: 'mood',
    asks: /(?<!\p{L})(?:moods?|spirits|(?:how|what) (?:are|were|have|has|do|did|is) (?:you|he|she) (?:been )?feel\p{L}*(?! about)|feeling in (?:yourself|himself|herself)|in (?:yourself|himself|herself)|emotionally)(?!\p{L})/iu,
    isOrdinary: (answer, scores) =>
      !NOT_GOOD.test(FIRST_SENTENCES.exec(answer)?.[0] ?? answer) &&
      (GOOD.test(answer) ||
        (scores['option:mood.euthymic'] >= MOOD_FROM &&
          OTHER_MOODS.every((mood) => scores[`option:mood.${mood}`] < scores['option:mood.euthymic']))),
  },
  {
    key: 'insight',
    asks: /(?<!\p{L})(?:(?:what|why|how|tell me what) [^.?!]{0,60}(?:think|make of|understand\p{L}*|explain|see it|call (?:it|what)|put (?:it|that|this) down|caus\p{L}*|wrong|illness|diagnos\p{L}*|condition|medicines?|medication|tablets?|pills?|lithium|injection|take (?:the|it|them)|(?:is|are) (?:it|they|that|the \p{L}+) for|what['’]s it for)|what['’]?s (?:it|that) for|(?:do|did|might|could|would) (?:you|it|this|some of it|that) [^.?!]{0,60}(?:ill|unwell|sick\p{L}*|illness|problem|need|diagnos\p{L}*|depression|bipolar|wrong|treatment)|(?:early|warning) signs|what do you take)(?!\p{L})/iu,
    isOrdinary: (answer) => ACKNOWLEDGES.test(answer) && !DENIES_ILLNESS.test(answer),
  },
  {
    key: 'judgment',
    asks: /(?<!\p{L})(?:what (?:would|will|do|might|should) you do(?!\p{L})|(?:if|suppose|say|imagine) (?:you|the|it|that|things|there|somebody|someone|your) [^.?!]{0,90}|who (?:would|will|do|can|could) you (?:call|ring|tell|talk|go|contact|turn))(?!\p{L})/iu,
    isOrdinary: (answer) => SAFE.test(answer) && !UNSAFE.test(answer),
  },
];

/** Mood, insight and judgment that were asked for and answered in the ordinary way the last time, with the words. */
export function ordinaryOfSelf(
  turns: readonly HeardTurn[],
  answers: readonly JudgedAnswer[],
  transcript: string,
): ReadonlyMap<string, Quote> {
  const passed = new Map<string, Quote>();
  for (const { asked, answered, scores } of answers) {
    const [question, answer] = [turns[asked], turns[answered]];
    if (question === undefined || answer === undefined || answer.spoken.trim() === '') continue;
    for (const { key, asks, isOrdinary } of OF_SELF) {
      const at = question.spoken.search(asks);
      if (at < 0) continue;
      if (!isOrdinary(answer.spoken, scores)) passed.delete(key);
      else {
        const start = question.start + at;
        const end = quoteEnd(transcript, start, answer.end);
        passed.set(key, { quote: transcript.slice(start, end).trimEnd(), start, end });
      }
    }
  }
  return passed;
}
