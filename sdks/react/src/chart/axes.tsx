import type { ReactNode } from 'react';
import type { Limit } from './chart-data.ts';
import type { ChartFormat } from './chart-texts.ts';
import type { Frame } from './frame.ts';
import { everyNth, placeOf, type Scale } from './scale.ts';

const ROOM_FOR_NAME = 72;

interface Props {
  readonly format: ChartFormat;
  readonly frame: Frame;
  readonly scale: Scale;
  readonly categories: readonly string[];
  readonly limits: readonly Limit[];
  /** Middle of a category, in pixels. */
  readonly middle: (index: number) => number;
}

/** Lines and numbers behind what is drawn. */
export function Axes({ format, frame, scale, categories, limits, middle }: Props): ReactNode {
  const y = (value: number) => placeOf(value, scale, frame.bottom, frame.top);
  const nth = everyNth(categories.length, frame.right - frame.left, ROOM_FOR_NAME);
  return (
    <g className="axes">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} />
          <text x={frame.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {categories.map(
        (name, index) =>
          index % nth === 0 && (
            <text key={name} x={middle(index)} y={frame.bottom + 18} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {limits.map(({ name, value, isProvisional }) => (
        <g key={name} className={isProvisional === true ? 'limit provisional' : 'limit'}>
          <line x1={frame.left} x2={frame.right} y1={y(value)} y2={y(value)} />
          <text x={frame.right} y={y(value) - 4} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
