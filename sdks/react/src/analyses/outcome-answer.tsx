import type { OutcomeComponent, OutcomeScore } from '@svc/contracts';
import { type ReactNode, useId } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { scaleOf } from '../chart/scale.ts';
import { Row, Rows } from '../pieces/row.tsx';
import { Section } from '../pieces/section.tsx';
import { TableBeneath } from '../pieces/table.tsx';
import { Box, Hatch, shareOf, Tick, Track } from '../pieces/track.tsx';
import { Analysis } from './analysis.tsx';

const HEIGHT = 16;

/** Parts of the outcome score, to the left what speaks for worse, to the right what speaks for better. */
export function OutcomeAnswer(props: AnswerProps<OutcomeScore>): ReactNode {
  const { data, texts, format } = props;
  const { components, score, sourceCount } = data;
  const words = texts.outcome;
  const scored = sourceCount > 0;
  const most = Math.max(10, Math.abs(score), ...components.map(({ contribution }) => Math.abs(contribution)));
  const { high } = scaleOf([0, most], true);
  const scale = { low: -high, high };
  const shown = ({ available, contribution }: OutcomeComponent) =>
    available ? format.signed(contribution) : words.unavailable;
  return (
    <Analysis {...props}>
      <Section title={words.title}>
        <Rows>
          {components.map((component) => (
            <Row
              key={component.key}
              name={<span lang="en">{component.label}</span>}
              value={shown(component)}
              note={<span lang="en">{component.detail}</span>}
            >
              <Diverging
                amount={component.available ? component.contribution : null}
                scale={scale}
                className="svc-series-1"
              />
            </Row>
          ))}
          <Row
            name={words.sum}
            value={scored ? format.signed(score) : words.noScore}
            note={`← ${words.worse} · ${words.better} →`}
          >
            <Diverging amount={scored ? score : null} scale={scale} className="svc-series-3" />
          </Row>
        </Rows>
        <TableBeneath
          caption={words.title}
          texts={texts}
          heads={[words.component, words.contribution, texts.head.detail]}
          rows={[
            ...components.map((component) => [
              { english: component.label },
              shown(component),
              { english: component.detail },
            ]),
            [words.sum, scored ? format.signed(score) : words.noScore, { english: data.summaryLine }],
          ]}
        />
      </Section>
    </Analysis>
  );
}

interface Props {
  /** null for what was not there: hatched, never a 0. */
  readonly amount: number | null;
  readonly scale: { readonly low: number; readonly high: number };
  readonly className: string;
}

function Diverging({ amount, scale, className }: Props): ReactNode {
  const hatch = useId();
  const [zero, end] = [0, amount ?? 0].map((value) => shareOf(value, scale)) as [number, number];
  return (
    <Track height={HEIGHT}>
      {amount === null && (
        <>
          <Hatch id={hatch} />
          <Box className="svc-unknown" from={0} to={1} y={4} height={8} fill={`url(#${hatch})`} />
        </>
      )}
      {amount !== null && amount !== 0 && (
        <g className={className}>
          <Box className="fill" from={Math.min(zero, end)} to={Math.max(zero, end)} y={2} height={12} />
        </g>
      )}
      <Tick className="svc-edge" at={zero} top={0} bottom={HEIGHT} />
    </Track>
  );
}
