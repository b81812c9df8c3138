import { type FormEvent, type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useMe } from '../../shell/me-context.ts';
import { useTexts } from '../../texts/texts-context.ts';

/** What a signature shows. */
export function ProfileForm(): ReactNode {
  const { me: words, common } = useTexts();
  const { person } = useMe();
  const [name, setName] = useState(person.profile.name);
  const [credential, setCredential] = useState(person.profile.credential ?? '');
  const [licence, setLicence] = useState(person.profile.licence ?? '');
  const write = useWrite('updateProfile', {
    keep: (kept, changed) => kept.set('getMe', (me) => ({ ...me, person: changed })),
  });
  const given = (text: string) => (text.trim() === '' ? null : text.trim());
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { name: name.trim(), credential: given(credential), licence: given(licence) };
    if ((await write.send({ body })) === undefined) return;
    announce(words.saved);
  }
  return (
    <Panel title={words.profile} text={words.profileText}>
      <Facts facts={[[words.email, person.email]]} />
      <form className="form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.fullName}
          value={name}
          onChange={setName}
          maxLength={200}
          problem={issueOf(write.problem, 'name') ?? (name.trim() === '' ? common.required : undefined)}
        />
        <TextField
          label={words.credential}
          hint={words.credentialHint}
          value={credential}
          onChange={setCredential}
          maxLength={200}
          problem={issueOf(write.problem, 'credential')}
        />
        <TextField
          label={words.licence}
          hint={words.licenceHint}
          value={licence}
          onChange={setLicence}
          maxLength={200}
          problem={issueOf(write.problem, 'licence')}
        />
        {write.problem !== null && (
          <ProblemBox problem={write.problem} fields={['name', 'credential', 'licence']} />
        )}
        <div className="acts">
          <Button type="submit" tone="main" isPending={write.isWriting} isDisabled={name.trim() === ''}>
            {common.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
