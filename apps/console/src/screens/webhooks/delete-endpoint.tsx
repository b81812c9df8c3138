import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { TypeNameDialog } from '../../form/type-name-dialog.tsx';
import { announce } from '../../parts/announce.ts';
import { useTexts } from '../../texts/texts-context.ts';
import type { Endpoint } from './endpoint-state.tsx';

interface Props {
  readonly accountId: string;
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

export function DeleteEndpoint({ accountId, endpoint, onClose }: Props): ReactNode {
  const { webhooks: words } = useTexts();
  const navigate = useNavigate();
  const write = useWrite('deleteAccountWebhook', {
    keep: (kept, { id }) =>
      kept.set('listAccountWebhooks', (list) => ({
        ...list,
        endpoints: list.endpoints.filter((each) => each.id !== id),
      })),
  });
  const submit = async () => {
    const answer = await write.send({ params: { accountId, id: endpoint.id } });
    if (answer === undefined) return;
    announce(words.deleted(answer.dropped));
    await navigate({ to: '/accounts/$accountId/webhooks', params: { accountId } });
  };
  return (
    <TypeNameDialog
      title={words.deleteTitle}
      text={words.deleteText}
      label={words.typeUrl}
      name={endpoint.url}
      mismatch={words.typeMismatch}
      submit={words.delete}
      write={write}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
