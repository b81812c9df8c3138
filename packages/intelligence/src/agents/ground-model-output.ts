import type { AgentEvaluation, AgentFinding } from '@svc/engines';
import { groundNarrative, type NarrativeProblem } from '../grounding/ground-narrative.ts';
import { createGrounding, type GroundingProblem } from '../grounding/ground-sentence.ts';
import type { ModelOutput } from './model-output.ts';
import { closingOf, headlineOf, shownFindings } from './tool-output.ts';

export interface GroundedDraft {
  /** `null` when it said more than the engine. */
  readonly narrative: string | null;
  /** Why something was dropped; never in the model's words. */
  readonly warnings: readonly string[];
}

const WHY: Readonly<Record<NarrativeProblem | 'subject', string>> = {
  subject: 'it is about nothing the engine found',
  words: 'it says more than the engine found',
  number: 'it has a number the engine did not compute',
  advice: 'it advises or diagnoses',
  link: 'it carries a link or markup',
  unreadable: 'it is too long or carries hidden characters',
  length: 'it does not have 2 to 4 sentences',
};

/** Keeps of a model's output what the engine said. Nothing in it can add to, change or remove a finding. */
export function groundModelOutput(output: ModelOutput, evaluation: AgentEvaluation<unknown>): GroundedDraft {
  const shown = shownFindings(evaluation);
  const warnings = (output.observations ?? []).flatMap((observation) => {
    const problem = observationProblem(observation, shown);
    return problem === undefined ? [] : [`An observation of the model was dropped: ${WHY[problem]}.`];
  });
  const problem = groundNarrative(output.narrative, sourcesOf(evaluation));
  if (problem === undefined) return { narrative: output.narrative, warnings: summed(warnings) };
  warnings.push(`The narrative of the model was dropped: ${WHY[problem]}.`);
  return { narrative: null, warnings: summed(warnings) };
}

/** What a narrative may draw on: each finding by itself, and the sentences on the whole. */
function sourcesOf(evaluation: AgentEvaluation<unknown>) {
  const warningCount = evaluation.warnings.length;
  return [
    { sentences: [headlineOf(evaluation), ...evaluation.risk.labels] },
    { sentences: [closingOf({ risk: evaluation.risk, warningCount, notChecked: evaluation.notChecked })] },
    ...shownFindings(evaluation).map(({ subject, sentences }) => ({ sentences: [subject, ...sentences] })),
  ];
}

function observationProblem(
  { subject, note }: { subject: string; note: string },
  findings: readonly AgentFinding[],
): GroundingProblem | 'subject' | undefined {
  const meant = findings.filter((finding) => finding.subject === subject);
  if (meant.length === 0) return 'subject';
  return createGrounding(meant.map((finding) => ({ sentences: [subject, ...finding.sentences] })))(note);
}

/** Gives each reason once, with its count. */
function summed(warnings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const warning of warnings) counts.set(warning, (counts.get(warning) ?? 0) + 1);
  return [...counts].map(([warning, count]) =>
    count === 1 ? warning : `${warning.slice(0, -1)} (${count} times).`,
  );
}
