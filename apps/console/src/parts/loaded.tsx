import type { ReactNode } from 'react';
import type { Read } from '../api/use-read.ts';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { ProblemBox } from './problem-box.tsx';

interface Props<Data> {
  readonly read: Read<Data>;
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was read in one of four states: loading, failed, none, there. A failure never hides what was read before it. */
export function Loaded<Data>({ read, isEmpty, empty, children }: Props<Data>): ReactNode {
  const { data, problem } = read;
  if (data === undefined)
    return problem === null ? <Loading /> : <ProblemBox problem={problem} again={read.again} />;
  return (
    <>
      {problem !== null && <Stale read={read} problem={problem} />}
      {isEmpty?.(data) === true ? empty : children(data)}
      <AsOf read={read} />
    </>
  );
}

function Stale<Data>({
  read,
  problem,
}: {
  readonly read: Read<Data>;
  readonly problem: NonNullable<Read<Data>['problem']>;
}): ReactNode {
  const { common } = useTexts();
  const format = useFormat();
  return (
    <div className="stale">
      <p>{common.staleSince(format.moment(asOfOf(read.data) ?? read.readAt))}</p>
      <ProblemBox problem={problem} again={read.again} />
    </div>
  );
}

function AsOf<Data>({ read: { data, again, isReading } }: { readonly read: Read<Data> }): ReactNode {
  const { common } = useTexts();
  const format = useFormat();
  const asOf = asOfOf(data);
  if (asOf === undefined) return null;
  return (
    <p className="as-of">
      {common.asOf(format.moment(asOf))}{' '}
      <Button tone="quiet" onPress={again} isDisabled={isReading}>
        {common.refresh}
      </Button>
    </p>
  );
}

function asOfOf(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'asOf' in data ? String(data.asOf) : undefined;
}
