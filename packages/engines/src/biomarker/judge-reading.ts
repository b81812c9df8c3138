import { isMeasured, isImplausible, isAbnormal, isWithoutDirection, type Reading } from './reading.ts';
import type { BiomarkerStatus, ConfidenceLevel, DiscrepancyKind } from '@svc/contracts';
import { type Analyte, isOddBound, toAnalyteUnit, type UrgentLimit } from '@svc/clinical';
import { lowerConfidence } from '../shared/confidence.ts';
import type { Side } from './measured.ts';

/** Whether flag or value call a reading critical, in whatever unit. */
export function isCriticalValue(reading: Reading): boolean {
  return reading.flag === 'critical' || (isMeasured(reading) && reading.measured.critical !== null);
}

/** Whether the value could be held against something: a reference of ours, or the range that came with it. */
export function isReadable(reading: Reading): boolean {
  return isMeasured(reading) || (reading.ownSide !== undefined && !isImplausible(reading));
}

/** Whether the reading alone may make the status critical: the newest of its analyte, and not old. */
function isCurrent({ superseded, old }: Reading): boolean {
  return superseded === undefined && !old;
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

/** The row of the urgent tier that the value is beyond. */
export function urgentOf(reading: Reading): UrgentLimit | undefined {
  return isMeasured(reading) ? reading.measured.urgent : undefined;
}

/**
 * Why a reading without an abnormal flag, or with one of the wrong side, is reported. What an older reading of the analyte
 * was matters only where it was critical or urgent, and no longer once it is old itself.
 */
export function discrepancyKind(reading: Reading): DiscrepancyKind | null {
  if (reading.number === undefined || reading.excluded !== undefined) return null;
  const { superseded, old } = reading;
  if (superseded !== undefined && old) return null;
  if (discrepancySide(reading) !== null) return 'critical_limit';
  if (isAbnormal(reading)) return null;
  if (superseded === undefined && outsideSide(reading)) return 'unflagged_out_of_range';
  if (urgentOf(reading) !== undefined) return 'urgent_limit';
  if (superseded !== undefined || isImplausible(reading)) return null;
  return isWithoutDirection(reading) ? 'abnormal_without_direction' : null;
}

/** Side on which an unflagged value is outside the range sent with it, else outside the adult range. */
export function outsideSide(reading: Reading): Side | null {
  if (isImplausible(reading)) return null;
  if (reading.ownSide === null) return sideBehindOddRange(reading);
  if (reading.ownSide !== undefined) return reading.ownSide;
  return isMeasured(reading) ? reading.measured.outside : null;
}

/** A printed range whose end lies far beyond the adult range hides no value that lies between them. */
function sideBehindOddRange(reading: Reading): Side | null {
  const { ownRange, unit } = reading;
  if (!isMeasured(reading) || reading.measured.outside === null || ownRange === undefined) return null;
  const { analyte, measured } = reading;
  const side = measured.outside as Side;
  const end = ownRange.interval[side];
  const own = end === undefined ? undefined : inOwnUnit(analyte, end, ownRange.unit ?? unit);
  return end !== undefined && own === undefined ? null : isOddBound(analyte, side, own) ? side : null;
}

function inOwnUnit(analyte: Analyte, value: number, unit: string | undefined): number | undefined {
  const converted = toAnalyteUnit(analyte, value, unit);
  if ('value' in converted) return converted.value;
  return converted.problem === 'missing_unit' ? value : undefined;
}

/** A limit met in an assumed unit, or by a reading that no longer decides, is something to look at, not critical. */
export function discrepancyStatus(reading: Reading): BiomarkerStatus {
  const critical = isMeasured(reading) && reading.measured.unitSent && discrepancySide(reading) !== null;
  return critical && isCurrent(reading) ? 'critical' : 'watch';
}

/** True when the flag, or the value in a known unit on the side of the flag, is critical, and the reading decides. */
export function isCriticalSignal(reading: Reading): boolean {
  if (!isCurrent(reading)) return false;
  if (reading.flag === 'critical') return true;
  return isMeasured(reading) && reading.measured.unitSent && reading.measured.critical === reading.flagSide;
}

/** A value that was sent and could not be read or held against anything, where a critical limit waits for it. */
export function isUnread(reading: Reading): boolean {
  const { analyte, measured, excluded, superseded } = reading;
  if (excluded !== undefined || superseded !== undefined || isAbnormal(reading)) return false;
  if (analyte?.criticalLow === undefined && analyte?.criticalHigh === undefined) return false;
  if (measured.kind === 'not_a_number') return reading.word === undefined || !isReadableWord(reading);
  if (measured.kind === 'undecided') return reading.ownSide !== null;
  return measured.kind === 'unknown_unit' && reading.ownSide !== null;
}

/** "Negative" answers a test that asks whether there is too much, never one for a level in the blood. */
function isReadableWord({ word, analyte }: Reading): boolean {
  if (word === 'nothing') return true;
  return asksForTooMuch(analyte);
}

function asksForTooMuch(analyte: Analyte | undefined): boolean {
  if (analyte === undefined || analyte.criticalLow !== undefined) return false;
  const { reference } = analyte;
  return reference === undefined || (!('male' in reference) && reference.low === undefined);
}

/** A test that asks whether there is too much, answered with yes or no. */
function isAnsweredInWords({ word, analyte }: Reading): boolean {
  return (word === 'positive' || word === 'negative') && asksForTooMuch(analyte);
}

/** A test answered in words as positive, or called abnormal, without a flag and a number. */
export function isPositive(reading: Reading): boolean {
  const { word, excluded, superseded, number } = reading;
  if (excluded !== undefined || superseded !== undefined || isAbnormal(reading)) return false;
  if (number === undefined && isWithoutDirection(reading)) return true;
  return word === 'positive' && isAnsweredInWords(reading);
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
    (reading.flag !== undefined ||
      isWithoutDirection(reading) ||
      isReadable(reading) ||
      isImplausible(reading) ||
      isAnsweredInWords(reading))
  );
}
