import { type ReactNode, useState } from 'react';
import type { CallData, CallInput } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { type Filter, Filters } from '../../form/filters.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { ReplayRange } from './replay-range.tsx';
import { type Endpoints, useEndpoints } from './use-endpoints.ts';

type Name = 'endpointId' | 'mode' | 'state' | 'type' | 'eventId' | 'since' | 'until';

const POLL_MS = 3_000;

/** Something that is still tried changes by itself. */
function whileWaiting(data: CallData<'listAccountDeliveries'> | undefined): number | undefined {
  return data?.deliveries.some(({ nextAt }) => nextAt !== null) === true ? POLL_MS : undefined;
}

/** What was sent to all endpoints, with every try. */
export function DeliveriesScreen(): ReactNode {
  const { pages, deliveries: words } = useTexts();
  const accountId = useAccountId();
  const [{ cursor, open, ...values }, go] = useUrlState<Name>();
  const [isReplaying, setReplaying] = useState(false);
  const query = { ...values, cursor } as CallInput<'listAccountDeliveries'>['query'];
  const read = useRead('listAccountDeliveries', { params: { accountId }, query }, { pollMs: whileWaiting });
  const endpoints = useEndpoints(accountId);
  return (
    <>
      <PageHead
        title={pages.deliveries}
        intro={words.intro}
        acts={<Button onPress={() => setReplaying(true)}>{words.rangeTitle}</Button>}
      />
      <Panel title={pages.deliveries} isQuiet>
        <Filters values={values} onChange={go} filters={useDeliveryFilters(endpoints)} />
        <Loaded
          read={read}
          isEmpty={({ deliveries }) => deliveries.length === 0}
          empty={<Empty title={words.empty} next={words.emptyNext} />}
        >
          {({ deliveries, nextCursor, asOf }) => (
            <>
              <DeliveryTable
                deliveries={deliveries}
                endpoints={endpoints}
                accountId={accountId}
                asOf={asOf}
                opened={open}
                onOpen={(id) => go({ open: id })}
              />
              <Pager
                count={deliveries.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
      {isReplaying && (
        <ReplayRange
          accountId={accountId}
          endpoints={endpoints}
          first={values.endpointId}
          onClose={() => setReplaying(false)}
        />
      )}
    </>
  );
}

function useDeliveryFilters(endpoints: Endpoints): Filter<Name>[] {
  const { deliveries: words, common } = useTexts();
  const { waiting, retrying, delivered, failed, parked } = words.states;
  return [
    {
      name: 'state',
      label: common.state,
      choices: [
        ['waiting', waiting],
        ['retrying', retrying],
        ['failed', failed],
        ['delivered', delivered],
        ['parked', parked],
      ],
    },
    {
      name: 'endpointId',
      label: words.endpoint,
      choices: endpoints.map(({ id, url }) => [id, url] as const),
    },
    {
      name: 'mode',
      label: common.mode,
      choices: [
        ['test', common.test],
        ['live', common.live],
      ],
    },
    { name: 'type', label: common.type, kind: 'text' },
    { name: 'eventId', label: words.event, kind: 'text' },
    { name: 'since', label: common.since, kind: 'moment' },
    { name: 'until', label: common.until, kind: 'moment' },
  ];
}
