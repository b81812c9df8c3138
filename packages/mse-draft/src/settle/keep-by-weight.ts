import { FEWEST_STATEMENTS } from '../weigh/is-weighed.ts';
import type { Option } from '../find/define-rule.ts';
import type { DomainKey } from '../find/domain-keys.ts';
import type { Finding } from '../find/finding.ts';
import type { ObservedOption } from '../find/classifier/outputs.ts';
import { findingOf, findingOfObservation } from '../find/finding-of-statement.ts';
import { isRiskBearing } from '../find/is-risk-bearing.ts';
import type { JudgedObservation } from '../find/judge-observations.ts';
import type { JudgedStatement } from '../find/judge-statements.ts';
import { ANY_RISK, speaksMostFor } from '../weigh/weigh-visit.ts';
import { SEEN } from './covered.ts';
import { isReassuring } from './reassurances.ts';
import { keepScreen } from './keep-screen.ts';
import { isExplicit } from './supported.ts';

/** An option that no wording gives is drafted from so far above its own score on. Ours. */
const DRAFTED_FROM = 0.2;
/** What an option that no wording gives can be cited for. */
export interface Judged {
  readonly statements: readonly JudgedStatement[];
  readonly observations: readonly JudgedObservation[];
}

/**
 * Findings that hold for the visit as a whole, with those that are likely of it though no wording gives them: each with
 * the observation or the answer that speaks most for it. A visit that is quiet as a whole has no risk but what is said in plain words, which
 * holds whatever its weight.
 */
export function keepByWeight(
  findings: readonly Finding[],
  weighed: ReadonlyMap<string, number>,
  judged: Judged,
  transcript: string,
): Finding[] {
  if (weighed.size === 0) return [...findings];
  const isQuiet = (weighed.get(ANY_RISK) ?? 0) < 0;
  const isShort = judged.statements.length < FEWEST_STATEMENTS;
  const holds = (finding: Finding): boolean =>
    (weighed.get(optionOf(finding)) ?? 0) >= 0 && !(isQuiet && isRiskBearing(finding));
  const kept = findings.filter(
    (finding) =>
      holds(finding) ||
      isSeen(finding) ||
      (isShort && isDelusional(finding)) ||
      (isRiskBearing(finding) && isExplicit(finding)),
  );
  const there = new Set(kept.map(optionOf));
  const added = [...weighed].flatMap(([target, above]): Finding[] => {
    const option = optionNamed(target);
    if (above < DRAFTED_FROM || option === undefined || there.has(target) || isReassuring(target)) return [];
    const finding = findingFor(option, judged, transcript);
    return finding && holds(finding) ? [{ ...finding, isRisk: isRiskBearing(finding) }] : [];
  });
  return keepScreen([...kept, ...added], weighed);
}

/** An option with what it is cited for, if anything. */
export function findingFor(
  option: Option,
  { statements, observations }: Judged,
  transcript: string,
): Finding | undefined {
  const target = option.join('.');
  const observation = showing(target as ObservedOption, observations);
  if (observation) return findingOfObservation(option, observation, transcript);
  const [statement] = speakingFor(target, statements);
  return statement && findingOf(option, statement, transcript);
}

/** The observation that most likely shows an option, where one more likely does than not. */
function showing(
  option: ObservedOption,
  observations: readonly JudgedObservation[],
): JudgedObservation | undefined {
  let most: JudgedObservation | undefined;
  for (const one of observations) if (one.scores[option] > (most?.scores[option] ?? 0)) most = one;
  return most;
}

function speakingFor(target: string, statements: readonly JudgedStatement[]): JudgedStatement[] {
  const own = statements.filter(
    ({ statedAs, experiencer, speaker }) =>
      statedAs === 'asserted' && (experiencer === 'patient' || speaker === 'other'),
  );
  const at = speaksMostFor(
    target,
    own.map(({ scores }) => scores),
  );
  return own.slice(at, at + 1);
}

/** Ordinary, and stated by who saw it, in the wording of a rule. */
function isSeen(finding: Finding): boolean {
  return finding.basis === 'clinician_observation' && SEEN.has(optionOf(finding));
}

function isDelusional({ value }: Finding): boolean {
  return value.endsWith('_delusions') || value === 'ideas_of_reference';
}

function optionOf({ domain, value }: Finding): string {
  return `${domain}.${value}`;
}

/** The option that something decided for a visit stands for; none for levels and the screen. */
export function optionNamed(target: string): Option | undefined {
  const [domain = '', value = ''] = target.split('.');
  return domain === 'cssrs' || domain === 'level' ? undefined : [domain as DomainKey, value];
}
