import type { Drug } from '@svc/clinical';
import { isAsNeeded } from './dose-text.ts';
import { daysBetweenIntakes } from './less-than-daily.ts';

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const MASS = String.raw`${NUMBER}\s*(mg|mcg|g)(?![a-z])(?!\s*\/)`;
const FORM = String.raw`(?:tabs?|tablets?|caps?|capsules?|pills?)\b`;
const COUNT = String.raw`(\d{1,2}|two|three|four|five|six)`;

/** A strength and how many of it: "100 mg tablets, 4 tablets", "3 tablets of 100 mg", "3 x 100 mg", "100 mg x 3". */
const COUNTED: readonly { readonly pattern: RegExp; readonly count: number; readonly mass: number }[] = [
  {
    pattern: new RegExp(
      String.raw`\b${MASS}\s+(?:oral\s+)?${FORM}[\s,:;-]*(?:take\s+|takes\s+|sig(?:\s*:)?\s*)?\b${COUNT}\s+${FORM}`,
    ),
    mass: 1,
    count: 3,
  },
  {
    pattern: new RegExp(String.raw`\b${MASS}(?:\s*[,;]\s*|\s+)(?:take\s+|takes\s+)${COUNT}\s+${FORM}`),
    mass: 1,
    count: 3,
  },
  { pattern: new RegExp(String.raw`\b${MASS}\s*,\s*${COUNT}\s+${FORM}`), mass: 1, count: 3 },
  { pattern: new RegExp(String.raw`\b${COUNT}\s+${FORM}\s+(?:of\s+|x\s*)${MASS}`), mass: 2, count: 1 },
  { pattern: new RegExp(String.raw`\b${COUNT}\s*[x×]\s*${MASS}`), mass: 2, count: 1 },
  {
    pattern: new RegExp(
      String.raw`\b${MASS}\s*[x×]\s*${COUNT}\b(?!\s*(?:\/|day|d\b|week|wk|month|mo\b|yr|year|daily|times))`,
    ),
    mass: 1,
    count: 3,
  },
];
const WHOLE_DAY = new RegExp(
  String.raw`\b${MASS}(?:\s+(?:total|in\s+(?:\d|two|three|four)\s+divided|divided|daily\s+dose))`,
);
const PER_DAY = new RegExp(
  String.raw`\b${NUMBER}\s*(mg|mcg|g)\s*(?:\/|per|a|each)\s*(?:day|d|24\s*h|24\s*hr)\b`,
);
const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const MG_PER: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

/**
 * Milligrams a day that a text gives as a number of tablets or as the whole day's dose, where the dose of one intake
 * is not written as such. The least that can be meant; undefined where neither is written, or less often than daily.
 */
export function countedDailyMg(
  text: string,
  drug: Drug,
  timesPerDay: number | undefined,
): number | undefined {
  if (drug.ingredients || !/\d/.test(text) || isAsNeeded(text)) return undefined;
  if (daysBetweenIntakes(text) !== undefined) return undefined;
  const day = PER_DAY.exec(text) ?? WHOLE_DAY.exec(text);
  if (day) return milligrams(day[1], day[2]);
  for (const { pattern, count, mass } of COUNTED) {
    const match = pattern.exec(text);
    if (!match) continue;
    const number = WORDS[match[count] ?? ''] ?? Number(match[count]);
    const each = milligrams(match[mass], match[mass + 1]);
    return each === undefined ? undefined : each * number * (timesPerDay ?? 1);
  }
  return undefined;
}

function milligrams(number = '', unit = ''): number | undefined {
  const mass = Number(number.replace(',', '.')) * (MG_PER[unit] ?? Number.NaN);
  return mass > 0 ? mass : undefined;
}
