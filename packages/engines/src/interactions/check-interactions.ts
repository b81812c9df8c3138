import type { MedicationAssessment } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agents/agent-evaluation.ts';
import { notAssessable, riskOf, unrecognisedLabels } from '../agents/risk.ts';
import type { RecognisedLine } from '../drugs/recognise-line.ts';
import { recogniseLine } from '../drugs/recognise-line.ts';
import { quoteInput } from '../shared/signal-key.ts';
import { duplicateTherapyNotes, type MedicationNote } from './duplicate-therapy.ts';
import { type Interaction, interactionsAmong } from './interactions-among.ts';
import { maximumDoseNotes } from './maximum-dose.ts';
import { type InteractionSeverity, SEVERITIES } from './severity.ts';
import { labelOf, takenIn } from './taken.ts';

const RISK_OF: Readonly<Record<InteractionSeverity, AgentRisk['level']>> = {
  contraindicated: 'high',
  major: 'moderate',
  moderate: 'low',
  minor: 'none',
};

/**
 * Checks the lines of a medication list against one another: interactions, doubled therapy and doses above the
 * listed maximum.
 *
 * Each line is free text: a name, brand or class word with an optional dose in mg and times a day. What is not
 * recognised is named in the warnings and never guessed; a misspelling that is read as a medication is named too.
 * The answer does not depend on the order of the lines, and a further line never lowers the risk or removes an
 * interaction. `assessment` is null when nothing was recognised. Advisory: every recommendation is for the
 * prescriber to weigh. Never throws. Rules with their sources: `INTERACTION_RULES`.
 */
export function checkInteractions(lines: readonly string[]): AgentEvaluation<MedicationAssessment> {
  return evaluateLines(lines.map(recogniseLine));
}

/** The same for lines that are already read. */
function evaluateLines(lines: readonly RecognisedLine[]): AgentEvaluation<MedicationAssessment> {
  const unrecognised = lines.filter(isUnrecognised).map(({ text }) => text);
  const warnings = warningsOf(lines);
  const leftOut = unrecognisedLabels(unrecognised.length, lines.length);
  if (unrecognised.length === lines.length) return notAssessable(leftOut, warnings);
  const taken = takenIn(lines);
  const interactions = interactionsAmong(taken);
  const notes = [...duplicateTherapyNotes(taken), ...maximumDoseNotes(taken)].toSorted(byText);
  return {
    assessment: {
      interactions,
      recognized: [...new Set(taken.map(labelOf))],
      unrecognized: [...new Set(unrecognised)],
      notes,
    },
    risk: riskOf(levelOf(interactions), [...severityLabels(interactions), ...leftOut]),
    findings: findingsOf(interactions, notes),
    warnings,
  };
}

function isUnrecognised({ drugs, exposures }: RecognisedLine): boolean {
  return drugs.length === 0 && exposures.length === 0;
}

function warningsOf(lines: readonly RecognisedLine[]): string[] {
  const all = lines.flatMap((line) =>
    isUnrecognised(line)
      ? [`${quoteInput(line.text)} was not recognised and not checked`]
      : line.drugs
          .filter(({ by }) => by === 'spelling')
          .map(({ drug, matched }) => `${quoteInput(matched)} was read as ${drug.name}: check the spelling`),
  );
  return [...new Set(all)];
}

function levelOf([worst]: readonly Interaction[]): AgentRisk['level'] {
  return worst === undefined ? 'none' : RISK_OF[worst.severity];
}

function severityLabels(interactions: readonly Interaction[]): string[] {
  return SEVERITIES.flatMap((severity) => {
    const count = interactions.filter((it) => it.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity} ${count === 1 ? 'interaction' : 'interactions'}`];
  });
}

function findingsOf(interactions: readonly Interaction[], notes: readonly MedicationNote[]): AgentFinding[] {
  const pairs = interactions.map((it, index) => ({
    citation: `checkInteractions.interactions[${index}]`,
    subject: `${it.a} + ${it.b}`,
    sentences: [
      `${it.a} with ${it.b} is listed as a ${it.severity} interaction.`,
      `Mechanism: ${it.mechanism}.`,
      `${it.recommendation}.`,
    ],
  }));
  const others = notes.map(({ subject, note }, index) => ({
    citation: `checkInteractions.notes[${index}]`,
    subject,
    sentences: [`${note.charAt(0).toUpperCase()}${note.slice(1)}.`],
  }));
  return [...pairs, ...others];
}

function byText(one: MedicationNote, other: MedicationNote): number {
  const [first, second] = [one, other].map(({ kind, subject, note }) => `${kind} ${subject} ${note}`);
  if (first === second) return 0;
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
