import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isAdminOf, useMe } from '../../shell/me-context.ts';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { SetUpSteps } from './set-up-steps.tsx';
import type { Overview } from './overview.ts';

/** Often enough that the first call is seen as it is made. */
const POLL_MS = 3000;
const CALM_POLL_MS = 60_000;

/** One account, and how far its set-up is. */
export function OverviewScreen(): ReactNode {
  const accountId = useAccountId();
  const { pages } = useTexts();
  const [isCalm, setCalm] = useState(false);
  const read = useRead(
    'getAccountOverview',
    { params: { accountId } },
    { pollMs: isCalm ? CALM_POLL_MS : POLL_MS },
  );
  const isSeen = read.data !== undefined && read.data.lastRequest !== null;
  if (isSeen !== isCalm) setCalm(isSeen);
  return (
    <>
      <PageHead title={pages.overview} />
      <Loaded read={read}>
        {(overview) => (
          <div className="columns">
            <SetUpSteps overview={overview} accountId={accountId} />
            <AccountPanel overview={overview} accountId={accountId} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function AccountPanel({
  overview,
  accountId,
}: {
  readonly overview: Overview;
  readonly accountId: string;
}): ReactNode {
  const { overview: words, pages, webhooks } = useTexts();
  const [isRenaming, setRenaming] = useState(false);
  const isAdmin = isAdminOf(useMe(), accountId);
  const { account, keys, disabledWebhooks } = overview;
  return (
    <Panel
      title={account.name}
      acts={isAdmin && <Button onPress={() => setRenaming(true)}>{words.rename}</Button>}
    >
      <Facts
        facts={[
          [words.plan, account.plan],
          [words.accountId, <code key="id">{account.id}</code>],
          [words.since, <Moment key="made" at={account.createdAt} />],
          [pages.keys, words.keysCount(keys)],
          [pages.webhooks, String(overview.webhooks)],
          ...(disabledWebhooks > 0
            ? [[webhooks.disabled, words.disabledCount(disabledWebhooks)] as const]
            : []),
        ]}
      />
      {isRenaming && (
        <RenameDialog accountId={accountId} name={account.name} onClose={() => setRenaming(false)} />
      )}
    </Panel>
  );
}
