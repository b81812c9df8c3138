import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { BrokenText } from '../../parts/broken-text.tsx';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../texts/texts-context.ts';

type Request = CallData<'listRequests'>['requests'][number];

const CALLER_LEFT = 499;

interface Props {
  readonly requests: readonly Request[];
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function RequestTable({ requests, opened, onOpen }: Props): ReactNode {
  const { pages, requests: words, common } = useTexts();
  return (
    <DataTable
      caption={pages.requests}
      rows={requests}
      keyOf={({ id }) => id}
      opened={opened}
      onOpen={onOpen}
      details={(request) => <Details request={request} />}
      columns={[
        { head: common.moment, cell: ({ at }) => <Moment at={at} /> },
        { head: words.operation, cell: ({ operation }) => <span className="mono">{operation}</span> },
        { head: words.status, cell: (request) => <Status request={request} /> },
        { head: common.mode, cell: ({ mode }) => <ModeBadge mode={mode} /> },
        { head: words.key, cell: ({ keyStart }) => <code className="whole">{keyStart}…</code> },
        { head: words.duration, isNumber: true, cell: ({ durationMs }) => common.milliseconds(durationMs) },
        { head: words.weightLabel, isNumber: true, cell: ({ weight }) => <Weight weight={weight} /> },
      ]}
    />
  );
}

function toneOf(status: number): Tone {
  if (status === CALLER_LEFT) return 'idle';
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

function Status({ request: { status, errorCode } }: { readonly request: Request }): ReactNode {
  return (
    <>
      <Badge tone={toneOf(status)}>{status}</Badge>
      {errorCode !== null && (
        <div className="small">
          <code>
            <BrokenText text={errorCode} />
          </code>
        </div>
      )}
    </>
  );
}

function Weight({ weight }: { readonly weight: number }): ReactNode {
  const { number } = useFormat();
  return number(weight);
}

function Details({ request }: { readonly request: Request }): ReactNode {
  const { requests: words, common } = useTexts();
  const { id, keyId, keyStart, origin, replayed, weight, issuePaths, errorCode } = request;
  return (
    <Facts
      facts={[
        [words.requestId, <code key="id">{id}</code>],
        [words.key, <code key="key">{`${keyStart}… (${keyId})`}</code>],
        [words.origin, origin === null ? common.none : <code key="origin">{origin}</code>],
        [words.replayed, replayed ? common.yes : common.no],
        [words.weightLabel, words.weight(weight)],
        ...(errorCode === null
          ? []
          : [
              [
                words.error,
                <a
                  key="docs"
                  href={`/docs/errors/${encodeURIComponent(errorCode)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <code>{errorCode}</code>
                </a>,
              ] as const,
            ]),
        ...(issuePaths.length === 0
          ? []
          : [[words.issues, <code key="issues">{issuePaths.join(', ')}</code>] as const]),
      ]}
    />
  );
}
