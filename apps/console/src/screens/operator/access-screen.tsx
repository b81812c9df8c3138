import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { Filters } from '../../form/filters.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { DecideAccess } from './decide-access.tsx';
import type { AccessRequest } from './access-request.ts';

const STATES = ['open', 'approved', 'refused'] as const;
const TONES = { open: 'warn', approved: 'good', refused: 'bad' } as const;

/** Accounts that ask for production. */
export function OperatorAccessScreen(): ReactNode {
  const { pages, operator: words, access, common } = useTexts();
  const [{ state, cursor, open }, go] = useUrlState<'state'>();
  const [deciding, setDeciding] = useState<AccessRequest | null>(null);
  const query = { state: STATES.find((each) => each === state), cursor };
  const read = useRead('listInstallationAccess', { query });
  return (
    <>
      <PageHead title={pages.operatorAccess} intro={words.accessIntro} />
      <Panel title={pages.operatorAccess} isQuiet>
        <Filters
          values={{ state }}
          onChange={go}
          filters={[
            {
              name: 'state',
              label: common.state,
              choices: STATES.map((each) => [each, access.states[each]] as const),
            },
          ]}
        />
        <Loaded
          read={read}
          isEmpty={({ requests }) => requests.length === 0}
          empty={<Empty title={words.accessEmpty} next={words.accessEmptyNext} />}
        >
          {({ requests, nextCursor }) => (
            <>
              <RequestTable
                requests={requests}
                opened={open}
                onOpen={(id) => go({ open: id })}
                onDecide={setDeciding}
              />
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
      {deciding !== null && <DecideAccess request={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface TableProps {
  readonly requests: readonly AccessRequest[];
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly onDecide: (request: AccessRequest) => void;
}

function RequestTable({ requests, opened, onOpen, onDecide }: TableProps): ReactNode {
  const { pages, operator: words, access, common } = useTexts();
  return (
    <DataTable
      caption={pages.operatorAccess}
      rows={requests}
      keyOf={({ id }) => id}
      opened={opened}
      onOpen={onOpen}
      details={(request) => <Details request={request} onDecide={onDecide} />}
      columns={[
        { head: words.account, cell: ({ accountName }) => <strong>{accountName}</strong> },
        {
          head: common.state,
          cell: ({ state }) => <Badge tone={TONES[state]}>{access.states[state]}</Badge>,
        },
        { head: access.asked, cell: ({ askedAt }) => <Moment at={askedAt} /> },
        { head: access.decided, cell: ({ decidedAt }) => <Moment at={decidedAt} /> },
      ]}
    />
  );
}

interface DetailsProps {
  readonly request: AccessRequest;
  readonly onDecide: (request: AccessRequest) => void;
}

function Details({ request, onDecide }: DetailsProps): ReactNode {
  const { operator: words, access } = useTexts();
  const format = useFormat();
  const { reason, state } = request;
  return (
    <div className="detail">
      <Facts
        facts={[
          [access.use, request.use],
          [access.countries, format.list(request.countries.map(format.country))],
          [access.clinician, request.clinicianInCharge],
          [words.account, <code key="id">{request.accountId}</code>],
          ...(reason === null ? [] : [[access.reason, reason] as const]),
        ]}
      />
      {state === 'open' && (
        <div className="acts">
          <Button tone="main" onPress={() => onDecide(request)}>
            {words.decide}
          </Button>
        </div>
      )}
    </div>
  );
}
