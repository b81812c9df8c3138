import { allAdminHandlers, recordActs } from '@svc/admin-api';
import { type Api, consolePolicy } from '@svc/server-kit';
import { mountConsole, personOf } from './console-routes.ts';
import type { ConsoleApiDeps, ConsoleApiSettings } from './deps.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { cdsHandlers } from './handlers/cds-clients.ts';
import { eventHandlers } from './handlers/events.ts';
import { keyHandlers } from './handlers/keys.ts';
import { operatorHandlers } from './handlers/operator.ts';
import { playgroundHandlers } from './handlers/playground.ts';
import { requestHandlers } from './handlers/requests.ts';
import { sessionHandlers } from './handlers/session.ts';
import { teamHandlers } from './handlers/team.ts';
import { webhookHandlers } from './handlers/webhooks.ts';

/** What the console of people calls, by session: entries of its own over the handlers of the admin API. */
export function buildConsoleApi(deps: ConsoleApiDeps, config: ConsoleApiSettings): Api {
  return {
    policies: { console: consolePolicy(deps) },
    routes(app) {
      recordActs(app, deps, (request) => personOf(request).personId);
      const admin = allAdminHandlers(deps, config, app);
      const handlers = {
        ...sessionHandlers(deps, config),
        ...accountHandlers(deps, admin),
        ...keyHandlers(deps, admin),
        ...webhookHandlers(deps, admin),
        ...eventHandlers(deps, admin),
        ...requestHandlers(deps, config),
        ...teamHandlers(deps),
        ...cdsHandlers(deps, admin),
        ...playgroundHandlers(deps),
        ...operatorHandlers(admin),
      };
      mountConsole(app, handlers, deps);
    },
  };
}
