import { acceptForms, type Api } from '@svc/server-kit';
import type { StoredConnection } from '@svc/store';
import type { PagesDeps } from '../deps.ts';
import { connectForms, formRoute } from './connect-forms.ts';
import { createConnectReplies } from './connect-replies.ts';
import { createFindView, type LinkQuery, type LinkRequest } from './link-views.ts';
import { connectionPage, type Notice } from './connection-pages.ts';
import { createWayBack } from './way-back.ts';

const OPEN = { config: { auth: 'public' } } as const;

/**
 * The page where a patient connects a device, declines, and later disconnects. The token in its path is the right to do
 * so; forms of other sites are refused by what the browser says about them, and the way back from a provider by state
 * and cookie.
 */
export function buildConnectPage(deps: PagesDeps): Api {
  const replies = createConnectReplies(deps.production);
  const viewOf = createFindView(deps);
  const comeBack = createWayBack(deps, replies);
  return {
    routes(app) {
      acceptForms(app);
      app.get<{ Params: { provider: string } }>('/connect/callback/:provider', OPEN, comeBack);
      app.get('/connect/:token', OPEN, async (request: LinkRequest, reply) => {
        const view = await viewOf(request);
        if (view === null) replies.unknown(request, reply);
        else replies.send(reply, connectionPage(view, noticeOf(request.query, view.connection)));
        return reply;
      });
      for (const [name, form] of Object.entries(connectForms(deps, replies))) {
        const route = formRoute(form, deps.origin, viewOf, replies);
        app.route({ method: 'POST', url: `/connect/:token/${name}`, ...route });
      }
    },
  };
}

function noticeOf({ notice, from }: LinkQuery, { providers }: StoredConnection): Notice | null {
  if (notice !== 'cancelled' && notice !== 'failed') return null;
  return typeof from === 'string' && providers.includes(from) ? { kind: notice, provider: from } : null;
}
