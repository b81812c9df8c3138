import type { ConnectLanguage } from '@svc/contracts';
import { pageLanguage } from '@svc/wearables';
import { acceptForms, type Api, isOwnForm } from '@svc/server-kit';
import {
  asOwner,
  endConnection,
  findLink,
  getAccount,
  getConnection,
  linkToken,
  listReceivedDays,
  type StoredConnection,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagesDeps } from '../deps.ts';
import { acceptedOf, spokenOf } from '../page-language.ts';
import { connectCookie } from './connect-cookie.ts';
import { connectionPage, leavingPage, type Notice, plainPage, type View } from './pages.ts';
import { sendConnectPage } from './page-shell.ts';
import { CONNECT_TEXTS } from './texts/index.ts';

const OPEN = { config: { auth: 'public' } } as const;
/** The largest form of the page is a line. */
const FORM = { auth: 'public', form: { mostBytes: 4096 } } as const;
const TOKEN = /^[\w-]{43}$/;

interface Params {
  readonly token: string;
}
interface Query {
  readonly lang?: unknown;
  readonly notice?: unknown;
  readonly from?: unknown;
}
type LinkRequest = FastifyRequest<{ Params: Params; Querystring: Query }>;

/**
 * The page where a patient connects a device, declines, and later disconnects. The token in its path is the right to do
 * so; forms of other sites are refused by what the browser says about them, and the way back from a provider by state
 * and cookie. Whose form it is, and whether it can do anything, is settled before any of it is read.
 */
export function buildConnectPage(deps: PagesDeps): Api {
  const { database, clock, vault, origin, wearableConnector, production } = deps;
  const { db } = database;
  const send = (reply: FastifyReply, page: Parameters<typeof sendConnectPage>[1]) =>
    sendConnectPage(reply, page, production);

  /** The connection behind the link asked for; null when there is none. */
  async function viewOf({ params: { token }, query }: LinkRequest): Promise<View | null> {
    const link = TOKEN.test(token) ? await findLink(db, token) : null;
    if (link === null) return null;
    const { ownerId, connectionId: id } = link;
    const [connection, received] = await asOwner(db, ownerId, async (trx) => [
      await getConnection(trx, { ownerId, id }),
      await listReceivedDays(trx, { ownerId, connectionId: id }),
    ]);
    const account = await getAccount(db, ownerId);
    if (connection === null || account === null) return null;
    const language = spokenOf(query.lang) ?? (pageLanguage(connection.language) as ConnectLanguage);
    return { connection, received, account: account.name, language, path: `/connect/${token}`, now: clock() };
  }

  function sendUnknown(request: LinkRequest, reply: FastifyReply): void {
    const language = spokenOf(request.query.lang) ?? 'en';
    send(reply, plainPage(language, CONNECT_TEXTS[language].unknown, 404));
  }

  /** For a form of the page itself: what it does in the states it is for, then the page again. */
  function onForm(
    isFor: (view: View) => boolean,
    act: (view: View, request: LinkRequest, reply: FastifyReply) => Promise<boolean>,
  ) {
    const views = new WeakMap<FastifyRequest, View>();
    const again = (reply: FastifyReply, view: View) =>
      reply.redirect(`${view.path}?lang=${view.language}`, 303);
    return {
      config: FORM,
      async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
        const asked = request as LinkRequest;
        if (!isOwnForm(asked.headers, origin()))
          return refuse(reply, spokenOf(asked.query.lang) ?? 'en', 403);
        const view = await viewOf(asked);
        if (view === null) sendUnknown(asked, reply);
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

  function refuse(reply: FastifyReply, language: ConnectLanguage, status: number): FastifyReply {
    send(reply, plainPage(language, CONNECT_TEXTS[language].refused, status));
    return reply;
  }

  /** Ends a connection in the state the trigger belongs to; in another state nothing happens. */
  const end = (trigger: 'declined' | 'revoked_by_patient') =>
    onForm(
      ({ connection }) => connection.status !== 'disconnected',
      async ({ connection: { ownerId, id } }) => {
        await asOwner(db, ownerId, (trx) => endConnection(trx, { ownerId, id, now: clock(), trigger }));
        return false;
      },
    );

  const isOpen = ({ connection, now }: View) =>
    connection.status === 'pending' && connection.linkExpiresAt > now;

  const start = onForm(isOpen, async (view, request, reply) => {
    const { connection, language, path } = view;
    const { body } = request;
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
  });

  async function comeBack(
    request: FastifyRequest<{ Params: { provider: string } }>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const browser = connectCookie(origin()).read(request.headers.cookie);
    const parameters = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
    const end = await wearableConnector.flow.finish(request.params.provider, parameters, browser);
    if (end.kind === 'unknown') return refuse(reply, acceptedOf(request), 400);
    const { connection, kind, language } = end;
    const path = `/connect/${linkToken(vault, connection)}?lang=${pageLanguage(language)}`;
    const told =
      kind === 'cancelled' || kind === 'failed' ? `&notice=${kind}&from=${request.params.provider}` : '';
    // A redirect, so that the code and the state are not left in the address bar.
    reply.header('set-cookie', connectCookie(origin()).clear()).redirect(`${path}${told}`, 303);
    return reply;
  }

  return {
    routes(app) {
      acceptForms(app);
      app.get<{ Params: { provider: string } }>('/connect/callback/:provider', OPEN, (request, reply) =>
        comeBack(request, reply),
      );
      app.get('/connect/:token', OPEN, async (request: LinkRequest, reply) => {
        const view = await viewOf(request);
        if (view === null) sendUnknown(request, reply);
        else send(reply, connectionPage(view, noticeOf(request.query, view.connection)));
        return reply;
      });
      const forms = { start, decline: end('declined'), disconnect: end('revoked_by_patient') };
      for (const [name, form] of Object.entries(forms))
        app.route({ method: 'POST', url: `/connect/:token/${name}`, ...form });
    },
  };
}

function noticeOf({ notice, from }: Query, { providers }: StoredConnection): Notice | null {
  if (notice !== 'cancelled' && notice !== 'failed') return null;
  return typeof from === 'string' && providers.includes(from) ? { kind: notice, provider: from } : null;
}
