import {
  type BiomarkerAnalysis,
  type DmseAnalysis,
  type Intelligence,
  type MedicationAnalysis,
  type OutcomeScore,
  PRODUCT_ENDPOINTS,
  type ProductKey,
  type RelapsePrediction,
} from '@svc/contracts';
import type { Products } from '@svc/intelligence';

type Break = (rule: string, holds: boolean) => void;

/** Names of the rules an answer breaks; none when it keeps every bound the contract states. */
export function brokenBounds<Product extends ProductKey>(
  product: Product,
  request: Products[Product]['request'],
  data: Products[Product]['data'],
): string[] {
  const broken: string[] = [];
  const must: Break = (rule, holds) => {
    if (!holds) broken.push(rule);
  };
  const json = JSON.stringify(data);
  const sent: unknown = JSON.parse(json);
  const { response } = PRODUCT_ENDPOINTS[product];
  const shown = 'requestId' in response.shape ? { requestId: 'req_0' } : {};
  must('the answer fits its schema', response.safeParse({ ok: true, ...shown, data: sent }).success);
  must('numbers are plain: no NaN, no infinity', !hasLostNumber(data));
  must('sessionRef is echoed as sent', data.sessionRef === request.sessionRef);
  checkIntelligence(data.intelligence, request, must);
  CHECKS[product]?.(data, must);
  return broken;
}

/** What the contract says of one product beside what it says of all. */
const CHECKS: { readonly [Product in ProductKey]?: (data: Products[Product]['data'], must: Break) => void } =
  {
    dmse: checkDmse,
    medication: checkMedication,
    biomarker: checkBiomarker,
    outcome: checkOutcome,
    relapse: checkRelapse,
  };

function checkIntelligence(
  { confidence, dataQuality, summary, interpretationScale, change, ...block }: Intelligence,
  request: { previous?: unknown; explain?: boolean | undefined },
  must: Break,
): void {
  must('confidence.score is 0 to 1', isBetween(confidence.score, 0, 1));
  must('completeness is 0 to 1', isBetween(dataQuality.completeness, 0, 1));
  must('summary.status is in the legend', Object.hasOwn(interpretationScale, summary.status));
  must('change is null exactly without previous', (change === null) === (request.previous === undefined));
  must(
    'reasoning is there exactly with explain',
    (block.reasoning !== undefined) === (request.explain === true),
  );
  must('change.delta is finite', change === null || Number.isFinite(change.delta));
}

function checkDmse(data: DmseAnalysis, must: Break): void {
  const { signals, summary, intelligence } = data;
  must('signalsPresent counts the signals', data.signalsPresent === signals.length);
  must('confidence equals intelligence.confidence', data.overallConfidence === intelligence.confidence.level);
  must('one narrative line for each signal', data.mseNarrative.length === signals.length);
  const attention = signals.some(({ interpretation }) => interpretation === 'clinical_attention');
  const outside = signals.filter(({ interpretation }) => interpretation !== 'within_normal').length;
  must(
    'review for clinical attention or two subclinical',
    summary.requiresClinicianReview || !(attention || outside >= 2),
  );
  must('flagged are the signals outside', summary.flagged.length === outside);
  must(
    'the summary is the same in the block',
    JSON.stringify(summary) === JSON.stringify(intelligence.summary),
  );
}

function checkMedication({ signalsPresent, signals, intelligence }: MedicationAnalysis, must: Break): void {
  must('signalsPresent counts the signals', signalsPresent === signals.length);
  const toWatch = signals.some(
    ({ tone, signalKey }) => signalKey.startsWith('med_response_') && (tone === 'watch' || tone === 'alert'),
  );
  must('review for a response to watch', intelligence.summary.requiresClinicianReview || !toWatch);
  must('signal keys are unique', new Set(signals.map(({ signalKey }) => signalKey)).size === signals.length);
}

function checkBiomarker(
  { signalsPresent, signals, discrepancies, intelligence }: BiomarkerAnalysis,
  must: Break,
): void {
  must('signalsPresent counts the signals', signalsPresent === signals.length);
  const findings = signals.length + discrepancies.length;
  must(
    'review for any signal or discrepancy',
    intelligence.summary.requiresClinicianReview || findings === 0,
  );
  must('a finding is never within normal', intelligence.summary.status !== 'within_normal' || findings === 0);
  must('signal keys are unique', new Set(signals.map(({ signalKey }) => signalKey)).size === signals.length);
}

function checkOutcome(data: OutcomeScore, must: Break): void {
  const { score, direction, components, sourceCount, intelligence } = data;
  must('score is -100 to 100', isBetween(score, -100, 100));
  must(
    'score is whole',
    Number.isInteger(score) && components.every(({ contribution }) => Number.isInteger(contribution)),
  );
  must(
    'contributions add up to the score',
    sum(components.map(({ contribution }) => contribution)) === score,
  );
  must(
    'a missing source adds nothing',
    components.every(({ available, contribution }) => available || contribution === 0),
  );
  must(
    'sourceCount counts the sources',
    sourceCount === components.filter(({ available }) => available).length,
  );
  must('confidence equals intelligence.confidence', data.confidence === intelligence.confidence.level);
  must('direction is the status', direction === intelligence.summary.status);
  const change = components.some(({ key, available }) => available && (key === 'symptoms' || key === 'dmse'));
  must(
    'without a change source: insufficient_data within 14',
    change || (direction === 'insufficient_data' && Math.abs(score) <= 14),
  );
  const review = intelligence.summary.requiresClinicianReview;
  must(
    'review when worsening or insufficient',
    review || (direction !== 'worsening' && direction !== 'insufficient_data'),
  );
}

function checkRelapse(data: RelapsePrediction, must: Break): void {
  const { score, level, trend, factors, sourceCount, assessed, intelligence } = data;
  must('score is 0 to 100', isBetween(score, 0, 100) && Number.isInteger(score));
  must('points add up to the score', sum(factors.map(({ points }) => points)) === score);
  must(
    'points are 0 to maxPoints',
    factors.every(({ points, maxPoints }) => isBetween(points, 0, maxPoints)),
  );
  must('maxPoints add up to 100', sum(factors.map(({ maxPoints }) => maxPoints)) === 100);
  must(
    'a missing factor is neutral and adds nothing',
    factors.every(({ available, points, tone }) => available || (points === 0 && tone === 'neutral')),
  );
  must('sourceCount counts the factors', sourceCount === factors.filter(({ available }) => available).length);
  must('assessed exactly with a factor', assessed === sourceCount > 0);
  must(
    'level follows the score',
    level === (score >= 75 ? 'high' : score >= 50 ? 'elevated' : score >= 25 ? 'moderate' : 'low'),
  );
  must('level is the status', level === intelligence.summary.status);
  must('confidence equals intelligence.confidence', data.confidence === intelligence.confidence.level);
  must(
    'review when elevated, high or not assessed',
    intelligence.summary.requiresClinicianReview || (score < 50 && assessed),
  );
  must(
    'nothing assessed says so',
    assessed || (trend === 'insufficient_data' && data.summaryLine.startsWith('Not assessed')),
  );
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** JSON turns NaN and infinities into null silently. */
function hasLostNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasLostNumber);
}
