import { found } from '@svc/admin-api';
import { ApiError, consoleCookie, RECENT_MS } from '@svc/server-kit';
import {
  endPersonSession,
  getPerson,
  listPersonSessions,
  PERSON_IDLE_MS,
  startAccount,
  updateProfile,
} from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps, ConsoleApiSettings } from '../deps.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** Who is signed in, and where; and the way to an account of one's own. */
export function sessionHandlers(
  { database: { db }, clock, origin }: ConsoleApiDeps,
  { signUpIsOpen, production, version }: ConsoleApiSettings,
) {
  return consoleHandlers({
    async getMe({ person }) {
      const now = clock();
      return {
        person: found(await getPerson(db, person.personId), 'person'),
        memberships: [...person.memberships],
        session: {
          createdAt: iso(person.createdAtMs),
          authenticatedAt: iso(person.authenticatedAtMs),
          idleUntil: iso(Math.min(now + PERSON_IDLE_MS, person.expiresAtMs)),
          expiresAt: iso(person.expiresAtMs),
        },
        recentSeconds: RECENT_MS / 1000,
        canSignUp: signUpIsOpen,
        development: !production,
        version,
        now: iso(now),
      };
    },
    async updateProfile({ person, body: profile }) {
      return found(await updateProfile(db, { id: person.personId, profile, now: clock() }), 'person');
    },
    async listSessions({ person }) {
      const now = clock();
      const sessions = await listPersonSessions(db, { personId: person.personId, now });
      return {
        sessions: sessions.map((each) => ({ ...each, isThis: each.id === person.id })),
        asOf: iso(now),
      };
    },
    async endSession({ person, params: { id } }) {
      found((await endPersonSession(db, { personId: person.personId, id })) || null, 'session');
      return { id };
    },
    async signUp({ person, body: { name }, reply }) {
      if (!signUpIsOpen)
        throw new ApiError(
          'forbidden',
          'Accounts are made by invitation here: ask whoever runs this server.',
        );
      const { account, token } = await startAccount(db, { person, name, now: clock() });
      reply.header('set-cookie', consoleCookie(token, origin()));
      return account;
    },
  });
}
