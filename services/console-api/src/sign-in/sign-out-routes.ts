import { ApiError, consoleCookie, consoleToken, isOwnWrite } from '@svc/server-kit';
import { endPersonSession, endProviderSessions } from '@svc/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInDeps } from '../deps.ts';
import type { OidcProvider } from './provider.ts';

const FORM = { config: { auth: 'public', form: { mostBytes: 256 } } } as const;
const LOGOUT_FORM = { config: { auth: 'public', form: { mostBytes: 8192 } } } as const;

/** Refuses a sign-out that the page of another site asks for. */
function ownWriteOnly(origin: () => string) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (!isOwnWrite(headers, origin()))
      throw new ApiError('forbidden', 'This request came from the page of another site: nothing was done.');
  };
}

/** Out of the console: by the person, and by the provider that says so from behind. */
export function addSignOutRoutes(
  app: FastifyInstance,
  deps: SignInDeps,
  provider: OidcProvider | null,
): void {
  const { database, clock, origin, findPerson, complain } = deps;
  const { db } = database;

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const person = await findPerson(consoleToken(request.headers.cookie, origin()));
    if (person !== null) await endPersonSession(db, { personId: person.personId, id: person.id });
    const signIn = `${origin()}/console/sign-in`;
    // The session here has ended already, whether the provider answers or not.
    const next = await provider?.signOutUrl(signIn).catch((error: unknown) => {
      complain('sign_out_unknown_to_provider')(error);
      return null;
    });
    return reply
      .header('set-cookie', consoleCookie('', origin()))
      .header('clear-site-data', '"cache", "storage"')
      .send({ ok: true, data: { next: next ?? '/console/sign-in' } });
  }

  async function endFromBehind({ body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = body instanceof URLSearchParams ? body.get('logout_token') : null;
    if (provider === null || token === null)
      throw new ApiError('invalid_request', 'Send the form field logout_token of the sign-in service.');
    await endProviderSessions(db, await provider.endedBy(token, clock()));
    return reply.send({ ok: true, data: {} });
  }

  const onRequest = ownWriteOnly(origin);
  app.route({ method: 'POST', url: '/console/sign-out', ...FORM, onRequest, handler: signOut });
  if (provider !== null)
    app.route({
      method: 'POST',
      url: '/console/back-channel-sign-out',
      ...LOGOUT_FORM,
      handler: endFromBehind,
    });
}
