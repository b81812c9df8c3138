import { type ReactNode, useId } from 'react';
import { Bars } from './bars.tsx';
import { Bullets } from './bullets.tsx';
import type { ChartData } from './chart-data.ts';
import type { ChartFormat, ChartTexts } from './chart-texts.ts';
import { ChartTable } from './chart-table.tsx';
import { Lines } from './lines.tsx';
import { numbersOf, scaleOf } from './scale.ts';
import { useWidth } from './use-width.ts';

const KINDS = { bar: Bars, line: Lines, bullet: Bullets } as const;

interface Props {
  /** Amounts as bars, readings as a line, or one value a row in its range. */
  readonly kind: keyof typeof KINDS;
  readonly data: ChartData;
  readonly texts: ChartTexts;
  readonly format: ChartFormat;
}

/** A picture of numbers over one axis, with what is left out said and the numbers as a table beneath. */
export function Chart({ kind, data, texts: chart, format }: Props): ReactNode {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const Picture = KINDS[kind];
  const { title, unit, axis, categories, all } = data;
  const isFromZero = kind === 'bar' || scaleOf(numbersOf(data), false).low === 0;
  return (
    <figure className="svc-figure" aria-labelledby={id}>
      <figcaption id={id}>{unit === undefined ? title : `${title} (${unit})`}</figcaption>
      {(data.series.length > 1 || kind === 'bar') && <Legend data={data} />}
      <div ref={box} className="svc-chart-box">
        <Picture data={data} width={width} format={format} />
      </div>
      <p className="svc-notes">
        <span>{axis}</span>
        {all !== undefined && all > categories.length && <span>{chart.leftOut(categories.length, all)}</span>}
        {!isFromZero && <span>{chart.notFromZero}</span>}
      </p>
      <details>
        <summary>{chart.table}</summary>
        <ChartTable data={data} texts={chart} format={format} />
      </details>
    </figure>
  );
}

function Legend({ data }: { readonly data: ChartData }): ReactNode {
  return (
    <ul className="svc-legend">
      {data.series.map(({ name }, index) => (
        <li key={name} className={`svc-series-${index + 1}`}>
          <span className="svc-swatch" aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
