import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../format/use-format.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { operatorOf, useMe } from '../../shell/me-context.ts';
import { useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { InvitePerson } from './invite-person.tsx';
import { TurnPerson } from './turn-person.tsx';
import type { Person } from './person.ts';

/** Everybody who can sign in. */
export function OperatorPeopleScreen(): ReactNode {
  const { pages, operator: words, team } = useTexts();
  const isAdmin = operatorOf(useMe())?.isAdmin === true;
  const [{ cursor }, go] = useUrlState();
  const [isInviting, setInviting] = useState(false);
  const read = useRead('listInstallationPeople', { query: { cursor } });
  return (
    <>
      <PageHead
        title={pages.operatorPeople}
        intro={words.peopleIntro}
        acts={
          isAdmin && (
            <Button tone="main" onPress={() => setInviting(true)}>
              {team.invite}
            </Button>
          )
        }
      />
      <Panel title={pages.operatorPeople} isQuiet>
        <Loaded
          read={read}
          isEmpty={({ people }) => people.length === 0}
          empty={<Empty title={words.peopleEmpty} next={words.peopleEmptyNext} />}
        >
          {({ people, nextCursor }) => (
            <>
              <PersonTable people={people} isAdmin={isAdmin} />
              <Pager
                count={people.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
      {isInviting && <InvitePerson onClose={() => setInviting(false)} />}
    </>
  );
}

function PersonTable({
  people,
  isAdmin,
}: {
  readonly people: readonly Person[];
  readonly isAdmin: boolean;
}): ReactNode {
  const { pages, team, me, common } = useTexts();
  const acts: Column<Person>[] = [{ head: common.actions, cell: (person) => <TurnPerson person={person} /> }];
  return (
    <DataTable
      caption={pages.operatorPeople}
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        {
          head: team.person,
          cell: ({ profile, email, disabledAt }) => (
            <>
              <strong>{profile.name}</strong>
              <div className="small soft">{email}</div>
              {disabledAt !== null && <Badge tone="bad">{team.disabled}</Badge>}
            </>
          ),
        },
        { head: me.memberships, cell: (person) => <Roles person={person} /> },
        {
          head: team.lastSignIn,
          cell: ({ lastSignInAt }) => <Moment at={lastSignInAt} none={common.never} />,
        },
        { head: common.created, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ...(isAdmin ? acts : []),
      ]}
    />
  );
}

function Roles({ person: { memberships } }: { readonly person: Person }): ReactNode {
  const { team, me, common } = useTexts();
  const { list } = useFormat();
  if (memberships.length === 0) return common.none;
  return list(
    memberships.map(({ role, scopeName, scopeId }) =>
      me.roleOf(team.roles[role], scopeName ?? scopeId ?? me.installation),
    ),
  );
}
