import type { MseSelection } from '@svc/contracts';
import { cssrsOf } from './assess-risk.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import type { CssrsScore } from './score-cssrs.ts';

/**
 * What a reader of the exam should look at again: options that contradict each other, C-SSRS answers that do, and
 * a C-SSRS screen with open questions. Nothing is refused for it, and a finding that bears risk always counts.
 * @param selection one that `validateMseSelection` accepts
 */
export function mseWarnings(selection: MseSelection): string[] {
  const screen = cssrsOf(selection);
  return [
    ...contradictionsOf(selection, screen?.positive ?? false).map(contradictionText),
    ...(screen === undefined ? [] : cssrsWarnings(screen)),
  ];
}

function contradictionText({ finding, opposing, byCssrs }: Contradiction): string {
  const against = [
    ...opposing.map(({ option }) => `"${option.finding}"`),
    ...(byCssrs ? ['a positive C-SSRS screen'] : []),
  ].join(', ');
  const bearsRisk = byCssrs || opposing.some(({ option }) => option.riskMark !== 'none');
  const outcome = bearsRisk ? 'the risk-bearing finding counts' : 'please check the entry';
  return `${finding.domain.label}: "${finding.option.label}" is recorded together with ${against}; ${outcome}`;
}

function cssrsWarnings({ contradictory, missing }: CssrsScore): string[] {
  return [
    ...(contradictory.length === 0
      ? []
      : [`C-SSRS: yes to ${contradictory.join(', ')} with no to q2; the yes answers count`]),
    ...(missing.length === 0
      ? []
      : [
          `C-SSRS screen incomplete: ${missing.join(', ')} not answered; a missing answer is not a no, clinician review required`,
        ]),
  ];
}
