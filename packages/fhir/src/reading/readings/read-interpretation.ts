import type { CodeableConcept, Coding } from 'fhir/r4.js';
import { elementsOf, textOf } from '../element/element.ts';

type Flag = 'high' | 'low' | 'critical' | 'normal';

/** HL7 v3-ObservationInterpretation codes that say something of a range. */
const FLAGS: Readonly<Record<string, Flag | 'abnormal'>> = {
  H: 'high',
  HU: 'high',
  '>': 'high',
  L: 'low',
  LU: 'low',
  '<': 'low',
  HH: 'critical',
  LL: 'critical',
  AA: 'critical',
  A: 'abnormal',
  N: 'normal',
};
const WORST_FIRST = ['critical', 'high', 'low', 'abnormal', 'normal'] as const;

export interface ReadFlag {
  readonly flag?: Flag;
  /** What the flag alone does not say. */
  readonly remark?: string;
}

/** Which side of the range a number lies on, by the bounds the laboratory sent. */
export interface Bounds {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/**
 * The flag of a reading. `A` says abnormal and not which way: the range of the laboratory decides, and without one the
 * reading is flagged high, which the remark says. Codes of other kinds (positive, resistant) make no flag and are kept
 * as a remark.
 */
export function readInterpretation(
  interpretation: unknown,
  value: number | string | null,
  { low, high }: Bounds,
): ReadFlag {
  const codes = elementsOf<CodeableConcept>(interpretation).flatMap(({ coding }) =>
    elementsOf<Coding>(coding)
      .map(({ code }) => textOf(code))
      .filter((code) => code !== undefined),
  );
  const found = WORST_FIRST.find((flag) => codes.some((code) => FLAGS[code] === flag));
  const others = codes.filter((code) => FLAGS[code] === undefined);
  const remark = others.length === 0 ? undefined : `interpretation ${others.join(', ')}`;
  if (found === undefined) return remark === undefined ? {} : { remark };
  if (found !== 'abnormal') return { flag: found, ...(remark === undefined ? {} : { remark }) };
  if (typeof value === 'number' && low !== undefined && value < low) return { flag: 'low' };
  if (typeof value === 'number' && high !== undefined && value > high) return { flag: 'high' };
  return { flag: 'high', remark: 'flagged A (abnormal) by the laboratory, without a direction' };
}
