import { Email, PersonName } from '@svc/contracts';
import { ApiError, invalidFields } from '@svc/server-kit';
import { DEVELOPMENT_ISSUER, DEVELOPMENT_PEOPLE } from '@svc/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SignInDeps, SignInSettings } from '../deps.ts';
import { admit } from './admit.ts';
import { developmentIdentity, LINK_PATH, linkedPerson } from './development.ts';
import { sendSignInPage } from './page.ts';
import { inLanguage, spokenIn } from './page-languages.ts';
import { asPage, ownFormOnly } from './page-route.ts';
import { developmentPage } from './pages.ts';
import { returnPath } from './return-path.ts';
import { type SignedIn, startSession } from './start-session.ts';

const OPEN = { config: { auth: 'public' } } as const;
const FORM = { config: { auth: 'public', form: { mostBytes: 4096 } } } as const;

const NewPerson = z.object({ email: Email, name: PersonName });

/** Sign-in on a server under development: by the links of `credentials.json`, and by choice where only this machine is. */
export function addDevelopmentRoutes(
  app: FastifyInstance,
  deps: SignInDeps,
  settings: SignInSettings & { readonly hasProvider: boolean },
): void {
  async function byLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const person = linkedPerson(deps.vault, request.params as { person: string; token: string });
    if (person === null)
      throw new ApiError('not_found', 'This link is none of credentials.json: copy it from there again.');
    await startSession(deps, request, reply, await developmentIdentity(deps, settings, person));
    return reply.redirect(returnPath((Object(request.query) as { return?: unknown }).return), 303);
  }

  async function choices(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    requireLoopback(settings);
    const { return: asked, recent } = Object(request.query) as { return?: unknown; recent?: unknown };
    const page = { ...spokenIn(request), returnTo: returnPath(asked), recent: recent === '1' };
    return sendSignInPage(reply, developmentPage(page));
  }

  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    requireLoopback(settings);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const returnTo = returnPath(form.get('return') ?? undefined);
    await startSession(deps, request, reply, await chosen(deps, settings, form, returnTo));
    return reply.redirect(inLanguage(returnTo, spokenIn(request).chosen), 303);
  }

  app.get(`${LINK_PATH}/:person/:token`, OPEN, asPage(byLink));
  if (settings.hasProvider) return;
  app.get('/console/sign-in', OPEN, asPage(choices));
  app.route({
    method: 'POST',
    url: '/console/sign-in/development',
    ...FORM,
    onRequest: ownFormOnly(deps.origin),
    handler: asPage(choose),
  });
}

/** Without a provider anybody who reaches the page is let in: only this machine may. */
function requireLoopback({ isLoopback }: SignInSettings): void {
  if (!isLoopback)
    throw new ApiError(
      'not_found',
      'Other machines reach this server: open a link of credentials.json, or set SVC_OIDC_ISSUER.',
    );
}

async function chosen(
  deps: SignInDeps,
  settings: SignInSettings,
  form: URLSearchParams,
  returnTo: string,
): Promise<SignedIn> {
  const named = DEVELOPMENT_PEOPLE.find((person) => person === form.get('person'));
  if (named !== undefined) return developmentIdentity(deps, settings, named);
  const { success, data, error } = NewPerson.safeParse({ email: form.get('email'), name: form.get('name') });
  if (!success) throw invalidFields(error.issues);
  const identity = { issuer: DEVELOPMENT_ISSUER, subject: data.email.toLowerCase() };
  const identified = { ...identity, ...data, emailVerified: true };
  const personId = await admit(deps, identified, { returnTo, signUpIsOpen: true });
  return { ...identity, personId, providerSession: null, authenticatedAtMs: deps.clock() };
}
