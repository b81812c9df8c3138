import type { ReactNode } from 'react';
import { Axes } from './axes.tsx';
import type { Point, Range } from './chart-data.ts';
import { frameOf } from './frame.ts';
import { Mark } from './mark.tsx';
import type { PictureProps } from './chart-texts.ts';
import { numbersOf, piecesOf, placeOf, scaleOf } from './scale.ts';

/** Readings over time: each with the range that held for it, gaps left open. */
export function Lines({ data, width, format }: PictureProps): ReactNode {
  const frame = frameOf(width);
  const scale = scaleOf(numbersOf(data), false);
  const band = (frame.right - frame.left) / Math.max(1, data.categories.length);
  const x = (index: number) => frame.left + band * (index + 0.5);
  const y = (value: number) => placeOf(value, scale, frame.bottom, frame.top);
  const path = (points: readonly Point[], piece: readonly number[]) =>
    piece
      .map((index, place) => `${place === 0 ? 'M' : 'L'}${x(index)} ${y(points[index]?.value ?? 0)}`)
      .join('');
  const bandOf = ({ low, high }: Range) => {
    const top = high === null ? frame.top : y(high);
    return { y: top, height: Math.max(0, (low === null ? frame.bottom : y(low)) - top) };
  };
  return (
    <svg className="svc-chart" width={width} height={frame.height} aria-hidden="true">
      {data.series[0]?.points.map(
        ({ range }, index) =>
          range !== undefined && (
            <rect
              key={data.categories[index]}
              className="band"
              x={x(index) - band / 2}
              width={band}
              {...bandOf(range)}
            />
          ),
      )}
      <Axes
        format={format}
        frame={frame}
        scale={scale}
        categories={data.categories}
        limits={data.limits ?? []}
        middle={x}
      />
      {data.series.map(({ name, points }, series) => (
        <g key={name} className={`svc-series-${series + 1}`}>
          {piecesOf(points).map((piece) => (
            <path key={piece[0]} className="stroke" d={path(points, piece)} />
          ))}
          {points.map(
            (point, index) =>
              point.value !== null && (
                <Mark key={data.categories[index]} point={point} x={x(index)} y={y(point.value)} />
              ),
          )}
        </g>
      ))}
    </svg>
  );
}
