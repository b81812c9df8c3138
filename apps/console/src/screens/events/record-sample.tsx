import { Link } from '@tanstack/react-router';
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

/** Records a sample in the test stream, and leads to it. */
export function RecordSample({ accountId, type }: Props): ReactNode {
  const { events: words } = useTexts();
  const write = useWrite('recordAccountSample');
  const record = async () => {
    const made = await write.send({ params: { accountId }, body: { type } });
    if (made !== undefined)
      announce(words.recorded(type), <EventLink accountId={accountId} id={made.eventId} />);
  };
  return (
    <>
      <div className="acts">
        <Button isPending={write.isWriting} aria-label={words.recordOf(type)} onPress={() => void record()}>
          {words.record}
        </Button>
      </div>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}

function EventLink({ accountId, id }: { readonly accountId: string; readonly id: string }): ReactNode {
  const { events: words } = useTexts();
  return (
    <Link
      to="/accounts/$accountId/events"
      params={{ accountId }}
      search={{ eventId: id, open: id } as never}
      onClick={() => announce('')}
    >
      {words.toRecorded}
    </Link>
  );
}
