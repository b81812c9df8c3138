import { type ReactNode, useState } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useWrite } from '../../api/use-write.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { wordOf } from '../../texts/word-of.ts';

interface Props {
  readonly accountId: string;
  readonly id: string;
}

/** Sends one event now, and shows what the receiver answered. */
export function TestEndpoint({ accountId, id }: Props): ReactNode {
  const { webhooks: words } = useTexts();
  const [answer, setAnswer] = useState<CallData<'testAccountWebhook'> | null>(null);
  const write = useWrite('testAccountWebhook');
  const send = async () => setAnswer((await write.send({ params: { accountId, id } })) ?? null);
  return (
    <div className="acts">
      <Button tone="main" isPending={write.isWriting} onPress={() => void send()}>
        {write.isWriting ? words.testing : words.test}
      </Button>
      <span role="status">{answer !== null && <Outcome answer={answer} />}</span>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </div>
  );
}

function Outcome({ answer }: { readonly answer: CallData<'testAccountWebhook'> }): ReactNode {
  const { webhooks: words, deliveries } = useTexts();
  const { outcome, status, durationMs } = answer;
  if (outcome === 'delivered')
    return <Badge tone="good">{words.testDelivered(status ?? 0, durationMs)}</Badge>;
  const why = wordOf(deliveries.outcomes, outcome);
  const said = status === null ? why : words.withStatus(why, status);
  return <Badge tone="bad">{words.testFailed(said, durationMs)}</Badge>;
}
