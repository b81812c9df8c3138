import type { ConsoleId } from '@svc/contracts';
import { call, type CallOptions } from './call.ts';
import type { CallData, CallInput } from './call-types.ts';
import { Problem } from './problem.ts';
import { createSignInGate, type SignInGate } from './sign-in-gate.ts';
import { OPERATIONS } from './wire/operations.ts';

/** The one gate of this page. */
export const signInGate = createSignInGate();

/** Calls an operation; where a sign-in is missing, waits for one and sends the call again, once. */
export async function signedCall<Id extends ConsoleId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
  gate: SignInGate = signInGate,
): Promise<CallData<Id>> {
  try {
    return await call(id, input, options);
  } catch (error) {
    if (!(error instanceof Problem) || error.wants === undefined) throw error;
    const isOwnAct = OPERATIONS[id][0] !== 'GET';
    if (!(await gate.ask(error.wants, isOwnAct))) throw error;
    return call(id, input, options);
  }
}
