import type { ReactNode } from 'react';
import type { CallInput } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { type Filter, Filters } from '../../form/filters.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { RequestTable } from './request-table.tsx';

type Name =
  | 'mode'
  | 'outcome'
  | 'status'
  | 'operation'
  | 'errorCode'
  | 'keyId'
  | 'requestId'
  | 'since'
  | 'until';

/** What was called, without a word of what was sent. */
export function RequestsScreen(): ReactNode {
  const { pages, requests: words } = useTexts();
  const accountId = useAccountId();
  const [{ cursor, open, ...values }, go] = useUrlState<Name>();
  const query = { ...values, cursor } as CallInput<'listRequests'>['query'];
  const read = useRead('listRequests', { params: { accountId }, query });
  return (
    <>
      <PageHead title={pages.requests} intro={words.intro} />
      <p className="note">{words.notKept}</p>
      <Panel title={pages.requests} isQuiet>
        <Filters values={values} onChange={go} filters={useRequestFilters(accountId)} />
        <Loaded
          read={read}
          isEmpty={({ requests }) => requests.length === 0}
          empty={<Empty title={words.empty} next={words.emptyNext} />}
        >
          {({ requests, nextCursor }) => (
            <>
              <RequestTable requests={requests} opened={open} onOpen={(id) => go({ open: id })} />
              <Pager
                count={requests.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

const MOST_KEYS = 200;

function useRequestFilters(accountId: string): Filter<Name>[] {
  const { requests: words, common } = useTexts();
  const { data } = useRead('listAccountKeys', { params: { accountId }, query: { limit: MOST_KEYS } });
  const { success, refused, failed, left } = words.outcomes;
  return [
    {
      name: 'outcome',
      label: words.outcome,
      choices: [
        ['success', success],
        ['refused', refused],
        ['failed', failed],
        ['left', left],
      ],
    },
    {
      name: 'mode',
      label: common.mode,
      choices: [
        ['test', common.test],
        ['live', common.live],
      ],
    },
    {
      name: 'keyId',
      label: words.key,
      choices: (data?.keys ?? []).map(({ id, name, visibleStart }) => [id, name ?? visibleStart] as const),
    },
    { name: 'operation', label: words.operation, kind: 'text' },
    { name: 'status', label: words.status, kind: 'text' },
    { name: 'errorCode', label: words.errorCode, kind: 'text' },
    { name: 'requestId', label: words.requestId, kind: 'text' },
    { name: 'since', label: common.since, kind: 'moment' },
    { name: 'until', label: common.until, kind: 'moment' },
  ];
}
