import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';

interface Props {
  readonly accountId: string;
  /** Id of the endpoint. */
  readonly id: string;
  readonly deliveryId: string;
}

/** Sends one delivery again. */
export function ReplayOne({ accountId, id, deliveryId }: Props): ReactNode {
  const { deliveries: words } = useTexts();
  const write = useWrite('replayAccountDeliveries');
  const send = async () => {
    if ((await write.send({ params: { accountId, id }, body: { deliveryId } })) !== undefined)
      announce(words.replayed);
  };
  return (
    <>
      <div className="acts">
        <Button isPending={write.isWriting} onPress={() => void send()}>
          {words.replay}
        </Button>
      </div>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}
