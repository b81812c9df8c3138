import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { readKey } from '../api/use-read.ts';
import { onSignedIn, signInAddress } from '../api/session.ts';
import { noteServerNow } from '../api/server-clock.ts';
import { signInGate } from '../api/signed-call.ts';
import type { Me } from './me-context.ts';

const ME = readKey('getMe', {});

async function readMe(signal?: AbortSignal): Promise<Me> {
  const me = await call('getMe', {}, { signal });
  noteServerNow(me.now);
  return me;
}

interface Asked {
  readonly me: Me | undefined;
  readonly problem: Problem | null;
  again(): void;
}

/** Who is signed in. Leaves for the sign-in when nobody is; once somebody was, a dialog asks instead. */
export function useWhoIsSignedIn(): Asked {
  const client = useQueryClient();
  const query = useQuery<Me>({ queryKey: ME, queryFn: ({ signal }) => readMe(signal) });
  const problem = query.error === null ? null : toProblem(query.error);
  const me = query.data;
  const isOut = problem?.wants === 'session';
  useEffect(() => {
    if (!isOut) return;
    if (me !== undefined)
      void signInGate.ask('session', false).then((signedIn) => (signedIn ? query.refetch() : undefined));
    else leaveToSignIn();
  }, [isOut]);
  const first = useRef<string>(undefined);
  first.current ??= me?.person.id;
  useEffect(() => {
    // Nothing of one person stays on the screen of another.
    if (me !== undefined && me.person.id !== first.current) globalThis.location.reload();
  }, [me]);
  useEffect(
    () =>
      onSignedIn(() => {
        void readMe().then((now) => {
          if (now.person.id !== first.current) return signInGate.noteOther();
          client.setQueryData(ME, now);
          return signInGate.answer(true);
        }, ignore);
      }),
    [client],
  );
  return { me, problem, again: () => void query.refetch() };
}

/** Who signed in is not told: the dialog stays open. */
function ignore(): void {
  return undefined;
}

function leaveToSignIn(): void {
  const { pathname, search } = globalThis.location;
  globalThis.location.assign(signInAddress(pathname + search));
}
