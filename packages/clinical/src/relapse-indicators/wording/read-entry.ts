import { tokenize } from '../../language/tokenize.ts';
import { conceptsOf } from './concepts.ts';
import {
  DROPPED,
  GOOD_THINGS,
  JOINS,
  LIGHT,
  LIST_NEGATIONS,
  NEGATIONS,
  PAIRS,
  TURNS,
} from './entry-fillers.ts';
import { stemOf } from './word-forms.ts';

/** A word of an entry that wordings are compared with. */
export interface EntryWord {
  readonly text: string;
  readonly concepts: ReadonlySet<string>;
  /** It may stand beside a sign without being a part of it. */
  readonly light: boolean;
  /** Words joined without a comma or "and" are of one part. */
  readonly part: number;
  /** It denies itself. */
  readonly denies: boolean;
  /** Denials in whose reach it stands. */
  readonly deniedBy: readonly number[];
  /** Offsets into the text as sent. */
  readonly start: number;
  readonly end: number;
}

/** A word before it is read: as it is compared, and what stands between it and the word before. */
export interface RawWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing, a mark such as a comma, or the end of a sentence. */
  readonly before: '' | ',' | '.';
}

interface Denial {
  /** A list of things is denied, not the next alone. */
  readonly list: boolean;
}

export interface ReadEntry {
  readonly words: readonly EntryWord[];
  readonly denials: readonly Denial[];
}

/** More words than these are not read of an entry: it is a name, not a text. */
const MOST_WORDS = 80;

/** The words of an entry as sent. Linear in its length. */
export function readEntry(text: string): ReadEntry {
  const raw: RawWord[] = [];
  for (const run of tokenize(text, 0, text.length))
    for (const [index, word] of run.words.entries()) {
      if (raw.length === MOST_WORDS) break;
      const before = text.slice(raw.at(-1)?.end ?? 0, word.start);
      const mark = index === 0 ? '.' : word.afterPause && !/^\s*:\s*$/.test(before) ? ',' : '';
      raw.push({ text: word.text, start: word.start, end: word.end, before: raw.length === 0 ? '' : mark });
    }
  return wordsOfRow(raw);
}

/** Denials and parts of a row of words: entries and wordings are read alike. */
export function wordsOfRow(raw: readonly RawWord[]): ReadEntry {
  const words: EntryWord[] = [];
  const denials: Denial[] = [];
  let part = 0;
  let open: OpenDenial[] = [];
  const said = withHours(withPairs(raw));
  for (const [index, word] of said.entries()) {
    const { text } = word;
    const turns = word.before === '.' || TURNS.has(text);
    const joins = JOINS.has(text) && !word.pair;
    if (turns || joins || word.before === ',') {
      part += 1;
      open = turns ? [] : open.filter((denial) => reaches(denial, said, index));
      if (TURNS.has(text) || joins) continue;
    }
    if (word.negation) {
      const list = LIST_NEGATIONS.has(text);
      const good = GOOD_THINGS.has(nextContent(said, index)?.text ?? '');
      open.push({ id: denials.length, list: list && !(good && text === 'no'), said: text });
      denials.push({ list });
    }
    if (DROPPED.has(text)) continue;
    words.push({
      text,
      concepts: word.concepts,
      light: word.negation || LIGHT.has(text) || word.light,
      part,
      denies: word.negation,
      deniedBy: word.negation ? [] : open.map(({ id }) => id),
      start: word.start,
      end: word.end,
    });
  }
  return { words: deniedBehind(words, denials), denials };
}

interface OpenDenial {
  readonly id: number;
  readonly list: boolean;
  readonly said: string;
}

/** Whether a denial goes on past a comma or a joining word. */
function reaches({ list, said: negation }: OpenDenial, said: readonly SaidWord[], at: number): boolean {
  const word = said[at];
  if (word === undefined) return false;
  if (word.text === 'or' || word.text === 'nor') return true;
  if (!list || startsAnew(said, at)) return false;
  if (word.before !== ',' || negation.startsWith('den')) return true;
  return listEndsInOr(said, at);
}

const NEW_START: ReadonlySet<string> = new Set(
  'he she they i is are was has have will but now not no still very says'.split(' '),
);

function startsAnew(said: readonly SaidWord[], at: number): boolean {
  const here = said[at];
  const next = here !== undefined && JOINS.has(here.text) ? said[at + 1] : here;
  return next !== undefined && NEW_START.has(next.text);
}

/** "No voices, paranoia or agitation" denies all three; "no insight, paranoid" does not. */
function listEndsInOr(said: readonly SaidWord[], at: number): boolean {
  for (let next = at; next < Math.min(said.length, at + 12); next += 1) {
    if (said[next]?.before === '.' || TURNS.has(said[next]?.text ?? '')) return false;
    if (said[next]?.text === 'or' || said[next]?.text === 'nor') return true;
  }
  return false;
}

interface SaidWord extends RawWord {
  readonly concepts: ReadonlySet<string>;
  readonly negation: boolean;
  readonly light: boolean;
  /** "And" of a fixed pair. */
  readonly pair: boolean;
}

/**
 * Two words that are one: "won't stop" is without end, "not better" is bad; and "and" that joins no parts.
 */
function withPairs(raw: readonly RawWord[]): SaidWord[] {
  const said: SaidWord[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at];
    if (word === undefined) break;
    const before = raw[at - 1]?.text ?? '';
    const after = raw[at + 1]?.text ?? '';
    const plain: SaidWord = {
      ...word,
      concepts: conceptsOf(word.text),
      negation: NEGATIONS.has(word.text) || (word.text === 'free' && (after === 'of' || after === 'from')),
      light: false,
      pair: word.text === 'and' && PAIRS.has(`${before} and ${after}`),
    };
    const next = plain.negation && !word.text.startsWith('den') ? nextOf(raw, at) : undefined;
    const concepts = next === undefined ? undefined : undone(conceptsOf(raw[next]?.text ?? ''));
    if (next === undefined || concepts === undefined) {
      said.push(plain);
      continue;
    }
    const text = concepts.has('NOTSTOP') ? 'NOTSTOP' : 'NOTBETTER';
    said.push({
      ...word,
      text,
      end: raw[next]?.end ?? word.end,
      concepts,
      negation: false,
      light: true,
      pair: false,
    });
    at = next;
  }
  return said;
}

/** What a denied stop or a denied improvement is. */
function undone(concepts: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (concepts.has('stop')) return new Set(['NOTSTOP', 'NONSTOP', 'MORE']);
  if (concepts.has('settl')) return undefined;
  if (concepts.has('GONE') || concepts.has('BETTER')) return new Set(['NOTBETTER', 'BAD', 'LACK']);
  return undefined;
}

/** Words that may stand between a denial and what it turns round. */
const BETWEEN: ReadonlySet<string> = new Set('get getting any feel much really being'.split(' '));

/** Index of the next word that is not left out, within two. */
function nextOf(raw: readonly RawWord[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 3 && next < raw.length; next += 1) {
    if (raw[next]?.before !== '') return undefined;
    const text = raw[next]?.text ?? '';
    if (!DROPPED.has(text) && !BETWEEN.has(text)) return next;
  }
  return undefined;
}

function nextContent(said: readonly SaidWord[], at: number): SaidWord | undefined {
  return said.slice(at + 1, at + 4).find(({ text }) => !DROPPED.has(text) && !LIGHT.has(text));
}

const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
/** Hours of sleep: up to these they are few, from those they are many. Ours. */
const FEW_HOURS = 5;
const MANY_HOURS = 11;
const USUAL_FROM = 6;
const USUAL_TO = 9;

/** "Two hours", "3 or 4 hrs", "14h": how many hours are spoken of, as few, usual or many; "3 am" as the small hours. */
function withHours(said: readonly SaidWord[]): SaidWord[] {
  const read = [...said];
  for (const [at, word] of said.entries()) {
    if (isClock(said, at)) read[at] = { ...word, light: true, concepts: new Set(['SMALLHOURS']) };
    const joined = /^(\d{1,2})(h|hr|hrs|hours|am)$/.exec(word.text);
    const unit = joined?.[2] ?? word.text;
    const isHours = /^(?:h|hr|hrs|hours?|am)$/.test(unit);
    if (!isHours) continue;
    const count = joined ? Number(joined[1]) : numberBefore(said, at);
    if (count === undefined) continue;
    read[at] = {
      ...word,
      light: true,
      concepts: new Set([unit === 'am' ? smallHours(count) : hoursOf(count)]),
    };
  }
  return read;
}

/** "Up at 4", "until three in the morning": the small hours, where no unit follows. */
function isClock(said: readonly SaidWord[], at: number): boolean {
  const before = said[at - 1]?.text ?? '';
  const after = said[at + 1]?.text ?? '';
  if (
    !/^(?:at|until|till|by)$/.test(before) ||
    /^(?:times?|pm|h|hrs?|hours?|to|or|on|school|home|am|afternoon)$/.test(after)
  )
    return false;
  const { text = '' } = said[at] ?? {};
  const clock = /^\d$/.test(text) ? Number(text) : NUMBERS.indexOf(text);
  return (
    clock >= 1 &&
    clock <= 5 &&
    !(after === 'in' && said.slice(at, at + 5).some((word) => word.text === 'afternoon'))
  );
}

function numberBefore(said: readonly SaidWord[], at: number): number | undefined {
  const found = said
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => (/^\d{1,2}$/.test(text) ? Number(text) : NUMBERS.indexOf(text)))
    .filter((number) => number >= 0);
  return found.length === 0 ? undefined : Math.max(...found);
}

function smallHours(clock: number): string {
  return clock >= 1 && clock <= 5 ? 'SMALLHOURS' : 'clock';
}

function hoursOf(count: number): string {
  if (count <= FEW_HOURS) return 'FEWHOURS';
  if (count >= MANY_HOURS) return 'MANYHOURS';
  return count >= USUAL_FROM && count <= USUAL_TO ? 'USUALHOURS' : 'hour';
}

const DENIED_BEHIND: ReadonlySet<string> = new Set(
  'no none nil never not deny denied absent negative resolved'.split(' '),
);
const AFTER_DENIAL: ReadonlySet<string> = new Set(
  'present report reported noted elicited evident observed at all currently seen endorsed'.split(' '),
);

/** "Voices: no", "paranoia nil", "suicidal thoughts denied", "alcohol free": what stands before is denied. */
function deniedBehind(words: readonly EntryWord[], denials: Denial[]): EntryWord[] {
  const read = [...words];
  for (let at = 1; at < read.length; at += 1) {
    const word = read[at];
    if (word === undefined) continue;
    const free = word.text === 'free' && read[at - 1]?.part === word.part && read[at + 1]?.part !== word.part;
    if (!free && !(DENIED_BEHIND.has(word.text) && endsPart(read, at))) continue;
    const denied = word.part === read[at - 1]?.part ? word.part : (read[at - 1]?.part ?? word.part);
    const id = denials.length;
    denials.push({ list: true });
    for (const [index, other] of read.entries())
      if (index < at && other.part === denied && other.deniedBy.length === 0)
        read[index] = { ...other, deniedBy: [id] };
  }
  return read;
}

/** Nothing of weight follows in the part, and the denial has none before it in a part of its own. */
function endsPart(words: readonly EntryWord[], at: number): boolean {
  const { part = -1, text = '' } = words[at] ?? {};
  const rest = words.slice(at + 1).filter((word) => word.part === part);
  if (rest.some((word) => !AFTER_DENIAL.has(word.text))) return false;
  // "not" alone denies what follows elsewhere: only at the very end does it deny what was before.
  return text !== 'not' || rest.length > 0;
}

/** Whether the stem of a word is one of a class. */
export function isOf(word: EntryWord, classes: readonly string[]): boolean {
  return classes.some((name) => word.concepts.has(name)) || classes.includes(stemOf(word.text));
}
