import type { MseRisk, MseRiskLevel, MseSelection } from '@svc/contracts';
import { type Finding, optionsOf, riskFindingsOf } from './findings.ts';
import { RISK } from '@svc/clinical';
import { highestLevel } from './risk-level.ts';
import { type CssrsScore, scoreCssrs } from './score-cssrs.ts';

const LEVEL_WORDS = { low: 'Low', moderate: 'Moderate', high: 'High' } as const;

/**
 * Risk of an exam by fixed rules: the higher of what the recorded options and the C-SSRS answers say. The flag is
 * set by any risk-bearing option and any yes. `riskAssessed` is false when nothing was recorded in the risk domain
 * and no C-SSRS was completed or positive: a level of none then says nothing.
 * @param selection one that `validateMseSelection` accepts
 *
 * @example
 * ```ts
 * import { assessMseRisk } from '@svc/engines';
 *
 * assessMseRisk({ risk: { values: [], cssrs: { q1: 'yes', q2: 'yes' } } });
 * // → {
 * //     flag: true,
 * //     level: 'low',
 * //     labels: [ 'C-SSRS Low risk', 'C-SSRS screen incomplete' ],
 * //     riskAssessed: true
 * //   }
 * ```
 */
export function assessMseRisk(selection: MseSelection): MseRisk {
  const findings = riskFindingsOf(selection);
  const screen = cssrsOf(selection);
  const level = highestLevel([levelOfFindings(findings), screen?.level ?? 'none']);
  return {
    flag: level !== 'none',
    level,
    labels: [...new Set(findings.map(({ option }) => option.finding)), ...cssrsLabels(screen)],
    riskAssessed: isRiskAssessed(selection),
  };
}

/** The scored C-SSRS of an exam, or `undefined` when it has none. */
export function cssrsOf(selection: MseSelection): CssrsScore | undefined {
  const answers = selection[RISK.key]?.cssrs;
  return answers === undefined ? undefined : scoreCssrs(answers);
}

/** An incomplete screen with nothing but no is not an assessment. */
export function isRiskAssessed(selection: MseSelection): boolean {
  const screen = cssrsOf(selection);
  return (
    optionsOf(RISK, selection[RISK.key]).length > 0 ||
    (screen !== undefined && (screen.complete || screen.positive))
  );
}

/** One high finding is high; several others are moderate, as is one in a domain about risk; else one is low. */
function levelOfFindings(findings: readonly Finding[]): MseRiskLevel {
  if (findings.some(({ option }) => option.riskMark === 'high')) return 'high';
  if (findings.length > 1 || findings.some(({ domain }) => domain.riskCentral)) return 'moderate';
  return findings.length === 1 ? 'low' : 'none';
}

function cssrsLabels(screen: CssrsScore | undefined): string[] {
  if (screen === undefined) return [];
  return [
    ...(screen.level === 'none' ? [] : [`C-SSRS ${LEVEL_WORDS[screen.level]} risk`]),
    ...(screen.complete ? [] : ['C-SSRS screen incomplete']),
  ];
}
