import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Team } from './team.ts';

interface Props {
  readonly invitations: Team['invitations'];
  readonly accountId: string;
  readonly isAdmin: boolean;
}

export function InvitationTable({ invitations, accountId, isAdmin }: Props): ReactNode {
  const { team: words, common } = useTexts();
  return (
    <DataTable
      caption={words.invitations}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        { head: words.email, cell: ({ email }) => email },
        { head: words.role, cell: ({ role }) => words.roles[role] },
        { head: words.admin, cell: (invitation) => (invitation.isAdmin ? common.yes : common.no) },
        { head: words.expires, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
        ...(isAdmin
          ? [
              {
                head: common.actions,
                cell: ({ id }: Props['invitations'][number]) => <TakeBack accountId={accountId} id={id} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function TakeBack({ accountId, id }: { readonly accountId: string; readonly id: string }): ReactNode {
  const { team: words } = useTexts();
  const write = useWrite('revokeInvitation', {
    keep: (kept, revoked) =>
      kept.set('listTeam', (team) => ({
        ...team,
        invitations: team.invitations.filter((each) => each.id !== revoked.id),
      })),
  });
  const send = async () => {
    if ((await write.send({ params: { accountId, id } })) !== undefined) announce(words.takenBack);
  };
  return (
    <>
      <Button tone="quiet" isPending={write.isWriting} onPress={() => void send()}>
        {words.takeBack}
      </Button>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}
