import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../format/use-format.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { EndpointActs } from './endpoint-acts.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { HoursChart } from './hours-chart.tsx';
import type { EndpointDetail } from './endpoint-detail.ts';

/** One endpoint: how it went, and what can be done to it. */
export function WebhookScreen(): ReactNode {
  const { webhooks: words } = useTexts();
  const accountId = useAccountId();
  const { webhookId: id = '' } = useParams({ strict: false }) as { webhookId?: string };
  const read = useRead('getAccountWebhook', { params: { accountId, id } }, { pollMs: 30_000 });
  return (
    <>
      <p>
        <Link to="/accounts/$accountId/webhooks" params={{ accountId }}>
          {words.back}
        </Link>
      </p>
      <PageHead title={read.data?.endpoint.url ?? words.url} />
      <Loaded read={read}>
        {(detail) => (
          <div className="detail">
            <Standing detail={detail} accountId={accountId} />
            <EndpointActs detail={detail} accountId={accountId} />
            <div className="panel">
              <HoursChart hours={detail.hours} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Standing({
  detail,
  accountId,
}: {
  readonly detail: EndpointDetail;
  readonly accountId: string;
}): ReactNode {
  const { webhooks: words, common } = useTexts();
  const { list, number } = useFormat();
  const { endpoint, lastDeliveredAt, waiting, parked } = detail;
  const { eventTypes, description } = endpoint;
  return (
    <Panel title={common.state}>
      <Facts
        facts={[
          [common.state, <EndpointState key="state" endpoint={endpoint} />],
          [common.mode, <ModeBadge key="mode" mode={endpoint.mode} />],
          [words.lastDelivered, <Moment key="last" at={lastDeliveredAt} none={words.noDelivered} />],
          [words.waiting, number(waiting)],
          [words.parked, number(parked)],
          [words.types, eventTypes.length === 0 ? words.allTypes : list(eventTypes)],
          ...(description === null ? [] : [[words.description, description] as const]),
          [common.id, <code key="id">{endpoint.id}</code>],
        ]}
      />
      <p>
        <Link
          to="/accounts/$accountId/deliveries"
          params={{ accountId }}
          search={{ endpointId: endpoint.id } as never}
        >
          {words.toDeliveries}
        </Link>
      </p>
    </Panel>
  );
}
