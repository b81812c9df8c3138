import type {
  Response,
  StartAssessment,
  Uncompared,
  MedicationFindings,
  Judgement,
  ActivePrescription,
} from './medication-findings.ts';
import type { MedicationAnalyzeRequest, MedicationStatus } from '@svc/contracts';
import type { OnsetWindow } from '@svc/clinical';
import type { EngineContext } from '../engine.ts';
import type { InstrumentSeries } from '../shared/instrument-series.ts';
import { assessScales } from '../shared/assess-scales.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { compareScores, windowsOf } from './compare-scores.ts';
import { doubted, judgeResponse, responseConfidence } from './judge-response.ts';
import { latencyStep } from './latency-step.ts';
import { GENERIC_ONSET, type MedicationParameter, type MedicationParameters } from './parameters.ts';
import { recognisePrescriptions } from './recognise-prescriptions.ts';
import { isPsychiatric, treats } from './treats.ts';

export function findMedication(
  input: MedicationAnalyzeRequest,
  { now, parameters }: EngineContext<MedicationParameter>,
): MedicationFindings {
  const scales = assessScales(input.assessments, now);
  const prescriptions = recognisePrescriptions(input.prescriptions, now);
  const step = latencyStep(input.dmseLatencyPctChange);
  const responses: Response[] = [];
  const uncompared: Uncompared[] = [];
  for (const prescription of prescriptions.active) {
    const onset = prescription.drug?.onset ?? GENERIC_ONSET;
    const assessed = assessStart({ prescription, onset, now }, prescriptions.active, scales, parameters);
    if (typeof assessed === 'string') {
      uncompared.push({ prescription, reason: assessed });
      continue;
    }
    const confidence = responseConfidence(assessed.comparison, assessed.judgement, step, now);
    responses.push({ ...assessed, prescription, onset, confidence });
  }
  return { scales, prescriptions, responses, uncompared, status: statusOf(responses) };
}

interface Start {
  readonly prescription: ActivePrescription;
  readonly onset: OnsetWindow;
  readonly now: number;
}

type AssessedStart = Pick<Response, 'comparison' | 'judgement' | 'alone' | 'beside'>;

/**
 * A start on the lead scale, with the others that moved beside it; on another scale alone where the lead has no scores
 * around the start and the other got worse. Improvement is read from the lead alone, and only when the medicine is given
 * for what it measures; worsening after the start of any psychiatric medicine is reported.
 */
function assessStart(
  start: Start,
  active: readonly ActivePrescription[],
  scales: AssessedScales,
  parameters: MedicationParameters,
): AssessedStart | Uncompared['reason'] {
  const { prescription } = start;
  const { lead } = scales;
  if (prescription.start === null) return 'no_start';
  if (lead === undefined) return 'no_scores';
  const windows = windowsOf(prescription, prescription.start, active, parameters.baselineDays);
  const judge = (series: InstrumentSeries): StartAssessment | Uncompared['reason'] => {
    const { drug } = prescription;
    const given = drug === undefined || treats(drug, series.known?.instrument.key);
    if (!given && !isPsychiatric(drug)) return 'not_given_for';
    const comparison = compareScores(series, windows);
    if (typeof comparison === 'string') return given ? comparison : 'not_given_for';
    const judgement = judgeResponse(comparison, start.onset, parameters);
    return given || isWorsening(judgement) ? { comparison, judgement } : 'not_given_for';
  };
  const ofLead = judge(lead);
  const others = scales.counted
    .filter((series) => series !== lead)
    .map(judge)
    .filter((assessed) => typeof assessed !== 'string');
  const concerns = others.filter((assessed) => isConcern(assessed, scales));
  if (typeof ofLead === 'string') return aloneOf(concerns) ?? ofLead;
  const doubts = {
    spokenAgainst: scales.vetoes.length > 0,
    medicineUnknown: prescription.drug === undefined,
    now: start.now,
  };
  const leadHolds = !scales.vetoes.some(({ series }) => series === lead);
  const better = others.filter(
    ({ comparison, judgement }) => comparison.reliable && judgement.tone === 'positive',
  );
  return {
    ...ofLead,
    judgement:
      besideConcerns(ofLead.judgement, concerns, leadHolds) ??
      doubted(ofLead.judgement, ofLead.comparison, doubts),
    alone: ofLead.judgement,
    beside: [...concerns, ...better],
  };
}

/** The worst of the other scales, when the lead cannot be compared. */
function aloneOf([worst, ...beside]: readonly StartAssessment[]): AssessedStart | undefined {
  return worst && { ...worst, alone: worst.judgement, beside };
}

/**
 * The judgement of the lead once another scale got worse; undefined when none did, or the lead is to watch by itself. The
 * scales disagree when the lead got better and nothing speaks against the lead itself.
 */
function besideConcerns(
  { tone }: Judgement,
  concerns: readonly StartAssessment[],
  leadHolds: boolean,
): Judgement | undefined {
  if (concerns.length === 0 || tone === 'watch') return undefined;
  return {
    tone: 'watch',
    reason: tone === 'positive' && leadHolds ? 'scales_disagree' : 'other_scale_worse',
  };
}

/** A peer counts when it got worse; too little change of it only while a symptom scale is in its top band. */
function isConcern({ judgement }: StartAssessment, { severe }: AssessedScales): boolean {
  return isWorsening(judgement) || (judgement.tone === 'watch' && severe);
}

function isWorsening({ tone, reason }: Judgement): boolean {
  return tone === 'watch' && reason !== 'little_change';
}

/**
 * Any improvement and nothing to watch: responding; something to watch and no improvement: not responding. A lead that
 * got better beside a scale that got worse is both.
 */
function statusOf(responses: readonly Response[]): MedicationStatus {
  if (responses.length === 0) return 'insufficient_data';
  const positive = responses.some(
    ({ judgement }) => judgement.tone === 'positive' || judgement.reason === 'scales_disagree',
  );
  const watch = responses.some(({ judgement }) => judgement.tone === 'watch');
  if (positive && !watch) return 'responding';
  return watch && !positive ? 'not_responding' : 'mixed';
}
