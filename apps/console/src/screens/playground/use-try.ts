import type { ProductKey } from '@svc/contracts';
import { useEffect, useRef, useState } from 'react';
import type { CallData, CallInput } from '../../api/call-types.ts';
import { type Problem, toProblem } from '../../api/problem.ts';
import { signedCall } from '../../api/signed-call.ts';
import type { Body } from './body/draft.ts';
import type { Product } from './products.ts';

/** An answer with the body it is for. */
export interface Tried extends CallData<'tryProduct'> {
  readonly body: Body;
}

interface Try {
  readonly isSending: boolean;
  readonly problem: Problem | null;
  send(body: Body): Promise<Tried | undefined>;
}

/** Sends bodies to a product. Nothing of them is kept where reads are kept: it goes with the screen. */
export function useTry(accountId: string, product: Product): Try {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  return {
    isSending,
    problem,
    async send(body) {
      const controller = new AbortController();
      leaving.current = controller;
      setSending(true);
      setProblem(null);
      try {
        return { ...(await ask(accountId, product, body, controller.signal)), body };
      } catch (error) {
        if (!controller.signal.aborted) setProblem(toProblem(error));
        return undefined;
      } finally {
        setSending(false);
      }
    },
  };
}

function ask(
  accountId: string,
  { kind, product }: Product,
  body: Body,
  signal: AbortSignal,
): Promise<CallData<'tryProduct'>> {
  if (kind === 'analysis')
    return signedCall('tryProduct', { params: { accountId, product }, body: { ...body } }, { signal });
  const params = { accountId, product: product as Exclude<ProductKey, 'dmse'> };
  const input: CallInput<'tryAgent'> = { params, body: { ...body } };
  return signedCall('tryAgent', input, { signal });
}
