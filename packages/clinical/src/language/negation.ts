import type { Sentence } from './sentence.ts';

/** Words in their base form: "denies" and "denied" are "deny" (see base-forms.ts). */
const CUES: ReadonlySet<string> = new Set(
  'not no never without deny none neither nor nothing nobody negative hardly'.split(' '),
);
/** Cues whose scope runs over a whole list. */
const LIST_CUES: ReadonlySet<string> = new Set(['no', 'deny', 'without', 'negative', 'neither', 'nor']);
/** Words after a negation that turn it into something else. */
const NO_NEGATION: readonly RegExp[] = [
  /^(?:do|did|does|would|could|can|will|am|is|are|was|have|has|had) not (?:stopped|once stopped|know|care|only|sure|help|stop|stand|take|cope|handle|lie|mind|matter|control|shake|get rid|wait|bear|do this|go a day|remember|understand|able to stop|tell anyone|told anyone|want to talk|want to be here|want to live|want to worry|want to admit|want to say)(?: |$)/,
  /^not (?:only|sure|to mention|going to lie|be able to stop|know|certain|a day|an hour|a night|uncommon|unusual|long ago|able to (?:stop|shake|stand|get)|being able to stop|that long ago|the first time)(?: |$)/,
  /^(?:no (?:doubt|matter|idea(?! of)|lie|wonder|question|longer care|one (?:would|will|cares|know|understand|believe|tell))|nothing (?:but|helps|work|stop|matters|else)|never (?:stop|mind|ending|goes away|leave)|no (?:point|reason|future|hope|way out))(?: |$)/,
  /^nobody (?:would|will|cares|know|understand|believe|like)(?: |$)/,
];
/** "Why would I want to die?": asked of nobody, it denies. */
const RHETORICAL =
  /(?<![^ ])why (?:on earth |the hell |ever )?(?:would|should) (?:i|anybody|anyone|he|she)(?: (?:ever|even|possibly))? ?$/;
/** Words looked at before a match. */
const NEGATION_REACH = 7;

/**
 * Whether the words `from` to `to` of a sentence are negated ("denies hearing voices", "voices, never"), as in NegEx: a cue
 * before them within reach, in their clause and with nothing in between that ends its scope, or a denial right behind.
 *
 * @param start where the clause of the words begins
 */
export function isNegated(sentence: Sentence, start: number, from: number, to: number): boolean {
  const { words } = sentence;
  if (RHETORICAL.test(sentence.text.slice(0, sentence.at[from] ?? 0))) return true;
  for (let at = from - 1; at >= start; at -= 1) {
    const text = words[at]?.text ?? '';
    if (!CUES.has(text)) continue;
    // "No longer sees a reason and …" denies its own verb alone.
    const isList = LIST_CUES.has(text) && words[at + 1]?.text !== 'longer';
    if (!isList && from - at > NEGATION_REACH) continue;
    // "No, I do": a word of its own.
    if (text === 'no' && words[at + 1]?.afterPause) continue;
    const offset = sentence.at[at] ?? 0;
    const auxiliary = sentence.at[Math.max(0, at - 1)] ?? 0;
    const after = sentence.text.slice(offset, offset + 60);
    const withAuxiliary = sentence.text.slice(auxiliary, auxiliary + 60);
    if (NO_NEGATION.some((pattern) => pattern.test(after) || pattern.test(withAuxiliary))) continue;
    if (!isList && crossesBreak(sentence, at, from)) continue;
    // "I am not sleeping my thoughts won't stop": a wording with its own negation is not negated twice.
    if (hasOwnNegation(sentence, from, to) && text !== 'deny' && words[at + 1]?.text !== 'that') continue;
    return true;
  }
  return isDeniedAfter(sentence, to);
}

function hasOwnNegation({ words }: Sentence, from: number, to: number): boolean {
  return words.slice(from, to).some(({ text }) => text === 'not' || text === 'never' || text === 'no');
}

/** "I do not sleep and want to die", "I do not drink, want to die": the negation stays with the first verb. */
function crossesBreak({ words, text, at }: Sentence, cue: number, from: number): boolean {
  let breaks = false;
  for (let index = cue + 1; index <= from; index += 1) {
    const word = words[index];
    if (word?.afterPause || (word?.text === 'and' && index < from)) breaks = true;
    if (word?.text === 'or' || word?.text === 'nor') breaks = false;
  }
  return breaks && !/(?<![^ ])n?or(?![^ ])/.test(text.slice(at[from] ?? 0));
}

/** "Suicidal, no." and "voices, never." */
function isDeniedAfter({ words }: Sentence, to: number): boolean {
  const next = words[to];
  if (!next || to > words.length - 1) return false;
  const rest = words
    .slice(to)
    .map(({ text }) => text)
    .join(' ');
  return /^(?:no|nope|never|not at all|negative|not me|absolutely not|denied|deny|is absent|absent|not (?:endorse|present|report|elicited|noted)|were (?:not|deny))(?: no| never| not at all)*$/.test(
    rest,
  );
}
