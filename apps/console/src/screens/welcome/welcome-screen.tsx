import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { TextField } from '../../form/text-field.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useMe } from '../../shell/me-context.ts';
import { useTexts } from '../../texts/texts-context.ts';

/** For somebody without an account: makes one, where that is allowed and they have come for nothing else. */
export function WelcomeScreen(): ReactNode {
  const { welcome, pages } = useTexts();
  const { canSignUp, memberships } = useMe();
  if (memberships.length > 0) return <RolesWithoutScreens />;
  return (
    <>
      <PageHead title={pages.welcome} />
      {canSignUp ? <SignUp /> : <Empty title={welcome.noneTitle} next={welcome.noneText} />}
    </>
  );
}

function RolesWithoutScreens(): ReactNode {
  const { welcome, pages, me, team } = useTexts();
  const { memberships } = useMe();
  return (
    <>
      <PageHead title={pages.welcome} />
      <Panel title={welcome.waitTitle} text={welcome.waitText}>
        <ul className="line-list">
          {memberships.map(({ id, role, scopeName, scopeId }) => (
            <li key={id}>{me.roleOf(team.roles[role], scopeName ?? scopeId ?? me.installation)}</li>
          ))}
        </ul>
        <p>
          <Link to="/me">{pages.me}</Link>
        </p>
      </Panel>
    </>
  );
}

function SignUp(): ReactNode {
  const { welcome, common } = useTexts();
  const [name, setName] = useState('');
  const write = useWrite('signUp');
  const client = useQueryClient();
  const navigate = useNavigate();
  const isBlank = name.trim() === '';
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBlank) return;
    const account = await write.send({ body: { name: name.trim() } });
    if (account === undefined) return;
    // The account is one of theirs only once their memberships are read anew.
    await client.refetchQueries({ queryKey: ['', 'getMe'] });
    await navigate({ to: '/accounts/$accountId', params: { accountId: account.id } });
  }
  return (
    <Panel title={welcome.title} text={welcome.text}>
      <form className="form narrow" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={welcome.name}
          hint={welcome.nameHint}
          value={name}
          onChange={setName}
          maxLength={200}
          isRequired
          problem={issueOf(write.problem, 'name')}
        />
        {write.problem !== null && <ProblemBox problem={write.problem} fields={['name']} />}
        <div className="acts">
          <Button type="submit" tone="main" isPending={write.isWriting} isDisabled={isBlank}>
            {write.isWriting ? welcome.making : welcome.submit}
          </Button>
          {isBlank && <span className="soft small">{common.required}</span>}
        </div>
      </form>
    </Panel>
  );
}
