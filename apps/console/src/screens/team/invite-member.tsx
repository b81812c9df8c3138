import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { CheckField } from '../../form/check-field.tsx';
import { ChoiceField } from '../../form/choice-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';

interface Props {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** Invites somebody; the link is shown once. */
export function InviteMember({ accountId, onClose }: Props): ReactNode {
  const { team: words, common } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'developer' | 'clinician'>('developer');
  const [isAdmin, setAdmin] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const write = useWrite('inviteMember');
  const submit = async () => {
    const made = await write.send({ params: { accountId }, body: { email: email.trim(), role, isAdmin } });
    if (made !== undefined) setLink(made.link);
  };
  if (link !== null)
    return <SecretDialog title={words.linkTitle} text={words.linkText} secret={link} onClose={onClose} />;
  return (
    <FormDialog
      title={words.inviteTitle}
      submit={words.invite}
      problem={write.problem}
      fields={['email']}
      isWriting={write.isWriting}
      blocked={email.trim() === '' ? common.required : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={words.email}
        type="email"
        value={email}
        onChange={setEmail}
        maxLength={254}
        autoFocus
        problem={issueOf(write.problem, 'email')}
      />
      <ChoiceField
        label={words.role}
        value={role}
        onChange={setRole}
        choices={[
          ['developer', words.roles.developer],
          ['clinician', words.roles.clinician],
        ]}
      />
      <CheckField label={words.isAdmin} isOn={isAdmin} onChange={setAdmin} />
    </FormDialog>
  );
}
