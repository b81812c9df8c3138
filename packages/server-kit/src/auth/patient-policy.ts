import { PATIENT_COOKIE } from '@svc/contracts';
import { type AddressLimiter, LruMap, type PatientSession } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import { rateLimited, setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { hasReadableBody, refuseGuess, refuseUnauthenticated, unsupportedMediaType } from './key-refusals.ts';
import { isOwnWrite } from './own-form.ts';
import type { Guard, Policy } from './policy.ts';
import { whenReady } from './when-ready.ts';

/** Known sessions at most: those let in even when their address has no guess left. */
const KNOWN_SESSIONS = 10_000;

export interface PatientPolicyOptions {
  /** The session of a token; null when it is unknown or no longer valid. */
  readonly findSession: (token: string) => Promise<PatientSession | null>;
  /** Requests without a valid session, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Requests of a patient. */
  readonly patients: AddressLimiter;
  /** The public origin: pages of other origins write nothing. */
  readonly origin: () => string;
}

/**
 * The policy of routes for patients, by the cookie of their session. Checks in this order: 401, 403 for a write from the
 * page of another site, 429, 415.
 */
export function patientPolicies(options: PatientPolicyOptions): { readonly patientSession: Policy } {
  return {
    patientSession: ({ methods, endpoint }) => guardOf(options, methods, endpoint?.bodyType !== undefined),
  };
}

function guardOf(
  { findSession, unauthenticated, patients, origin }: PatientPolicyOptions,
  methods: readonly string[],
  takesForm: boolean,
): Guard {
  const known = new LruMap<string, true>(KNOWN_SESSIONS);
  const writes = methods.some((method) => method !== 'GET');

  function admit(session: PatientSession, token: string, request: FastifyRequest, reply: FastifyReply) {
    markAuthenticated(request.raw.socket);
    known.set(token, true);
    request.patient = { ...session, token };
    const decision = patients.take(session.patientId);
    setRateLimitHeaders(reply, decision);
    if (writes && !isOwnWrite(request.headers, origin()))
      return new ApiError('forbidden', 'This request came from the page of another site: nothing was done.');
    if (!decision.allowed) return rateLimited('requests of this session', decision.retryAfterSeconds);
    if (writes && !takesForm && !hasReadableBody(request)) return unsupportedMediaType();
    return undefined;
  }

  return (request, reply, done) => {
    const token = sessionToken(request.headers.cookie);
    if (token === '') {
      refuseUnauthenticated(unauthenticated, request, reply, done, signIn());
      return;
    }
    if (known.get(token) === undefined && !unauthenticated.peek(request.ip).allowed) {
      refuseGuess({ unauthenticated }, request, reply, done);
      return;
    }
    const judge = (session: PatientSession | null) => {
      if (session === null) refuseUnauthenticated(unauthenticated, request, reply, done, signIn());
      else done(admit(session, token, request, reply));
    };
    whenReady(findSession(token), judge, done);
  };
}

/** The token in a Cookie header; empty when there is none. */
function sessionToken(cookies = ''): string {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${PATIENT_COOKIE}=`)) ?? '';
  return pair.slice(PATIENT_COOKIE.length + 1);
}

/** The Set-Cookie value that gives a browser a session; an empty token takes it away. */
export function sessionCookie(
  token: string,
  { origin, seconds }: { origin: string; seconds: number },
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${PATIENT_COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function signIn(): ApiError {
  return new ApiError(
    'unauthorized',
    'There is no valid patient session: sign in to the patient portal again.',
  );
}
