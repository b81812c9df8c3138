import type { ReactNode } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { BrokenText } from '../../parts/broken-text.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useAccountId } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { PersonCalled } from '../team/person-called.tsx';
import type { Act } from './key-dialogs.tsx';
import { type KeyRecord, stateOfKey } from './key-state.ts';

const TONES = { holds: 'good', ends: 'warn', ended: 'idle' } as const;

interface Props {
  readonly keys: readonly KeyRecord[];
  readonly asOf: string;
  readonly onAct: (act: Act) => void;
}

export function KeyTable({ keys, asOf, onAct }: Props): ReactNode {
  const { common, keys: words, pages } = useTexts();
  return (
    <DataTable
      caption={pages.keys}
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        {
          head: common.name,
          cell: ({ name, visibleStart }) => (
            <>
              <strong>{name ?? words.unnamed}</strong>
              <br />
              <code>{visibleStart}…</code>
            </>
          ),
        },
        { head: common.mode, cell: ({ mode }) => <ModeBadge mode={mode} /> },
        { head: common.kind, cell: (key) => <KindCell record={key} /> },
        { head: common.state, cell: (key) => <StateCell record={key} asOf={asOf} /> },
        { head: words.lastUsed, cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} none={words.neverUsed} /> },
        { head: common.created, cell: (key) => <MadeCell record={key} /> },
        { head: common.actions, cell: (key) => <RowActs record={key} asOf={asOf} onAct={onAct} /> },
      ]}
    />
  );
}

function KindCell({ record: { kind, origins } }: { readonly record: KeyRecord }): ReactNode {
  const { common, origins: words } = useTexts();
  const { list } = useFormat();
  if (kind === 'secret') return common.secret;
  return (
    <>
      {common.publishable}
      <br />
      <span className="small soft">
        {origins.length === 0 ? words.noOrigins : <BrokenText text={list(origins)} />}
      </span>
    </>
  );
}

function StateCell({ record, asOf }: { readonly record: KeyRecord; readonly asOf: string }): ReactNode {
  const { keys: words } = useTexts();
  const format = useFormat();
  const state = stateOfKey(record, asOf);
  const { revokedAt, expiresAt } = record;
  return (
    <>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {revokedAt !== null && <div className="small soft">{words.revokedAt(format.moment(revokedAt))}</div>}
      {revokedAt === null && expiresAt !== null && (
        <div className="small soft">{words.endsAt(format.moment(expiresAt))}</div>
      )}
    </>
  );
}

function MadeCell({ record: { createdAt, createdBy } }: { readonly record: KeyRecord }): ReactNode {
  const accountId = useAccountId();
  return (
    <>
      <Moment at={createdAt} />
      {createdBy !== null && (
        <div className="small soft">
          <PersonCalled accountId={accountId} id={createdBy} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly record: KeyRecord;
  readonly asOf: string;
  readonly onAct: (act: Act) => void;
}

function RowActs({ record, asOf, onAct }: RowProps): ReactNode {
  const { keys: words } = useTexts();
  if (stateOfKey(record, asOf) === 'ended') return null;
  return (
    <div className="acts">
      <Button tone="quiet" onPress={() => onAct({ name: 'rename', record })}>
        {words.rename}
      </Button>
      <Button tone="quiet" onPress={() => onAct({ name: 'rotate', record })}>
        {words.rotate}
      </Button>
      <Button tone="quiet" onPress={() => onAct({ name: 'revoke', record })}>
        {words.revoke}
      </Button>
    </div>
  );
}
