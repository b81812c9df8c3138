import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { JsonBlock } from '../../parts/code-block.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { useEndpoints } from '../deliveries/use-endpoints.ts';

interface Props {
  readonly accountId: string;
  readonly id: string;
}

/** An event as it was sent, and where to. */
export function EventDetail({ accountId, id }: Props): ReactNode {
  const { events: words } = useTexts();
  const read = useRead('getAccountEvent', { params: { accountId, id } });
  return (
    <Loaded read={read}>
      {({ event, deliveries, asOf }) => (
        <div className="detail">
          <h3>{words.payload}</h3>
          <JsonBlock value={event.payload} />
          <h3>{words.sentTo}</h3>
          {deliveries.length === 0 ? (
            <p className="soft">{words.sentNowhere}</p>
          ) : (
            <SentTo deliveries={deliveries} asOf={asOf} accountId={accountId} eventId={id} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface SentProps {
  readonly deliveries: CallData<'getAccountEvent'>['deliveries'];
  readonly asOf: string;
  readonly accountId: string;
  readonly eventId: string;
}

function SentTo({ deliveries, asOf, accountId, eventId }: SentProps): ReactNode {
  const { pages } = useTexts();
  const endpoints = useEndpoints(accountId);
  const [opened, setOpened] = useState<string | undefined>();
  return (
    <>
      <DeliveryTable
        deliveries={deliveries}
        endpoints={endpoints}
        accountId={accountId}
        asOf={asOf}
        opened={opened}
        onOpen={setOpened}
      />
      <p>
        <Link to="/accounts/$accountId/deliveries" params={{ accountId }} search={{ eventId } as never}>
          {pages.deliveries}
        </Link>
      </p>
    </>
  );
}
