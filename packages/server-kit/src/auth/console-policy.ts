import type { ConsoleEndpoint, Membership } from '@svc/contracts';
import { type AddressLimiter, LruMap, type PersonSession } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import { rateLimited, setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { consoleToken } from './console-session.ts';
import { hasReadableBody, refuseGuess, refuseUnauthenticated, unsupportedMediaType } from './key-refusals.ts';
import { isOwnWrite } from './own-form.ts';
import type { Policy } from './policy.ts';
import { whenReady } from './when-ready.ts';

/** How long after a sign-in the acts that ask for a recent one are let through. */
export const RECENT_MS = 15 * 60_000;
/** On a refusal that a fresh sign-in would lift. */
export const SIGN_IN_HEADER = 'x-svc-sign-in';
/** Known sessions at most: those let in even when their address has no guess left. */
const KNOWN_SESSIONS = 10_000;

/** Who may call a route, by its entry. */
type ConsoleRule = Pick<ConsoleEndpoint, 'of' | 'roles' | 'adminOnly' | 'recent'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route of the console. */
    console?: ConsoleRule;
  }
  interface FastifyRequest {
    /** Who is signed in; null on routes that take no session. */
    person: PersonSession | null;
  }
}

export interface ConsolePolicyOptions {
  /** The session of a token; null when it is unknown, has ended, or the person was shut out. */
  readonly findPerson: (token: string) => Promise<PersonSession | null>;
  /** Requests without a valid session, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Requests of a person. */
  readonly people: AddressLimiter;
  /** The public origin: pages of other origins write nothing. */
  readonly origin: () => string;
  readonly clock: () => number;
}

/**
 * The policy of the console's routes, by the cookie of a session. Checks in this order: 401; 403 for a write from the page
 * of another site; 404 for the account or organization of others, 403 for another role; 403 that asks for a fresh sign-in;
 * 429; 415.
 */
export function consolePolicy(options: ConsolePolicyOptions): Policy {
  const { findPerson, unauthenticated, origin } = options;
  const known = new LruMap<string, true>(KNOWN_SESSIONS);
  return ({ methods }) => {
    const writes = methods.some((method) => method !== 'GET');
    return (request, reply, done) => {
      const token = consoleToken(request.headers.cookie, origin());
      if (token === '') {
        refuseUnauthenticated(unauthenticated, request, reply, done, signIn());
        return;
      }
      if (known.get(token) === undefined && !unauthenticated.peek(request.ip).allowed) {
        refuseGuess({ unauthenticated }, request, reply, done);
        return;
      }
      const judge = (person: PersonSession | null) => {
        if (person === null) {
          refuseUnauthenticated(unauthenticated, request, reply, done, signIn());
          return;
        }
        known.set(token, true);
        markAuthenticated(request.raw.socket);
        request.person = person;
        done(refusalOf(options, writes, request, reply, person));
      };
      whenReady(findPerson(token), judge, done);
    };
  };
}

function refusalOf(
  { people, origin, clock }: ConsolePolicyOptions,
  writes: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonSession,
): ApiError | undefined {
  const decision = people.take(person.personId);
  setRateLimitHeaders(reply, decision);
  if (writes && !isOwnWrite(request.headers, origin()))
    return new ApiError('forbidden', 'This request came from the page of another site: nothing was done.');
  const { console: rule } = request.routeOptions.config;
  if (rule === undefined) throw new Error('A route of the console says nothing of who may call it.');
  const refusal = roleRefusal(rule, person.memberships, ownerIn(request.params));
  if (refusal !== undefined) return refusal;
  if (rule.recent === true && clock() - person.authenticatedAtMs > RECENT_MS)
    return new ApiError('forbidden', 'Sign in again to do this: the last sign-in is too long ago.', {
      headers: { [SIGN_IN_HEADER]: 'recent' },
    });
  if (!decision.allowed) return rateLimited('requests of this person', decision.retryAfterSeconds);
  if (writes && !hasReadableBody(request)) return unsupportedMediaType();
  return undefined;
}

interface Owner {
  readonly accountId?: string;
  readonly organizationId?: string;
}

/** The account or organization that the path names. */
function ownerIn(params: unknown): Owner {
  return Object(params) as Owner;
}

function roleRefusal(
  { of, roles, adminOnly }: ConsoleRule,
  memberships: readonly Membership[],
  owner: Owner,
): ApiError | undefined {
  if (of === 'person') return undefined;
  const ownerId = of === 'installation' ? null : of === 'account' ? owner.accountId : owner.organizationId;
  if (ownerId === undefined)
    throw new Error(`A route of the console about an ${of} has no ${of}Id in its path.`);
  const here = memberships.filter(({ scope, scopeId }) => scope === of && scopeId === ownerId);
  // Whoever does not belong there is not told whether there is such an account.
  if (here.length === 0 && of !== 'installation') return new ApiError('not_found', `There is no such ${of}.`);
  const fitting = here.filter(({ role }) => roles.includes(role));
  if (fitting.length === 0) return new ApiError('forbidden', `This is for the role ${roles.join(' or ')}.`);
  return adminOnly === true && !fitting.some(({ isAdmin }) => isAdmin)
    ? new ApiError('forbidden', 'This is for an admin: ask one of the team.')
    : undefined;
}

function signIn(): ApiError {
  return new ApiError('unauthorized', 'There is no valid session: sign in to the console again.');
}
