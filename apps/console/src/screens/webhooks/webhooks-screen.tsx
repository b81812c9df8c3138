import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { Filters } from '../../form/filters.tsx';
import { BrokenText } from '../../parts/broken-text.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';

/** Where events are sent. */
export function WebhooksScreen(): ReactNode {
  const { pages, webhooks: words, common } = useTexts();
  const accountId = useAccountId();
  const [{ mode, cursor, make }, go] = useUrlState<'mode' | 'make'>();
  const query = { mode: mode as 'test' | 'live' | undefined, cursor };
  const read = useRead('listAccountWebhooks', { params: { accountId }, query });
  const makeButton = (
    <Button tone="main" onPress={() => go({ make: '1' })}>
      {words.make}
    </Button>
  );
  return (
    <>
      <PageHead title={pages.webhooks} intro={words.intro} acts={makeButton} />
      <Panel title={pages.webhooks} isQuiet>
        <Filters
          values={{ mode }}
          onChange={go}
          filters={[
            {
              name: 'mode',
              label: common.mode,
              choices: [
                ['test', common.test],
                ['live', common.live],
              ],
            },
          ]}
        />
        <Loaded
          read={read}
          isEmpty={({ endpoints }) => endpoints.length === 0}
          empty={<Empty title={words.empty} next={words.emptyNext} act={makeButton} />}
        >
          {({ endpoints, nextCursor }) => (
            <>
              <EndpointTable endpoints={endpoints} accountId={accountId} />
              <Pager
                count={endpoints.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
      {make !== undefined && <MakeEndpoint accountId={accountId} onClose={() => go({ make: undefined })} />}
    </>
  );
}

/** Makes an endpoint, then shows its secret once. */
function MakeEndpoint({
  accountId,
  onClose,
}: {
  readonly accountId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { webhooks: words } = useTexts();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret === null) return <EndpointForm accountId={accountId} onMade={setSecret} onClose={onClose} />;
  return <SecretDialog title={words.shownTitle} text={words.shownText} secret={secret} onClose={onClose} />;
}

interface TableProps {
  readonly endpoints: CallData<'listAccountWebhooks'>['endpoints'];
  readonly accountId: string;
}

function EndpointTable({ endpoints, accountId }: TableProps): ReactNode {
  const { pages, webhooks: words, common } = useTexts();
  return (
    <DataTable
      caption={pages.webhooks}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        {
          head: words.url,
          cell: ({ id, url, description }) => (
            <>
              <Link to="/accounts/$accountId/webhooks/$webhookId" params={{ accountId, webhookId: id }}>
                <BrokenText text={url} />
              </Link>
              {description !== null && <div className="small soft">{description}</div>}
            </>
          ),
        },
        { head: common.mode, cell: ({ mode }) => <ModeBadge mode={mode} /> },
        { head: common.state, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
        {
          head: words.types,
          cell: ({ eventTypes }) =>
            eventTypes.length === 0 ? words.allTypes : words.typeCount(eventTypes.length),
        },
        { head: common.created, cell: ({ createdAt }) => <Moment at={createdAt} /> },
      ]}
    />
  );
}
