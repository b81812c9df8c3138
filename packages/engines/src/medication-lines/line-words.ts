import { normalForm } from '@svc/contracts';
import { normalizeDrugText } from '@svc/clinical';
import { inLatinLetters } from './latin-letters.ts';

/** A word, a number or a mark of a line. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mark';
  /** Where it stands in the plain text. */
  readonly start: number;
  readonly end: number;
}

const TOKEN = /\p{L}[\p{L}\p{M}]*|#?(?:\d+(?:[.,]\d+)*|\.\d+)|[^\s\p{L}\p{N}]|\n/gu;
const ASCII_TOKEN = /[a-z]+|#?(?:\d+(?:[.,]\d+)*|\.\d+)|[^\sa-z0-9]|\n/g;
const ONLY_ASCII = /^[\0-\x7f]*$/;

const APOSTROPHES = /['’‘ʼ`´]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const DASHES = /[‐‑‒–—−]/g;
const ARROWS = /(?<!-)-+>|(?<!=)=+>|[→⇒➔➜]/g;
/** `b.i.d.`, `p.o.`: single letters with points between. */
const POINTED = /(?<![a-z])(?:[a-z]\.){2,}[a-z]?(?![a-z])/g;
const DISCONTINUED = /(?<![a-z])d\/?c(?:ed|d)?(?![a-z/])/g;
const LINE_BREAKS = /[\r\n]+/g;

/**
 * One way of writing for the same line: compatibility forms, case, apostrophes, dashes, arrows and pointed
 * abbreviations. Every later step reads this text.
 */
export function plainText(text: string): string {
  let plain = ONLY_ASCII.test(text) ? text.toLowerCase() : withoutOddForms(text);
  if (plain.includes("'") || plain.includes('`')) plain = plain.replace(APOSTROPHES, '');
  if (plain.includes('>')) plain = plain.replace(ARROWS, ' → ');
  if (plain.includes('.')) plain = plain.replace(POINTED, (letters) => letters.replaceAll('.', ''));
  if (plain.includes('d/c') || plain.includes('dc')) plain = plain.replace(DISCONTINUED, 'discontinued');
  if (plain.includes('/')) plain = withSlashWords(plain);
  return plain.replace(LINE_BREAKS, '\n');
}

function withoutOddForms(text: string): string {
  return inLatinLetters(normalForm(normalForm(text).toLowerCase()))
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(ARROWS, ' → ')
    .replaceAll('⁄', '/');
}

function withSlashWords(text: string): string {
  return text
    .replace(/(?<![a-z])w\/o(?![a-z])/g, 'without')
    .replace(/(?<![a-z])w\/(?!o\b)/g, 'with ')
    .replace(/(?<![a-z])h\/o(?![a-z])/g, 'history of')
    .replace(/(?<![a-z])n\/a(?![a-z])/g, 'none');
}

/** Words, numbers and marks, letters and digits always apart: `XR75` is `xr` and `75`, `#3` is one. */
export function tokensOf(plain: string): readonly Token[] {
  const pattern = ONLY_ASCII.test(plain) ? ASCII_TOKEN : TOKEN;
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
    const [text] = match;
    tokens.push({ text, kind: kindOf(text), start: match.index, end: match.index + text.length });
  }
  return tokens;
}

function kindOf(text: string): Token['kind'] {
  const first = text.charCodeAt(0);
  if ((first >= 48 && first <= 57) || ((first === 46 || first === 35) && text.length > 1)) return 'number';
  return (first >= 97 && first <= 122) || text === '→' || /^\p{L}/u.test(text) ? 'word' : 'mark';
}

/** Salts, dose forms, units and directions: they name no drug. */
export function isDirection(word: string): boolean {
  const known = directions.get(word);
  if (known !== undefined) return known;
  return SHORT_FORMS.has(word) || normalizeDrugText(word).length === 0;
}

/** As people cut them short. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  'carb carbonat cit succ tart hydrochlor hydrobrom mes mal fum tb tabl cp caps chrono sprinkle sprinkles odt zydis consta'.split(
    ' ',
  ),
);
const directions: ReadonlyMap<string, boolean> = new Map(
  'mg mcg tab tabs cap caps daily po and with of in the hcl er xr sr xl cr'
    .split(' ')
    .map((word) => [word, true]),
);
