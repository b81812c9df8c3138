import type { AgentRisk } from '../agent-evaluation.ts';
import { riskOf, unrecognisedLabels } from '../risk.ts';
import { bandOf } from '@svc/clinical';
import type { AlertItem, ScoredScale } from './scored-scale.ts';
import { gradeOf, isPositive } from '../../shared/band-grade.ts';
import { SAFETY_SCREENS } from '../../shared/safety-screens.ts';
import type { ScoredEntry } from './score-entry.ts';
import { positiveSafetyScreen } from './wording.ts';
import { relapseWords } from '../../shared/band-crossing.ts';
import { byWeight } from './alert-items.ts';

/**
 * A self-harm item at its escalating answer, or a medical emergency, is high; any other answer to a self-harm item above
 * zero moderate, or low where the authors of the screen call it so; a positive screen of safety, a severe band, a
 * reliable worsening or a rise that is a relapse by itself moderate; a moderate band, or a worse band that asks, low.
 * What could not be read and might have mattered sets the flag and no level. The levels are ours.
 */
export function scoreRisk(entries: readonly ScoredEntry[]): AgentRisk {
  const selfHarm = entries.flatMap(({ alerts }) => alerts.filter((alert) => alert.selfHarm)).sort(byWeight);
  const scored = entries.flatMap((entry) => entry.scored);
  const concerns = scored.filter((score) => urgencyOf(score) > 0).sort((a, b) => urgencyOf(b) - urgencyOf(a));
  const labels = [
    ...selfHarm.map(({ instrument, label }) => `${instrument.name}: ${label}`),
    ...concerns.flatMap(concernLabels),
    ...leftOutLabels(entries),
  ];
  const risk = riskOf(levelOf(selfHarm, scored), [...new Set(labels)]);
  const asks =
    selfHarm.length > 0 ||
    entries.some(({ unread }) => unread !== undefined) ||
    scored.some(({ crossing }) => crossing?.asks === true);
  return asks ? { ...risk, flag: true } : risk;
}

function levelOf(selfHarm: readonly AlertItem[], scored: readonly ScoredScale[]): AgentRisk['level'] {
  if (selfHarm.some(({ level }) => level === 'escalate') || scored.some(isEmergency)) return 'high';
  const most = Math.max(0, ...scored.map(urgencyOf));
  if (selfHarm.some(({ alone }) => alone !== 'low') || most > 1) return 'moderate';
  return most === 1 || selfHarm.length > 0 ? 'low' : 'none';
}

/** A severe score that a medical assessment must follow. */
function isEmergency(scored: ScoredScale): boolean {
  return hasScoreAlert(scored) && gradeOf(scored.scale, scored.score) === 'severe';
}

function hasScoreAlert({ scale: { scoreAlert }, score }: ScoredScale): boolean {
  return scoreAlert?.level === 'escalate' && score >= scoreAlert.atLeast;
}

/**
 * 4 for a positive screen of safety, 3 for a severe band or one that a medical assessment must follow, 2 for a reliable
 * worsening or a relapse by itself, 1 for a moderate band or a worse one that asks, else 0.
 */
export function urgencyOf(scored: ScoredScale): number {
  const { scale, score, trajectory, crossing, relapse } = scored;
  if (isPositiveSafetyScreen(scored)) return 4;
  const grade = gradeOf(scale, score);
  if (grade === 'severe' || hasScoreAlert(scored)) return 3;
  if (trajectory === 'worsened' || relapse !== undefined) return 2;
  return grade === 'moderate' || crossing?.asks === true ? 1 : 0;
}

function isPositiveSafetyScreen({ instrument, scale, score }: ScoredScale): boolean {
  return SAFETY_SCREENS.has(instrument.key) && !instrument.levelOnly && isPositive(scale, score) === true;
}

function concernLabels(scored: ScoredScale): string[] {
  const { instrument, scale, score, bound, trajectory, crossing, relapse } = scored;
  const { label, scoreAlert } = scale;
  if (isPositiveSafetyScreen(scored)) return [positiveSafetyScreen(label, instrument.measures)];
  const crossed = crossing && trajectory !== 'worsened' ? ` (was ${crossing.fromBand})` : '';
  const band = `${bound && !bound.bandCertain ? 'at least ' : ''}${bandOf(scale, score).label}`;
  return [
    ...(hasScoreAlert(scored) ? [`${label}: ${scoreAlert?.label}`] : []),
    ...(gradeOf(scale, score) === 'mild' && crossed === '' ? [] : [`${label}: ${band}${crossed}`]),
    ...(trajectory === 'worsened' ? [`${label}: reliably worse than before`] : []),
    ...(relapse === undefined ? [] : [`${label}: ${relapseWords(relapse)}`]),
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
