import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Usage } from './stack-usage.ts';

export function UsageFacts({ usage }: { readonly usage: Usage }): ReactNode {
  const { usage: words } = useTexts();
  const { number, utcMonth } = useFormat();
  const { live, test, allowance, overage, overageCap, expected, limited, plan, month } = usage;
  return (
    <Panel title={utcMonth(month)}>
      <Facts
        facts={[
          [words.live, number(live)],
          [words.allowance, allowance === null ? words.noAllowance : number(allowance)],
          [words.expected, expected === null ? words.notExpected : number(expected)],
          [words.overage, number(overage)],
          [words.overageCap, overageCap === null ? words.noCap : number(overageCap)],
          [words.test, number(test)],
          [words.limited, number(limited)],
          [words.plan, plan],
        ]}
      />
    </Panel>
  );
}
