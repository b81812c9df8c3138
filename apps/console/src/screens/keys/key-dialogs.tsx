import { type ReactNode, useState } from 'react';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { KeyRecord } from './key-state.ts';
import { MakeKey } from './make-key.tsx';
import { RenameKey } from './rename-key.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';

/** What is being done to the keys. */
export type Act =
  | { readonly name: 'make' }
  | { readonly name: 'rename' | 'rotate' | 'revoke'; readonly record: KeyRecord };

interface Props {
  readonly act: Act;
  readonly accountId: string;
  readonly onDone: () => void;
}

/** The dialog of an act; a key that was made is shown once after it. */
export function KeyDialogs({ act, accountId, onDone }: Props): ReactNode {
  const { keys: words } = useTexts();
  const [made, setMade] = useState<string | null>(null);
  if (made !== null)
    return <SecretDialog title={words.shownTitle} text={words.shownText} secret={made} onClose={onDone} />;
  if (act.name === 'make') return <MakeKey accountId={accountId} onMade={setMade} onClose={onDone} />;
  const { record } = act;
  const shared = { accountId, record, onClose: onDone };
  if (act.name === 'rename') return <RenameKey {...shared} />;
  if (act.name === 'rotate') return <RotateKey {...shared} onMade={setMade} />;
  return <RevokeKey {...shared} />;
}
