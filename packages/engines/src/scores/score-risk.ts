import type { AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf, unrecognisedLabels } from '../agents/risk.ts';
import { bandOf } from '@svc/clinical';
import type { AlertItem, ScoredScale } from './scored-scale.ts';
import { gradeOf } from './band-grade.ts';
import { SAFETY_SCREENS } from '../shared/safety-screens.ts';
import type { ScoredEntry } from './score-entry.ts';
import { isPositive, positiveSafetyScreen } from './wording.ts';

/**
 * A self-harm item at its escalating answer is high, any other non-zero answer to one moderate; a positive screen of
 * safety, a severe band or a reliable worsening moderate; a moderate band low. What could not be read and might have
 * mattered sets the flag and no level. The levels are ours.
 */
export function scoreRisk(entries: readonly ScoredEntry[]): AgentRisk {
  const selfHarm = entries.flatMap(({ alerts }) => alerts.filter((alert) => alert.selfHarm));
  const scored = entries.flatMap((entry) => entry.scored);
  const concerns = scored.filter((score) => urgencyOf(score) > 0).sort((a, b) => urgencyOf(b) - urgencyOf(a));
  const unread = entries.flatMap((entry) => entry.unread ?? []);
  const labels = [
    ...selfHarm.map(({ instrument, label }) => `${instrument.name}: ${label}`),
    ...concerns.flatMap(concernLabels),
    ...leftOutLabels(entries),
  ];
  const risk = riskOf(levelOf(selfHarm, scored), [...new Set(labels)]);
  return unread.length > 0 ? { ...risk, flag: true } : risk;
}

function levelOf(selfHarm: readonly AlertItem[], scored: readonly ScoredScale[]): AgentRisk['level'] {
  if (selfHarm.some(({ level }) => level === 'escalate')) return 'high';
  const most = Math.max(0, ...scored.map(urgencyOf));
  if (selfHarm.length > 0 || most > 1) return 'moderate';
  return most === 1 ? 'low' : 'none';
}

/** 4 for a positive screen of safety, 3 for a severe band, 2 for a reliable worsening, 1 for a moderate band, else 0. */
export function urgencyOf(scored: ScoredScale): number {
  const { scale, score, trajectory } = scored;
  if (isPositiveSafetyScreen(scored)) return 4;
  const grade = gradeOf(scale, score);
  if (grade === 'severe') return 3;
  if (trajectory === 'worsened') return 2;
  return grade === 'moderate' ? 1 : 0;
}

function isPositiveSafetyScreen({ instrument, scale, score }: ScoredScale): boolean {
  return SAFETY_SCREENS.has(instrument.key) && !instrument.levelOnly && isPositive(scale, score) === true;
}

function concernLabels(scored: ScoredScale): string[] {
  const { instrument, scale, score, trajectory } = scored;
  const { scoreAlert, label } = scale;
  const alert = scoreAlert?.level === 'escalate' && score >= scoreAlert.atLeast;
  if (isPositiveSafetyScreen(scored)) return [positiveSafetyScreen(label, instrument.measures)];
  return [
    ...(alert ? [`${label}: ${scoreAlert.label}`] : []),
    ...(gradeOf(scale, score) === 'mild' ? [] : [`${label}: ${bandOf(scale, score).label}`]),
    ...(trajectory === 'worsened' ? [`${label}: reliably worse than before`] : []),
  ];
}

/** What was sent and not scored, so that an answer without findings is never read as all clear. */
export function leftOutLabels(entries: readonly ScoredEntry[]): string[] {
  const unrecognised = entries.filter(({ recognised }) => !recognised).length;
  const unscored = entries.filter(({ recognised, scored }) => recognised && scored.length === 0).length;
  return [
    ...entries.flatMap((entry) => entry.unread ?? []),
    ...unrecognisedLabels(unrecognised, entries.length),
    ...(unscored === 0 ? [] : [`${unscored} of ${entries.length} entries recognised but not scored`]),
  ];
}
