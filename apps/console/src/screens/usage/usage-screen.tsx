import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useMe } from '../../shell/me-context.ts';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { lastMonths } from './months.ts';
import { SandboxLeft } from './sandbox-left.tsx';
import { STACKS, type Stack } from './stack-usage.ts';
import { UsageChart } from './usage-chart.tsx';
import { UsageFacts } from './usage-facts.tsx';

/** What was used in a month, against what the plan includes. */
export function UsageScreen(): ReactNode {
  const { pages, usage: words } = useTexts();
  const accountId = useAccountId();
  const { now } = useMe();
  const { utcMonth } = useFormat();
  const [{ month, by }, go] = useUrlState<'month' | 'by'>();
  const months = lastMonths(now);
  const stack: Stack = STACKS.find((each) => each === by) ?? 'operation';
  const read = useRead('getUsage', { params: { accountId }, query: month === undefined ? {} : { month } });
  return (
    <>
      <PageHead title={pages.usage} intro={words.intro} />
      <div className="filters">
        <SelectField
          label={words.month}
          value={month ?? months[0] ?? ''}
          choices={months.map((each) => [each, utcMonth(each)])}
          onChange={(to) => go({ month: to === months[0] ? undefined : to })}
        />
        <SelectField
          label={words.stackBy}
          value={stack}
          choices={STACKS.map((each) => [each, words.by[each]])}
          onChange={(to) => go({ by: to === 'operation' ? undefined : to })}
        />
      </div>
      <Loaded read={read}>
        {(usage) => (
          <div className="detail">
            <UsageFacts usage={usage} />
            <div className="panel">
              {usage.isCut && <p className="note warn">{words.cut}</p>}
              {usage.rows.length === 0 ? (
                <Empty title={words.empty} next={words.emptyNext} />
              ) : (
                <UsageChart usage={usage} stack={stack} />
              )}
            </div>
            <SandboxLeft usage={usage} accountId={accountId} />
          </div>
        )}
      </Loaded>
    </>
  );
}
