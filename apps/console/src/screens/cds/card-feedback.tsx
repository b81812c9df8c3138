import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { Chart } from '../../chart/chart.tsx';
import { DayField } from '../../form/day-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { byReason, byWeek } from './weeks.ts';

/** What became of the cards, by week, kind and reason. */
export function CardFeedback({ accountId }: { readonly accountId: string }): ReactNode {
  const { cds: words, common } = useTexts();
  const [{ mode = 'live', from, to }, go] = useUrlState<'mode' | 'from' | 'to'>();
  const query = { mode: mode as 'test' | 'live', from, to };
  const read = useRead('getAccountCdsFeedback', { params: { accountId }, query });
  return (
    <Panel title={words.feedback}>
      <div className="filters">
        <SelectField
          label={common.mode}
          value={mode}
          choices={[
            ['live', common.live],
            ['test', common.test],
          ]}
          onChange={(value) => go({ mode: value })}
        />
        <DayField label={words.from} value={from ?? ''} onChange={(day) => go({ from: day })} />
        <DayField label={words.to} value={to ?? ''} onChange={(day) => go({ to: day })} />
      </div>
      <Loaded
        read={read}
        isEmpty={({ counts }) => counts.length === 0}
        empty={<Empty title={words.feedbackEmpty} />}
      >
        {({ counts }) => <Feedback counts={counts} />}
      </Loaded>
    </Panel>
  );
}

function Feedback({ counts }: Pick<CallData<'getAccountCdsFeedback'>, 'counts'>): ReactNode {
  const { cds: words } = useTexts();
  const { utcDay, number } = useFormat();
  const weeks = byWeek(counts);
  return (
    <div className="detail">
      <Chart
        kind="bar"
        data={{
          title: words.feedbackChart,
          axis: words.weekAxis,
          categories: weeks.map(({ from }) => utcDay(from)),
          series: [
            { name: words.accepted, points: weeks.map(({ accepted }) => ({ value: accepted })) },
            { name: words.overridden, points: weeks.map(({ overridden }) => ({ value: overridden })) },
          ],
        }}
      />
      <DataTable
        caption={words.feedback}
        rows={byReason(counts)}
        keyOf={({ kind, outcome, reason }) => [kind, outcome, reason].join(' ')}
        columns={[
          { head: words.cardKind, cell: ({ kind }) => <code>{kind}</code> },
          { head: words.outcome, cell: ({ outcome }) => words[outcome] },
          { head: words.reason, cell: ({ reason }) => <code>{reason}</code> },
          { head: words.cards, isNumber: true, cell: ({ cards }) => number(cards) },
        ]}
      />
    </div>
  );
}
