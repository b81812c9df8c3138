import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { CallData, CallInput, ReadId } from './call-types.ts';
import { type Problem, toProblem } from './problem.ts';
import { signedCall, signInGate } from './signed-call.ts';
import { useIsActive } from './use-is-active.ts';

/** The account stands first, so that nothing of one is ever taken for that of another. */
export function readKey<Id extends ReadId>(id: Id, input: CallInput<Id>): QueryKey {
  const { params, query } = input as { params?: { accountId?: string }; query?: object };
  return [params?.accountId ?? '', id, params ?? {}, query ?? {}];
}

/** Every read of an account. */
export function readsOf(accountId: string): QueryKey {
  return [accountId];
}

export interface Read<Data> {
  readonly data: Data | undefined;
  /** Why the last read failed; what an earlier one gave stays in `data`. */
  readonly problem: Problem | null;
  readonly isReading: boolean;
  /** Moment of `data`, by this browser. */
  readonly readAt: number;
  again(): void;
}

interface ReadOptions<Data> {
  /** Read again so often, as long as somebody is at the page; or as long as what was read says so. */
  readonly pollMs?: number | ((data: Data | undefined) => number | undefined) | undefined;
  readonly enabled?: boolean | undefined;
}

/** Reads an operation of the console's API, and keeps what it gave. */
export function useRead<Id extends ReadId>(
  id: Id,
  input: CallInput<Id>,
  { pollMs, enabled = true }: ReadOptions<CallData<Id>> = {},
): Read<CallData<Id>> {
  const isActive = useIsActive();
  const query = useQuery<CallData<Id>>({
    queryKey: readKey(id, input),
    queryFn: ({ signal }) => signedCall(id, input, { signal }),
    enabled,
    refetchInterval: ({ state }) => {
      if (!isActive) return false;
      return (typeof pollMs === 'function' ? pollMs(state.data) : pollMs) ?? false;
    },
  });
  return {
    data: query.data,
    problem: query.error === null ? null : toProblem(query.error),
    isReading: query.isFetching,
    readAt: query.dataUpdatedAt,
    again() {
      signInGate.forgetRefusal();
      void query.refetch();
    },
  };
}
