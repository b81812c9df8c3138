import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallData, CallInput, ReadId, WriteId } from './call-types.ts';
import { type Problem, toProblem } from './problem.ts';
import { signedCall } from './signed-call.ts';

/** Puts what a write answered into what was read. */
export interface Kept {
  set<Id extends ReadId>(id: Id, change: (data: CallData<Id>) => CallData<Id>): void;
}

export interface Write<Id extends WriteId> {
  readonly problem: Problem | null;
  readonly isWriting: boolean;
  /** Resolves to the answer; to undefined when it failed, which `problem` tells. */
  send(input: CallInput<Id>): Promise<CallData<Id> | undefined>;
  reset(): void;
}

interface WriteOptions<Id extends WriteId> {
  /** What changes at once in what was read of the same account. */
  readonly keep?: ((kept: Kept, answer: CallData<Id>) => void) | undefined;
}

/**
 * Writes by an operation of the console's API. Reads that began before its answer are dropped, so that none of them can
 * show the state before it; then everything of the account is read again.
 */
export function useWrite<Id extends WriteId>(id: Id, { keep }: WriteOptions<Id> = {}): Write<Id> {
  const client = useQueryClient();
  const mutation = useMutation<CallData<Id>, Error, CallInput<Id>>({
    mutationFn: (input) => signedCall(id, input),
    async onSuccess(answer, input) {
      const scope = [(input as { params?: { accountId?: string } }).params?.accountId ?? ''];
      await client.cancelQueries({ queryKey: scope });
      keep?.(keptOf(client, scope), answer);
      void client.invalidateQueries({ queryKey: scope });
    },
  });
  return {
    problem: mutation.error === null ? null : toProblem(mutation.error),
    isWriting: mutation.isPending,
    send: (input) => mutation.mutateAsync(input).catch(() => undefined),
    reset: () => mutation.reset(),
  };
}

function keptOf(client: QueryClient, scope: readonly string[]): Kept {
  return {
    set<Id extends ReadId>(id: Id, change: (data: CallData<Id>) => CallData<Id>) {
      client.setQueriesData<CallData<Id>>({ queryKey: [...scope, id] }, (data) =>
        data === undefined ? data : change(data),
      );
    },
  };
}
