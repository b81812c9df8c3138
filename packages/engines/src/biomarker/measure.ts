import { criticalSide, isPlausible, referenceSide, suggestUnit } from '../analytes/classify.ts';
import { toAnalyteUnit } from '../analytes/convert-unit.ts';
import type { Analyte } from '../analytes/define-analyte.ts';

export type Side = 'low' | 'high';

/** What can be said about a value by itself, before its flag is looked at. */
export type Measured =
  | { readonly kind: 'unknown_analyte' | 'not_a_number' | 'unknown_unit' }
  | {
      readonly kind: 'implausible';
      /** The unit in which the number as sent would be plausible. */
      readonly looksLike: string | undefined;
      readonly unitSent: boolean;
    }
  | {
      readonly kind: 'measured';
      /** In the analyte's own unit; read in it without conversion when no unit was sent. */
      readonly value: number;
      readonly unitSent: boolean;
      /** Side of the compiled critical limit met. */
      readonly critical: Side | null;
      readonly reference: ReturnType<typeof referenceSide>;
    };

const PLAIN_DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

/** The value as a number: sent as one, or as a plain decimal in text ("7.1"); never "<0.01" or "1,5". */
export function numberOf(value: number | string | null): number | undefined {
  if (typeof value === 'number') return value;
  if (value === null) return undefined;
  // A longer text is no plain decimal, and is not scanned.
  const text = value.length <= 40 ? value.trim() : '';
  return PLAIN_DECIMAL.test(text) ? Number(text) : undefined;
}

/** Brings a value into the analyte's own unit and holds it against plausible range, limits and reference. */
export function measure(
  analyte: Analyte | undefined,
  number: number | undefined,
  unit: string | undefined,
): Measured {
  if (analyte === undefined) return { kind: 'unknown_analyte' };
  if (number === undefined) return { kind: 'not_a_number' };
  const converted = toAnalyteUnit(analyte, number, unit);
  if ('problem' in converted && converted.problem === 'unknown_unit') return { kind: 'unknown_unit' };
  const unitSent = 'value' in converted;
  const value = unitSent ? converted.value : number;
  if (!isPlausible(analyte, value)) {
    const looksLike = isPlausible(analyte, number) ? analyte.unit : suggestUnit(analyte, number);
    return { kind: 'implausible', looksLike, unitSent };
  }
  return {
    kind: 'measured',
    value,
    unitSent,
    critical: criticalSide(analyte, value),
    reference: referenceSide(analyte, value),
  };
}
