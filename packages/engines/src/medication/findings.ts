import type { ConfidenceLevel, MedicationAnalyzeRequest, MedicationStatus } from '@svc/contracts';
import type { OnsetWindow } from '../drugs/define-drug.ts';
import type { EngineContext } from '../engine.ts';
import {
  type AssessmentReading,
  type InstrumentSeries,
  readAssessments,
} from '../shared/assessment-series.ts';
import { leadingSeries } from '../shared/scale-evidence.ts';
import { compareScores, type Comparison, type MissingScores, windowsOf } from './compare-scores.ts';
import {
  judgeResponse,
  type Judgement,
  latencyStep,
  responseConfidence,
  worstResponse,
} from './judge-response.ts';
import { GENERIC_ONSET, type MedicationParameter } from './parameters.ts';
import {
  type ActivePrescription,
  type PrescriptionReading,
  readPrescriptions,
} from './read-prescriptions.ts';

/** A start that could be compared. */
export interface Response {
  readonly prescription: ActivePrescription;
  readonly comparison: Comparison;
  readonly judgement: Judgement;
  readonly onset: OnsetWindow;
  readonly confidence: ConfidenceLevel;
}

/** An active prescription that could not be compared, and why. */
export interface Uncompared {
  readonly prescription: ActivePrescription;
  readonly reason: 'no_start' | 'no_scores' | MissingScores;
}

export interface MedicationFindings {
  readonly reading: AssessmentReading;
  readonly prescriptions: PrescriptionReading;
  /** The scale with most scores; of an unknown one also the best covered known scale. */
  readonly bases: readonly InstrumentSeries[];
  readonly responses: readonly Response[];
  readonly uncompared: readonly Uncompared[];
  readonly status: MedicationStatus;
}

export function findMedication(
  input: MedicationAnalyzeRequest,
  { now, parameters }: EngineContext<MedicationParameter>,
): MedicationFindings {
  const reading = readAssessments(input.assessments, now);
  const prescriptions = readPrescriptions(input.prescriptions, now);
  const bases = leadingSeries(reading.series, 1);
  const step = latencyStep(input.dmseLatencyPctChange);
  const responses: Response[] = [];
  const uncompared: Uncompared[] = [];
  for (const prescription of prescriptions.active) {
    const onset = prescription.drug?.onset ?? GENERIC_ONSET;
    const comparisons = compareStart(prescription, prescriptions.active, bases, parameters.baselineDays);
    if (typeof comparisons === 'string') {
      uncompared.push({ prescription, reason: comparisons });
      continue;
    }
    const judged = comparisons.map((comparison) => ({
      comparison,
      judgement: judgeResponse(comparison, onset, parameters),
    }));
    const worst = worstResponse(judged);
    if (worst === undefined) continue;
    const confidence = responseConfidence(worst.comparison, worst.judgement, step, now);
    responses.push({ ...worst, prescription, onset, confidence });
  }
  return { reading, prescriptions, bases, responses, uncompared, status: statusOf(responses) };
}

/** The comparisons a start allows, or why there is none on the scale with most scores. */
function compareStart(
  prescription: ActivePrescription,
  active: readonly ActivePrescription[],
  bases: readonly InstrumentSeries[],
  baselineDays: number,
): Comparison[] | Uncompared['reason'] {
  if (prescription.start === null) return 'no_start';
  const windows = windowsOf(prescription, prescription.start, active, baselineDays);
  const comparisons: Comparison[] = [];
  let missing: Uncompared['reason'] = 'no_scores';
  for (const series of bases) {
    const outcome = compareScores(series, windows);
    if (typeof outcome !== 'string') comparisons.push(outcome);
    else if (missing === 'no_scores') missing = outcome;
  }
  return comparisons.length > 0 ? comparisons : missing;
}

/** Any improvement and nothing to watch: responding; something to watch and no improvement: not responding. */
function statusOf(responses: readonly Response[]): MedicationStatus {
  if (responses.length === 0) return 'insufficient_data';
  const positive = responses.some(({ judgement }) => judgement.tone === 'positive');
  const watch = responses.some(({ judgement }) => judgement.tone === 'watch');
  if (positive && !watch) return 'responding';
  return watch && !positive ? 'not_responding' : 'mixed';
}

/** Responses to watch, worsening before too little change, each in the order of the request. */
export function toWatch(responses: readonly Response[]): Response[] {
  const watched = responses.filter(({ judgement }) => judgement.tone === 'watch');
  const worsened = ({ judgement }: Response) => judgement.reason !== 'little_change';
  return [...watched.filter(worsened), ...watched.filter((response) => !worsened(response))];
}
