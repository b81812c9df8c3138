import { randomBytes } from 'node:crypto';
import { ApiError } from '@svc/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInDeps, SignInSettings } from '../deps.ts';
import { admit } from './admit.ts';
import { endedFlowCookie, type Flow, flowCookie, readFlow } from './flow-cookie.ts';
import { asPage } from './page-route.ts';
import type { OidcProvider } from './provider.ts';
import { returnPath } from './return-path.ts';
import { startSession } from './start-session.ts';

const OPEN = { config: { auth: 'public' } } as const;
const CALLBACK = '/console/callback';
const RANDOM_BYTES = 32;
const random = () => randomBytes(RANDOM_BYTES).toString('base64url');

/** Sign-in with a provider: to it, and back from it. */
export function addProviderRoutes(
  app: FastifyInstance,
  deps: SignInDeps,
  { provider, signUpIsOpen }: Pick<SignInSettings, 'signUpIsOpen'> & { readonly provider: OidcProvider },
): void {
  const redirectUri = () => `${deps.origin()}${CALLBACK}`;

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = Object(request.query) as { return?: unknown; recent?: unknown };
    const flow: Flow = {
      state: random(),
      nonce: random(),
      verifier: random(),
      returnTo: returnPath(asked.return),
      recent: asked.recent === '1',
      startedAtMs: deps.clock(),
    };
    const url = await provider.authorizationUrl(flow, redirectUri());
    return reply.header('set-cookie', flowCookie(deps, flow)).redirect(url, 303);
  }

  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const flow = readFlow(deps, request.headers.cookie);
    reply.header('set-cookie', endedFlowCookie(deps.origin()));
    if (flow === null)
      throw new ApiError('invalid_request', 'This sign-in was not begun in this browser, or took too long.');
    const callback = new URL(request.url, deps.origin());
    const identified = await provider.identify(flow, callback, deps.clock());
    const personId = await admit(deps, identified, { returnTo: flow.returnTo, signUpIsOpen });
    await startSession(deps, request, reply, { ...identified, personId });
    return reply.redirect(flow.returnTo, 303);
  }

  app.get('/console/sign-in', OPEN, asPage(begin));
  app.get(CALLBACK, OPEN, asPage(comeBack));
}
