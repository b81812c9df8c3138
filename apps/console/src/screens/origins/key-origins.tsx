import { type FormEvent, type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { linesOf } from '../../form/lines.ts';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { replaceKey } from '../keys/keep-key.ts';
import { calledName, type KeyRecord } from '../keys/key-state.ts';
import { normalOrigin } from './normal-origin.ts';

interface Props {
  readonly record: KeyRecord;
  readonly accountId: string;
}

/** The origins of one key, a line each, with what a browser sends for what is typed. */
export function KeyOrigins({ record, accountId }: Props): ReactNode {
  const { origins: words, common } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? record.origins.join('\n');
  const write = useWrite('updateAccountKey', { keep: replaceKey });
  const lines = linesOf(text);
  const wrong = lines.some((line) => normalOrigin(line) === null);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (wrong) return;
    const origins = [...new Set(lines.flatMap((line) => normalOrigin(line) ?? []))];
    const saved = await write.send({ params: { accountId, id: record.id }, body: { origins } });
    if (saved === undefined) return;
    setTyped(null);
    announce(words.saved);
  }
  return (
    <Panel title={calledName(record)} text={common[record.mode]}>
      <form className="form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.list}
          hint={words.oneALine}
          value={text}
          onChange={setTyped}
          rows={Math.max(3, lines.length + 1)}
          problem={issueOf(write.problem, 'origins') ?? (wrong ? words.onlyHttps : undefined)}
        />
        {typed !== null && <AsSent lines={lines} />}
        {lines.length === 0 && <p className="soft">{words.noOrigins}</p>}
        {write.problem !== null && <ProblemBox problem={write.problem} fields={['origins']} />}
        <div className="acts">
          <Button type="submit" tone="main" isPending={write.isWriting} isDisabled={typed === null}>
            {common.save}
          </Button>
          {typed !== null && <Button onPress={() => setTyped(null)}>{common.cancel}</Button>}
        </div>
      </form>
    </Panel>
  );
}

function AsSent({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const { origins: words } = useTexts();
  const changed = lines.filter((line) => normalOrigin(line) !== line);
  if (changed.length === 0) return null;
  return (
    <div className="note">
      <p>{words.asSent}</p>
      <ul className="line-list">
        {changed.map((line) => (
          <li key={line}>
            <code>{line}</code> →{' '}
            {normalOrigin(line) === null ? words.notAnOrigin : <code>{normalOrigin(line)}</code>}
          </li>
        ))}
      </ul>
    </div>
  );
}
