import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isAdminOf, useMe } from '../../shell/me-context.ts';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberTable } from './member-table.tsx';

/** Who works on the account. */
export function TeamScreen(): ReactNode {
  const { pages, team: words } = useTexts();
  const accountId = useAccountId();
  const isAdmin = isAdminOf(useMe(), accountId);
  const [isInviting, setInviting] = useState(false);
  const read = useRead('listTeam', { params: { accountId } });
  return (
    <>
      <PageHead
        title={pages.team}
        intro={words.intro}
        acts={
          isAdmin ? (
            <Button tone="main" onPress={() => setInviting(true)}>
              {words.invite}
            </Button>
          ) : (
            <span className="soft small">{words.adminOnly}</span>
          )
        }
      />
      <Loaded read={read}>
        {({ members, invitations }) => (
          <div className="detail">
            <Panel title={words.members}>
              {members.length === 0 ? (
                <Empty title={words.empty} next={words.emptyNext} />
              ) : (
                <MemberTable members={members} accountId={accountId} isAdmin={isAdmin} />
              )}
            </Panel>
            <Panel title={words.invitations}>
              {invitations.length === 0 ? (
                <p className="soft">{words.noInvitations}</p>
              ) : (
                <InvitationTable invitations={invitations} accountId={accountId} isAdmin={isAdmin} />
              )}
            </Panel>
          </div>
        )}
      </Loaded>
      {isInviting && <InviteMember accountId={accountId} onClose={() => setInviting(false)} />}
    </>
  );
}
