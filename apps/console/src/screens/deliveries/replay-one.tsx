import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';

interface Props
  extends Pick<CallData<'listAccountDeliveries'>['deliveries'][number], 'deliveryId' | 'state'> {
  readonly accountId: string;
  /** Id of the endpoint. */
  readonly id: string;
}

/** Sends one delivery again, having said what that does. */
export function ReplayOne({ accountId, id, deliveryId, state }: Props): ReactNode {
  const { deliveries: words } = useTexts();
  const write = useWrite('replayAccountDeliveries');
  const send = async () => {
    const sent = await write.send({ params: { accountId, id }, body: { deliveryId } });
    if (sent !== undefined) announce(sent.deliveryId === deliveryId ? words.broughtForward : words.replayed);
  };
  return (
    <>
      <p className="soft">{words.replaySays[state === 'retrying' ? 'waiting' : state]}</p>
      {state !== 'parked' && (
        <div className="acts">
          <Button isPending={write.isWriting} onPress={() => void send()}>
            {words.replay}
          </Button>
        </div>
      )}
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}
