import type { Ping } from '@svc/contracts';
import { sendJson } from '@svc/server-kit';
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
    const answer = { ok: true, data };
    checkResponse(endpoint, answer);
    sendJson(reply, JSON.stringify(answer));
    return undefined;
  };
