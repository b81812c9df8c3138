import type { ClinicalSignal, Discrepancy } from '@svc/contracts';
import { referenceStatusOf } from '../shared/evidence.ts';
import { slugOf, uniqueKeys } from '../shared/signal-key.ts';
import {
  discrepancySide,
  discrepancyStatus,
  hasOwnRange,
  isCriticalSignal,
  type MeasuredReading,
  signalConfidence,
} from './judge-reading.ts';
import type { Reading } from './read-panels.ts';
import {
  discrepancyDetail,
  limitOf,
  limitText,
  referenceText,
  signalDetail,
  summaryLine,
  valueText,
} from './wording.ts';

/** One signal per reading flagged abnormal, in the order of the request; repeated analytes get their own key. */
export function buildSignals(readings: readonly Reading[]): ClinicalSignal[] {
  const keyOf = uniqueKeys();
  return readings.map((reading) =>
    buildSignal(reading, keyOf(`bio_${reading.analyte?.key ?? slugOf(reading.label)}`)),
  );
}

function buildSignal(reading: Reading, signalKey: string): ClinicalSignal {
  const { sent, number, panel, observedAt } = reading;
  const value = valueText(reading);
  // Set one by one, in the order of the contract: a panel may hold thousands, and what is absent has no key.
  const signal: Partial<ClinicalSignal> = {
    module: 'biomarker',
    signalKey,
    label: reading.label,
    detail: signalDetail(reading, value),
    tone: isCriticalSignal(reading) ? 'alert' : 'watch',
  };
  if (number !== undefined) signal.metricValue = number;
  if (sent.unit !== undefined) signal.metricUnit = sent.unit;
  signal.confidence = signalConfidence(reading);
  signal.summaryLine = summaryLine(reading, value);
  signal.sourceRef = panel.id;
  if (observedAt !== undefined) signal.observedAt = observedAt;
  addReference(signal, reading);
  return signal as ClinicalSignal;
}

/** The range of the caller wins as it stands; ours carries its standing. */
function addReference(signal: Partial<ClinicalSignal>, reading: Reading): void {
  if (hasOwnRange(reading)) {
    signal.referenceRange = reading.sent.referenceRange;
  } else if (reading.analyte !== undefined) {
    signal.referenceRange = referenceText(reading.analyte);
    signal.referenceStatus = referenceStatusOf(reading.analyte.referenceEvidence);
  }
}

/** One entry per reading at a critical limit that was not flagged accordingly, in the order of the request. */
export function buildDiscrepancies(readings: readonly MeasuredReading[]): Discrepancy[] {
  return readings.flatMap((reading) => {
    const side = discrepancySide(reading);
    const limit = side && limitOf(reading.analyte, side);
    if (!side || !limit) return [];
    const { analyte, label, number, sent, panel, observedAt } = reading;
    return {
      analyte: analyte.key,
      label,
      value: number,
      unit: sent.unit ?? null,
      flag: sent.flag ?? null,
      limit: limitText(analyte, side),
      detail: discrepancyDetail(reading, side),
      sourceRef: panel.id,
      status: discrepancyStatus(reading),
      referenceStatus: referenceStatusOf(limit.evidence),
      ...(observedAt === undefined ? {} : { observedAt }),
    };
  });
}
