import type { ReactNode } from 'react';
import { Axes } from './axes.tsx';
import { frameOf } from './frame.ts';
import type { PictureProps } from './chart-texts.ts';
import { placeOf, scaleOf, sumsOf } from './scale.ts';

const GAP_SHARE = 0.25;

/** Bars of amounts, the series on one another. */
export function Bars({ data, width, format }: PictureProps): ReactNode {
  const frame = frameOf(width);
  const scale = scaleOf(sumsOf(data), true);
  const band = (frame.right - frame.left) / Math.max(1, data.categories.length);
  const bar = Math.max(1, band * (1 - GAP_SHARE));
  const middle = (index: number) => frame.left + band * (index + 0.5);
  const y = (value: number) => placeOf(value, scale, frame.bottom, frame.top);
  const below = data.categories.map(() => 0);
  return (
    <svg className="svc-chart" width={width} height={frame.height} aria-hidden="true">
      <Axes
        format={format}
        frame={frame}
        scale={scale}
        categories={data.categories}
        limits={data.limits ?? []}
        middle={middle}
      />
      {data.series.map(({ name, points }, series) => (
        <g key={name} className={`svc-series-${series + 1}`}>
          {points.map(({ value }, index) => {
            const from = below[index] ?? 0;
            if (value === null || value === 0) return null;
            below[index] = from + value;
            return (
              <rect
                key={data.categories[index]}
                className="fill"
                x={middle(index) - bar / 2}
                width={bar}
                y={y(from + value)}
                height={Math.max(1, y(from) - y(from + value))}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
