import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../format/use-format.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { CardFeedback } from './card-feedback.tsx';
import { MakeClient } from './make-client.tsx';
import { RevokeClient } from './revoke-client.tsx';
import type { CdsClient } from './cds-client.ts';

/** EHRs that ask for cards, and what became of the cards. */
export function CdsScreen(): ReactNode {
  const { pages, cds: words } = useTexts();
  const accountId = useAccountId();
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<CdsClient | null>(null);
  const read = useRead('listAccountCdsClients', { params: { accountId } });
  const makeButton = (
    <Button tone="main" onPress={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <>
      <PageHead title={pages.cds} intro={words.intro} acts={makeButton} />
      <Panel title={pages.cds} isQuiet>
        <Loaded
          read={read}
          isEmpty={({ clients }) => clients.length === 0}
          empty={<Empty title={words.empty} next={words.emptyNext} act={makeButton} />}
        >
          {({ clients }) => <ClientTable clients={clients} onRevoke={setRevoking} />}
        </Loaded>
      </Panel>
      <CardFeedback accountId={accountId} />
      {isMaking && <MakeClient accountId={accountId} onClose={() => setMaking(false)} />}
      {revoking !== null && (
        <RevokeClient accountId={accountId} client={revoking} onClose={() => setRevoking(null)} />
      )}
    </>
  );
}

interface TableProps {
  readonly clients: readonly CdsClient[];
  readonly onRevoke: (client: CdsClient) => void;
}

function ClientTable({ clients, onRevoke }: TableProps): ReactNode {
  const { pages, cds: words, common } = useTexts();
  const { list } = useFormat();
  return (
    <DataTable
      caption={pages.cds}
      rows={clients}
      keyOf={({ id }) => id}
      columns={[
        { head: common.name, cell: ({ name }) => <strong>{name}</strong> },
        { head: common.mode, cell: ({ mode }) => <ModeBadge mode={mode} /> },
        { head: words.issuer, cell: ({ issuer }) => <code>{issuer}</code> },
        { head: words.keyIds, cell: ({ keyIds }) => <code>{list(keyIds)}</code> },
        { head: words.origins, cell: ({ origins }) => (origins.length === 0 ? common.none : list(origins)) },
        { head: common.state, cell: (client) => <ClientState client={client} /> },
        {
          head: common.actions,
          cell: (client) =>
            client.revokedAt === null && (
              <Button tone="quiet" onPress={() => onRevoke(client)}>
                {words.revoke}
              </Button>
            ),
        },
      ]}
    />
  );
}

function ClientState({ client: { revokedAt } }: { readonly client: CdsClient }): ReactNode {
  const { cds: words } = useTexts();
  if (revokedAt === null) return <Badge tone="good">{words.letIn}</Badge>;
  return (
    <>
      <Badge tone="idle">{words.revoked}</Badge>
      <div className="small soft">
        <Moment at={revokedAt} />
      </div>
    </>
  );
}
