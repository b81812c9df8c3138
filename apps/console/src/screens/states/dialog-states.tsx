import { type ReactNode, useState } from 'react';
import { TypeNameDialog } from '../../form/type-name-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { signInGate } from '../../api/signed-call.ts';
import { SignInDialog } from '../../shell/sign-in-dialog.tsx';
import { ShortcutsDialog } from '../../shell/shortcuts-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { SAMPLE_PROBLEM } from './samples.ts';

type Name = 'secret' | 'type' | 'shortcuts';

/** Dialogs, each behind its button. */
export function DialogStates(): ReactNode {
  const { keys, shell, signIn, common } = useTexts();
  const [open, setOpen] = useState<Name | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={common.actions}>
      <div className="acts">
        <Button onPress={() => setOpen('secret')}>{keys.shownTitle}</Button>
        <Button onPress={() => setOpen('type')}>{keys.revokeTitle}</Button>
        <Button onPress={() => setOpen('shortcuts')}>{shell.shortcuts}</Button>
        <Button onPress={() => void signInGate.ask('recent')}>{signIn.recent}</Button>
        <Button onPress={() => void signInGate.ask('session')}>{signIn.ended}</Button>
      </div>
      {open === 'secret' && (
        <SecretDialog
          title={keys.shownTitle}
          text={keys.shownText}
          secret="sk_test_0123456789abcdefghijklmnopqrstuvwxyz"
          onClose={close}
        />
      )}
      {open === 'type' && (
        <TypeNameDialog
          title={keys.revokeTitle}
          text={keys.revokeText}
          label={keys.typeName('key_1')}
          name="key_1"
          mismatch={keys.typeMismatch}
          submit={keys.revoke}
          write={{ problem: SAMPLE_PROBLEM, isWriting: false }}
          onSubmit={close}
          onClose={close}
        />
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      <SignInDialog />
    </Panel>
  );
}
