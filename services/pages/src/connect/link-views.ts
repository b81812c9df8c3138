import type { ConnectLanguage } from '@svc/contracts';
import { asOwner, findLink, getAccount, getConnection, listReceivedDays } from '@svc/store';
import { pageLanguage } from '@svc/wearables';
import type { FastifyRequest } from 'fastify';
import { spokenOf } from '@svc/server-kit';
import type { PagesDeps } from '../deps.ts';
import type { View } from './connection-pages.ts';

interface Params {
  readonly token: string;
}

/** What the address of a page may say beside its token. */
export interface LinkQuery {
  readonly lang?: unknown;
  readonly notice?: unknown;
  readonly from?: unknown;
}

export type LinkRequest = FastifyRequest<{ Params: Params; Querystring: LinkQuery }>;

/** The connection behind the link asked for; null when there is none. */
export type FindView = (request: LinkRequest) => Promise<View | null>;

const TOKEN = /^[\w-]{43}$/;

export function createFindView({ database: { db }, clock }: Pick<PagesDeps, 'database' | 'clock'>): FindView {
  return async ({ params: { token }, query }) => {
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
  };
}
