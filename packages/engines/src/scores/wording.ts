import { bandOf, type InstrumentScale, markProvisional, ours } from '@svc/clinical';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { leastChangeOf } from '../shared/scale-change.ts';
import type { AlertItem, ScoredScale } from './scored-scale.ts';

/** What is known of one score: its band first, then its change, then what it calls for. */
export function scoreSentences(scored: ScoredScale): string[] {
  const { scale, score } = scored;
  return [
    bandSentence(scored),
    cutSentence(scale, score),
    changeSentence(scored),
    alertSentence(scale, score),
  ].filter((sentence) => sentence !== '');
}

function bandSentence({ scale, score }: ScoredScale): string {
  const { label, min, max, worse, bandsEvidence } = scale;
  const direction = worse === 'lower' ? ', lower is worse' : '';
  const band = markProvisional(bandOf(scale, score).label, bandsEvidence);
  return `${label} ${oneDecimal(score)} (range ${min} to ${max}${direction}): ${band}.`;
}

function cutSentence(scale: InstrumentScale, score: number): string {
  if (!isPositive(scale, score) || scale.cutPoint === undefined) return '';
  const { value, evidence } = scale.cutPoint;
  return `It reaches the ${markProvisional(`screening cut of ${value}`, evidence)}.`;
}

/** Whether the screening cut is reached; null without one. */
export function isPositive({ cutPoint, worse }: InstrumentScale, score: number): boolean | null {
  if (cutPoint === undefined) return null;
  return worse === 'higher' ? score >= cutPoint.value : score <= cutPoint.value;
}

function changeSentence({ scale, score, prior, change, trajectory }: ScoredScale): string {
  if (prior === null || change === null) return '';
  const moved = `It went from ${oneDecimal(prior)} to ${oneDecimal(score)} (${signed(change)})`;
  const limit = scale.reliableChange;
  if (limit === undefined && trajectory === 'unknown')
    return `${moved}; the scale has no figure for a reliable change, so no judgement is made.`;
  const figure =
    limit === undefined
      ? markProvisional(`20 % of the range, ${oneDecimal(leastChangeOf(scale))}`, ours())
      : markProvisional(`the reliable change of ${limit.value}`, limit.evidence);
  if (trajectory === 'stable') return `${moved}, less than ${figure}: within measurement error.`;
  return `${moved}, at least ${figure}: ${trajectory}.`;
}

function alertSentence({ scoreAlert }: InstrumentScale, score: number): string {
  if (scoreAlert === undefined || score < scoreAlert.atLeast) return '';
  return `${scoreAlert.label.charAt(0).toUpperCase()}${scoreAlert.label.slice(1)}.`;
}

export function unknownSafetyScreen(name: string): string {
  return `${name}: a safety screen this service does not know, not assessed`;
}

export function positiveSafetyScreen(label: string, measures: string): string {
  return `${label}: positive (${measures})`;
}

/** Neutral: which item and what was answered, never its text. */
export function alertItemSentence({ instrument, item, answer, label }: AlertItem): string {
  const where = item === undefined ? ' (which one is not known)' : ` (item ${item}, answer ${answer})`;
  return `${instrument.name}: ${label}${where}.`;
}
