import { type ReactNode, useState } from 'react';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { SAMPLE_READS } from './samples.ts';

/** A list while it loads, when it failed, empty, with rows, and with rows that could not be read anew. */
export function ListStates(): ReactNode {
  return (
    <>
      {(Object.keys(SAMPLE_READS) as (keyof typeof SAMPLE_READS)[]).map((name) => (
        <ListState key={name} name={name} />
      ))}
    </>
  );
}

function ListState({ name }: { readonly name: keyof typeof SAMPLE_READS }): ReactNode {
  const { keys: words, common } = useTexts();
  const { number } = useFormat();
  const [opened, setOpened] = useState<string | undefined>();
  return (
    <Panel title={name}>
      <Loaded
        read={SAMPLE_READS[name]}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title={words.empty} next={words.emptyNext} />}
      >
        {({ rows }) => (
          <>
            <DataTable
              caption={name}
              rows={rows}
              keyOf={({ id }) => id}
              opened={opened}
              onOpen={setOpened}
              details={(row) => <p>{row.name}</p>}
              columns={[
                { head: common.name, cell: (row) => row.name },
                { head: common.id, cell: ({ id }) => <code>{id}</code> },
                { head: common.state, isNumber: true, cell: ({ count }) => number(count) },
              ]}
            />
            <Pager count={rows.length} nextCursor="next" cursor="here" onGo={() => undefined} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
