import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { JsonBlock } from '../../parts/code-block.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { type Recordable, RecordSample } from './record-sample.tsx';

type EventType = CallData<'listEventTypes'>['types'][number];

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
              <li key={type.type} className="sample-line">
                <TypeLine type={type} />
                {type.to === 'account' && (
                  <RecordSample accountId={accountId} type={type.type as Recordable} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function TypeLine({ type }: { readonly type: EventType }): ReactNode {
  const { events: words } = useTexts();
  return (
    <details>
      <summary>
        <span className="mono">{type.type}</span>
      </summary>
      <div className="detail sample">
        <p lang="en">{type.description}</p>
        <p className="soft small">{type.to === 'account' ? words.toAccount : words.toOrganization}</p>
        <JsonBlock value={type.sample} />
      </div>
    </details>
  );
}
