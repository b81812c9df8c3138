import type { Ping } from '@svc/contracts';
import { callerOf, dataText, handler } from '@svc/server-kit';
import type { HandlerFactory } from '../handler.ts';

/** Confirms key, plan and connectivity. */
export const ping: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => callerOf(request),

    compute: ({ accountId, plan, mode, kind }): Ping => ({
      object: 'ping',
      accountId,
      plan,
      mode,
      keyKind: kind,
      time: new Date(deps.clock()).toISOString(),
    }),

    write: (data) => dataText(data, endpoint, deps),
  });
