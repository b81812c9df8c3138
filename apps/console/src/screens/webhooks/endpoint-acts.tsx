import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { DeleteEndpoint } from './delete-endpoint.tsx';
import { EditEndpoint } from './endpoint-form.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { TestEndpoint } from './test-endpoint.tsx';
import { TurnEndpoint } from './turn-endpoint.tsx';
import type { EndpointDetail } from './endpoint-detail.ts';

type Act = 'edit' | 'turn' | 'rotate' | 'delete';

interface Props {
  readonly detail: EndpointDetail;
  readonly accountId: string;
}

/** What can be done to an endpoint. */
export function EndpointActs({ detail, accountId }: Props): ReactNode {
  const { webhooks: words, common } = useTexts();
  const [act, setAct] = useState<Act | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { endpoint } = detail;
  const shared = { accountId, endpoint, onClose: () => setAct(null) };
  return (
    <Panel title={words.acts}>
      <TestEndpoint accountId={accountId} id={endpoint.id} />
      <div className="acts">
        <Button onPress={() => setAct('edit')}>{common.edit}</Button>
        <Button onPress={() => setAct('turn')}>{endpoint.enabled ? words.disable : words.enable}</Button>
        <Button onPress={() => setAct('rotate')}>{words.rotate}</Button>
        <Button tone="danger" onPress={() => setAct('delete')}>
          {words.delete}
        </Button>
      </div>
      {act === 'edit' && <EditEndpoint {...shared} />}
      {act === 'turn' && <TurnEndpoint {...shared} detail={detail} />}
      {act === 'rotate' && (
        <RotateSecret
          {...shared}
          onMade={(made) => {
            setAct(null);
            setSecret(made);
          }}
        />
      )}
      {act === 'delete' && <DeleteEndpoint {...shared} />}
      {secret !== null && (
        <SecretDialog
          title={words.shownTitle}
          text={words.shownText}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Panel>
  );
}
