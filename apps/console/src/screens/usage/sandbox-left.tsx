import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../format/use-format.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { KeyCalled } from '../origins/key-called.tsx';
import type { Usage } from './stack-usage.ts';

interface Props {
  readonly usage: Usage;
  readonly accountId: string;
}

const MOST_KEYS = 200;

/** What the sandbox lets through today, of the account and of each test key. */
export function SandboxLeft({ usage, accountId }: Props): ReactNode {
  const { usage: words, requests, common } = useTexts();
  const { number, utcDay, moment } = useFormat();
  const query = { mode: 'test', limit: MOST_KEYS } as const;
  const { data } = useRead('listAccountKeys', { params: { accountId }, query });
  const { day, accountLeft, accountLimit, keyLimit, keys, resetsAt } = usage.sandbox;
  return (
    <Panel title={words.sandboxLeft} text={words.sandboxResets(moment(resetsAt))}>
      <Facts
        facts={[
          [words.sandboxLeft, words.sandboxOf(accountLeft, accountLimit)],
          [words.keyLeft, words.perKey(keyLimit)],
          [common.utcDay, utcDay(day)],
        ]}
      />
      {keys.length > 0 && (
        <DataTable
          caption={words.keyLeft}
          rows={keys}
          keyOf={({ keyId }) => keyId}
          columns={[
            { head: requests.key, cell: ({ keyId }) => <KeyCalled keys={data?.keys ?? []} id={keyId} /> },
            { head: words.keyLeft, isNumber: true, cell: ({ left }) => number(left) },
          ]}
        />
      )}
    </Panel>
  );
}
