import type { OutcomeAssessment } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding } from '../agent-evaluation.ts';
import { notAssessable } from '../risk.ts';
import { bandOf, referenceStatusOf } from '@svc/clinical';
import { roundOffNoise } from '../../shared/whole-numbers.ts';
import type { AlertItem, ScoredScale } from './scored-scale.ts';
import { byWeight } from './alert-items.ts';
import { type InstrumentEntry, scoreEntry } from './score-entry.ts';
import { leftOutLabels, scoreRisk, urgencyOf } from './score-risk.ts';
import { alertItemSentence, scoreSentences } from './wording.ts';
import { isPositive } from '../../shared/band-grade.ts';

/**
 * Scores symptom instruments from their answers, or from a total where one number is enough.
 *
 * Responses need the exact number of items, each within its own answers; nothing is prorated. DES-II answers are
 * tens of per cent. Responses win over a total that disagrees; answers that cannot be scored leave the total.
 * A total beyond its scale is not scored. Each subscale is a result of its own. Items about self-harm count
 * whatever the total says. Never throws: what cannot be scored is in the warnings with its reason. Bands, cuts and
 * reliable change: the instrument catalogue with its sources.
 *
 * @example
 * ```ts
 * import { scoreInstruments } from '@svc/engines';
 *
 * const { assessment } = scoreInstruments([{ instrument: 'PHQ-9', total: 16 }]);
 * assessment?.results[0]?.severity; // → 'moderately severe'
 * ```
 */
export function scoreInstruments(entries: readonly InstrumentEntry[]): AgentEvaluation<OutcomeAssessment> {
  const read = entries.map(scoreEntry);
  const scored = read.flatMap((entry) => entry.scored);
  const alerts = read.flatMap((entry) => entry.alerts).sort(byWeight);
  const warnings = [...new Set([...read.flatMap((entry) => entry.warnings), ...repeatedWarnings(scored)])];
  if (scored.length === 0 && alerts.length === 0) {
    const nothing = notAssessable(leftOutLabels(read), warnings);
    const flag = read.some(({ unread }) => unread !== undefined);
    return { ...nothing, risk: { ...nothing.risk, flag } };
  }
  return {
    assessment: { results: scored.map(resultOf), observations: observationsOf(alerts, scored) },
    risk: scoreRisk(read),
    findings: findingsOf(alerts, scored),
    warnings,
  };
}

function resultOf(scored: ScoredScale): OutcomeAssessment['results'][number] {
  const { instrument, scale, score, source, bound, trajectory, change, reliableChange } = scored;
  return {
    instrument: instrument.key,
    total: roundOffNoise(score),
    severity: bandOf(scale, score).label,
    trajectory,
    change,
    reliableChange,
    name: instrument.name,
    scale: scale.key,
    label: scale.label,
    min: scale.min,
    max: scale.max,
    positive: isPositive(scale, score),
    source,
    ...(bound === undefined ? {} : { totalIs: scale.worse === 'higher' ? 'at_least' : 'at_most' }),
    referenceStatus: referenceStatusOf(scale.bandsEvidence),
  };
}

/** Items that matter by themselves first, then every score in the order it was sent. */
function observationsOf(
  alerts: readonly AlertItem[],
  scored: readonly ScoredScale[],
): OutcomeAssessment['observations'] {
  return [
    ...alerts.map((alert) => ({ instrument: alert.instrument.key, note: alertItemSentence(alert) })),
    ...scored.map((score) => ({
      instrument: score.instrument.key,
      note: scoreSentences(score).join(' '),
    })),
  ];
}

/** Self-harm items first, then the scores from the worst, other noted items last. */
function findingsOf(alerts: readonly AlertItem[], scored: readonly ScoredScale[]): AgentFinding[] {
  const ofAlerts = alerts.map((alert, index) => ({
    alert,
    finding: {
      citation: `scoreInstruments.observations[${index}]`,
      subject: alert.instrument.key,
      sentences: [alertItemSentence(alert)],
    },
  }));
  const ofScores = scored
    .map((score, index) => ({ score, index, urgency: urgencyOf(score) }))
    .sort((a, b) => b.urgency - a.urgency)
    .map(({ score, index }) => ({
      citation: `scoreInstruments.results[${index}]`,
      subject: score.instrument.key,
      sentences: scoreSentences(score),
    }));
  return [
    ...ofAlerts.filter(({ alert }) => alert.selfHarm).map(({ finding }) => finding),
    ...ofScores,
    ...ofAlerts.filter(({ alert }) => !alert.selfHarm).map(({ finding }) => finding),
  ];
}

/** A scale that was sent with several scores: nobody knows which is meant, so each is reported. */
function repeatedWarnings(scored: readonly ScoredScale[]): string[] {
  const last = new Map(scored.map(({ scale, score }) => [scale, score]));
  return scored
    .filter(({ scale, score }) => last.get(scale) !== score)
    .map(({ scale }) => `${scale.label}: sent more than once with different scores; each is reported`);
}
