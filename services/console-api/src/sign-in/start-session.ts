import { consoleCookie, consoleToken } from '@svc/server-kit';
import { createPersonSession, endPersonSession } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInDeps } from '../deps.ts';
import { browserName } from './browser-name.ts';

/** Who was signed in, and by whom. */
export interface SignedIn {
  readonly personId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly providerSession: string | null;
  readonly authenticatedAtMs: number;
}

/** Gives the browser a session of its own: the one it had before ends, so that none is carried over. */
export async function startSession(
  { database: { db }, clock, origin, findPerson }: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): Promise<void> {
  const before = await findPerson(consoleToken(request.headers.cookie, origin()));
  const browser = browserName(request.headers['user-agent']);
  const token = await createPersonSession(db, { ...signedIn, browser, now: clock() });
  if (before !== null) await endPersonSession(db, { personId: before.personId, id: before.id });
  reply.header('set-cookie', consoleCookie(token, origin()));
}
