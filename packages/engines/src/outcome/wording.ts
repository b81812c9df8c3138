import type { OutcomeComponentKey, OutcomeDirection } from '@svc/contracts';
import { signed } from '../shared/number-text.ts';

export const DISCLAIMER =
  'Decision support for clinician review: a composite from fixed rules, not a diagnosis and not a substitute for clinical judgement. Weights and cut-offs are service defaults, not published norms. Self-harm risk is not assessed.';

export const COMPONENT_LABELS: Readonly<Record<OutcomeComponentKey, string>> = {
  symptoms: 'Symptom scales',
  dmse: 'Response latency change',
  medication: 'Active medications',
  biomarker: 'Biomarkers on watch',
  sleep: 'Sleep',
};

export const LEGEND: Readonly<Record<OutcomeDirection, string>> = {
  improving: 'The sources together point to improvement since the first score',
  stable: 'The sources together show no clear change',
  worsening: 'The sources together point to worsening; clinician review advised',
  insufficient_data: 'No source shows change over time, so no change can be judged; clinician review advised',
};

const NO_CHANGE_SOURCE =
  'No change can be judged: neither two scores of one symptom scale nor a response latency change was usable.';

/** What a reader needs to know of a result to word it. */
export interface Outlook {
  readonly score: number;
  readonly direction: OutcomeDirection;
  readonly sourceCount: number;
  /** The score alone would read better than the symptom scales allow. */
  readonly heldBack: boolean;
  /** Label of the component that moves the score most; undefined when none moves it. */
  readonly leading: string | undefined;
}

export function headline({ score, direction, sourceCount, heldBack }: Outlook): string {
  if (sourceCount === 0) return `${NO_CHANGE_SOURCE} No usable inputs.`;
  if (direction === 'insufficient_data') return `${NO_CHANGE_SOURCE} Present state ${signed(score)} of 100.`;
  const held = heldBack ? ' (not better than the symptom scales alone)' : '';
  return `Outcome composite ${signed(score)} of 100: ${direction}${held}.`;
}

export function summaryLine(outlook: Outlook): string {
  const { leading, sourceCount } = outlook;
  const by = leading === undefined ? '' : ` Moved most by ${leading}.`;
  return `${headline(outlook)}${by} ${sourceCount} of 5 sources available.`;
}
