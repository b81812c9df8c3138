import {
  type Analyte,
  fromAnalyteUnit,
  normalizeUnit,
  type ReferenceInterval,
  toAnalyteUnit,
} from '@svc/clinical';
import { isMeasured, type Reading } from './reading.ts';

/** Digits that tell a converted limit apart from a value beyond it. */
const DIGITS = 4;

/** The unit of all numbers in a sentence on a reading: as sent where the analyte knows it, else the analyte's own. */
export function shownUnit(reading: Reading): string {
  const { analyte } = reading;
  const sent = reading.unit?.trim() ?? '';
  if (analyte === undefined) return sent;
  if (!isMeasured(reading) || !reading.measured.unitSent || sent === '') return analyte.unit;
  return fromAnalyteUnit(analyte, 1, sent) === undefined ? analyte.unit : sent;
}

/** A limit of the analyte in another unit it knows. */
export function limitIn(
  analyte: Analyte,
  { value, unit: own }: { value: number; unit: string },
  unit: string,
): number {
  if (normalizeUnit(own) === normalizeUnit(unit)) return value;
  const inOwn = toAnalyteUnit(analyte, value, own);
  const converted = 'value' in inOwn ? fromAnalyteUnit(analyte, inOwn.value, unit) : undefined;
  return converted === undefined ? value : Number(converted.toPrecision(DIGITS));
}

/** Both ends of an interval in another unit. */
export function intervalIn(
  analyte: Analyte,
  { interval, unit: own }: { interval: ReferenceInterval; unit: string },
  unit: string,
): ReferenceInterval {
  const { low, high, ...open } = interval;
  return {
    ...open,
    ...(low === undefined ? {} : { low: limitIn(analyte, { value: low, unit: own }, unit) }),
    ...(high === undefined ? {} : { high: limitIn(analyte, { value: high, unit: own }, unit) }),
  };
}
