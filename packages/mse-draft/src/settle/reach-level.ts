import { FEWEST_STATEMENTS } from '../weigh/is-weighed.ts';
import type { MseSelection } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import type { Finding } from '../find/finding.ts';
import { isRiskBearing } from '../find/is-risk-bearing.ts';
import { findingFor, optionNamed, type Judged } from './keep-by-weight.ts';

const LEVELS = ['none', 'low', 'moderate', 'high'] as const;
/** From so far above its score on, a visit as a whole has a level that its findings have to reach. Ours. */
const REACHED_FROM = { low: 0.5, moderate: 0.75, high: 1 } as const;
/** An option so far below its own score is none of it. */
const FARTHEST = -0.9;

/**
 * Findings of at least the level of risk that the visit as a whole leaves no doubt of: where what was found is of a lower
 * one, the likeliest option that reaches it is drafted too, with low confidence.
 */
export function reachLevel(
  findings: readonly Finding[],
  weighed: ReadonlyMap<string, number>,
  judged: Judged,
  transcript: string,
): Finding[] {
  if (judged.statements.length < FEWEST_STATEMENTS) return [...findings];
  let reached = [...findings];
  for (const level of ['low', 'moderate', 'high'] as const) {
    if ((weighed.get(`level.${level}`) ?? -Infinity) < REACHED_FROM[level]) continue;
    const isReached = (more: readonly Finding[]): boolean =>
      LEVELS.indexOf(levelOf([...reached, ...more])) >= LEVELS.indexOf(level);
    if (isReached([])) continue;
    const nearest = candidates(reached, weighed, judged, transcript).find((finding) => isReached([finding]));
    if (nearest) reached = [...reached, nearest];
  }
  return reached;
}

/** Risk that was not found, the likeliest first. */
function candidates(
  findings: readonly Finding[],
  weighed: ReadonlyMap<string, number>,
  judged: Judged,
  transcript: string,
): Finding[] {
  const there = new Set(findings.map(({ domain, value }) => `${domain}.${value}`));
  return [...weighed]
    .filter(([target, above]) => above >= FARTHEST && !there.has(target))
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([target]) => {
      const option = optionNamed(target);
      const finding = option && findingFor(option, judged, transcript);
      return finding && isRiskBearing(finding) ? [{ ...finding, isRisk: true, hedged: true }] : [];
    });
}

function levelOf(findings: readonly Finding[]): (typeof LEVELS)[number] {
  const selection: Record<string, { values: string[]; cssrs?: Record<string, 'yes'> }> = {};
  for (const { domain, value, screen } of findings) {
    const entry = (selection[domain] ??= { values: [] });
    if (!entry.values.includes(value)) entry.values.push(value);
    for (const question of screen) ((selection['risk'] ??= { values: [] }).cssrs ??= {})[question] = 'yes';
  }
  return assessMseRisk(selection as MseSelection).level;
}
