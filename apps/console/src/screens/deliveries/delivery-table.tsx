import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useFormat } from '../../format/use-format.ts';
import { BrokenText } from '../../parts/broken-text.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { wordOf } from '../../texts/word-of.ts';
import { ReplayOne } from './replay-one.tsx';
import type { Endpoints } from './use-endpoints.ts';

type Delivery = CallData<'listAccountDeliveries'>['deliveries'][number];

const TONES = {
  waiting: 'info',
  retrying: 'warn',
  delivered: 'good',
  failed: 'bad',
  parked: 'idle',
} as const;

interface Props {
  readonly deliveries: readonly Delivery[];
  readonly endpoints: Endpoints;
  readonly accountId: string;
  /** Moment that the deliveries are of. */
  readonly asOf: string;
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function DeliveryTable({ deliveries, endpoints, accountId, asOf, opened, onOpen }: Props): ReactNode {
  const { pages, deliveries: words, common } = useTexts();
  const { number } = useFormat();
  return (
    <DataTable
      caption={pages.deliveries}
      rows={deliveries}
      keyOf={({ deliveryId }) => deliveryId}
      opened={opened}
      onOpen={onOpen}
      details={(delivery) => <Details delivery={delivery} accountId={accountId} />}
      columns={[
        { head: words.firstDue, cell: ({ firstDueAt }) => <Moment at={firstDueAt} /> },
        {
          head: common.type,
          cell: ({ type }) => (
            <span className="mono">
              <BrokenText text={type} />
            </span>
          ),
        },
        {
          head: words.endpoint,
          cell: ({ endpointId }) => <EndpointCalled endpoints={endpoints} id={endpointId} />,
        },
        { head: common.state, cell: ({ state }) => <State state={state} /> },
        { head: words.tries, isNumber: true, cell: ({ attempts }) => number(attempts.length) },
        { head: words.nextTry, cell: ({ nextAt }) => <NextTry at={nextAt} asOf={asOf} /> },
      ]}
    />
  );
}

/** So long a try that is due, or under way, is no moment to wait for; one that is later than that shows its moment. */
const NOW_MS = 60_000;

function NextTry({ at, asOf }: { readonly at: string | null; readonly asOf: string }): ReactNode {
  const { deliveries: words } = useTexts();
  const lateMs = at === null ? -1 : Date.parse(asOf) - Date.parse(at);
  return lateMs >= 0 && lateMs < NOW_MS ? words.now : <Moment at={at} />;
}

function State({ state }: Pick<Delivery, 'state'>): ReactNode {
  const { deliveries: words } = useTexts();
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>;
}

function EndpointCalled({
  endpoints,
  id,
}: {
  readonly endpoints: Endpoints;
  readonly id: string;
}): ReactNode {
  const endpoint = endpoints.find((each) => each.id === id);
  return endpoint === undefined ? (
    <code>{id}</code>
  ) : (
    <span className="address">
      <BrokenText text={endpoint.url} />
    </span>
  );
}

function Details({
  delivery,
  accountId,
}: {
  readonly delivery: Delivery;
  readonly accountId: string;
}): ReactNode {
  const { deliveries: words } = useTexts();
  const { attempts, eventId, endpointId, deliveryId, replayedFrom, state } = delivery;
  return (
    <div className="detail">
      <p>
        {words.event}{' '}
        <Link
          to="/accounts/$accountId/events"
          params={{ accountId }}
          search={{ eventId, open: eventId } as never}
        >
          <code>{eventId}</code>
        </Link>
      </p>
      {replayedFrom !== null && (
        <p>
          {words.replayOf} <code>{replayedFrom}</code>
        </p>
      )}
      {attempts.length === 0 ? <p className="soft">{words.noTries}</p> : <Tries attempts={attempts} />}
      <ReplayOne accountId={accountId} id={endpointId} deliveryId={deliveryId} state={state} />
    </div>
  );
}

function Tries({ attempts }: Pick<Delivery, 'attempts'>): ReactNode {
  const { deliveries: words, common } = useTexts();
  const { number } = useFormat();
  return (
    <DataTable
      caption={words.tries}
      rows={attempts}
      keyOf={(attempt) => String(attempt.number)}
      columns={[
        { head: words.try, isNumber: true, cell: (attempt) => number(attempt.number) },
        { head: common.moment, cell: ({ startedAt }) => <Moment at={startedAt} /> },
        { head: words.status, isNumber: true, cell: ({ status }) => status ?? words.noAnswer },
        { head: words.duration, isNumber: true, cell: ({ durationMs }) => common.milliseconds(durationMs) },
        {
          head: words.outcome,
          cell: ({ outcome }) => wordOf(words.outcomes, outcome),
        },
      ]}
    />
  );
}
