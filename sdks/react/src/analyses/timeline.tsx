import type { ReactNode } from 'react';
import { scaleOf } from '../chart/scale.ts';
import type { AnswerFormat } from '../answer-format.ts';
import { placeAt, shareOf, Tick, Track, TrackMark } from '../pieces/track.tsx';

export interface TimedScore {
  readonly atMs: number;
  readonly score: number;
}

interface TimedStart {
  readonly atMs: number;
  readonly name: string;
}

interface Props {
  readonly scores: readonly TimedScore[];
  readonly starts: readonly TimedStart[];
  /** End of the scale; unknown when the answer alone is drawn. */
  readonly most?: number | undefined;
  readonly format: AnswerFormat;
}

const [TOP, BOTTOM] = [10, 130];

/** Scores of one scale over true time, with the starts of medicines as lines. */
export function Timeline({ scores, starts, most, format }: Props): ReactNode {
  const times = [...scores, ...starts].map(({ atMs }) => atMs);
  const span = { low: Math.min(...times), high: Math.max(...times) };
  // A single day stands in the middle.
  const x = (atMs: number) => (span.low === span.high ? 0.5 : 0.08 + 0.84 * shareOf(atMs, span));
  const scale = scaleOf([...scores.map(({ score }) => score), ...(most === undefined ? [] : [most])], true);
  const y = (score: number) => BOTTOM - shareOf(score, scale) * (BOTTOM - TOP);
  const day = (atMs: number) => format.day(new Date(atMs).toISOString());
  return (
    <Track height={BOTTOM + 22 + 13 * starts.length}>
      {scale.ticks.map((tick) => (
        <g key={tick} className="svc-grid">
          <line x1="0%" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text x="0" y={y(tick) - 2}>
            {format.number(tick)}
          </text>
        </g>
      ))}
      {starts.map(({ atMs, name }, index) => (
        <Tick
          key={`${name} ${atMs}`}
          className="svc-start"
          at={x(atMs)}
          top={TOP}
          bottom={BOTTOM + 4 + 13 * (index + 1)}
          name={name}
        />
      ))}
      <g className="svc-series-1">
        {scores.slice(1).map(({ atMs, score }, index) => {
          const from = scores[index];
          if (from === undefined) return null;
          return (
            <line
              key={`${atMs} ${index}`}
              className="svc-stroke"
              x1={`${placeAt(x(from.atMs))}%`}
              x2={`${placeAt(x(atMs))}%`}
              y1={y(from.score)}
              y2={y(score)}
            />
          );
        })}
        {scores.map(({ atMs, score }, index) => (
          <TrackMark key={`${atMs} ${index}`} point={{ value: score }} at={x(atMs)} y={y(score)} />
        ))}
      </g>
      {[...new Set([span.low, span.high])].map((atMs) => (
        <Tick
          key={atMs}
          className="svc-axis"
          at={x(atMs)}
          top={BOTTOM}
          bottom={BOTTOM + 2}
          name={day(atMs)}
        />
      ))}
    </Track>
  );
}
