import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import type { PictureProps } from './chart-texts.ts';
import { numbersOf, placeOf, scaleOf } from './scale.ts';

const ROW = 40;
const FOOT = 22;
const BAR = 14;

/** A row for each category, on one axis: its value in its range, a second series as the value before. */
export function Bullets({ data, width, format }: PictureProps): ReactNode {
  const scale = scaleOf(numbersOf(data), false);
  const [left, right] = [8, width - 16];
  const height = data.categories.length * ROW + FOOT;
  const x = (value: number) => placeOf(value, scale, left, right);
  return (
    <svg className="svc-chart" width={width} height={height} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick} className="axes">
          <line className="grid" x1={x(tick)} x2={x(tick)} y1={0} y2={height - FOOT} />
          <text x={x(tick)} y={height - 6} textAnchor="middle">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {data.categories.map((category, index) => {
        const middle = index * ROW + 26;
        const range = data.series[0]?.points[index]?.range;
        return (
          <g key={category}>
            <text className="row-name" x={left} y={middle - 13}>
              {category}
            </text>
            {range !== undefined && (
              <rect
                className="band"
                x={range.low === null ? left : x(range.low)}
                width={
                  (range.high === null ? right : x(range.high)) - (range.low === null ? left : x(range.low))
                }
                y={middle - BAR / 2}
                height={BAR}
              />
            )}
            {data.series.map(({ name, points }, series) => {
              const point = points[index];
              if (point === undefined || point.value === null) return null;
              return (
                <g key={name} className={`svc-series-${series + 1}`}>
                  <Mark point={point} x={x(point.value)} y={middle} isLying />
                </g>
              );
            })}
          </g>
        );
      })}
      {(data.limits ?? []).map(({ name, value, isProvisional }) => (
        <g key={name} className={isProvisional === true ? 'limit provisional' : 'limit'}>
          <line x1={x(value)} x2={x(value)} y1={0} y2={height - FOOT} />
        </g>
      ))}
    </svg>
  );
}
