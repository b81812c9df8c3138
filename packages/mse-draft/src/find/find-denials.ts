import { classifyAnswer, sentencesOf } from '@svc/clinical';
import type { TopicAnswer } from './finding.ts';
import { quoteFrom } from '../attribute/quote.ts';
import { classify } from './classifier/classify.ts';
import type { Judged } from './classifier/features.ts';
import type { RiskTopic } from './classifier/outputs.ts';
import type { JudgedAnswer } from './judge-answers.ts';
import type { JudgedStatement } from './judge-statements.ts';
import { OF_HARM, type Topic } from './ordinary/topics.ts';
import { mayAsk, saysOf } from './ordinary/says-of.ts';
import type { HeardTurn } from '../attribute/heard-turns.ts';
import { isPlainDenial } from './assertion.ts';
import { askedOfPatient, mayAskOfRisk } from './questions-of-risk.ts';

/** Neither yes nor no: silence, or a refusal. Data, ours. */
const EVADES =
  /^[^\p{L}]*$|(?<!\p{L})(?:rather not|(?:don['’]t|do not) (?:want|wish|like|feel like) (?:to )?(?:talk|say|answer|discuss|go)\p{L}*|ask (?:me|him|her|my)|next question|no comment|can['’]t (?:say|answer)|none of your|(?:not|n['’]t) (?:be )?answering|why do you (?:ask|want)|change the subject|does it matter|maybe|depends)(?!\p{L})/iu;
/** Whether an answer neither affirms nor denies. */
function evades(text: string): boolean {
  return EVADES.test(text);
}

/** Has thought of it, whatever else is denied: "I've thought about it. I'd never do it." */
const AFFIRMS =
  /(?<!\p{L})(?<!(?:n['’]t|not|never|nor|if) )i(?:['’]ve| have| had|['’]d)? (?:thought|think|dreamt|dreamed|imagined|pictured) (?:about|of) (?:it|that|this|him|her|them|doing (?:it|that))(?=[^\p{L} ]|$| (?:and|but|sometimes|often|when|a lot|every|all|once|before))/iu;
/** Says how often: "Once or twice." */
const HOW_OFTEN =
  /^[^\p{L}]*(?:once|twice|sometimes|a (?:few|couple of) times|now and (?:then|again)|on and off|most (?:days|nights)|every (?:day|night)|all the time|often)(?!\p{L})/iu;
/** So short a yes says what its question makes of it, whatever its words weigh. */
const WORDS_OF_YES = 6;

/** Whether an answer is one to ask about again: neither yes nor no, or a yes and no more. */
function isLeftOpen(text: string): boolean {
  if (evades(text)) return true;
  const words = sentencesOf(text, 0, text.length)
    .map(({ fullText }) => fullText)
    .join(' ');
  return words.split(' ').length <= WORDS_OF_YES && /^(?:hedged_)?yes$/.test(classifyAnswer(words));
}

/** From this likelihood on, what an answer says beside its no is no denial. */
const RISKY = -0.2;
/** A no that holds for a time: "No, not while my mother lives." Data. */
const HOLDS_WHILE =
  /(?<!\p{L})(?:no|not|never|n['’]t|nae)(?!\p{L})[^.?!]{0,40}(?:while|as long as|so long as|till|until) (?:my|he|she|they|the|i)(?!\p{L})/iu;
/** A question that suggests its no. */
const LEADS = /(?:you(?:['’]re| are)? not|you (?:don|haven|aren|didn)['’]t)(?!\p{L})/iu;
/** What is denied unasked; harm to one person is not harm to others. */
const DENIES_OTHERS =
  /(?:not|never|n[’']t) (?:\p{L}+ ){0,2}(?:hurt|harm|kill)\p{L}* (?:anybody|anyone|nobody|no one|people)(?!\p{L})/iu;

/**
 * What was asked and plainly denied, or asked and answered otherwise, in turns with speakers: nobody's no reassures of
 * nothing. Where the visit is weighed as a whole, an answer that denies with more than a plain no counts too.
 */
// oxlint-disable-next-line max-lines-per-function -- one answer is judged rule after rule, and each rule looks at what those before it found
export function findDenials(
  turns: readonly HeardTurn[],
  transcript: string,
  statements: readonly JudgedStatement[],
  answers: readonly JudgedAnswer[],
  isWeighed: boolean,
): TopicAnswer[] {
  const worst = new Map<number, number>();
  for (const { turn, likelihood } of statements)
    worst.set(turn, Math.max(worst.get(turn) ?? -Infinity, likelihood));
  // oxlint-disable-next-line max-lines-per-function -- the same judgement
  return answers.flatMap(({ asked, answered, ordinary }): TopicAnswer[] => {
    const turn = turns[asked] as HeardTurn;
    const answer = turns[answered] as HeardTurn;
    const question = lastQuestion(turn.spoken);
    const text = answeredOf(turn.spoken, question, answer.spoken);
    const deniable = [...ordinary].filter(
      ([topic, { isAsked }]) => isAsked && DENIABLE[topic] !== undefined && mayAsk(topic, text),
    );
    if (
      !mayAskOfRisk(text) &&
      deniable.length === 0 &&
      !ACTS_ON.test(text) &&
      !DENIES_OTHERS.test(answer.spoken)
    )
      return [];
    const before = `${spokenBefore(turns, asked)} ${turn.spoken.slice(0, turn.spoken.indexOf(question))}`;
    const isInterpreted = answer.isInterpreted === true;
    const { isOfPatient, topics, asked: ofPatient } = askedOfPatient(text, before, isInterpreted);
    const beside = riskBesideNo(answer.spoken);
    const likelihood = worst.get(answered) ?? 0;
    const isRisky = likelihood >= RISKY || beside >= DOUBTFUL_BESIDE;
    const affirms = AFFIRMS.test(answer.spoken) || HOW_OFTEN.test(answer.spoken);
    const mayDeny = !LEADS.test(question) && !affirms && !HOLDS_WHILE.test(answer.spoken);
    const isEvaded = evades(answer.spoken);
    const isDenied =
      mayDeny &&
      !isRisky &&
      !isEvaded &&
      isPlainDenial(answer.spoken) &&
      (isWeighed || !TAKES_BACK.test(afterFirst(answer.spoken)));
    if (isDenied && DENIES_OTHERS.test(answer.spoken)) topics.push('others_harm');
    const learned = isOfPatient ? deniable.filter(([topic]) => mayAsk(topic, ofPatient)) : [];
    const ordinarily = learned
      .filter(
        ([topic, { above }]) =>
          above >= 0 && mayDeny && !isEvaded && !isRisky && (isDenied || !OF_HARM.has(topic)),
      )
      .map(([topic]) => deniedTopic(topic, topics));
    const plainly = isDenied
      ? topics.filter((topic) => mayDenyAll(topic, topics, { question: text, statement: answer.spoken }))
      : [];
    const all = [...new Set([...plainly, ...ordinarily])];
    const narrowed = NARROWS.test(answer.spoken) ? all.filter((topic) => topic === 'self_harm') : all;
    const denied = PERCEIVES.test(answer.spoken) ? narrowed.filter((topic) => !SENSES.has(topic)) : narrowed;
    // Where a no is plain, only what was surely asked for stays open.
    const touched = isDenied
      ? []
      : [...learned.map(([topic]) => deniedTopic(topic, topics)), ...(ACTS_ON.test(text) ? ['suicide'] : [])];
    const asks = [...topics, ...touched];
    const open = [...new Set(asks)].filter((topic) => !denied.includes(topic));
    if (denied.length === 0 && open.length === 0) return [];
    const start = turn.start + turn.spoken.indexOf(question);
    const place = quoteFrom(transcript, start, answer.end);
    return [
      {
        topics: denied,
        answer: 'denied' as const,
        ...place,
      },
      {
        topics: open,
        answer:
          affirms || isLeftOpen(answer.spoken) || beside >= RISKY_BESIDE
            ? ('evasive' as const)
            : ('qualified' as const),
        ...place,
      },
    ].filter(({ topics: about }) => about.length > 0);
  });
}

/** What an ordinary answer denies, by the name it is asked about. */
const DENIABLE: Readonly<Partial<Record<Topic, string>>> = {
  suicide: 'suicide',
  others_harm: 'others_harm',
  hearing: 'hearing',
  seeing: 'seeing',
  persecution: 'persecutory_delusions',
};

/** Whether a no is to one of several topics too: those that have a name in answers. */
function mayDenyAll(topic: string, topics: readonly string[], judged: Judged): boolean {
  const named = Object.keys(DENIABLE) as Topic[];
  const own = named.find((one) => DENIABLE[one] === topic);
  return (
    own === undefined ||
    saysOf(
      own,
      named.filter((one) => topics.includes(DENIABLE[one] ?? '')),
      judged,
    )
  );
}

/** Asks on about a thought of suicide. Data. */
const ACTS_ON =
  /(?<!\p{L})(?:act|acting|follow(?:ing)? through|go(?:ing)? through) (?:on|with) (?:it|them|that|those|these)(?!\p{L})/iu;

/** What a denial is of: who was asked about a wish to be dead alone did not deny suicide. */
function deniedTopic(topic: Topic, asked: readonly string[]): string {
  const isOfWish = topic === 'suicide' && asked.includes('passive_si') && !asked.includes('suicide');
  return isOfWish ? 'passive_si' : (DENIABLE[topic] ?? topic);
}

/** What is heard or seen after all: "No. I still hear them, some mornings." */
const PERCEIVES =
  /(?<!\p{L})(?<!(?:n['’]t|not|never|nothing|wish|if|unless|when) )i (?:still |do |can |sometimes |only |just )*(?:hear|see|heard|saw)(?!\p{L}| (?:nothing|no|none|what you|you|why|how|the point))/iu;

/** A no that is only to having harmed oneself, whatever else was asked: "No, I have not cut since February." */
const NARROWS =
  /^[^\p{L}]*(?:no|nope|nah)[, ]+i (?:have not|haven['’]t|did not|didn['’]t|never) (?:been )?(?:cut(?:ting)?|(?:hurt(?:ing)?|harm(?:ed|ing)?|burn(?:ed|t|ing)?|scratch(?:ed|ing)?) myself)(?!\p{L})/iu;

/** So many turns back the clinician may have asked what a question goes on with. */
const BACK = 3;

function spokenBefore(turns: readonly HeardTurn[], asked: number): string {
  for (let at = asked - 1; at >= asked - BACK; at -= 1)
    if (turns[at]?.speaker === 'clinician') return turns[at]?.spoken ?? '';
  return '';
}

/** From this score on, a sentence after a no leaves the no in doubt; from the second on, it has to be clarified. Ours. */
const DOUBTFUL_BESIDE = 0;
const RISKY_BESIDE = 1;
const SENTENCE = /[^.?!…]+[.?!…]*/g;
const NEGATES =
  /(?<!\p{L})(?:no|not|never|none|nothing|nobody|nor|(?:do|does|did|would|could|should|is|was|have|has|had|ca|wo|are|were|ai)n['’]?t|nae|dinna)(?!\p{L})/iu;

/** How far a sentence after a no is risk by its own words: "No. I have the pills counted out." */
function riskBesideNo(text: string): number {
  if (!isPlainDenial(text)) return -Infinity;
  const [, ...after] = text.match(SENTENCE) ?? [];
  return Math.max(
    -Infinity,
    ...after
      .slice(0, MOST_BESIDE)
      .filter((sentence) => !NEGATES.test(sentence))
      .map((statement) => classify({ question: '', statement }).risk),
  );
}
/** What takes a no back in the next breath: "No. Well, sometimes." */
const TAKES_BACK =
  /(?<!\p{L})(?:well|but|except|although|only when|sometimes|maybe|mostly|used to|unless)(?!\p{L})/iu;

/** What an answer says after its first sentence. */
function afterFirst(text: string): string {
  return (text.match(SENTENCE) ?? []).slice(1).join('');
}

/** So many sentences are an answer; what comes later stands by itself. */
const MOST_BESIDE = 6;

/** A question about what was said before it: "Has any of that been going on for you?" */
const REFERS =
  /(?<!\p{L})(?:any of (?:that|this|those|it)|anything like (?:that|this)|thoughts like (?:that|those)|like that|that (?:ever|apply|been))(?!\p{L})/iu;

/** The last question of a turn, or its last sentence: what comes before it is not what a no answers. */
function lastQuestion(text: string): string {
  const sentences = text.match(/[^.?!]+[.?!]*/g) ?? [text];
  return (sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? '').trim();
}

/** A no to all that was asked: "Neither.", "No and no." */
const TO_ALL =
  /^[^\p{L}]*(?:(?:no|nope|nah)[,.; ]+)?(?:neither(?!\p{L}| (?:here|my|his|her|do|did|am|is|was)(?!\p{L}))|(?:no|nope|nah)(?:,| and|, and) (?:no|nope|nah)(?!\p{L})|no to (?:both|all|any)|none of (?:that|those|them|it))/iu;
/** A no to each of several questions: "No, I do not want to die. And no, I would not hurt him." */
const NO = /(?:^|[.!?…,;] )(?:and |so |but )?(?:no|nope|nah|never)(?=[ ,.!?…;]|$)/giu;
/** What asks something of its own. */
const ASKS_ITSELF =
  /(?<!\p{L})(?:do|did|does|have|has|had|are|is|was|were|can|could|would|will|any|anything|what|how|who|why|when|where|which|think|thoughts?|feel|want|wish|plan|about|\p{L}{1,12}ing|hurt|harm|kill|suicid\p{L}{1,6}|voices?|visions?)(?!\p{L})/iu;
/** So few words go on with the question before them: "The neighbours, say?", "Ever?" */
const MOST_WORDS_GOING_ON = 6;

function goesOn(question: string): boolean {
  return question.split(' ').length <= MOST_WORDS_GOING_ON && !ASKS_ITSELF.test(question);
}

const SENSES: ReadonlySet<string> = new Set(['hearing', 'seeing']);

/** What a no answers: the last question, with the one before it that it goes on with; all of the turn where it refers to it. */
function answeredOf(turn: string, question: string, answer: string): string {
  if (REFERS.test(question) || TO_ALL.test(answer) || (answer.match(NO)?.length ?? 0) > 1) return turn;
  const before = turn.slice(0, turn.lastIndexOf(question)).trimEnd().match(SENTENCE)?.at(-1);
  if (before?.includes('?') !== true) return question;
  return goesOn(question) || (isOfSenses(question) && isOfSenses(before))
    ? `${before} ${question}`
    : question;
}

function isOfSenses(question: string): boolean {
  const { topics } = askedOfPatient(question, '', false);
  return topics.length > 0 && topics.every((topic) => SENSES.has(topic));
}

const TOPICS: Readonly<Record<string, RiskTopic>> = {
  suicide: 'suicidal_thoughts',
  passive_si: 'wish_to_be_dead',
  others_harm: 'violence_thoughts',
  self_harm: 'self_harm',
  attempts: 'suicide_attempt',
};

/** What an evaded question of risk is to be clarified about. */
export function evadedTopic({ topics, answer }: TopicAnswer): RiskTopic | undefined {
  if (answer !== 'evasive') return undefined;
  return topics.map((topic) => TOPICS[topic]).find((topic) => topic !== undefined);
}
