import type { ReactNode } from 'react';
import { Chart } from '../../chart/chart.tsx';
import type { Point } from '../../chart/chart-data.ts';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';

const OLD = { low: 0.6, high: 1.2 };
const NEW = { low: 0.5, high: 1 };

/** A gap, a 0, a bound, a superseded reading, readings outside of their range, two laboratories, a range open at one end. */
const READINGS: readonly Point[] = [
  { value: 0.1, bound: 'below', range: OLD },
  { value: 0.7, range: OLD },
  { value: null, range: OLD },
  { value: 1.4, range: OLD },
  { value: 0.9, range: OLD, isSuperseded: true },
  { value: 0.8, range: NEW },
  { value: 0, range: NEW },
  { value: 2, bound: 'above', range: { low: null, high: 1 } },
];
const NAMES = READINGS.map((_, index) => `2026-03-0${index + 1}`);

/** Charts of each kind. */
export function ChartStates(): ReactNode {
  const { usage, webhooks, chart, common } = useTexts();
  return (
    <Panel title={usage.chart}>
      <div className="columns">
        <Chart
          kind="line"
          data={{
            title: chart.value,
            unit: 'mmol/L',
            axis: usage.dayAxis,
            categories: NAMES,
            series: [{ name: chart.value, points: READINGS }],
            limits: [{ name: chart.limit, value: 1.5, isProvisional: true }],
            all: 214,
          }}
        />
        <Chart
          kind="bar"
          data={{
            title: usage.chart,
            axis: usage.dayAxis,
            categories: NAMES,
            series: [
              { name: webhooks.delivered, points: [12, 0, null, 7, 9, 14, 3, 1].map((value) => ({ value })) },
              { name: webhooks.failed, points: [1, 0, null, 2, 0, 0, 4, 0].map((value) => ({ value })) },
            ],
            limits: [{ name: chart.limit, value: 15 }],
          }}
        />
        <Chart
          kind="bullet"
          data={{
            title: chart.value,
            axis: common.name,
            categories: ['A', 'B', 'C'],
            series: [
              { name: chart.value, points: READINGS.slice(0, 3) },
              {
                name: chart.superseded,
                points: [{ value: 0.4, isSuperseded: true }, { value: null }, { value: 0.9 }],
              },
            ],
          }}
        />
      </div>
    </Panel>
  );
}
