import type { Evidence } from '../shared/evidence.ts';
import type { Analyte, UnitConversion } from './define-analyte.ts';

/**
 * A reading in the analyte's own unit, with the evidence of the factor when one was needed, or the reason
 * why there is none.
 */
export type ConvertedValue =
  | { readonly value: number; readonly evidence?: Evidence }
  | { readonly problem: 'unknown_unit' | 'missing_unit' };

/**
 * One spelling for a unit: without case, spaces, degree signs and the brackets of UCUM, micro as `u`
 * (`µ`, `μ`, `mc`), powers of ten as plain digits (`x10E3`, `10*3` and `10³` become `103`).
 */
export function normalizeUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s^*°_[\]{}]/gu, '')
    .replace(/μ/gu, 'u')
    .replace(/(^|\/)mc(?=g|l|mol|kat|i?u)/gu, '$1u')
    .replace(/^[x×]?10e?(?=\d)/u, '10');
}

type UnitTable = ReadonlyMap<string, UnitConversion | null>;
const tables = new WeakMap<Analyte, UnitTable>();

/** Spelling to conversion, `null` for the analyte's own unit. */
function unitTableOf(analyte: Analyte): UnitTable {
  const known = tables.get(analyte);
  if (known) return known;
  const table = new Map<string, UnitConversion | null>();
  for (const conversion of analyte.conversions) {
    for (const unit of conversion.units) table.set(normalizeUnit(unit), conversion);
  }
  for (const unit of [analyte.unit, ...(analyte.unitAliases ?? [])]) table.set(normalizeUnit(unit), null);
  tables.set(analyte, table);
  return table;
}

/** The converted value at 12 significant digits, so that a limit given in another unit is met exactly. */
export function applyConversion(conversion: UnitConversion, value: number): number {
  const quantity = conversion.logarithmic ? Math.exp(value) : value;
  return Number((quantity * conversion.factor + (conversion.offset ?? 0)).toPrecision(12));
}

/**
 * A reading in the analyte's own unit.
 *
 * A missing unit is never assumed to be the usual one; it is accepted only where the quantity has none, as
 * the INR. A unit that is not listed for the analyte is not guessed.
 */
export function toAnalyteUnit(analyte: Analyte, value: number, unit: string | undefined): ConvertedValue {
  const spelling = normalizeUnit(unit ?? '');
  const conversion = unitTableOf(analyte).get(spelling);
  if (conversion === null) return { value };
  if (conversion) return { value: applyConversion(conversion, value), evidence: conversion.evidence };
  return { problem: spelling === '' ? 'missing_unit' : 'unknown_unit' };
}
