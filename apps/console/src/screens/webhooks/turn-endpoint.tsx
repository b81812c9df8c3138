import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Endpoint } from './endpoint-state.tsx';
import { replaceEndpoint } from './keep-endpoint.ts';
import type { EndpointDetail } from './endpoint-detail.ts';

interface Props {
  readonly accountId: string;
  readonly endpoint: Endpoint;
  readonly detail: EndpointDetail;
  readonly onClose: () => void;
}

/** Enables or disables an endpoint, having said what that does to what waits. */
export function TurnEndpoint({ accountId, endpoint, detail, onClose }: Props): ReactNode {
  const params = { accountId, id: endpoint.id };
  const shared = { params, detail, onClose };
  return endpoint.enabled ? <Disable {...shared} /> : <Enable {...shared} />;
}

interface TurnProps {
  readonly params: { readonly accountId: string; readonly id: string };
  readonly detail: EndpointDetail;
  readonly onClose: () => void;
}

function Enable({ params, detail, onClose }: TurnProps): ReactNode {
  const { webhooks: words } = useTexts();
  const write = useWrite('enableAccountWebhook', { keep: replaceEndpoint });
  const submit = async () => {
    const answer = await write.send({ params });
    if (answer === undefined) return;
    announce(words.enabledDone(answer.resumed));
    onClose();
  };
  return (
    <FormDialog
      title={words.enableTitle}
      text={words.enableText(detail.parked)}
      submit={words.enable}
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="note warn">{words.enableLost}</p>
    </FormDialog>
  );
}

function Disable({ params, detail, onClose }: TurnProps): ReactNode {
  const { webhooks: words } = useTexts();
  const write = useWrite('disableAccountWebhook', { keep: replaceEndpoint });
  const submit = async () => {
    if ((await write.send({ params })) === undefined) return;
    announce(words.disabledDone);
    onClose();
  };
  return (
    <FormDialog
      title={words.disableTitle}
      text={words.disableText(detail.waiting)}
      submit={words.disable}
      isDanger
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="note warn">{words.disableLost}</p>
    </FormDialog>
  );
}
