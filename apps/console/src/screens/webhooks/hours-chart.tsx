import type { ReactNode } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../texts/texts-context.ts';
import type { EndpointDetail } from './endpoint-detail.ts';

/** Tries by hour, and how long they took. An hour without a try has no duration: that is a gap, not 0. */
export function HoursChart({ hours }: Pick<EndpointDetail, 'hours'>): ReactNode {
  const { webhooks: words } = useTexts();
  const { utcHour } = useFormat();
  const categories = hours.map(({ hour }) => utcHour(hour));
  return (
    <div className="columns">
      <Chart
        kind="bar"
        data={{
          title: words.hoursTitle,
          axis: words.hoursAxis,
          categories,
          series: [
            { name: words.delivered, points: hours.map(({ delivered }) => ({ value: delivered })) },
            { name: words.failed, points: hours.map(({ failed }) => ({ value: failed })) },
          ],
        }}
      />
      <Chart
        kind="line"
        data={{
          title: words.medianTitle,
          axis: words.hoursAxis,
          categories,
          series: [{ name: words.median, points: hours.map(({ medianMs }) => ({ value: medianMs })) }],
        }}
      />
    </div>
  );
}
