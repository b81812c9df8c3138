import { normalForm } from '@svc/contracts';
import { baseForm } from './base-forms.ts';
import { CONTRACTIONS, ENDINGS, IS_AFTER } from './contractions.ts';
import { FILLED_PAUSES } from './stop-words.ts';

/** A word in its normal form, with its place in the text as sent. */
export interface Word {
  /** Lower case, contractions in full, base form. */
  readonly text: string;
  /** Offsets into the text as sent; the words of one contraction share them. */
  readonly start: number;
  readonly end: number;
  /** A comma, dash, quotation mark or pause stands before it. */
  readonly afterPause: boolean;
}

/** What ends a sentence: nothing more, a point, a question mark. */
export type Ending = 'none' | 'point' | 'question';

/** The words of one sentence, in order. */
export interface WordRun {
  readonly words: readonly Word[];
  readonly ending: Ending;
  readonly start: number;
  readonly end: number;
}

// Letters with inner apostrophes and invisible characters, of at most eight parts: its parts share the place of a word,
// so that a word of any length would be quoted once for each of them; a few slashed and hyphened short forms; any other mark alone.
const TOKEN =
  /[+−–-]ve(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])w\/(?![\p{L}\p{M}\p{N}])|(?:[\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]+(?:['’‘ʼ`´&/-][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]+){0,7})|\.{2,}|\n\s*|[^\s]/gu;
const APOSTROPHES = /[’‘ʼ`´]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** Short forms before a point that ends no sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'dr mr mrs ms prof st vs approx e.g i.e yo hx incl esp eg ie'.split(' '),
);
const IS_WORD = /^[\p{L}\p{N}]/u;
/** Arrows of case notes: "↑CK". */
const ARROWS: ReadonlyMap<string, string> = new Map([
  ['↑', 'raised'],
  ['↓', 'low'],
]);
/** More words than this without a point are cut, so that no context reaches far. */
const MOST_WORDS = 60;
const JOINS: ReadonlySet<string> = new Set([
  'and',
  'but',
  'so',
  'because',
  'then',
  'or',
  'yes',
  'yeah',
  'no',
]);
const STARTS: ReadonlySet<string> = new Set(['i', 'he', 'she', 'they', 'it', 'we', 'my']);

/**
 * Splits a stretch of text into sentences of normal words. Linear in its length.
 *
 * @param text the whole text, so that offsets count from its start
 * @param from offset of the first character of the stretch
 * @param to offset after its last character
 */
export function tokenize(text: string, from: number, to: number): WordRun[] {
  const runs: WordRun[] = [];
  let words: Word[] = [];
  let pause = false;
  const close = (ending: Ending, at: number): void => {
    const [first] = words;
    if (first) for (const each of cutLong({ words, ending, start: first.start, end: at })) runs.push(each);
    words = [];
    pause = false;
  };
  const stretch = text.slice(from, to);
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(stretch); match; match = TOKEN.exec(stretch)) {
    const [token] = match;
    const start = from + match.index;
    const end = start + token.length;
    if (IS_WORD.test(token) || token.length > 1) {
      if (token.startsWith('\n')) {
        if (endsAtLine(token, text.slice(end, end + 1))) close('point', start);
        else pause = true;
        continue;
      }
      if (token.startsWith('.')) {
        pause = true;
        continue;
      }
      for (const normal of normalWords(token)) {
        if (words.at(-1)?.text === normal && normal !== 'no') continue;
        words.push({ text: normal, start, end, afterPause: pause });
        pause = false;
      }
    } else if (ARROWS.has(token)) {
      words.push({ text: ARROWS.get(token) ?? token, start, end, afterPause: pause });
      pause = false;
    } else if (token === '.' && isDecimalPoint(text, start)) pause = true;
    else if (token === '?' && isQuery(text, start)) pause = true;
    else if (token === '?') close('question', end);
    else if (token === '.' && ABBREVIATIONS.has(words.at(-1)?.text ?? '')) pause = true;
    else if ('.!;。؟|•'.includes(token)) close('point', end);
    else if (token === '\n') {
      if (endsAtLine(token, text.slice(end, end + 1))) close('point', start);
      else pause = true;
    } else if (!"'’‘`´*_".includes(token)) pause = true;
  }
  close('none', to);
  return runs;
}

/** "GCS 9, ?overdose": the query of a note stands before its word. */
function isQuery(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at + 1)) && (at === 0 || /[\s,;(/]/.test(text.charAt(at - 1)));
}

/** "38.5" is one number, and no end of a sentence. */
function isDecimalPoint(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
}

/** A new line ends the sentence unless it goes on in lower case. */
function endsAtLine(token: string, next: string): boolean {
  return token.indexOf('\n', 1) > 0 || next !== next.toLowerCase() || !/\p{L}/u.test(next);
}

/** The normal forms a written word stands for: `don’t` is `do not`, `self-harm` is `self harm`. */
function normalWords(token: string): string[] {
  let plain = normalForm(token).toLowerCase();
  if (/[^\p{ASCII}]/u.test(plain)) plain = plain.replace(INVISIBLE, '').replace(APOSTROPHES, "'");
  else plain = plain.replace(/`/g, "'");
  return (
    expand(plain)
      // "AH" in a note are hallucinations.
      .filter((word) => word !== '' && (token === 'AH' || !FILLED_PAUSES.has(word)))
      .map(baseForm)
  );
}

function expand(plain: string): string[] {
  const whole = CONTRACTIONS.get(plain);
  if (whole !== undefined) return whole.split(' ');
  if (/[-&/]/.test(plain)) return plain.split(/[-&/]/).flatMap(expand);
  for (const [ending, word] of ENDINGS) {
    if (plain.endsWith(ending) && plain.length > ending.length) return [plain.slice(0, -ending.length), word];
  }
  if (plain.endsWith("'s")) {
    const stem = plain.slice(0, -2);
    return IS_AFTER.has(stem) ? [stem, 'is'] : stem === 'let' ? ['let', 'us'] : [stem];
  }
  return [plain.replaceAll("'", '')];
}

/** Unpunctuated speech is cut before a joining word with a new subject, or at the latest after so many words. */
function cutLong(run: WordRun): WordRun[] {
  if (run.words.length <= MOST_WORDS) return [run];
  const runs: WordRun[] = [];
  let from = 0;
  for (let at = 1; at <= run.words.length; at += 1) {
    const long = at - from >= MOST_WORDS;
    const joins =
      at - from >= MOST_WORDS / 3 &&
      JOINS.has(run.words[at]?.text ?? '') &&
      STARTS.has(run.words[at + 1]?.text ?? '');
    if (at < run.words.length && !long && !joins) continue;
    const words = run.words.slice(from, at);
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) {
      const isLast = at === run.words.length;
      runs.push({
        words,
        ending: isLast ? run.ending : 'none',
        start: first.start,
        end: isLast ? run.end : last.end,
      });
    }
    from = at;
  }
  return runs;
}
