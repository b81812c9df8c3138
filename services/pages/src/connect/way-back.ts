import { linkToken } from '@svc/store';
import { pageLanguage } from '@svc/wearables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedOf } from '@svc/server-kit';
import type { PagesDeps } from '../deps.ts';
import { connectCookie } from './connect-cookie.ts';
import type { ConnectReplies } from './connect-replies.ts';

type WayBackRequest = FastifyRequest<{ Params: { provider: string } }>;

/** The way back from a provider, which state and cookie let in: to the page of the connection, with what came of it. */
export function createWayBack({ vault, origin, wearableConnector }: PagesDeps, { refuse }: ConnectReplies) {
  return async (request: WayBackRequest, reply: FastifyReply): Promise<unknown> => {
    const { provider } = request.params;
    const browser = connectCookie(origin()).read(request.headers.cookie);
    const parameters = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
    const end = await wearableConnector.flow.finish(provider, parameters, browser);
    if (end.kind === 'unknown') return refuse(reply, acceptedOf(request), 400);
    const { connection, kind, language } = end;
    const path = `/connect/${linkToken(vault, connection)}?lang=${pageLanguage(language)}`;
    const told = kind === 'cancelled' || kind === 'failed' ? `&notice=${kind}&from=${provider}` : '';
    // A redirect, so that the code and the state are not left in the address bar.
    reply.header('set-cookie', connectCookie(origin()).clear()).redirect(`${path}${told}`, 303);
    return reply;
  };
}
