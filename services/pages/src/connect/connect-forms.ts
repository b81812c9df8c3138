import { isOwnForm } from '@svc/server-kit';
import { asOwner, endConnection } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spokenOf } from '@svc/server-kit';
import type { PagesDeps } from '../deps.ts';
import { connectCookie } from './connect-cookie.ts';
import type { ConnectReplies } from './connect-replies.ts';
import type { FindView, LinkRequest } from './link-views.ts';
import { leavingPage, type View } from './connection-pages.ts';

/** The largest form of the page is a line. */
const FORM = { auth: 'public', form: { mostBytes: 4096 } } as const;

/** What a form is for, and what it does; it says whether it has answered by itself. */
interface ConnectForm {
  isFor(view: View): boolean;
  act(view: View, request: LinkRequest, reply: FastifyReply): Promise<boolean>;
}

/** The forms of the page, by the last part of their address. */
export function connectForms(deps: PagesDeps, replies: ConnectReplies): Record<string, ConnectForm> {
  return {
    start: startForm(deps, replies),
    decline: endForm(deps, 'declined'),
    disconnect: endForm(deps, 'revoked_by_patient'),
  };
}

/** Ends a connection in the state the trigger belongs to; in another state nothing happens. */
function endForm(
  { database: { db }, clock }: PagesDeps,
  trigger: 'declined' | 'revoked_by_patient',
): ConnectForm {
  return {
    isFor: ({ connection }) => connection.status !== 'disconnected',
    async act({ connection: { ownerId, id } }) {
      await asOwner(db, ownerId, (trx) => endConnection(trx, { ownerId, id, now: clock(), trigger }));
      return false;
    },
  };
}

/** Leads to the provider that the patient chose. */
function startForm({ origin, wearableConnector }: PagesDeps, { send }: ConnectReplies): ConnectForm {
  return {
    isFor: ({ connection, now }) => connection.status === 'pending' && connection.linkExpiresAt > now,
    async act({ connection, language, path }, { body }, reply) {
      const code = (body instanceof URLSearchParams ? body.get('provider') : null) ?? '';
      if (!connection.providers.includes(code)) return false;
      const begun = await wearableConnector.flow.begin(connection, code, language);
      if (begun === null) {
        reply.redirect(`${path}?lang=${language}&notice=failed&from=${code}`, 303);
        return true;
      }
      reply.header('set-cookie', connectCookie(origin()).set(begun.browser));
      send(reply, leavingPage(language, code, begun.url));
      return true;
    },
  };
}

/**
 * The route of a form: what it does in the states it is for, then the page again. Whose form it is, and whether it can do
 * anything, is settled before any of it is read.
 */
export function formRoute(
  { isFor, act }: ConnectForm,
  origin: () => string,
  viewOf: FindView,
  replies: ConnectReplies,
) {
  const views = new WeakMap<FastifyRequest, View>();
  const again = (reply: FastifyReply, view: View) =>
    reply.redirect(`${view.path}?lang=${view.language}`, 303);
  return {
    config: FORM,
    async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const asked = request as LinkRequest;
      if (!isOwnForm(asked.headers, origin()))
        return replies.refuse(reply, spokenOf(asked.query.lang) ?? 'en', 403);
      const view = await viewOf(asked);
      if (view === null) replies.unknown(asked, reply);
      else if (isFor(view)) views.set(request, view);
      else again(reply, view);
      return views.has(request) ? undefined : reply;
    },
    async handler(request: LinkRequest, reply: FastifyReply): Promise<unknown> {
      const view = views.get(request) as View;
      if (!(await act(view, request, reply))) again(reply, view);
      return reply;
    },
  };
}
