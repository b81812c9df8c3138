import { type ReactNode, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { useWrite } from '../../api/use-write.ts';
import { OverlapField, USUAL_OVERLAP_SECONDS } from '../../form/overlap-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Endpoint } from './endpoint-state.tsx';
import { replaceEndpoint } from './keep-endpoint.ts';

interface Props {
  readonly accountId: string;
  readonly endpoint: Endpoint;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** Makes a new secret; says until when both sign. */
export function RotateSecret({ accountId, endpoint, onMade, onClose }: Props): ReactNode {
  const { webhooks: words } = useTexts();
  const { moment } = useFormat();
  const [seconds, setSeconds] = useState(USUAL_OVERLAP_SECONDS);
  const write = useWrite('rotateAccountWebhookSecret', {
    keep: (kept, answer) => replaceEndpoint(kept, answer.endpoint),
  });
  const submit = async () => {
    const params = { accountId, id: endpoint.id };
    const made = await write.send({ params, body: { overlapSeconds: seconds } });
    if (made !== undefined) onMade(made.secret);
  };
  return (
    <FormDialog
      title={words.rotateTitle}
      text={words.rotateText}
      submit={words.rotate}
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OverlapField label={words.overlap} seconds={seconds} onChange={setSeconds} />
      {seconds > 0 && (
        <p className="soft">{words.twoUntil(moment(serverNow().getTime() + seconds * 1000))}</p>
      )}
    </FormDialog>
  );
}
