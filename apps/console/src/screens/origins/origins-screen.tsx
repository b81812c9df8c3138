import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { stateOfKey } from '../keys/key-state.ts';
import { KeyCalled } from './key-called.tsx';
import { KeyOrigins } from './key-origins.tsx';
import { TestOrigin } from './test-origin.tsx';

type Keys = CallData<'listAccountKeys'>['keys'];

/** Keys that are still let in. */
function holdingOf({ keys, asOf }: CallData<'listAccountKeys'>): Keys {
  return keys.filter((key) => stateOfKey(key, asOf) !== 'ended');
}

/** From where browser keys may be used. */
export function OriginsScreen(): ReactNode {
  const { pages, origins: words, keys } = useTexts();
  const accountId = useAccountId();
  const [{ cursor }, go] = useUrlState();
  const query = { kind: 'publishable', cursor } as const;
  const read = useRead('listAccountKeys', { params: { accountId }, query });
  const empty = (
    <Empty
      title={words.empty}
      next={words.emptyNext}
      act={
        <Link className="button main" to="/accounts/$accountId/keys" params={{ accountId }}>
          {keys.make}
        </Link>
      }
    />
  );
  return (
    <>
      <PageHead title={pages.origins} intro={words.intro} />
      <Loaded read={read} isEmpty={(data) => holdingOf(data).length === 0} empty={empty}>
        {(data) => (
          <>
            <div className="columns">
              {holdingOf(data).map((record) => (
                <KeyOrigins key={record.id} record={record} accountId={accountId} />
              ))}
            </div>
            <Pager
              count={data.keys.length}
              nextCursor={data.nextCursor}
              cursor={cursor}
              onGo={(to) => go({ cursor: to })}
            />
          </>
        )}
      </Loaded>
      <TestOrigin accountId={accountId} keys={read.data?.keys ?? []} />
      <Refused accountId={accountId} keys={read.data?.keys ?? []} />
    </>
  );
}

function Refused({ accountId, keys }: { readonly accountId: string; readonly keys: Keys }): ReactNode {
  const { origins: words } = useTexts();
  const { number } = useFormat();
  const read = useRead('listRefusedOrigins', { params: { accountId } });
  return (
    <Panel title={words.refusedTitle}>
      <Loaded
        read={read}
        isEmpty={({ origins }) => origins.length === 0}
        empty={<Empty title={words.refusedEmpty} />}
      >
        {({ origins }) => (
          <DataTable
            caption={words.refusedTitle}
            rows={origins}
            keyOf={({ origin, keyId }) => `${keyId} ${origin}`}
            columns={[
              {
                head: words.testLabel,
                cell: ({ origin }) => (origin === null ? words.noOriginSent : <code>{origin}</code>),
              },
              { head: words.key, cell: ({ keyId }) => <KeyCalled keys={keys} id={keyId} /> },
              { head: words.times, isNumber: true, cell: ({ requests }) => number(requests) },
              { head: words.lastAt, cell: ({ lastAt }) => <Moment at={lastAt} /> },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
