import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { TypeNameDialog } from '../../form/type-name-dialog.tsx';
import { announce } from '../../parts/announce.ts';
import { useTexts } from '../../texts/texts-context.ts';
import type { CdsClient } from './cds-client.ts';

interface Props {
  readonly accountId: string;
  readonly client: CdsClient;
  readonly onClose: () => void;
}

export function RevokeClient({ accountId, client, onClose }: Props): ReactNode {
  const { cds: words, keys } = useTexts();
  const write = useWrite('revokeAccountCdsClient', {
    keep: (kept, revoked) =>
      kept.set('listAccountCdsClients', (list) => ({
        ...list,
        clients: list.clients.map((each) => (each.id === revoked.id ? revoked : each)),
      })),
  });
  const submit = async () => {
    if ((await write.send({ params: { accountId, id: client.id } })) === undefined) return;
    announce(words.revoked);
    onClose();
  };
  return (
    <TypeNameDialog
      title={words.revokeTitle}
      text={words.revokeText}
      label={keys.typeName(client.name)}
      name={client.name}
      mismatch={keys.typeMismatch}
      submit={words.revoke}
      write={write}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
