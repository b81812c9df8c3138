import type { ClinicalSignal, Discrepancy } from '@svc/contracts';
import { markProvisional, referenceStatusOf } from '../shared/evidence.ts';
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
import { discrepancyDetail, limitOf, limitText, signalDetail, summaryLine } from './wording.ts';

/** One signal per reading flagged abnormal, in the order of the request; repeated analytes get their own key. */
export function buildSignals(readings: readonly Reading[]): ClinicalSignal[] {
  const keyOf = uniqueKeys();
  return readings.map((reading) =>
    buildSignal(reading, keyOf(`bio_${reading.analyte?.key ?? slugOf(reading.label)}`)),
  );
}

function buildSignal(reading: Reading, signalKey: string): ClinicalSignal {
  const { sent, number, panel, observedAt } = reading;
  return {
    module: 'biomarker',
    signalKey,
    label: reading.label,
    detail: signalDetail(reading),
    tone: isCriticalSignal(reading) ? 'alert' : 'watch',
    ...(number === undefined ? {} : { metricValue: number }),
    ...(sent.unit === undefined ? {} : { metricUnit: sent.unit }),
    confidence: signalConfidence(reading),
    summaryLine: summaryLine(reading),
    sourceRef: panel.id,
    ...(observedAt === undefined ? {} : { observedAt }),
    ...referenceOf(reading),
  };
}

/** The range of the caller wins as it stands; ours carries its standing. */
function referenceOf(reading: Reading): Pick<ClinicalSignal, 'referenceRange' | 'referenceStatus'> {
  if (hasOwnRange(reading)) return { referenceRange: reading.sent.referenceRange };
  if (reading.analyte === undefined) return {};
  const { referenceText, referenceEvidence } = reading.analyte;
  return {
    referenceRange: markProvisional(referenceText, referenceEvidence),
    referenceStatus: referenceStatusOf(referenceEvidence),
  };
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
