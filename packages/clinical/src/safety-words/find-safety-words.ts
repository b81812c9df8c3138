import { normalForm } from '@svc/contracts';
import { assertionOf, type Perspective } from '../language/assertion.ts';
import { IDIOMS } from '../language/idioms.ts';
import { makeSentence, type Sentence, wordIndexAt } from '../language/sentence.ts';
import { isHistorical } from '../language/temporality.ts';
import { tokenize } from '../language/tokenize.ts';
import { NOT_PRESENT, SAFETY_STEMS, SAFETY_TOPICS, type SafetyTopic } from './topics.ts';

/** Words about safety in a text of a caller: what they are about, and the words themselves. */
export interface SafetyWords {
  readonly topic: string;
  readonly label: string;
  /** As sent, cut short. */
  readonly quote: string;
}

/** Words before and after a finding that are quoted with it, and the most characters of a quote. */
const QUOTED_BEFORE = 4;
const QUOTED_AFTER = 8;
const MOST_QUOTED = 120;
/** "+SI", "SI +", "HI+": as notes mark what is present. */
const PLUS =
  /(?<![\p{L}\p{N}+/])\+ ?(?:SI|HI)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}/])(?:SI|HI) ?\+(?![\p{L}\p{N}+])/gu;
/** More than these in one text say nothing new. */
const MOST_FOUND = 6;
/** Characters read of a text in normal form: more than any text the contract takes, but one made to grow. */
const MOST_READ = 12_000;

/**
 * Words about suicide, self-harm, killing, violence, commanding voices, not eating or drinking, and not waking, said of
 * the patient and of now. Denials, what is said of relatives, what is over, conditions and plans of care are passed
 * over: high precision, so silence is no reassurance. Linear in the length of the text; the same text gives the same
 * words.
 *
 * @param year the present calendar year; without it a year in the text is never taken for the past
 *
 * @example
 * ```ts
 * import { findSafetyWords } from '@svc/clinical';
 *
 * findSafetyWords('He says he wants to die.')[0]?.topic; // → 'suicide'
 * findSafetyWords('He denies wanting to die.'); // → []
 * ```
 */
export function findSafetyWords(text: string, year?: number): SafetyWords[] {
  const found = new Map<string, SafetyWords>();
  const sent = normalForm(text).slice(0, MOST_READ);
  for (const [sign] of sent.matchAll(PLUS)) {
    const topic = sign.includes('HI') ? 'homicide' : 'suicide';
    const label = SAFETY_TOPICS.find(({ key }) => key === topic)?.label ?? topic;
    found.set(topic, { topic, label, quote: sign.trim() });
  }
  for (const run of tokenize(sent, 0, sent.length)) {
    if (!SAFETY_STEMS.test(run.words.map(({ text }) => text).join(' '))) continue;
    const sentence = makeSentence(run, [...IDIOMS, ...NOT_PRESENT]);
    if (sentence.ending === 'question') continue;
    for (const topic of SAFETY_TOPICS) {
      if (found.size === MOST_FOUND) return [...found.values()];
      if (found.has(topic.key)) continue;
      const quote = quoteOf(topic, sentence, sent, year);
      if (quote !== undefined) found.set(topic.key, { topic: topic.key, label: topic.label, quote });
    }
  }
  return [...found.values()];
}

function quoteOf(
  topic: SafetyTopic,
  sentence: Sentence,
  sent: string,
  year: number | undefined,
): string | undefined {
  for (const match of sentence.text.matchAll(topic.says)) {
    const words = match[0].trim();
    if (words === '') continue;
    const from = wordIndexAt(sentence, match.index);
    const to = wordIndexAt(sentence, match.index + words.length - 1) + 1;
    if (isAnsweredNo(sentence, to, sent) || isOnceDaily(sentence, { from, to }, sent)) continue;
    if (isPresent(topic, sentence, { from, to }, year)) return cut(sent, sentence, from, to);
  }
  return undefined;
}

const OVERDOSE_BEFORE: ReadonlySet<string> = new Set(
  'took take taken an intentional deliberate mixed polypharmacy staggered recent another post after impulsive'.split(
    ' ',
  ),
);
const OVERDOSE_AFTER: ReadonlySet<string> = new Set(
  'of on last yesterday attempt attempts age tonight today'.split(' '),
);

/** "Escitalopram 10 mg od": once daily, unless an overdose is plainly meant. */
function isOnceDaily({ words }: Sentence, { from, to }: WordSpan, sent: string): boolean {
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined || !/^od$/i.test(sent.slice(first.start, last.end)))
    return false;
  const [before, after] = [words[from - 1]?.text ?? '', words[to]?.text ?? ''];
  return !OVERDOSE_BEFORE.has(before) && !OVERDOSE_AFTER.has(after);
}

/** "Suicidal ideation: No Homicidal ideation: No", as forms are printed. */
function isAnsweredNo({ words }: Sentence, to: number, sent: string): boolean {
  let end = to;
  while (NAMED_WITH.has(words[end]?.text ?? '')) end += 1;
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  return sent.slice(last.end, next.start).includes(':') && NO.has(next.text);
}
const NAMED_WITH: ReadonlySet<string> = new Set(
  'thought thoughts ideation behavior behaviour behaviors intent plan plans urges risk current or'.split(' '),
);
const NO: ReadonlySet<string> = new Set([
  'no',
  'none',
  'nil',
  'not',
  'deny',
  'denied',
  'absent',
  'negative',
  'n',
  'green',
  'low',
]);

interface WordSpan {
  readonly from: number;
  readonly to: number;
}

function isPresent(
  { ofOthers, bySomebody }: SafetyTopic,
  sentence: Sentence,
  { from, to }: WordSpan,
  year: number | undefined,
): boolean {
  const assertions = PERSPECTIVES.map((perspective) =>
    assertionOf(sentence, from, to, perspective, ofOthers),
  );
  if (assertions.some(({ negated }) => negated) || isDeniedInList(sentence, from)) return false;
  if (bySomebody === undefined && assertions.every(({ experiencer }) => experiencer === 'other'))
    return false;
  if (assertions.some(({ conditional }) => conditional) && !isThreat(sentence, from)) return false;
  return (
    !isOfFamily(sentence, from) &&
    !isCare(sentence, from) &&
    !isHistoricalMention(sentence, { from, to }, year)
  );
}

/** A note may quote the patient, and a patient may speak of "he": what either reading takes as theirs is theirs. */
const PERSPECTIVES: readonly Perspective[] = ['note', 'first_person'];

const LIST_DENIAL =
  /(?<![^ ])(?:not|never) (?:describe|report|endorse|express|voice|have|disclose|admit|acknowledge|show|display|any|experience|feel|present)[^ ]*(?: (?!(?:but|however|although|though|yet|reports|says|wants?|told|tells|admits)(?![^ ]))[^ ]+){0,14} $/;

const NIL =
  /(?<![^ ])(?:nil|rul(?:e|es|ed|ing) out) (?:(?!(?:but|however|although|though|yet|reports|says|wants?|told|tells|admits)(?![^ ]))[^ ]+ ){0,6}$/;

/** "She does not describe any thoughts of suicide, self-injury or harm to others": all of the list. */
function isDeniedInList({ text, at }: Sentence, from: number): boolean {
  const before = text.slice(0, at[from] ?? 0);
  return LIST_DENIAL.test(before) || NIL.test(before);
}

const CARE =
  /(?<![^ ])(?:watch|monitor|monitored|monitoring|observe|look out|screen|screened|screening|assess|assessed|assessing|assessment|ask|asked|asking|enquire|check|checked|warn|warned|advise|advised|counselled|counseled|educated|discussed|information|leaflet|safety net|safety netted|in case|in the event|return|contact|call|ring|attend|go to|seek help|review|come back|re present) (?:(?!threaten|tri|try|attempt|want|plan)[^ ]+ ){0,2}?(?:for|about|of|on|regarding|if|to|with|re|when) (?:(?!(?:but|because|as|since|after|reports?|says|said|wants?|told|has|had|having|is|was|following|who|he|she|i)(?![^ ]))[^ ]+ ){0,6}$/;

/** "Watch for agitation, aggression or self-harm", "to return if thoughts of suicide": what is to be done, not what is. */
function isCare({ text, at }: Sentence, from: number): boolean {
  return CARE.test(text.slice(0, at[from] ?? 0));
}

/** "If he leaves I will kill myself": the condition is not on the thought. */
function isThreat({ words }: Sentence, from: number): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some(({ text }) => ['will', 'would', 'going'].includes(text));
}

const FAMILY = /(?<![^ ])(?:family history|family hx|fh|fhx|fam hx|in the family|runs in)(?![^ ])/;

function isOfFamily({ text, at }: Sentence, from: number): boolean {
  return FAMILY.test(text.slice(0, at[from] ?? 0));
}

const PAST_BEFORE =
  /(?<![^ ])(?:previous|prior|past|lifetime|remote|old|historical|former|history of|hx of|h o|pmh|pmhx|pph|pphx|phx|psych hx|psychiatric history|background of|known past)(?: [^ ]+){0,3} $/;
/** An age right after it: "overdose age 17". */
const PAST_AFTER = /^(?:[^ ]+ )?(?:at |when )?(?:age|aged|the age of) \d/;
const TURNS = /(?<![^ ])(?:but|however|although|though|yet|whereas)(?![^ ])/;
const YEAR = /(?<![^ ])((?:19|20)\d\d)(?![^ ])/g;
/** A year is over when it lies this many years back. */
const YEARS_OVER = 2;

/** Said only of a time that is over. A past attempt matters, but it is in the record and not news. */
function isHistoricalMention(
  { text, fullText, at }: Sentence,
  { from, to }: WordSpan,
  year: number | undefined,
): boolean {
  const years = [...fullText.matchAll(YEAR)].map(([, digits]) => Number(digits));
  if (years.length > 0) return year !== undefined && years.every((named) => year - named >= YEARS_OVER);
  const before = text.slice(0, at[from] ?? 0);
  const after = text.slice(at[to] ?? text.length);
  if (PAST_BEFORE.test(before) || PAST_AFTER.test(after)) return true;
  // "15 years ago, but I am in a good place now": the turn is about something else.
  const clause = `${before.split(TURNS).at(-1) ?? ''}${text.slice(at[from] ?? 0, at[to] ?? text.length)}${after.split(TURNS)[0] ?? ''}`;
  return TURNS.test(text) ? isHistorical(clause) : isHistorical(fullText);
}

function cut(sent: string, { words }: Sentence, from: number, to: number): string {
  const first = Math.max(0, from - QUOTED_BEFORE);
  const last = Math.min(words.length, to + QUOTED_AFTER) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? sent.length;
  const quote = sent.slice(start, end).replace(/\s+/g, ' ').trim();
  return quote.length <= MOST_QUOTED ? quote : `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…`;
}
