import { type ReactNode, useId } from 'react';
import { Box, Hatch, placeAt, Tick, Track } from './track.tsx';

interface Props {
  /** In the order they stand on one another. */
  readonly parts: readonly { readonly key: string; readonly points: number }[];
  readonly score: number;
  /** What it could be if all that is unknown were at its worst. */
  readonly atMost?: number | undefined;
  readonly cuts: readonly { readonly name: string; readonly from: number }[];
  /** Whether a rule made more of it than the points say. */
  readonly isRaised: boolean;
}

const [TOP, BOTTOM] = [10, 34];
const NAME_STEP = 13;
const SERIES = 6;

/** Points from 0 to 100 in one bar, cut-offs as dashed lines, what is not known hatched. */
export function ScoreBar({ parts, score, atMost = score, cuts, isRaised }: Props): ReactNode {
  const hatch = useId();
  const ends = parts.reduce<number[]>((all, { points }) => [...all, (all.at(-1) ?? 0) + points], []);
  return (
    <Track height={BOTTOM + 6 + NAME_STEP * Math.max(1, cuts.length)}>
      <Hatch id={hatch} />
      <Box className="svc-most" from={0} to={1} y={TOP} height={BOTTOM - TOP} />
      {atMost > score && (
        <Box
          className="svc-unknown"
          from={score / 100}
          to={atMost / 100}
          y={TOP}
          height={BOTTOM - TOP}
          fill={`url(#${hatch})`}
        />
      )}
      {parts.map(({ key, points }, index) =>
        points === 0 ? null : (
          <g key={key} className={`svc-series-${(index % SERIES) + 1}`}>
            <Box
              className="fill svc-part"
              from={((ends[index] ?? 0) - points) / 100}
              to={(ends[index] ?? 0) / 100}
              y={TOP}
              height={BOTTOM - TOP}
            />
          </g>
        ),
      )}
      {cuts.map(({ name, from }, index) => (
        <g key={name} className="svc-cut">
          <Tick at={from / 100} top={TOP - 4} bottom={BOTTOM + NAME_STEP * index} name={name} className="" />
        </g>
      ))}
      {isRaised && (
        <svg className="svc-raised" x={`${placeAt(score / 100)}%`} y={0} overflow="visible">
          <path d="M0 0l6 9h-12z" />
        </svg>
      )}
    </Track>
  );
}
