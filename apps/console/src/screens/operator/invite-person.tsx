import { type ReactNode, useState } from 'react';
import type { PersonRole, ScopeKind } from '@svc/contracts';
import { ROLE_SCOPES } from '../../api/wire/role-scopes.ts';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { CheckField } from '../../form/check-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';

/** Invites somebody to anything; the link is shown once. */
export function InvitePerson({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { team: words, common } = useTexts();
  const [email, setEmail] = useState('');
  const [place, setPlace] = useState<Place>({ role: 'developer', scope: 'account', scopeId: '' });
  const [isAdmin, setAdmin] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const write = useWrite('inviteInstallationPerson');
  const isMissing = email.trim() === '' || (place.scope !== 'installation' && place.scopeId.trim() === '');
  const submit = async () => {
    const body = { email: email.trim(), role: place.role, isAdmin, ...ownerOf(place) };
    const made = await write.send({ body });
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
      blocked={isMissing ? common.required : undefined}
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
      <PlaceFields place={place} onChange={setPlace} />
      <CheckField label={words.isAdmin} isOn={isAdmin} onChange={setAdmin} />
    </FormDialog>
  );
}

interface Place {
  readonly role: PersonRole;
  readonly scope: ScopeKind;
  readonly scopeId: string;
}

function ownerOf({ scope, scopeId }: Place): { accountId?: string; organizationId?: string } {
  if (scope === 'installation') return {};
  return scope === 'account' ? { accountId: scopeId.trim() } : { organizationId: scopeId.trim() };
}

function PlaceFields({
  place,
  onChange,
}: {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}): ReactNode {
  const { team, operator: words } = useTexts();
  const scopes = ROLE_SCOPES[place.role];
  return (
    <>
      <SelectField
        label={team.role}
        value={place.role}
        choices={(Object.keys(ROLE_SCOPES) as PersonRole[]).map((role) => [role, team.roles[role]])}
        onChange={(role) => onChange({ ...place, role, scope: ROLE_SCOPES[role][0] ?? 'account' })}
      />
      <SelectField
        label={words.scope}
        value={place.scope}
        choices={scopes.map((scope) => [scope, words.scopes[scope]])}
        onChange={(scope) => onChange({ ...place, scope })}
      />
      {place.scope !== 'installation' && (
        <TextField
          label={words.scopeId}
          value={place.scopeId}
          onChange={(scopeId) => onChange({ ...place, scopeId })}
          maxLength={64}
        />
      )}
    </>
  );
}
