import type { RelapseAssessment } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge } from '../pieces/badge.tsx';
import { EnglishGroup } from '../pieces/english.tsx';
import { Row, Rows } from '../pieces/row.tsx';
import { ScoreBar } from '../pieces/score-bar.tsx';
import { Section } from '../pieces/section.tsx';
import { TableBeneath } from '../pieces/table.tsx';
import { Box, Track } from '../pieces/track.tsx';
import type { AnswerTexts } from '../texts/en.ts';
import { AgentFrame } from './agent-frame.tsx';
import type { Agents } from './agents.ts';

/** Warning signs and what each gives to the score, with the rule that raised it, if one did. */
export function RelapseAgentAnswer(props: AnswerProps<Agents['relapse']>): ReactNode {
  const { data, texts, format } = props;
  const { assessment } = data;
  return (
    <AgentFrame {...props}>
      {assessment === null ? (
        <p>{texts.agent.none}</p>
      ) : (
        <>
          <Signs assessment={assessment} texts={texts} format={format} />
          <EnglishGroup title={texts.agent.unrecognized} texts={assessment.unrecognized} />
          <EnglishGroup
            title={texts.signs.absent}
            texts={(assessment.readAsAbsent ?? []).map(
              ({ label, sentAs }) => `${label} · ${texts.signs.sentAs(sentAs)}`,
            )}
          />
        </>
      )}
    </AgentFrame>
  );
}

interface Props {
  readonly assessment: RelapseAssessment;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

function Signs({ assessment, texts, format }: Props): ReactNode {
  const { contributing, statement } = assessment;
  const words = texts.signs;
  if (contributing.length === 0) return <NoSigns assessment={assessment} texts={texts} />;
  return (
    <Section title={words.title}>
      <Composite assessment={assessment} texts={texts} format={format} />
      <Rows>
        {contributing.map(({ indicator, label, severity, contribution, sentAs = [] }, index) => (
          <Row
            key={indicator}
            name={<span lang="en">{label}</span>}
            value={`${words.contribution}: ${format.number(contribution)} · ${words.severity}: ${format.number(severity)}`}
            note={sentAs.length === 0 ? undefined : <span lang="en">{words.sentAs(sentAs.join(', '))}</span>}
          >
            <Track height={14}>
              <Box className="svc-most" from={0} to={1} y={2} height={10} />
              <g className={`svc-series-${(index % 6) + 1}`}>
                <Box className="fill" from={0} to={severity} y={2} height={10} />
              </g>
            </Track>
          </Row>
        ))}
      </Rows>
      {statement !== undefined && <p lang="en">{statement}</p>}
      <TableBeneath
        caption={words.title}
        texts={texts}
        heads={[words.sign, words.severity, words.contribution]}
        rows={contributing.map(({ label, severity, contribution }) => [
          { english: label },
          format.number(severity),
          format.number(contribution),
        ])}
      />
    </Section>
  );
}

function NoSigns({ assessment, texts }: Omit<Props, 'format'>): ReactNode {
  return (
    <Section title={texts.signs.title}>
      <p>
        <AnswerBadge tone="idle">{texts.head.notAssessed}</AnswerBadge> {texts.signs.none}
      </p>
      {assessment.statement !== undefined && <p lang="en">{assessment.statement}</p>}
    </Section>
  );
}

function Composite({ assessment, texts, format }: Props): ReactNode {
  const { compositeScore, band, contributing, scoreBeforeFloor, referenceStatus } = assessment;
  const words = texts.signs;
  const isRaised = scoreBeforeFloor !== undefined && scoreBeforeFloor < compositeScore;
  return (
    <>
      <p>
        {words.composite}: <strong>{format.number(compositeScore)}</strong> · {words.band}:{' '}
        <strong lang="en">{band}</strong>
      </p>
      <ScoreBar
        parts={contributing.map(({ indicator, contribution }) => ({ key: indicator, points: contribution }))}
        score={compositeScore}
        cuts={[]}
        isRaised={isRaised}
      />
      {isRaised && (
        <p className="svc-floor">
          <AnswerBadge tone="bad">
            {words.floor(format.number(compositeScore), format.number(scoreBeforeFloor))}
          </AnswerBadge>
        </p>
      )}
      {referenceStatus === 'provisional' && (
        <p className="svc-soft">
          {words.band}: {texts.head.provisional}
        </p>
      )}
    </>
  );
}
