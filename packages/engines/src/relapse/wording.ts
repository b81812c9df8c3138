import type { RelapseFactorKey, RelapseLevel, TrendDirection } from '@svc/contracts';

export const DISCLAIMER =
  'Decision support for clinician review: an early-warning score from fixed rules, not a diagnosis, not a prediction for one person and not a substitute for clinical judgement. Points and cut-offs are service defaults, not published norms. Self-harm risk is not assessed.';

export const FACTOR_LABELS: Readonly<Record<RelapseFactorKey, string>> = {
  symptoms: 'Symptom burden and change',
  sleep: 'Sleep',
  dmse: 'Response latency change',
  medication: 'Medication stability',
  cadence: 'Visit cadence',
};

export const LEGEND: Readonly<Record<RelapseLevel, string>> = {
  low: 'Few contributing factors among the inputs sent; does not rule out relapse',
  moderate: 'Some contributing factors; worth checking at the next contact',
  elevated: 'Several or strong contributing factors; clinician review advised',
  high: 'Many strong contributing factors; prompt clinician review advised',
};

export const NO_FACTOR = 'No contributing factor';
const NOT_ASSESSED = 'Not assessed: no usable inputs. This is not a low-risk result.';

const TREND_WORDS: Readonly<Record<TrendDirection, string>> = {
  rising: 'trend rising',
  falling: 'trend falling',
  stable: 'trend stable',
  insufficient_data: 'trend cannot be judged',
};

const LEVEL_ADVICE: Readonly<Record<RelapseLevel, string>> = {
  low: 'Check again at the next planned contact; a low score does not rule out relapse.',
  moderate:
    'Check with the patient what has changed, and ask the treating clinician whether an earlier contact is useful.',
  elevated:
    'Ask the treating clinician to review soon, and check early warning signs and current safety with the patient.',
  high: 'Ask the treating clinician to review promptly, and check early warning signs and current safety with the patient.',
};

const FACTOR_ADVICE: Readonly<Record<RelapseFactorKey, string>> = {
  symptoms: 'Check the single answers of the latest symptom scale.',
  sleep: 'Ask about recent sleep and what has changed it.',
  dmse: 'Check the response timing again under comparable conditions.',
  medication: 'Ask about medication taking and recent changes.',
  cadence: 'Check when the next visit is planned.',
};

const NOTHING_IS_DONE = 'No action is taken automatically.';

/** What a reader needs to know of a result to word it. */
export interface Outlook {
  readonly score: number;
  readonly level: RelapseLevel;
  readonly trend: TrendDirection;
  readonly top: RelapseFactorKey | undefined;
  readonly available: number;
  readonly symptomsAvailable: boolean;
  /** Findings that call for attention whatever the score. */
  readonly safety: readonly string[];
}

export function headline(outlook: Outlook): string {
  if (outlook.available === 0) return NOT_ASSESSED;
  return `${partly(outlook)}${scoreSentence(outlook)}`;
}

export function summaryLine(outlook: Outlook): string {
  if (outlook.available === 0) return `${NOT_ASSESSED} Send at least one usable input.`;
  const driver =
    outlook.top === undefined ? 'no contributing factor' : `largest factor ${FACTOR_LABELS[outlook.top]}`;
  return `${partly(outlook)}${scoreSentence(outlook).slice(0, -1)}; ${driver}; ${outlook.available} of 5 factors available.`;
}

export function recommendation(outlook: Outlook): string {
  const safety = outlook.safety.length === 0 ? '' : `Check first: ${outlook.safety.join('; ')}. `;
  if (outlook.available === 0) {
    return `${NOT_ASSESSED} ${safety}Ask for a current symptom scale, sleep, medication and visit details. ${NOTHING_IS_DONE}`;
  }
  const check = outlook.top === undefined ? '' : `${FACTOR_ADVICE[outlook.top]} `;
  const missing = outlook.symptomsAvailable ? '' : 'Ask for a current symptom scale. ';
  return `${partly(outlook)}${safety}${LEVEL_ADVICE[outlook.level]} ${check}${missing}${NOTHING_IS_DONE}`;
}

function scoreSentence({ score, level, trend }: Outlook): string {
  return `Early-warning score ${score} of 100, level ${level}, ${TREND_WORDS[trend]}.`;
}

function partly({ symptomsAvailable, available }: Outlook): string {
  return symptomsAvailable ? '' : `Partly assessed (${available} of 5 factors). `;
}
