import type { ReactNode } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { daysOf } from './months.ts';
import { type Stack, stackUsage, type Usage } from './stack-usage.ts';

interface Props {
  readonly usage: Usage;
  readonly stack: Stack;
}

/** Requests by day. A day without any is 0; a day that is yet to come is left out. */
export function UsageChart({ usage, stack }: Props): ReactNode {
  const { usage: words, common } = useTexts();
  const { utcShortDay } = useFormat();
  const today = usage.asOf.slice(0, 10);
  const days = daysOf(usage.month).filter((day) => day <= today);
  const nameOf = {
    operation: ({ operation }: Usage['rows'][number]) => operation,
    key: ({ keyStart }: Usage['rows'][number]) => (keyStart === null ? words.console : `${keyStart}…`),
    mode: ({ mode }: Usage['rows'][number]) => common[mode],
  }[stack];
  return (
    <Chart
      kind="bar"
      data={{
        title: words.chart,
        axis: words.dayAxis,
        categories: days.map(utcShortDay),
        series: stackUsage(usage.rows, days, nameOf).map(({ name, byDay }) => ({
          name: name ?? words.rest,
          points: byDay.map((value) => ({ value })),
        })),
      }}
    />
  );
}
