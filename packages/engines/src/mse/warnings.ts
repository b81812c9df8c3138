import type { MseSelection } from '@svc/contracts';
import { cssrsOf } from './assess-risk.ts';
import { findSafetyWords, findMseDomain } from '@svc/clinical';
import { quoteInput } from '../shared/signal-key.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { type Finding, findingsOf } from './findings.ts';
import { eachQuoteOnce } from '../safety-words/each-quote-once.ts';
import { isRecorded } from './is-recorded.ts';
import type { CssrsScore } from './score-cssrs.ts';

/**
 * What a reader of the exam should look at again: options that contradict each other, C-SSRS answers that do, a
 * C-SSRS screen with open questions, and notes that say a word of risk which no finding records. Nothing is refused
 * for it, and a finding that bears risk always counts.
 * @param selection one that `validateMseSelection` accepts
 * @param year the present calendar year; without it no year in a note is taken for the past
 *
 * @example
 * ```ts
 * import { mseWarnings } from '@svc/engines';
 *
 * mseWarnings({ mood: { values: ['depressed'], text: 'says he wants to die' } });
 * // → [
 * //     `Mood (reported): the note says "says he wants to die" (suicide), and no finding bears risk; please check the entry and the person's safety`
 * //   ]
 * ```
 */
export function mseWarnings(selection: MseSelection, year?: number): string[] {
  const screen = cssrsOf(selection);
  return [
    ...contradictionsOf(selection, screen?.positive ?? false).map(contradictionText),
    ...(screen === undefined ? [] : cssrsWarnings(screen)),
    ...noteWarnings(selection, screen, year),
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

/** Options that say nothing was found about risk. */
const REASSURING: ReadonlySet<string> = new Set(['none_identified', 'denies_si_hi']);

/**
 * A note never changes the level: the exam is what was recorded. It is only said that the two do not agree, whatever else is
 * recorded: a note is silent only where a finding records the very thing that its words say.
 */
function noteWarnings(
  selection: MseSelection,
  screen: CssrsScore | undefined,
  year: number | undefined,
): string[] {
  const findings = findingsOf(selection);
  const beside = besideText(findings, screen?.positive ?? false);
  return Object.entries(selection).flatMap(([key, { text = '' }]) =>
    eachQuoteOnce(
      findSafetyWords(text, year).filter((words) => !isRecorded(words, findings, selection.risk?.cssrs)),
    ).map(
      ({ label, quote }) =>
        `${findMseDomain(key)?.label ?? key}: the note says ${quoteInput(quote, MOST_QUOTED)} (${label}), and ${beside}; please check the entry and the person's safety`,
    ),
  );
}
const MOST_QUOTED = 121;

function besideText(findings: readonly Finding[], cssrsPositive: boolean): string {
  const reassuring = findings.find(({ option }) => REASSURING.has(option.value));
  if (reassuring !== undefined) return `"${reassuring.option.finding}" is recorded`;
  const bearsRisk = cssrsPositive || findings.some(({ option }) => option.riskMark !== 'none');
  return bearsRisk ? 'no finding records it' : 'no finding bears risk';
}
