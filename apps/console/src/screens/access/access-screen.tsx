import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../format/use-format.ts';
import { Badge } from '../../parts/badge.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isAdminOf, useMe } from '../../shell/me-context.ts';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { AskAccess } from './ask-access.tsx';

const TONES = { open: 'warn', approved: 'good', refused: 'bad' } as const;
type Request = NonNullable<CallData<'getAccountOverview'>['accessRequest']>;

/** The way to production: ask, wait, read the answer. */
export function AccessScreen(): ReactNode {
  const { pages, access: words } = useTexts();
  const accountId = useAccountId();
  const isAdmin = isAdminOf(useMe(), accountId);
  const read = useRead('getAccountOverview', { params: { accountId } });
  return (
    <>
      <PageHead title={pages.access} intro={words.intro} />
      <Loaded read={read}>
        {({ account, accessRequest }) => {
          const isOpen = accessRequest?.state === 'open';
          return (
            <>
              {account.productionApproved && <p className="note">{words.approved}</p>}
              {accessRequest !== null && <Asked request={accessRequest} />}
              {!account.productionApproved && !isOpen && (
                <Panel title={words.ask}>
                  {isAdmin ? <AskAccess accountId={accountId} /> : <p>{words.adminOnly}</p>}
                </Panel>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Asked({ request }: { readonly request: Request }): ReactNode {
  const { access: words, common } = useTexts();
  const format = useFormat();
  const { state, reason, decidedAt } = request;
  const said = state === 'open' ? words.open : state === 'refused' ? words.refused : words.approved;
  return (
    <Panel title={words.asked} text={said}>
      <Facts
        facts={[
          [
            common.state,
            <Badge key="state" tone={TONES[state]}>
              {words.states[state]}
            </Badge>,
          ],
          [words.asked, <Moment key="asked" at={request.askedAt} />],
          ...(decidedAt === null ? [] : [[words.decided, <Moment key="decided" at={decidedAt} />] as const]),
          ...(reason === null ? [] : [[words.reason, reason] as const]),
          [words.use, request.use],
          [words.countries, format.list(request.countries.map(format.country))],
          [words.clinician, request.clinicianInCharge],
        ]}
      />
    </Panel>
  );
}
