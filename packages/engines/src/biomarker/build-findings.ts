import type { ClinicalSignal, Discrepancy } from '@svc/contracts';
import { CLOZAPINE_MYOCARDITIS, referenceStatusOf } from '@svc/clinical';
import { slugOf, uniqueKeys } from '../shared/signal-key.ts';
import {
  discrepancyKind,
  discrepancyStatus,
  hasOwnRange,
  isCriticalSignal,
  signalConfidence,
} from './judge-reading.ts';
import type { BiomarkerFindings } from './biomarker-findings.ts';
import {
  changeDetail,
  changeLimit,
  changeUnit,
  differenceIn,
  numberIn,
  percentOf,
} from './change-wording.ts';
import type { Change } from './find-changes.ts';
import { MYOCARDITIS_LIMIT, type Myocarditis, myocarditisDetail } from './myocarditis.ts';
import type { Reading, NumberedReading } from './reading.ts';
import { isUrgent } from './sort-findings.ts';
import {
  discrepancyDetail,
  reportedLimit,
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
  const { number, comparator, unit, panel, observedAt } = reading;
  const value = valueText(reading);
  // Set one by one, in the order of the contract: a panel may hold thousands, and what is absent has no key.
  const signal: Partial<ClinicalSignal> = {
    module: 'biomarker',
    signalKey,
    label: reading.label,
    detail: signalDetail(reading, value),
    tone: isCriticalSignal(reading) ? 'alert' : 'watch',
  };
  // A bound is no measured value: "< 0.01" stays in the texts.
  if (number !== undefined && comparator === undefined) signal.metricValue = number;
  if (unit !== undefined) signal.metricUnit = unit;
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

/** Readings that were not flagged accordingly, then changes over time. */
export function buildDiscrepancies({
  discrepancies,
  changes,
  medicines,
  myocarditis,
}: BiomarkerFindings): Discrepancy[] {
  return [
    ...discrepanciesOf(discrepancies),
    ...changes.map((change) => changeEntry(change, medicines)),
    ...(myocarditis === undefined ? [] : myocarditisEntry(myocarditis)),
  ];
}

/** Under its leading reading; none where nobody sent it a number. */
function myocarditisEntry(found: Myocarditis<Reading>): Discrepancy[] {
  const { reading, label } = found.readings[0];
  const { number, unit, sent, panel, observedAt, analyte, comparator } = reading;
  if (number === undefined || analyte === undefined) return [];
  return [
    {
      analyte: analyte.key,
      label,
      value: number,
      unit: unit ?? null,
      flag: sent.flag ?? null,
      limit: MYOCARDITIS_LIMIT,
      detail: myocarditisDetail(found),
      sourceRef: panel.id,
      kind: 'beside_medicine',
      status: found.beyond ? 'critical' : 'watch',
      urgent: true,
      referenceStatus: referenceStatusOf(CLOZAPINE_MYOCARDITIS.evidence),
      ...(comparator === undefined ? {} : { comparator }),
      ...(observedAt === undefined ? {} : { observedAt }),
    },
  ];
}

function changeEntry(change: Change, medicines: ReadonlySet<string>): Discrepancy {
  const { earlier, later, rule } = change;
  const unit = changeUnit(change);
  return {
    analyte: later.analyte.key,
    label: later.label,
    value: later.number,
    unit: later.unit ?? null,
    flag: later.sent.flag ?? null,
    limit: changeLimit(change),
    detail: changeDetail(change, medicines),
    sourceRef: later.panel.id,
    kind: 'change_over_time',
    status: rule.critical ? 'critical' : 'watch',
    ...(rule.urgent ? { urgent: true } : {}),
    referenceStatus: referenceStatusOf(rule.evidence),
    ...(later.observedAt === undefined ? {} : { observedAt: later.observedAt }),
    change: {
      from: numberIn(earlier, unit),
      to: numberIn(later, unit),
      unit,
      difference: differenceIn(change, unit),
      percent: percentOf(change),
      hours: Math.round(change.hours),
      ...(earlier.observedAt === undefined ? {} : { earlierObservedAt: earlier.observedAt }),
      earlierSourceRef: earlier.panel.id,
    },
  };
}

/** One entry per reading that was not flagged accordingly, in the order of the request. */
function discrepanciesOf(readings: readonly NumberedReading[]): Discrepancy[] {
  return readings.flatMap((reading) => {
    const kind = discrepancyKind(reading);
    if (kind === null) return [];
    const { subject, analyte, label, number, sent, unit, panel, observedAt, comparator, superseded } =
      reading;
    const limit = reportedLimit(reading, kind);
    return {
      analyte: analyte?.key ?? slugOf(subject),
      label,
      value: number,
      unit: unit ?? null,
      flag: sent.flag ?? null,
      limit: limit.text,
      detail: discrepancyDetail(reading, kind),
      sourceRef: panel.id,
      kind,
      status: discrepancyStatus(reading),
      ...(isUrgent(reading) ? { urgent: true } : {}),
      ...(limit.evidence === undefined ? {} : { referenceStatus: referenceStatusOf(limit.evidence) }),
      ...(comparator === undefined ? {} : { comparator }),
      ...(observedAt === undefined ? {} : { observedAt }),
      ...(superseded?.observedAt === undefined ? {} : { supersededOn: superseded.observedAt }),
    };
  });
}
