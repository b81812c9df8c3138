import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { TextField } from '../../form/text-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { KeyCalled } from './key-called.tsx';

interface Props {
  readonly accountId: string;
  readonly keys: CallData<'listAccountKeys'>['keys'];
}

/** Asks the server what a browser would send for an address, and which keys would let it in. */
export function TestOrigin({ accountId, keys }: Props): ReactNode {
  const { origins: words } = useTexts();
  const [origin, setOrigin] = useState('');
  const [answer, setAnswer] = useState<CallData<'testOrigin'> | null>(null);
  const write = useWrite('testOrigin');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (origin.trim() === '') return;
    setAnswer((await write.send({ params: { accountId }, body: { origin: origin.trim() } })) ?? null);
  }
  return (
    <Panel title={words.testTitle} text={words.testText}>
      <form className="form narrow" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.testLabel}
          value={origin}
          onChange={setOrigin}
          maxLength={2048}
          problem={issueOf(write.problem, 'origin')}
        />
        <div className="acts">
          <Button type="submit" isPending={write.isWriting}>
            {words.testAct}
          </Button>
        </div>
        {write.problem !== null && <ProblemBox problem={write.problem} fields={['origin']} />}
      </form>
      <div role="status">{answer !== null && <TestAnswer answer={answer} keys={keys} />}</div>
    </Panel>
  );
}

function TestAnswer({
  answer,
  keys,
}: {
  readonly answer: CallData<'testOrigin'>;
  readonly keys: Props['keys'];
}): ReactNode {
  const { origins: words } = useTexts();
  return (
    <div className="detail">
      {answer.origin !== null && <p>{words.testSends(answer.origin)}</p>}
      {answer.problem !== null && (
        <p lang="en" className="field-problem">
          {answer.problem}
        </p>
      )}
      <ul className="line-list">
        {answer.keys.map(({ id, allowed }) => (
          <li key={id}>
            <Badge tone={allowed ? 'good' : 'bad'}>{allowed ? words.allowed : words.refused}</Badge>{' '}
            <KeyCalled keys={keys} id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
