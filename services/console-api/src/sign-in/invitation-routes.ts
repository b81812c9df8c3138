import { ApiError, consoleCookie, consoleToken } from '@svc/server-kit';
import type { Invitation } from '@svc/contracts';
import {
  acceptInvitation,
  findInvitation,
  getAccount,
  getOrganization,
  renewPersonSession,
} from '@svc/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInDeps } from '../deps.ts';
import { sendSignInPage } from './page.ts';
import { inLanguage, spokenIn } from './page-languages.ts';
import { asPage, ownFormOnly } from './page-route.ts';
import { invitationPage } from './pages.ts';

const OPEN = { config: { auth: 'public' } } as const;
const FORM = { config: { auth: 'public', form: { mostBytes: 256 } } } as const;
const PATH = '/console/invitations/:token';

/** What whoever is invited opens: the invitation, and its taking up by the person it is for. */
export function addInvitationRoutes(app: FastifyInstance, deps: SignInDeps): void {
  const { database, clock, origin, findPerson } = deps;
  const { db } = database;

  async function asked(request: FastifyRequest) {
    const { token } = request.params as { token: string };
    const [invitation, person] = await Promise.all([
      findInvitation(db, { token, now: clock() }),
      findPerson(consoleToken(request.headers.cookie, origin())),
    ]);
    return { invitation, person, path: `/console/invitations/${encodeURIComponent(token)}` };
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { invitation, ...rest } = await asked(request);
    const placeName = invitation === null ? null : await nameOf(deps, invitation);
    const page = invitationPage(spokenIn(request), { ...rest, invitation, placeName });
    return sendSignInPage(reply, page);
  }

  async function accept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { invitation, person, path } = await asked(request);
    if (person === null) return reply.redirect(`/console/sign-in?return=${encodeURIComponent(path)}`, 303);
    if (invitation === null || invitation.email.toLowerCase() !== person.email.toLowerCase())
      throw new ApiError('forbidden', 'The invitation is for another address: sign in with that one.');
    if (await acceptInvitation(db, { id: invitation.id, personId: person.personId, now: clock() })) {
      const token = await renewPersonSession(db, { id: person.id });
      reply.header('set-cookie', consoleCookie(token, origin()));
    }
    return reply.redirect(inLanguage('/console', spokenIn(request).chosen), 303);
  }

  app.get(PATH, OPEN, asPage(show));
  /** Without reading the form: of a link that is none there is nothing to take up. */
  async function refuseLink(request: FastifyRequest): Promise<void> {
    const { token } = request.params as { token: string };
    if ((await findInvitation(db, { token, now: clock() })) === null)
      throw new ApiError(
        'not_found',
        'This invitation was taken up, taken back, or has ended. Ask for another.',
      );
  }

  app.route({
    method: 'POST',
    url: PATH,
    ...FORM,
    onRequest: [ownFormOnly(origin), refuseLink],
    handler: asPage(accept),
  });
}

async function nameOf(
  { database: { db } }: SignInDeps,
  { scope, scopeId }: Invitation,
): Promise<string | null> {
  if (scopeId === null) return null;
  const place = scope === 'account' ? await getAccount(db, scopeId) : await getOrganization(db, scopeId);
  return place?.name ?? scopeId;
}
