import { toAnalyteUnit, type Analyte, type ReferenceInterval } from '@svc/clinical';
import type { ComparableInput } from '../engine.ts';
import { comparableNumber } from '../shared/comparable.ts';
import { isMeasured, type MeasuredReading, type Reading } from './reading.ts';
import { CRITICAL_POINTS, MAX_POINTS } from './parameters.ts';

/** One comparable input per recognised analyte with a number: its newest reading, by the analyte key. */
export function comparableReadings(usable: readonly Reading[]): ComparableInput[] {
  const newest = new Map<string, MeasuredReading>();
  for (const reading of usable) {
    if (!isMeasured(reading) || reading.comparator !== undefined) continue;
    const held = newest.get(reading.analyte.key);
    if (held === undefined || ageOrder(reading) >= ageOrder(held)) newest.set(reading.analyte.key, reading);
  }
  return [...newest.values()].map(comparable);
}

/** Undated readings come before all dated ones. */
function ageOrder({ instant }: Reading): number {
  return instant ?? Number.NEGATIVE_INFINITY;
}

function comparable({ analyte, number, unit }: MeasuredReading): ComparableInput {
  const inOwnUnit = (value: number) => {
    const converted = toAnalyteUnit(analyte, value, unit);
    return 'value' in converted ? converted.value : value;
  };
  const described = { name: analyte.key, label: analyte.label, unit: unit ?? analyte.unit };
  return comparableNumber(described, number, (value) => abnormalityPoints(analyte, inOwnUnit(value)));
}

/**
 * How far a value lies outside: 0 inside the reference, 10 at the critical limit of its side, straight in
 * between and beyond, at most 20. Without a critical limit the distance is counted in widths of the
 * reference bound; without a reference only the critical limit counts. Ours: orders explanations, no status.
 */
function abnormalityPoints(analyte: Analyte, value: number): number {
  const { low, high } = outerReference(analyte);
  const above = pointsBeyond(value, high, analyte.criticalHigh?.value);
  const below = pointsBeyond(-value, negative(low), negative(analyte.criticalLow?.value));
  return Math.max(above, below);
}

function pointsBeyond(value: number, bound: number | undefined, limit: number | undefined): number {
  const start = bound ?? limit;
  if (start === undefined || value <= start) return 0;
  if (bound === undefined) return CRITICAL_POINTS;
  const span = limit !== undefined && limit > bound ? limit - bound : Math.abs(bound) || 1;
  return Math.min(MAX_POINTS, (CRITICAL_POINTS * (value - bound)) / span);
}

/** The widest adult reference: a value outside it is outside for either sex. */
function outerReference({ reference }: Analyte): ReferenceInterval {
  if (reference === undefined) return {};
  if (!('male' in reference)) return reference;
  const { male, female } = reference;
  return {
    low: outermost(Math.min, male.low, female.low),
    high: outermost(Math.max, male.high, female.high),
  };
}

function outermost(pick: typeof Math.min, a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : pick(a, b);
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}
