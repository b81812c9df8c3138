import { normalForm } from '@svc/contracts';
import type { Analyte } from './define-analyte.ts';
import { findAnalyteByLoincName, isOtherIn } from './find-by-loinc.ts';
import { ANALYTES } from './index.ts';
import { LOCAL_NAMES } from './local-names.ts';

/** Letters and digits only, lower case: `Na+`, `NA` and `na` are one name, as are `TSH (serum)` and `tsh serum`. */
function normalizeAnalyteName(name: string): string {
  return normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every name of an analyte as listed. */
function spellingsOf({ key, label, aliases, codes }: Analyte): string[] {
  return [key, label, ...aliases, ...(LOCAL_NAMES[key] ?? []), ...codes.map(({ display }) => display)];
}

/** Every name an analyte is found under, normalised, each once. */
export function namesOfAnalyte(analyte: Analyte): ReadonlySet<string> {
  return new Set(spellingsOf(analyte).map(normalizeAnalyteName));
}

const byName: ReadonlyMap<string, Analyte> = new Map(
  ANALYTES.flatMap((analyte) => [...namesOfAnalyte(analyte)].map((name) => [name, analyte] as const)),
);

/** The listed names as they stand: most senders use one, and it need not be normalised. */
const bySpelling: ReadonlyMap<string, Analyte | undefined> = new Map(
  ANALYTES.flatMap(spellingsOf).map((name) => [name, byName.get(normalizeAnalyteName(name))]),
);

/**
 * The analyte a laboratory or a device calls by this name. Only listed names are known, beside words that do not change
 * what is measured: `Serum lithium level (12 h)` is lithium; LOINC names are read by their parts. Nothing else is
 * guessed: `Sodium (urine)` is unknown.
 *
 * @example
 * ```ts
 * import { findAnalyte } from '@svc/clinical';
 *
 * findAnalyte('Serum lithium level (12 h)')?.key; // → 'lithium'
 * findAnalyte('Sodium (urine)'); // → undefined
 * ```
 */
export function findAnalyte(name: string): Analyte | undefined {
  return (
    findListed(name) ?? findAnalyteByLoincName(name)?.analyte ?? findQualified(name) ?? findByWords(name)
  );
}

function findListed(name: string): Analyte | undefined {
  return bySpelling.get(name) ?? byName.get(normalizeAnalyteName(name));
}

/** Longer names are sentences. */
const MOST_CHARACTERS = 80;
const MOST_QUALIFIERS = 6;

/** Words beside a name that leave the quantity what it is. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'serum plasma blood venous wholeblood s p level levels concentration conc total random fasting trough predose ' +
    'result adult quantitative automated repeat 12h 12hr 12hrs 12hour 12htrough 12hourtrough 12hpostdose ' +
    '12hourpostdose 12hlevel in by poc poct pointofcare bedside fingerstick glucometer meter capillary arterial ' +
    'calculated calc measured mdrd ckdepi ckdepi2009 ckdepi2021 hplc ifcc ngsp dcct'
  ).split(' '),
);

/** Words between a name and its qualifiers, and those of methods that leave the quantity what it is. */
const FILLERS: ReadonlySet<string> = new Set(
  'in of by from the for i im is dans le la en el del serum blut plasma sang suero sangre bld wb whole cnt count abs absolute absolut number interval duration lead 12 ecg ekg bazett fridericia framingham hodges'.split(
    ' ',
  ),
);
const MOST_WORDS = 10;

/** The same words in another order: `Level, lithium (plasma)`. Every word has to be of the name or beside the point. */
function findByWords(name: string): Analyte | undefined {
  if (name.length > MOST_CHARACTERS) return undefined;
  const words = normalForm(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !QUALIFIERS.has(word) && !FILLERS.has(word));
  if (telling.length === 0 || telling.length === words.length || words.length > MOST_WORDS) return undefined;
  // Gases of venous blood have ranges of their own.
  if (words.includes('venous')) return undefined;
  const analyte = findListed(telling.join(' ')) ?? sameOfAll(telling);
  return analyte !== undefined && words.some((word) => isOtherIn(analyte, word)) ? undefined : analyte;
}

/** Two names of the same beside each other: `Neutrophil (ANC)`. */
function sameOfAll(words: readonly string[]): Analyte | undefined {
  const [first, ...others] = words.map((word) => byName.get(word));
  return others.every((analyte) => analyte === first) ? first : undefined;
}

function findQualified(name: string): Analyte | undefined {
  if (name.length > MOST_CHARACTERS) return undefined;
  let base = name.trim();
  const beside: string[] = [];
  const behind: string[] = [];
  for (let count = 0; count < MOST_QUALIFIERS; count++) {
    const cut = cutQualifier(base);
    if (cut === undefined) return undefined;
    base = cut.base;
    beside.push(cut.qualifier);
    if (!QUALIFIERS.has(cut.qualifier)) behind.push(cut.qualifier);
    const analyte = findListed(base);
    // What stands in brackets may also be another name of the same: `Haemoglobin (Hb)`.
    if (analyte !== undefined && beside.some((word) => isOtherIn(analyte, word))) return undefined;
    if (analyte !== undefined)
      return behind.every((word) => byName.get(word) === analyte) ? analyte : undefined;
  }
  return undefined;
}

/** Takes the last bracket, what is behind the last comma, or a word at an end off a name. */
function cutQualifier(name: string): { readonly base: string; readonly qualifier: string } | undefined {
  const bracket = Math.max(name.lastIndexOf('('), name.lastIndexOf('['));
  if (bracket > 0 && /[)\]]$/.test(name)) return cutAt(name, bracket);
  const comma = name.lastIndexOf(',');
  if (comma > 0) return cutAt(name, comma);
  const words = name.split(/[\s-]+/);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => normalizeAnalyteName(word ?? ''));
  if (words.length < 2) return undefined;
  if (QUALIFIERS.has(last)) return { base: words.slice(0, -1).join(' '), qualifier: last };
  return QUALIFIERS.has(first) ? { base: words.slice(1).join(' '), qualifier: first } : undefined;
}

function cutAt(name: string, at: number): { readonly base: string; readonly qualifier: string } {
  return { base: name.slice(0, at).trim(), qualifier: normalizeAnalyteName(name.slice(at)) };
}
