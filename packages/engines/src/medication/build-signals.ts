import type { ClinicalSignal } from '@svc/contracts';
import { type Drug, ours, referenceStatusOf } from '@svc/clinical';
import { latestOf } from '../shared/instrument-series.ts';
import { toTimestamp } from '../shared/dates.ts';
import type { MedicationFindings, Response, ActivePrescription } from './medication-findings.ts';
import type { MedicationParameters } from './parameters.ts';
import { monitoringTexts, responseDetail, responseLabel, responseRange, responseSummary } from './wording.ts';

/** The thresholds are ours. */
const THRESHOLD_STATUS = referenceStatusOf(ours());

/** Response signals, then monitoring signals, each in the order of the prescriptions. */
export function buildSignals(
  findings: MedicationFindings,
  parameters: MedicationParameters,
  dmseLatencyPctChange: number | undefined,
): ClinicalSignal[] {
  const { responses, prescriptions } = findings;
  return [
    ...responses.map((response) => responseSignal(response, findings, parameters, dmseLatencyPctChange)),
    ...monitored(prescriptions.active).map(({ prescription, drug }) => monitoringSignal(prescription, drug)),
  ];
}

/** The prescriptions that get a monitoring signal: their drug is known and names something to monitor. */
export function monitored(
  active: readonly ActivePrescription[],
): { prescription: ActivePrescription; drug: Drug }[] {
  return active.flatMap((prescription) => {
    const { drug } = prescription;
    return drug !== undefined && drug.monitoring.length > 0 ? [{ prescription, drug }] : [];
  });
}

function responseSignal(
  response: Response,
  findings: MedicationFindings,
  parameters: MedicationParameters,
  dmseLatencyPctChange: number | undefined,
): ClinicalSignal {
  const { prescription, comparison, judgement, confidence } = response;
  return {
    module: 'medication',
    signalKey: `med_response_${prescription.key}`,
    label: responseLabel(prescription),
    detail: responseDetail(response, dmseLatencyPctChange, findings),
    tone: judgement.tone,
    metricValue: comparison.change,
    metricUnit: 'score',
    confidence,
    summaryLine: responseSummary(response),
    sourceRef: prescription.sent.id,
    observedAt: toTimestamp(latestOf({ points: comparison.after }).instant),
    referenceRange: responseRange(response, parameters),
    referenceStatus: THRESHOLD_STATUS,
  };
}

function monitoringSignal({ key, sent, start }: ActivePrescription, drug: Drug): ClinicalSignal {
  const { label, detail, summary } = monitoringTexts(drug);
  return {
    module: 'medication',
    signalKey: `med_monitor_${key}`,
    label,
    detail,
    tone: 'neutral',
    metricValue: drug.monitoring.length,
    metricUnit: 'items',
    confidence: 'moderate',
    summaryLine: summary,
    sourceRef: sent.id,
    ...(start === null ? {} : { observedAt: toTimestamp(start) }),
  };
}
