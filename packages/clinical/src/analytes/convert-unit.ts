import { normalForm } from '@svc/contracts';
import type { Evidence } from '../evidence/evidence.ts';
import { perEntry } from '../evidence/per-entry.ts';
import type { Analyte, UnitConversion } from './define-analyte.ts';

/**
 * A reading in the analyte's own unit, with the evidence of the factor when one was needed, or the reason
 * why there is none.
 */
export type ConvertedValue =
  | { readonly value: number; readonly evidence?: Evidence }
  | { readonly problem: 'unknown_unit' | 'missing_unit' | 'other_quantity' };

/**
 * One spelling for a unit: without case, spaces, degree signs and brackets, micro as `u` (`µ`, `μ`, `mc`), powers of
 * ten as plain digits (`x10E3`, `10*3` and `10³` become `103`), written-out words as their symbols.
 *
 * @example
 * ```ts
 * import { normalizeUnit } from '@svc/clinical';
 *
 * normalizeUnit('x10³/µL'); // → '103/ul'
 * normalizeUnit('10*3/uL'); // → '103/ul'
 * normalizeUnit('milligrams per deciliter'); // → 'mg/dl'
 * ```
 */
export function normalizeUnit(unit: string): string {
  if (unit === '') return '';
  return normalForm(unit)
    .toLowerCase()
    .replace(/[a-z]{3,}/gu, (word) => SYMBOLS.get(word) ?? word)
    .replace(/[\s^*°_()[\]{}]/gu, '')
    .replace(/μ/gu, 'u')
    .replace(/,/gu, '.')
    .replace(/(^|\/)mc(?=g|l|mol|kat|i?u)/gu, '$1u')
    .replace(/^[x×]?10[ex]?(?=\d)/u, '10');
}

/** Words for units, one and many, and the symbol of each. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  [
    ['/', 'per'],
    ['g', 'gram'],
    ['mg', 'milligram'],
    ['ug', 'microgram microg mcgram'],
    ['ng', 'nanogram'],
    ['pg', 'picogram'],
    ['mol', 'mole'],
    ['mmol', 'millimole millimol'],
    ['umol', 'micromole micromol'],
    ['nmol', 'nanomole nanomol'],
    ['pmol', 'picomole picomol'],
    ['l', 'liter litre'],
    ['dl', 'deciliter decilitre'],
    ['ml', 'milliliter millilitre'],
    ['ul', 'microliter microlitre'],
    ['fl', 'femtoliter femtolitre'],
    ['min', 'minute'],
    ['s', 'second sec'],
    ['ms', 'millisecond msec'],
    ['h', 'hour'],
  ].flatMap(([symbol = '', words = '']) =>
    words.split(' ').flatMap(
      (word) =>
        [
          [word, symbol],
          [`${word}s`, symbol],
        ] as const,
    ),
  ),
);

/** Spelling to conversion, `null` for the analyte's own unit. */
type UnitTable = ReadonlyMap<string, UnitConversion | null | undefined>;

interface UnitTables {
  /** Units as listed: most senders use one, and it need not be normalised. */
  readonly listed: UnitTable;
  readonly normalised: UnitTable;
}

const unitTablesOf = perEntry(({ unit: own, unitAliases = [], conversions }: Analyte): UnitTables => {
  const normalised = new Map<string, UnitConversion | null>();
  for (const conversion of conversions) {
    for (const unit of conversion.units) normalised.set(normalizeUnit(unit), conversion);
  }
  for (const unit of [own, ...unitAliases]) normalised.set(normalizeUnit(unit), null);
  const all = [own, ...unitAliases, ...conversions.flatMap(({ units }) => units)];
  return { listed: new Map(all.map((unit) => [unit, normalised.get(normalizeUnit(unit))])), normalised };
});

/**
 * The converted value at 12 significant digits, so that a limit given in another unit is met exactly.
 *
 * @example
 * ```ts
 * import { applyConversion, ours } from '@svc/clinical';
 *
 * applyConversion({ units: ['mmol/L'], factor: 18.016, evidence: ours() }, 5.5); // → 99.088
 * ```
 */
export function applyConversion(conversion: UnitConversion, value: number): number {
  const quantity = conversion.logarithmic ? Math.exp(value) : value;
  return Number((quantity * conversion.factor + (conversion.offset ?? 0)).toPrecision(12));
}

/** Without what UCUM allows in braces and does not read: `{beats}/min`, `%{Hb}`. */
function withoutNotes(unit: string): string {
  return unit.includes('{') ? unit.replace(/\{[^{}]*\}/gu, '') : unit;
}

function problemOf({ otherQuantityUnits = [] }: Analyte, spelling: string) {
  if (spelling === '') return 'missing_unit';
  return otherQuantityUnits.some((unit) => normalizeUnit(unit) === spelling)
    ? 'other_quantity'
    : 'unknown_unit';
}

/**
 * A value of the analyte's own unit in another unit that it knows; undefined for one it does not, or one that is no
 * line.
 *
 * @example
 * ```ts
 * import { findAnalyte, fromAnalyteUnit } from '@svc/clinical';
 *
 * const creatinine = findAnalyte('Creatinine');
 * creatinine && fromAnalyteUnit(creatinine, 1, 'umol/L'); // → 88.4
 * ```
 */
export function fromAnalyteUnit(analyte: Analyte, value: number, unit: string): number | undefined {
  const [one, two, three] = [1, 2, 3].map((number) => toAnalyteUnit(analyte, number, unit));
  if (!one || !two || !three || !('value' in one) || !('value' in two) || !('value' in three))
    return undefined;
  const factor = two.value - one.value;
  if (Math.abs(three.value - two.value - factor) > 1e-9 * Math.abs(factor)) return undefined;
  return Number(((value - one.value) / factor + 1).toPrecision(10));
}

/**
 * A reading in the analyte's own unit.
 *
 * A missing unit is never assumed to be the usual one; it is accepted only where the quantity has none, as
 * the INR. A unit that is not listed for the analyte is not guessed.
 *
 * @example
 * ```ts
 * import { findAnalyte, toAnalyteUnit } from '@svc/clinical';
 *
 * const glucose = findAnalyte('Glucose');
 * glucose && toAnalyteUnit(glucose, 5.5, 'mmol/L');
 * // → {
 * //     value: 99.11,
 * //     evidence: {
 * //       status: 'verified',
 * //       source: 'holilabs laboratory reference ranges (secondary list, unreviewed); critical values list of info.5y1.org; Citilab critical values (citilab.org.pk); Sunrise Laboratories critical values (sunriselab.com)'
 * //     }
 * //   }
 * ```
 */
export function toAnalyteUnit(analyte: Analyte, value: number, unit = ''): ConvertedValue {
  const { listed, normalised } = unitTablesOf(analyte);
  let conversion = listed.get(unit);
  if (conversion === undefined) {
    const spelling = normalizeUnit(unit);
    conversion = normalised.get(spelling);
    if (conversion === undefined) conversion = normalised.get(normalizeUnit(withoutNotes(unit)));
    if (conversion === undefined) return { problem: problemOf(analyte, spelling) };
  }
  if (conversion === null) return { value };
  return { value: applyConversion(conversion, value), evidence: conversion.evidence };
}
