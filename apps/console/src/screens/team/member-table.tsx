import { type ReactNode, useState } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useMe } from '../../shell/me-context.ts';
import { useTexts } from '../../texts/texts-context.ts';
import type { Team } from './team.ts';

type Member = Team['members'][number];

interface Props {
  readonly members: readonly Member[];
  readonly accountId: string;
  readonly isAdmin: boolean;
}

export function MemberTable({ members, accountId, isAdmin }: Props): ReactNode {
  const { team: words, common } = useTexts();
  const [removing, setRemoving] = useState<Member | null>(null);
  return (
    <>
      <DataTable
        caption={words.members}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { head: words.person, cell: (member) => <PersonCell member={member} /> },
          { head: words.role, cell: ({ role }) => words.roles[role] },
          { head: words.admin, cell: (member) => (member.isAdmin ? common.yes : common.no) },
          {
            head: words.lastSignIn,
            cell: ({ lastSignInAt }) => <Moment at={lastSignInAt} none={common.never} />,
          },
          ...(isAdmin
            ? [
                {
                  head: common.actions,
                  cell: (member: Member) => (
                    <MemberActs member={member} accountId={accountId} onRemove={() => setRemoving(member)} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {removing !== null && (
        <RemoveMember member={removing} accountId={accountId} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

function PersonCell({ member }: { readonly member: Member }): ReactNode {
  const { team: words } = useTexts();
  const { person } = useMe();
  const { profile, email, personId, disabledAt } = member;
  return (
    <>
      <strong>{profile.name}</strong>
      {personId === person.id && <span className="soft"> ({words.you})</span>}
      <div className="small soft">{email}</div>
      {disabledAt !== null && <Badge tone="bad">{words.disabled}</Badge>}
    </>
  );
}

interface ActsProps {
  readonly member: Member;
  readonly accountId: string;
  readonly onRemove: () => void;
}

function MemberActs({ member, accountId, onRemove }: ActsProps): ReactNode {
  const { team: words } = useTexts();
  const write = useWrite('updateMember', {
    keep: (kept, answer) =>
      kept.set('listTeam', (team) => ({
        ...team,
        members: team.members.map((each) => (each.id === answer.id ? answer : each)),
      })),
  });
  const turn = () =>
    void write.send({ params: { accountId, id: member.id }, body: { isAdmin: !member.isAdmin } });
  return (
    <>
      <div className="acts">
        <Button tone="quiet" isPending={write.isWriting} onPress={turn}>
          {member.isAdmin ? words.takeAdmin : words.makeAdmin}
        </Button>
        <Button tone="quiet" onPress={onRemove}>
          {words.remove}
        </Button>
      </div>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}

interface RemoveProps {
  readonly member: Member;
  readonly accountId: string;
  readonly onClose: () => void;
}

function RemoveMember({ member, accountId, onClose }: RemoveProps): ReactNode {
  const { team: words } = useTexts();
  const write = useWrite('removeMember', {
    keep: (kept, { id }) =>
      kept.set('listTeam', (team) => ({ ...team, members: team.members.filter((each) => each.id !== id) })),
  });
  const submit = async () => {
    if ((await write.send({ params: { accountId, id: member.id } })) === undefined) return;
    announce(words.removed);
    onClose();
  };
  return (
    <FormDialog
      title={words.removeTitle}
      text={words.removeText(member.profile.name)}
      submit={words.remove}
      isDanger
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
