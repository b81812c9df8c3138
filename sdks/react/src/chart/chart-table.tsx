import type { ReactNode } from 'react';
import { type ChartData, isOutside, type Point, type Range } from './chart-data.ts';
import type { ChartFormat, ChartTexts } from './chart-texts.ts';

interface Props {
  readonly data: ChartData;
  readonly texts: ChartTexts;
  readonly format: ChartFormat;
}

/** The same as a table: for readers, for the keyboard, and for print. */
export function ChartTable({ data, texts: chart, format }: Props): ReactNode {
  const hasRange = data.series.some(({ points }) => points.some(({ range }) => range !== undefined));
  return (
    <div className="svc-scroll">
      <table className="svc-table">
        <caption className="svc-unseen">{data.title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.axis}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
            {hasRange && <th scope="col">{chart.range}</th>}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {data.series.map(({ name, points }) => (
                <td key={name} className="number">
                  {said(points[index], format, chart)}
                </td>
              ))}
              {hasRange && <td>{saidRange(data.series[0]?.points[index]?.range, format, chart)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function said(point: Point | undefined, format: ChartFormat, texts: ChartTexts): string {
  if (point === undefined || point.value === null) return texts.missing;
  const value = format.number(point.value);
  const bounded =
    point.bound === undefined ? value : point.bound === 'below' ? texts.below(value) : texts.above(value);
  const notes = [isOutside(point) ? texts.outside : '', point.isSuperseded === true ? texts.superseded : ''];
  return [bounded, ...notes.filter((note) => note !== '')].join(' · ');
}

function saidRange(range: Range | undefined, format: ChartFormat, texts: ChartTexts): string {
  if (range === undefined) return '';
  const [low, high] = [range.low, range.high].map((end) => (end === null ? null : format.number(end)));
  if (low !== null && low !== undefined) return high === null ? texts.openEnd(low) : `${low}–${high}`;
  return high === null || high === undefined ? '' : texts.openStart(high);
}
