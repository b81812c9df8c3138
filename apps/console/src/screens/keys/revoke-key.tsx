import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { TypeNameDialog } from '../../form/type-name-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { replaceKey } from './keep-key.ts';
import { calledName, type KeyRecord } from './key-state.ts';

interface Props {
  readonly accountId: string;
  readonly record: KeyRecord;
  readonly onClose: () => void;
}

export function RevokeKey({ accountId, record, onClose }: Props): ReactNode {
  const { keys: words } = useTexts();
  const write = useWrite('revokeAccountKey', { keep: replaceKey });
  const name = calledName(record);
  const submit = async () => {
    const revoked = await write.send({ params: { accountId, id: record.id } });
    if (revoked === undefined) return;
    announce(words.revoked);
    onClose();
  };
  return (
    <TypeNameDialog
      title={words.revokeTitle}
      text={words.revokeText}
      label={words.typeName(name)}
      name={name}
      mismatch={words.typeMismatch}
      submit={words.revoke}
      write={write}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
