import type { MedicationAssessment } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge, type BadgeTone } from '../pieces/badge.tsx';
import { EnglishGroup } from '../pieces/english.tsx';
import { Section } from '../pieces/section.tsx';
import { TableBeneath } from '../pieces/table.tsx';
import type { AnswerTexts } from '../texts/en.ts';
import { AgentFrame } from './agent-frame.tsx';
import type { Agents } from './agents.ts';

type Interaction = MedicationAssessment['interactions'][number];
type Grade = Interaction['severity'];

const GRADES: readonly Grade[] = ['contraindicated', 'major', 'moderate', 'minor'];
const TONES: Readonly<Record<Grade, BadgeTone>> = {
  contraindicated: 'bad',
  major: 'bad',
  moderate: 'warn',
  minor: 'info',
};

/** Interactions by grade, with what was not checked. */
export function MedicationAgentAnswer(props: AnswerProps<Agents['medication']>): ReactNode {
  const { data, texts } = props;
  const { assessment } = data;
  if (assessment === null) {
    return (
      <AgentFrame {...props}>
        <p>{texts.agent.none}</p>
      </AgentFrame>
    );
  }
  const rank = ({ severity }: Interaction) => GRADES.indexOf(severity);
  const interactions = assessment.interactions.toSorted((a, b) => rank(a) - rank(b));
  return (
    <AgentFrame {...props}>
      <Interactions interactions={interactions} texts={texts} />
      <Besides assessment={assessment} texts={texts} />
    </AgentFrame>
  );
}

interface InteractionsProps {
  readonly interactions: readonly Interaction[];
  readonly texts: AnswerTexts;
}

function Interactions({ interactions, texts }: InteractionsProps): ReactNode {
  const words = texts.interactions;
  const evidence = ({ evidence }: Interaction) => (evidence === undefined ? '' : words[evidence]);
  return (
    <Section title={words.title}>
      {interactions.length === 0 && <p>{words.none}</p>}
      <ul className="svc-rows">
        {interactions.map((interaction, index) => {
          const { a, b, severity, mechanism, recommendation, source } = interaction;
          return (
            <li key={`${a} ${b} ${index}`} className="svc-row">
              <div className="svc-row-head">
                <AnswerBadge tone={TONES[severity]}>{words.grades[severity]}</AnswerBadge>
                <strong lang="en">{`${a} + ${b}`}</strong>
              </div>
              <p lang="en">{mechanism}</p>
              <p lang="en">{recommendation}</p>
              <p className="svc-soft">
                {[evidence(interaction), stoppedText(interaction, texts)]
                  .filter((text) => text !== '')
                  .map((text) => `${text} · `)}
                <span lang="en">{source}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {interactions.length > 0 && (
        <TableBeneath
          caption={words.title}
          texts={texts}
          heads={[words.pair, words.grade, words.mechanism, words.recommendation, words.evidence]}
          rows={interactions.map((interaction) => [
            { english: `${interaction.a} + ${interaction.b}` },
            words.grades[interaction.severity],
            { english: interaction.mechanism },
            { english: interaction.recommendation },
            evidence(interaction),
          ])}
        />
      )}
    </Section>
  );
}

function stoppedText({ stopped }: Interaction, { interactions }: AnswerTexts): string {
  if (stopped === undefined) return '';
  const { name, washoutDays, stillMattersDays } = stopped;
  return stillMattersDays === null
    ? interactions.washout(name, washoutDays)
    : interactions.stillMatters(name, stillMattersDays);
}

interface BesidesProps {
  readonly assessment: MedicationAssessment;
  readonly texts: AnswerTexts;
}

function Besides({ assessment, texts }: BesidesProps): ReactNode {
  const { notes = [], stopped = [], recognized, unrecognized } = assessment;
  const words = texts.interactions;
  return (
    <>
      <EnglishGroup
        title={words.notes}
        texts={notes.map(({ subject, note }) => (note.includes(subject) ? note : `${subject}: ${note}`))}
      />
      <EnglishGroup title={texts.agent.unrecognized} texts={unrecognized} />
      <EnglishGroup
        title={words.stopped}
        texts={stopped.map(({ name, when, checked }) =>
          [name, when ?? words.noTime, checked ? '' : words.washoutUnknown]
            .filter((text) => text !== '')
            .join(' · '),
        )}
      />
      <EnglishGroup title={words.recognized} texts={recognized} />
    </>
  );
}
