import type { OutcomeAssessment } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge, type BadgeTone } from '../pieces/badge.tsx';
import { EnglishGroup } from '../pieces/english.tsx';
import { Row, Rows } from '../pieces/row.tsx';
import { Section } from '../pieces/section.tsx';
import { TableBeneath } from '../pieces/table.tsx';
import { Box, shareOf, Tick, Track } from '../pieces/track.tsx';
import type { AnswerTexts } from '../texts/en.ts';
import { AgentFrame } from './agent-frame.tsx';
import type { Agents } from './agents.ts';

type Result = OutcomeAssessment['results'][number];

const TONES: Readonly<Record<Result['trajectory'], BadgeTone>> = {
  improved: 'good',
  worsened: 'bad',
  stable: 'info',
  unknown: 'idle',
};

/** Totals of scales between the ends of each, with band and change in words. */
export function OutcomeAgentAnswer(props: AnswerProps<Agents['outcome']>): ReactNode {
  const { data, texts } = props;
  const { assessment } = data;
  return (
    <AgentFrame {...props}>
      {assessment === null ? (
        <p>{texts.agent.none}</p>
      ) : (
        <>
          <Totals {...props} results={assessment.results} />
          <EnglishGroup
            title={texts.agent.observations}
            texts={assessment.observations.map(({ instrument, note }) => `${instrument}: ${note}`)}
          />
        </>
      )}
    </AgentFrame>
  );
}

interface TotalsProps {
  readonly results: readonly Result[];
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

function Totals({ results, texts, format }: TotalsProps): ReactNode {
  const words = texts.scales;
  return (
    <Section title={words.title}>
      <Rows>
        {results.map((result, index) => (
          <Row
            key={`${result.instrument} ${result.scale ?? ''} ${index}`}
            name={<span lang="en">{nameOf(result)}</span>}
            value={totalText(result, texts, format)}
            badge={
              <>
                <AnswerBadge tone="info" lang="en">
                  {result.severity}
                </AnswerBadge>
                <AnswerBadge tone={TONES[result.trajectory]}>{changeText(result, texts, format)}</AnswerBadge>
              </>
            }
            note={notesOf(result, texts).join(' · ')}
          >
            <Total result={result} format={format} />
          </Row>
        ))}
      </Rows>
      <TableBeneath
        caption={words.title}
        texts={texts}
        heads={[words.instrument, words.total, words.severity, words.trajectory, texts.head.detail]}
        rows={results.map((result) => [
          { english: nameOf(result) },
          totalText(result, texts, format),
          { english: result.severity },
          changeText(result, texts, format),
          notesOf(result, texts).join(' · '),
        ])}
      />
    </Section>
  );
}

function Total({ result, format }: { readonly result: Result; readonly format: AnswerFormat }): ReactNode {
  const { total, min, max, referenceStatus } = result;
  if (min === undefined || max === undefined) return null;
  const dashed = referenceStatus === 'provisional' ? ' svc-provisional' : '';
  return (
    <Track height={34}>
      <Box className={`svc-most${dashed}`} from={0} to={1} y={4} height={12} />
      <g className="svc-series-1">
        <Box className="fill" from={0} to={shareOf(total, { low: min, high: max })} y={4} height={12} />
      </g>
      <Tick className="svc-edge" at={0} top={2} bottom={18} name={format.number(min)} />
      <Tick className="svc-edge" at={1} top={2} bottom={18} name={format.number(max)} />
    </Track>
  );
}

function nameOf({ name, instrument, label, scale }: Result): string {
  const whole = name ?? instrument;
  return scale === undefined || scale === 'total' || label === undefined || label === whole
    ? whole
    : `${whole}: ${label}`;
}

function totalText({ total, min, max }: Result, { scales }: AnswerTexts, format: AnswerFormat): string {
  if (min === undefined || max === undefined) return format.number(total);
  return scales.ofRange(format.number(total), format.number(min), format.number(max));
}

function changeText(
  { trajectory, change, reliableChange }: Result,
  { scales }: AnswerTexts,
  format: AnswerFormat,
) {
  const word = scales.trajectories[trajectory];
  const by = change === null ? '' : ` ${format.signed(change)}`;
  const reliable =
    reliableChange === null ? '' : `, ${reliableChange ? scales.reliable : scales.notReliable}`;
  return `${word}${by}${reliable}`;
}

function notesOf({ positive, totalIs, referenceStatus }: Result, { scales, head }: AnswerTexts): string[] {
  return [
    positive === true ? scales.positive : '',
    totalIs === undefined ? '' : totalIs === 'at_least' ? scales.atLeast : scales.atMost,
    referenceStatus === 'provisional' ? `${scales.severity}: ${head.provisional}` : '',
  ].filter((text) => text !== '');
}
