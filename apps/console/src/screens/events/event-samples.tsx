import type { ReactNode } from 'react';
import type { CallData, CallInput } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { JsonBlock } from '../../parts/code-block.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';

type EventType = CallData<'listEventTypes'>['types'][number];
type Recordable = CallInput<'recordAccountSample'>['body']['type'];

/** Every type of event with a sample; those of accounts can be recorded. */
export function EventSamples({ accountId }: { readonly accountId: string }): ReactNode {
  const { events: words } = useTexts();
  const read = useRead('listEventTypes', { params: { accountId } });
  return (
    <Panel title={words.samples} text={words.samplesText}>
      <Loaded read={read}>
        {({ types }) => (
          <ul className="line-list">
            {types.map((type) => (
              <li key={type.type}>
                <TypeLine type={type} accountId={accountId} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function TypeLine({ type, accountId }: { readonly type: EventType; readonly accountId: string }): ReactNode {
  const { events: words } = useTexts();
  const write = useWrite('recordAccountSample');
  const record = async () => {
    const body = { type: type.type as Recordable };
    if ((await write.send({ params: { accountId }, body })) !== undefined)
      announce(words.recorded(type.type));
  };
  return (
    <details>
      <summary>
        <span className="mono">{type.type}</span>
      </summary>
      <div className="detail sample">
        <p lang="en">{type.description}</p>
        <p className="soft small">{type.to === 'account' ? words.toAccount : words.toOrganization}</p>
        <JsonBlock value={type.sample} />
        {type.to === 'account' && (
          <div className="acts">
            <Button isPending={write.isWriting} onPress={() => void record()}>
              {words.record}
            </Button>
          </div>
        )}
        {write.problem !== null && <ProblemBox problem={write.problem} />}
      </div>
    </details>
  );
}
