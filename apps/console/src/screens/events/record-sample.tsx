import type { ReactNode } from 'react';
import type { CallInput } from '../../api/call-types.ts';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';

/** A type whose samples can be recorded. */
export type Recordable = CallInput<'recordAccountSample'>['body']['type'];

interface Props {
  readonly accountId: string;
  readonly type: Recordable;
}

/** Records a sample in the test stream. */
export function RecordSample({ accountId, type }: Props): ReactNode {
  const { events: words } = useTexts();
  const write = useWrite('recordAccountSample');
  const record = async () => {
    if ((await write.send({ params: { accountId }, body: { type } })) !== undefined)
      announce(words.recorded(type));
  };
  return (
    <>
      <div className="acts">
        <Button isPending={write.isWriting} onPress={() => void record()}>
          {words.record}
        </Button>
      </div>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}
