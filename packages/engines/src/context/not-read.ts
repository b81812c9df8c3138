import { normalForm } from '@svc/contracts';
import { looksClinical, PLAIN_WORDS } from '@svc/clinical';

/** What no reader took from words beside a request. */
export interface NotRead {
  /** Clauses that no reader took anything from, as sent. */
  readonly clauses: readonly string[];
  /** Of all that was not read, the words that look like medicine: they might have mattered. */
  readonly clinicalWords: readonly string[];
}

/** A stretch of the text that was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const CLAUSE = /[^.;,\n!?()–—]+/gu;
const WORD = /[\p{L}][\p{L}'’-]*/gu;
const MOST_CLAUSES = 8;
const MOST_LETTERS = 160;
const SHORTEST_WORD = 3;

/**
 * The clauses of a text that hold more than plain words and that nothing was read from.
 *
 * @param read where in the text, in normal form, something was read
 * @param names words read as names wherever they stand: medicines
 */
export function notRead(text: string, read: readonly Span[], names: ReadonlySet<string>): NotRead {
  const sent = normalForm(text);
  const clauses: string[] = [];
  const clinicalWords = new Set<string>();
  for (const { 0: clause, index } of sent.matchAll(CLAUSE)) {
    const unread = [...clause.matchAll(WORD)].filter(({ 0: word, index: at }) => {
      const start = index + at;
      const isRead = read.some((span) => span.start < start + word.length && start < span.end);
      return !isRead && isContentWord(word, names);
    });
    if (unread.length === 0) continue;
    const clinical = unread.map(([word]) => word.toLowerCase()).filter(looksClinical);
    if (!CALM.test(clause)) for (const word of clinical) clinicalWords.add(word);
    const untouched = !read.some((span) => span.start < index + clause.length && index < span.end);
    if (untouched || clinical.length > 0) clauses.push(clause.trim().slice(0, MOST_LETTERS));
  }
  return { clauses: [...new Set(clauses)].slice(0, MOST_CLAUSES), clinicalWords: [...clinicalWords] };
}

/** Said to be well, over, denied, long ago or somebody else's: what is not known in it asks for nobody. */
const CALM =
  /\b(?:normal(?:ly)?|fine|well|clear|good|ok(?:ay)?|unremarkable|intact|regular(?:ly)?|daily|no|not|nil|none|never|denie[sd]|without|settl(?:ed|ing)|healed|better|resolved|recovered|improv(?:ed|ing)|mild|minor|slight|stable|controlled|years?\s+ago|(?:19|20)\d\d|pmh|past\s+history|uneventful|last\s+(?:year|winter|summer|spring|autumn)|as\s+a\s+child|childhood|family|mother|father|sister|brother|wife|husband|partner|friend|neighbou?r|knows?\s+to|advised|planned|booked|routine)\b/i;

function isContentWord(word: string, names: ReadonlySet<string>): boolean {
  const plain = word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replaceAll(/[’']/g, '');
  if (plain.length < SHORTEST_WORD || names.has(plain)) return false;
  return !PLAIN_WORDS.has(plain) && !plain.split('-').every((part) => PLAIN_WORDS.has(part));
}
