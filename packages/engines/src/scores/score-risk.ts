import type { AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf, unrecognisedLabels } from '../agents/risk.ts';
import { bandOf } from '../instruments/bands.ts';
import type { AlertItem } from './alert-items.ts';
import { gradeOf } from './band-grade.ts';
import type { ReadEntry, ScoredScale } from './read-entry.ts';

/**
 * A self-harm item at its escalating answer is high, any other non-zero answer to one moderate; a severe band or a
 * reliable worsening moderate; a moderate band low.
 */
export function scoreRisk(entries: readonly ReadEntry[]): AgentRisk {
  const selfHarm = entries.flatMap(({ alerts }) => alerts.filter((alert) => alert.selfHarm));
  const scored = entries.flatMap((entry) => entry.scored);
  const concerns = scored.filter((score) => urgencyOf(score) > 0).sort((a, b) => urgencyOf(b) - urgencyOf(a));
  const labels = [
    ...selfHarm.map(({ instrument, label }) => `${instrument.name}: ${label}`),
    ...concerns.flatMap(concernLabels),
    ...leftOutLabels(entries),
  ];
  return riskOf(levelOf(selfHarm, scored), [...new Set(labels)]);
}

function levelOf(selfHarm: readonly AlertItem[], scored: readonly ScoredScale[]): AgentRisk['level'] {
  if (selfHarm.some(({ level }) => level === 'escalate')) return 'high';
  const most = Math.max(0, ...scored.map(urgencyOf));
  if (selfHarm.length > 0 || most > 1) return 'moderate';
  return most === 1 ? 'low' : 'none';
}

/** 3 for a severe band, 2 for a reliable worsening, 1 for a moderate band, else 0. */
export function urgencyOf({ scale, score, trajectory }: ScoredScale): number {
  const grade = gradeOf(scale, score);
  if (grade === 'severe') return 3;
  if (trajectory === 'worsened') return 2;
  return grade === 'moderate' ? 1 : 0;
}

function concernLabels({ scale, score, trajectory }: ScoredScale): string[] {
  const { scoreAlert, label } = scale;
  const alert = scoreAlert?.level === 'escalate' && score >= scoreAlert.atLeast;
  return [
    ...(alert ? [`${label}: ${scoreAlert.label}`] : []),
    ...(gradeOf(scale, score) === 'mild' ? [] : [`${label}: ${bandOf(scale, score).label}`]),
    ...(trajectory === 'worsened' ? [`${label}: reliably worse than before`] : []),
  ];
}

/** What was sent and not scored, so that an answer without findings is never read as all clear. */
export function leftOutLabels(entries: readonly ReadEntry[]): string[] {
  const unrecognised = entries.filter(({ recognised }) => !recognised).length;
  const unscored = entries.filter(({ recognised, scored }) => recognised && scored.length === 0).length;
  return [
    ...unrecognisedLabels(unrecognised, entries.length),
    ...(unscored === 0 ? [] : [`${unscored} of ${entries.length} entries recognised but not scored`]),
  ];
}
