import { type Analyte, findAnalyte, findDrug } from '@svc/clinical';

/** A laboratory or vital value written in words: "potassium is 9.9". */
export interface ValueInWords {
  readonly analyte: Analyte;
  /** The words that name it. */
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const LINK = String.raw`(?: (?:is|was|of|at|now|level|levels|today|yesterday|result|came back|back|sent|repeated|checked|taken|raised|high|low|count|came|on \w+|this morning|just|last week|measured|up|down|to|rising|fell|rose|has|dropped|only|about|still))*(?: ?(?:[:=,(-]|->))? ?`;
const NUMBER = String.raw`(?<sign>[<>≤≥]=? ?)?(?<number>\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`(?<unit> ?(?:mmol\/?l|umol\/?l|µmol\/?l|μmol\/?l|micromol\/l|nmol\/l|pmol\/l|mg\/d?l|g\/d?l|ug\/d?l|mcg\/d?l|µg\/d?l|ng\/m?l|pg\/ml|meq\/l|miu\/l|mu\/l|u\/l|iu\/l|x ?10\^?9\/l|10\^9\/l|\/mm3|\/ul|%|ms(?:ec)?\b|bpm\b|mmhg\b|kg\/m2))?`;
const FOLLOWED = new RegExp(String.raw`^${LINK}${NUMBER}${UNIT}`, 'iu');
/** What makes a number no value: a dose, a time, an age, a date, a count. */
const NO_VALUE =
  /^\s*(?:mg(?!\/)|mcg(?!\/)|g\b(?!\/)|ml\b|units?\b|iu\b(?!\/)|tab|caps?\b|drops|puffs|hours?|hrs?\b|days?|weeks?|wks?|months?|years?|yrs?|times|x\b(?!\s*10)|a\s+day|per\s+day|daily|am\b|pm\b|st\b|nd\b|rd\b|th\b|\/\s?\d|[-–]\s?\d|:\d|o'?clock|am\s|cigarettes|points|°|in\s+(?:19|20)\d\d)/i;
const WORD = /[\p{L}][\p{L}\p{N}'’+-]*/gu;
const MOST_WORDS = 4;
/** Short forms of the ward that name nothing elsewhere. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  neuts: 'neutrophils',
  hr: 'heart rate',
  pulse: 'heart rate',
  plts: 'platelets',
  bms: 'glucose',
};
/** Lithium is a medicine and a level: only so small a number is a level without saying so. */
const HIGHEST_LITHIUM = 6;
const SAYS_LEVEL = /\b(?:level|levels|conc(?:entration)?|trough|serum|plasma|blood)\b/i;

/**
 * The laboratory and vital values that a text names with a number. What is a dose, a time or a date is none; a name that
 * is a medicine too needs the word "level" or a number no dose has.
 */
export function laboratoryValues(text: string): ValueInWords[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: ValueInWords[] = [];
  for (let last = 0; last < words.length; last += 1) {
    const value = valueAfter(text, words, last);
    if (value !== undefined && (found.at(-1)?.end ?? 0) <= value.start) found.push(value);
  }
  return found;
}

type Word = { readonly word: string; readonly start: number; readonly end: number };

const MOST_LOOKED_AT = 60;

function valueAfter(text: string, words: readonly Word[], last: number): ValueInWords | undefined {
  const end = words[last]?.end ?? 0;
  const match = FOLLOWED.exec(text.slice(end, end + MOST_LOOKED_AT).replace(/\s/g, ' '));
  const { number, unit } = match?.groups ?? {};
  if (match === null || number === undefined) return undefined;
  if (unit === undefined && NO_VALUE.test(text.slice(end + match[0].length, end + match[0].length + 12)))
    return undefined;
  for (let first = Math.max(0, last - MOST_WORDS + 1); first <= last; first += 1) {
    const start = words[first]?.start ?? 0;
    const name = text.slice(start, end);
    if (/[.;\n]/.test(name) || isUnitOfDose(name, text.slice(0, start))) continue;
    const analyte = findAnalyte(SHORT_FORMS[name.toLowerCase()] ?? name);
    // A test that is answered with yes or no has no value: "cannabis 3 joints".
    if (analyte === undefined || analyte.unit === 'pos/neg') continue;
    const value = numberOf(number);
    const quote = text
      .slice(start, end + match[0].length)
      .replace(/\s+/g, ' ')
      .trim();
    if (isDose(name, value, quote)) return undefined;
    return {
      analyte,
      name,
      value,
      quote,
      start,
      end: end + match[0].length,
      ...(unit !== undefined && unit.trim() !== '' && { unit: unit.trim() }),
    };
  }
  return undefined;
}

/** "4,120" is four thousand; "1,5" is one and a half. */
function numberOf(written: string): number {
  return Number(
    /^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'),
  );
}

/** The "mg" of "lithium 800 mg, level 0.7" is no magnesium. */
function isUnitOfDose(name: string, before: string): boolean {
  return /^mg\b/i.test(name) && /\d\s*$/.test(before);
}

function isDose(name: string, value: number, quote: string): boolean {
  const drug = findDrug(name);
  if (drug === undefined || SAYS_LEVEL.test(quote)) return false;
  return drug.key === 'lithium' ? value > HIGHEST_LITHIUM : !MINERAL.test(name);
}
const MINERAL = /^(?:potassium|calcium|magnesium|sodium|phosphate|glucose)$/i;
