import type { Ping } from '@svc/contracts';
import { answerData } from '../answer.ts';
import { callerOf } from '../caller.ts';
import type { HandlerFactory } from '../handler.ts';

/** Confirms key, plan and connectivity. */
export const ping: HandlerFactory =
  (endpoint, { clock, checkResponse }) =>
  (request, reply) => {
    const { accountId, plan, mode, kind } = callerOf(request);
    const data: Ping = {
      object: 'ping',
      accountId,
      plan,
      mode,
      keyKind: kind,
      time: new Date(clock()).toISOString(),
    };
    return answerData(reply, data, endpoint, { checkResponse });
  };
