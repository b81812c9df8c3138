import type { BiomarkerStatus, ConfidenceLevel } from '@svc/contracts';
import type { Analyte } from '../analytes/define-analyte.ts';
import { lowerConfidence } from '../shared/confidence.ts';
import type { Measured, Side } from './measure.ts';
import type { Reading } from './read-panels.ts';

/** A reading with a value in its analyte's own unit. */
export type MeasuredReading = Reading & {
  readonly analyte: Analyte;
  readonly number: number;
  readonly measured: Extract<Measured, { kind: 'measured' }>;
};
export type ImplausibleReading = Reading & {
  readonly analyte: Analyte;
  readonly number: number;
  readonly measured: Extract<Measured, { kind: 'implausible' }>;
};

export function isMeasured(reading: Reading): reading is MeasuredReading {
  return reading.measured.kind === 'measured';
}

export function isImplausible(reading: Reading): reading is ImplausibleReading {
  return reading.measured.kind === 'implausible';
}

export function isAbnormal({ flag }: Reading): boolean {
  return flag === 'high' || flag === 'low' || flag === 'critical';
}

/** The side of the critical limit met by a reading that was not flagged accordingly, else null. */
export function discrepancySide(reading: Reading): Side | null {
  if (!isMeasured(reading)) return null;
  const { critical } = reading.measured;
  if (critical === null) return null;
  if (!isAbnormal(reading)) return critical;
  // A critical flag is never lowered to a discrepancy, whichever side it names.
  if (reading.flag === 'critical') return null;
  return reading.flagSide === critical ? null : critical;
}

/** A limit met in an assumed unit is something to look at, not yet a critical value. */
export function discrepancyStatus(reading: MeasuredReading): BiomarkerStatus {
  return reading.measured.unitSent ? 'critical' : 'watch';
}

/** True when the flag, or the value in a known unit on the side of the flag, is critical. */
export function isCriticalSignal(reading: Reading): boolean {
  if (reading.flag === 'critical') return true;
  return isMeasured(reading) && reading.measured.unitSent && reading.measured.critical === reading.flagSide;
}

/** The side of an abnormal reading: as flagged, else as measured. */
export function sideOf(reading: Reading): Side | undefined {
  if (reading.flagSide) return reading.flagSide;
  if (!isMeasured(reading)) return undefined;
  const { critical, reference } = reading.measured;
  if (critical) return critical;
  return reference === 'low' || reference === 'high' ? reference : undefined;
}

export type Agreement = 'agrees' | 'contradicts' | 'unclear';

/**
 * Whether an abnormal flag and the value say the same. The range of the caller wins over ours, so where one
 * was sent a value inside our reference is no contradiction.
 */
export function agreementOf(reading: Reading): Agreement {
  if (isImplausible(reading)) return 'contradicts';
  if (!isMeasured(reading) || !reading.measured.unitSent) return 'unclear';
  const { critical, reference } = reading.measured;
  const side = critical ?? reference;
  if (side === 'low' || side === 'high') {
    if (reading.flagSide && reading.flagSide !== side) {
      return critical === null && hasOwnRange(reading) ? 'unclear' : 'contradicts';
    }
    return reading.flag === 'critical' && critical === null ? 'unclear' : 'agrees';
  }
  const inside = side === 'normal' && reading.flag === 'critical' && !hasOwnRange(reading);
  return inside ? 'contradicts' : 'unclear';
}

export function hasOwnRange({ sent }: Reading): boolean {
  return sent.referenceRange !== undefined && sent.referenceRange.trim() !== '';
}

const CONFIDENCE_OF = { agrees: 'high', unclear: 'moderate', contradicts: 'low' } as const;

/** High when analyte and unit are known and the value agrees with its flag; a stale panel caps it. */
export function signalConfidence(reading: Reading): ConfidenceLevel {
  const level = CONFIDENCE_OF[agreementOf(reading)];
  return reading.stale ? lowerConfidence(level, 'moderate') : level;
}

/** Whether the reading can bear on the result: by its flag, or by its value in the analyte's own unit. */
export function isUsable(reading: Reading): boolean {
  return (
    reading.excluded === undefined &&
    (reading.flag !== undefined || isMeasured(reading) || isImplausible(reading))
  );
}
