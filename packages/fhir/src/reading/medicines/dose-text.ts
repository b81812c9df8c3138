import type { Drug } from '@svc/clinical';
import { recogniseLine } from '@svc/engines';
import { exact, milligramsOf, type Strength } from './amounts.ts';

/** What the words of one instruction say. */
export interface TextDose {
  readonly doseMg?: number | undefined;
  /** Intakes a day, on average. */
  readonly perDay?: number | undefined;
  /** Milligrams a day, where the words give them and no single intake. */
  readonly dailyMg?: number | undefined;
}

const MOST_LETTERS = 300;
const AS_NEEDED =
  /\bprn\b|\b(?:as|if|when|where)\s+(?:needed|required|necessary)\b|\bbei bedarf\b|\bsi besoin\b/gi;

/** Whether words say that it is taken as needed. */
export function isAsNeededText(text: string): boolean {
  AS_NEEDED.lastIndex = 0;
  return AS_NEEDED.test(text);
}

/**
 * Dose and times in the words of an instruction for a medicine, read as a line of a medication list is; tablets and
 * millilitres are counted by the strength of the product. As needed counts as often as it may be taken.
 */
export function readDoseText(text: string, drug: Drug, strength: Strength | undefined): TextDose {
  const words = text.slice(0, MOST_LETTERS).replaceAll(AS_NEEDED, ' ').trim();
  const written = lineDose(words, drug);
  if (hasDose(written)) return written;
  const scheme = readScheme(words, strength);
  if (scheme !== undefined) return scheme;
  const counted = inMilligrams(words, strength);
  const read = counted === words ? written : lineDose(counted, drug);
  if (hasDose(read)) return read;
  return sumOfParts(counted, drug) ?? { perDay: read.perDay ?? written.perDay };
}

function hasDose({ doseMg, dailyMg }: TextDose): boolean {
  return doseMg !== undefined || dailyMg !== undefined;
}

/** As the engine of interactions reads it, behind the name of the medicine. */
export function lineDose(words: string, drug: Drug): TextDose {
  const found = recogniseLine(`${drug.name} ${words}`).drugs.find((each) => each.drug.key === drug.key);
  if (found === undefined) return {};
  const { doseMg, timesPerDay, intakesPerDay, dailyMg } = found;
  return { doseMg, perDay: timesPerDay ?? intakesPerDay, dailyMg };
}

/** Milligrams a day of what was read; a dose without its times counts once. */
export function dailyMgOf({ doseMg, perDay, dailyMg }: TextDose): number | undefined {
  if (dailyMg !== undefined) return dailyMg;
  return doseMg === undefined ? undefined : exact(doseMg * (perDay ?? 1));
}

const COUNT_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  '½': 0.5,
};
const COUNT = String.raw`(\d{1,3}(?:[.,]\d{1,2})?|\d\s?\/\s?\d|half|½|one|two|three|four|five|six)`;
const PIECES = new RegExp(
  String.raw`(?<![\d.,/-])(?:\b|(?=½))${COUNT}(?:\s?(?:-|to|or)\s?${COUNT})?(?:\s+and\s+a\s+(half))?\s*(?:of\s+)?(?:an?\s+)?(?:\(?s\)?\s*)?(tab(?:let)?s?|tbl|caps?(?:ules?)?|pills?|caplets?|tablette[n]?|kapsel[n]?|ml)\b(?:\(s\))?`,
  'gi',
);

/** "2 tablets" of a product of 40 mg is "80 mg"; of a range the higher end. */
function inMilligrams(words: string, strength: Strength | undefined): string {
  if (strength === undefined) return words;
  return words.replace(PIECES, (whole: string, first: string, second?: string, half?: string, unit = '') => {
    const value = Math.max(countOf(first), second === undefined ? 0 : countOf(second)) + (half ? 0.5 : 0);
    const kind = /^ml/i.test(String(unit)) ? 'ml' : 'pieces';
    const mg = value > 0 ? milligramsOf({ kind, value }, strength) : undefined;
    return mg === undefined ? whole : ` ${mg} mg `;
  });
}

function countOf(text: string): number {
  const lower = text.toLowerCase();
  if (Object.hasOwn(COUNT_WORDS, lower)) return COUNT_WORDS[lower] ?? Number.NaN;
  const [above, below] = lower.split('/');
  return below === undefined ? Number(lower.replace(',', '.')) : Number(above) / Number(below);
}

const SCHEME = /(?<![\d/.-])(\d(?:[.,]\d)?)-(\d(?:[.,]\d)?)-(\d(?:[.,]\d)?)(?:-(\d(?:[.,]\d)?))?(?![\d/.-])/;

/** "1-0-2": so many tablets in the morning, at noon, in the evening and at night. */
function readScheme(words: string, strength: Strength | undefined): TextDose | undefined {
  const found = SCHEME.exec(words);
  if (found === null || strength?.per !== 'unit') return undefined;
  const pieces = found.slice(1).map((each) => Number((each ?? '0').replace(',', '.')));
  const dailyMg = exact(pieces.reduce((sum, each) => sum + each, 0) * strength.mg);
  return dailyMg > 0 ? { dailyMg } : undefined;
}

const BETWEEN_PARTS = /;|\n|,|\+|&|\b(?:and|plus|then)\b/i;
const MASS = /\d\s*(?:mg|mcg|µg|g)\b/i;

/** "20 mg in the morning and 60 mg at night": the parts together, where each of them can be read. */
function sumOfParts(words: string, drug: Drug): TextDose | undefined {
  const parts = words.split(BETWEEN_PARTS).filter((part) => MASS.test(part));
  if (parts.length < 2 || stepIn(words).isStep) return undefined;
  let sum = 0;
  for (const part of parts) {
    const { doseMg, perDay, dailyMg } = lineDose(part, drug);
    const mg = dailyMg ?? (doseMg === undefined || perDay === undefined ? undefined : doseMg * perDay);
    if (mg === undefined) return undefined;
    sum += mg;
  }
  return { dailyMg: exact(sum) };
}

/** One dose follows another, they are not taken together. */
const STEP_WORDS =
  /\bthereafter\b|\bfollowed by\b|\btaper|\btitrat|\b(?:increas|reduc|decreas)(?:e|ed|ing) (?:the |your )?(?:dose|dosage|to|by)\b|\b(?:week|day|month)s? \d|\b(?:first|next|second|third) (?:\d+ )?(?:day|week|month)|\bstarting dose\b|\bmaintenance\b/i;
/** "Then 40 mg" follows, "then 60 mg at night" is of the same day. */
const THEN = /\bthen\b|\bafterwards\b/i;
const MOMENT =
  /\b(?:am|pm|mornings?|noon|midday|lunch|afternoon|evenings?|dinner|supper|nights?|nightly|bedtime|hs|breakfast)\b/i;
const LASTS = /\bfor (?:\d{1,3}|one|two|three|four|five|six) (?:day|week|month)/i;

/** What the words of an instruction say of others: that it is a step of several, and how long it lasts. */
export function stepIn(text: string): { readonly isStep: boolean; readonly lasts: string | undefined } {
  const words = text.slice(0, MOST_LETTERS);
  const follows = THEN.test(words) && !MOMENT.test(words);
  return { isStep: follows || STEP_WORDS.test(words), lasts: LASTS.exec(words)?.[0].toLowerCase() };
}
