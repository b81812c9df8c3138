import type { RelapseFactor, RelapsePrediction } from '@svc/contracts';
import { type ReactNode, useId } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge } from '../pieces/badge.tsx';
import { Row, Rows } from '../pieces/row.tsx';
import { Section } from '../pieces/section.tsx';
import { ScoreBar } from '../pieces/score-bar.tsx';
import { TableBeneath } from '../pieces/table.tsx';
import { Box, Hatch, shareOf, Track } from '../pieces/track.tsx';
import { Analysis } from './analysis.tsx';
import { cutsOf, levelBelow, type RelapseCuts } from './relapse-cuts.ts';

interface Props extends AnswerProps<RelapsePrediction> {
  /** Where the levels begin; those of the shipped engine when not given and the answer is by it. */
  readonly cuts?: RelapseCuts | undefined;
}

/** Points of the relapse factors against the most they can give, and what the sum makes of the level. */
export function RelapseAnswer(props: Props): ReactNode {
  const { data, texts, format, cuts = cutsOf(data) } = props;
  const { factors, assessed } = data;
  const words = texts.relapse;
  const shown = ({ available, points, maxPoints }: RelapseFactor) =>
    available ? words.ofMost(format.number(points), format.number(maxPoints)) : words.unknown;
  return (
    <Analysis {...props}>
      <Section title={words.title}>
        {assessed ? (
          <Score {...props} cuts={cuts} />
        ) : (
          <p>
            <AnswerBadge tone="idle">{words.notAssessed}</AnswerBadge>
          </p>
        )}
        <Rows>
          {factors.map((factor, index) => (
            <Row
              key={factor.key}
              name={<span lang="en">{factor.label}</span>}
              value={shown(factor)}
              note={<span lang="en">{factor.detail}</span>}
            >
              <Points
                factor={factor}
                index={index}
                most={Math.max(...factors.map((each) => each.maxPoints))}
              />
            </Row>
          ))}
        </Rows>
        <p className="svc-soft">{words.provisional}</p>
        <TableBeneath
          caption={words.title}
          texts={texts}
          heads={[words.factor, words.points, words.most, texts.head.detail]}
          rows={factors.map((factor) => [
            { english: factor.label },
            factor.available ? format.number(factor.points) : words.unknown,
            format.number(factor.maxPoints),
            { english: factor.detail },
          ])}
        />
      </Section>
      <Section title={words.recommendation}>
        <p lang="en">{data.recommendation}</p>
      </Section>
    </Analysis>
  );
}

function Score({ data, texts, format, cuts }: Props): ReactNode {
  const { factors, score, level, scoreAtMost, levelAtMost = level } = data;
  const words = texts.relapse;
  const below = cuts === undefined ? undefined : levelBelow(data, cuts);
  const levels = texts.status.relapse;
  return (
    <>
      <p>
        {words.score}: <strong>{format.number(score)}</strong>
      </p>
      <ScoreBar
        parts={factors.map(({ key, points }) => ({ key, points }))}
        score={score}
        atMost={scoreAtMost}
        cuts={
          cuts === undefined
            ? []
            : Object.entries(cuts).map(([each, from]) => ({
                name: words.from(levels[each as keyof typeof levels], format.number(from)),
                from,
              }))
        }
        isRaised={below !== undefined}
      />
      {below !== undefined && (
        <p className="svc-floor">
          <AnswerBadge tone="bad">{words.floor(levels[level], levels[below])}</AnswerBadge>
        </p>
      )}
      {cuts === undefined && <p>{words.noCuts}</p>}
      {scoreAtMost !== undefined && <p>{words.atMost(format.number(scoreAtMost), levels[levelAtMost])}</p>}
    </>
  );
}

interface PointsProps {
  readonly factor: RelapseFactor;
  readonly index: number;
  readonly most: number;
}

function Points({ factor, index, most }: PointsProps): ReactNode {
  const hatch = useId();
  const scale = { low: 0, high: most };
  const all = shareOf(factor.maxPoints, scale);
  return (
    <Track height={16}>
      {!factor.available && <Hatch id={hatch} />}
      <Box
        className={factor.available ? 'svc-most' : 'svc-unknown'}
        from={0}
        to={all}
        y={2}
        height={12}
        fill={factor.available ? undefined : `url(#${hatch})`}
      />
      {factor.available && factor.points > 0 && (
        <g className={`svc-series-${index + 1}`}>
          <Box className="fill" from={0} to={shareOf(factor.points, scale)} y={2} height={12} />
        </g>
      )}
    </Track>
  );
}
