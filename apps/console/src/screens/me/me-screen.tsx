import type { ReactNode } from 'react';
import { DataTable } from '../../parts/data-table.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMe } from '../../shell/me-context.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

/** Who is signed in: what signatures show of them, and where they are signed in. */
export function MeScreen(): ReactNode {
  const { pages, me: words } = useTexts();
  return (
    <>
      <PageHead title={pages.me} />
      <div className="columns">
        <ProfileForm />
        <Panel title={words.memberships}>
          <Memberships />
        </Panel>
      </div>
      <SessionList />
    </>
  );
}

function Memberships(): ReactNode {
  const { me: words, team } = useTexts();
  const { memberships } = useMe();
  return (
    <DataTable
      caption={words.memberships}
      rows={memberships}
      keyOf={({ id }) => id}
      columns={[
        { head: words.place, cell: ({ scopeName, scopeId }) => scopeName ?? scopeId ?? words.installation },
        { head: team.role, cell: ({ role }) => team.roles[role] },
        { head: team.admin, cell: ({ isAdmin }) => <YesNo isOn={isAdmin} /> },
      ]}
    />
  );
}

function YesNo({ isOn }: { readonly isOn: boolean }): ReactNode {
  const { common } = useTexts();
  return isOn ? common.yes : common.no;
}
