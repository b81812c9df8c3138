import type { Duration, Quantity, Ratio } from 'fhir/r4.js';
import { isElement, textOf } from '../element/element.ts';

/** What one piece or one millilitre of a product holds. */
export interface Strength {
  readonly mg: number;
  readonly per: 'unit' | 'ml';
}

/** An amount as it is given: a mass, a number of tablets, a volume, or a number that says nothing. */
export type Amount =
  | { readonly kind: 'mg' | 'pieces' | 'ml' | 'bare'; readonly value: number }
  | { readonly kind: 'other'; readonly value: number; readonly unit: string };

const MG_PER: Readonly<Record<string, number>> = {
  mg: 1,
  milligram: 1,
  g: 1000,
  gm: 1000,
  gram: 1000,
  ug: 0.001,
  mcg: 0.001,
  µg: 0.001,
  μg: 0.001,
  microgram: 0.001,
};
const PIECE =
  /^(?:(?:oral|filmcoated)?tab|cap(?!ful)|oralcap|pill|tbl|compr|kaps|drag[eé]e|lozenge|film|each$|ea$|sach|suppos|gélule|pastill|stk$|stück|stuk)/;
const ML = /^(?:ml|milliliters?|millilitres?|cc)$/;
const TEASPOON = /^(?:tsp|teaspoon)/;
const ML_PER_TEASPOON = 5;
const NO_LETTER = /[^\p{L}]/gu;

/** No dose has a larger number, whatever its unit. */
const MOST = 1e8;

/** The amount of a Quantity; undefined where it has no number, or one that no dose has. */
export function amountOf(quantity: unknown): Amount | undefined {
  if (!isElement<Quantity>(quantity)) return undefined;
  const { value } = quantity;
  if (typeof value !== 'number' || !(value >= 0 && value <= MOST)) return undefined;
  const units = [textOf(quantity.unit), textOf(quantity.code)].filter((unit) => unit !== undefined);
  for (const unit of units) {
    const amount = amountIn(value, plainUnit(unit));
    if (amount !== undefined) return amount;
  }
  const [unit] = units;
  return unit === undefined || unit === '1' ? { kind: 'bare', value } : { kind: 'other', value, unit };
}

function amountIn(value: number, unit: string): Amount | undefined {
  const mg = Object.hasOwn(MG_PER, unit) ? MG_PER[unit] : undefined;
  if (mg !== undefined) return { kind: 'mg', value: exact(value * mg) };
  if (PIECE.test(unit)) return { kind: 'pieces', value };
  if (ML.test(unit)) return { kind: 'ml', value };
  return TEASPOON.test(unit) ? { kind: 'ml', value: value * ML_PER_TEASPOON } : undefined;
}

/** "Tablet(s)", "{tbl}", "MG": one spelling. A unit of one letter keeps it. */
function plainUnit(unit: string): string {
  const letters = unit.slice(0, 40).toLowerCase().replaceAll(NO_LETTER, '');
  return letters.length > 2 && letters.endsWith('s') ? letters.slice(0, -1) : letters;
}

/** Up to twelve digits, so that 3 × 0.1 reads 0.3. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** Most pieces that a number without a unit can mean: more of a kind are not taken at once, and it may be milligrams. */
const MOST_BARE_PIECES = 4;

/** Milligrams of an amount of a product; undefined where the product's strength is not known, or the unit is another. */
export function milligramsOf(amount: Amount, strength: Strength | undefined): number | undefined {
  if (amount.kind === 'mg') return amount.value;
  if (strength === undefined) return undefined;
  if (amount.kind === 'ml') return strength.per === 'ml' ? exact(amount.value * strength.mg) : undefined;
  if (strength.per !== 'unit') return undefined;
  if (amount.kind === 'bare' && (amount.value > MOST_BARE_PIECES || (amount.value * 4) % 1 !== 0))
    return undefined;
  return amount.kind === 'other' ? undefined : exact(amount.value * strength.mg);
}

/** The strength that a Medication gives of an ingredient: so much in one tablet, in so many millilitres. */
export function strengthOfRatio(
  ratio: Ratio | { readonly numerator?: unknown; readonly denominator?: unknown },
): Strength | undefined {
  const [above, below] = [amountOf(ratio.numerator), amountOf(ratio.denominator)];
  if (above?.kind !== 'mg' || !(above.value > 0)) return undefined;
  if (below === undefined) return { mg: above.value, per: 'unit' };
  if (!(below.value > 0) || below.kind === 'mg' || below.kind === 'other') return undefined;
  return { mg: exact(above.value / below.value), per: below.kind === 'ml' ? 'ml' : 'unit' };
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`;
const WRITTEN = new RegExp(
  String.raw`(?<![\d.,/-])${NUMBER}\s?(mg|mcg|µg|μg|ug|g|micrograms?|milligrams?)(?![a-z])(?:\s?(?:\/|per|in)\s?(?:${NUMBER}\s?)?(ml|tab\w*|cap\w*|hr|h|hour|actuat|puff|dose|spray|g|mg|24)(?![a-z]))?`,
  'gi',
);

/**
 * The strength in the words of a product of one ingredient: "40 MG Oral Tablet", "2 MG/ML", "10 mg/5 mL". Undefined
 * where there are several, or one for an hour or a puff.
 */
export function strengthInWords(words: string): Strength | undefined {
  const found = [...words.slice(0, 300).matchAll(WRITTEN)];
  const strengths = new Map<string, Strength>();
  for (const [, number = '', unit = '', per, below = ''] of found) {
    const mg =
      Number(number.replace(',', '.')) * (MG_PER[unit.toLowerCase().replace(/s$/, '')] ?? Number.NaN);
    const base = below.toLowerCase();
    if (!(mg > 0) || (base !== '' && !/^(?:ml|tab|cap)/.test(base))) return undefined;
    const volume = per === undefined ? 1 : Number(per.replace(',', '.'));
    if (!(volume > 0)) return undefined;
    const strength: Strength = { mg: exact(mg / volume), per: base === 'ml' ? 'ml' : 'unit' };
    strengths.set(`${strength.mg} ${strength.per}`, strength);
  }
  const [only] = strengths.values();
  return strengths.size === 1 ? only : undefined;
}

const HOURS_OF: readonly (readonly [unit: RegExp, hours: number])[] = [
  [/^(?:s|sec|seconds?)$/, 1 / 3600],
  [/^(?:min|minutes?)$/, 1 / 60],
  [/^(?:h|hr|hrs|hours?)$/, 1],
  [/^(?:d|days?)$/, 24],
  [/^(?:wk|wks|weeks?)$/, 168],
  [/^(?:mo|months?)$/, 720],
  [/^(?:a|years?|yr)$/, 8760],
];

/** Hours of a unit of time of FHIR or UCUM. */
export function hoursOfUnit(unit: unknown): number | undefined {
  const text = textOf(unit)?.toLowerCase();
  return text === undefined ? undefined : HOURS_OF.find(([pattern]) => pattern.test(text))?.[1];
}

/** Hours of a Duration; undefined for what is none. */
export function hoursOf(duration: unknown): number | undefined {
  if (!isElement<Duration>(duration)) return undefined;
  const { value } = duration;
  const hours = hoursOfUnit(duration.code) ?? hoursOfUnit(duration.unit);
  if (typeof value !== 'number' || !(value > 0) || hours === undefined) return undefined;
  return value * hours;
}
