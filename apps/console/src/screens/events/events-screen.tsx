import type { ReactNode } from 'react';
import type { CallData, CallInput } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { type Filter, Filters } from '../../form/filters.tsx';
import { BrokenText } from '../../parts/broken-text.tsx';
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
import { EventDetail } from './event-detail.tsx';
import { EventSamples } from './event-samples.tsx';
import { RecordSample } from './record-sample.tsx';

type Name = 'mode' | 'type' | 'eventId' | 'objectId' | 'patientRef' | 'since' | 'until';

/** The stream of events, newest first. */
export function EventsScreen(): ReactNode {
  const { pages, events: words } = useTexts();
  const accountId = useAccountId();
  const [{ cursor, open, ...found }, go] = useUrlState<Name>();
  const values = { ...found, mode: found.mode ?? 'test' };
  const query = { ...values, cursor } as CallInput<'listAccountEvents'>['query'];
  const read = useRead('listAccountEvents', { params: { accountId }, query });
  return (
    <>
      <PageHead title={pages.events} intro={words.intro} />
      <Panel title={pages.events} isQuiet>
        <Filters values={values} onChange={go} filters={useEventFilters()} />
        <Loaded
          read={read}
          isEmpty={({ events }) => events.length === 0}
          empty={
            <Empty
              title={words.empty}
              next={words.emptyNext}
              act={
                values.mode === 'test' && (
                  <RecordSample accountId={accountId} type="lab_order.results_ready" />
                )
              }
            />
          }
        >
          {({ events, nextCursor }) => (
            <>
              <EventTable
                events={events}
                accountId={accountId}
                opened={open}
                onOpen={(id) => go({ open: id })}
              />
              <Pager
                count={events.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
      <EventSamples accountId={accountId} />
    </>
  );
}

interface TableProps {
  readonly events: CallData<'listAccountEvents'>['events'];
  readonly accountId: string;
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

function EventTable({ events, accountId, opened, onOpen }: TableProps): ReactNode {
  const { pages, events: words, common } = useTexts();
  const { number } = useFormat();
  return (
    <DataTable
      caption={pages.events}
      rows={events}
      keyOf={({ id }) => id}
      opened={opened}
      onOpen={onOpen}
      details={({ id }) => <EventDetail accountId={accountId} id={id} />}
      columns={[
        { head: common.moment, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          head: common.type,
          cell: ({ type }) => (
            <span className="mono">
              <BrokenText text={type} />
            </span>
          ),
        },
        {
          head: words.object,
          cell: ({ objectId }) =>
            objectId === null ? (
              common.none
            ) : (
              <code>
                <BrokenText text={objectId} />
              </code>
            ),
        },
        { head: words.number, isNumber: true, cell: (event) => number(event.number) },
        { head: common.id, cell: ({ id }) => <code>{id}</code> },
      ]}
    />
  );
}

function useEventFilters(): Filter<Name>[] {
  const { events: words, common } = useTexts();
  return [
    {
      name: 'mode',
      label: common.mode,
      isAlways: true,
      choices: [
        ['test', common.test],
        ['live', common.live],
      ],
    },
    { name: 'type', label: common.type, kind: 'text' },
    { name: 'eventId', label: common.id, kind: 'text' },
    { name: 'objectId', label: words.object, kind: 'text' },
    { name: 'patientRef', label: words.patient, kind: 'text' },
    { name: 'since', label: common.since, kind: 'moment' },
    { name: 'until', label: common.until, kind: 'moment' },
  ];
}
