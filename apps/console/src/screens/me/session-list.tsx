import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';

/** Where the person is signed in; each can be ended from here. */
export function SessionList(): ReactNode {
  const { me: words, common } = useTexts();
  const read = useRead('listSessions', {});
  return (
    <Panel title={words.sessions}>
      <Loaded
        read={read}
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={<Empty title={words.empty} />}
      >
        {({ sessions }) => (
          <DataTable
            caption={words.sessions}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              {
                head: words.browser,
                cell: ({ browser, isThis }) => (
                  <>
                    {browser ?? common.unknown} {isThis && <Badge tone="info">{words.thisOne}</Badge>}
                  </>
                ),
              },
              { head: common.created, cell: ({ createdAt }) => <Moment at={createdAt} /> },
              { head: words.seen, cell: ({ seenAt }) => <Moment at={seenAt} /> },
              { head: words.ends, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
              { head: common.actions, cell: ({ id, isThis }) => !isThis && <EndSession id={id} /> },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function EndSession({ id }: { readonly id: string }): ReactNode {
  const { me: words } = useTexts();
  const write = useWrite('endSession', {
    keep: (kept, ended) =>
      kept.set('listSessions', (list) => ({
        ...list,
        sessions: list.sessions.filter((each) => each.id !== ended.id),
      })),
  });
  const end = async () => {
    if ((await write.send({ params: { id } })) !== undefined) announce(words.ended);
  };
  return (
    <>
      <Button tone="quiet" isPending={write.isWriting} onPress={() => void end()}>
        {words.end}
      </Button>
      {write.problem !== null && <ProblemBox problem={write.problem} />}
    </>
  );
}
