import { createHash, timingSafeEqual } from 'node:crypto';
import { type AddressLimiter, LruMap, PORTAL_PREFIX } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { bearerToken } from './bearer.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import type { Policy } from './policy.ts';
import { refuseGuess } from './key-refusals.ts';
import { whenReady } from './when-ready.ts';

const KNOWN_ADDRESSES = 1_000;

/** A patient portal that calls with its own credential. */
export interface PortalCaller {
  readonly id: string;
  /** The account whose patients it starts sessions of. */
  readonly accountId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose portal calls; null for everybody else, the operator among them. */
    portal: PortalCaller | null;
  }
}

export interface AdminPolicyOptions {
  /** Without a token no operator is let in, and their routes do not exist. */
  readonly token: string | null;
  /** Wrong tokens of one address. */
  readonly guesses: AddressLimiter;
  /** Whose credential of a portal this is; null for one that is none, or was revoked. */
  readonly findPortal: (credential: string) => Promise<PortalCaller | null>;
}

/**
 * The policies of the admin API. `admin`: one token for the operator. `portal`: that token, or the credential of a patient
 * portal. An address with no guess left is refused whatever it sends, unless something right came from it before.
 */
export function adminPolicies({
  token,
  guesses,
  findPortal,
}: AdminPolicyOptions): Readonly<Record<'admin' | 'portal', Policy>> {
  const expected = token === null ? null : digest(token);
  const isToken = (sent: string) => expected !== null && timingSafeEqual(digest(sent), expected);
  const gate = createGate(guesses);
  return {
    admin: () => (request, reply, done) => {
      const sent = expected === null ? null : gate.sentBy(request, reply, done);
      if (expected === null) done(new ApiError('not_found', 'There is no such path.'));
      if (sent !== null) gate.judge(isToken(sent), request, done, 'The admin token is not valid.');
    },
    portal: () => (request, reply, done) => {
      const sent = gate.sentBy(request, reply, done);
      if (sent === null) return;
      if (!sent.startsWith(PORTAL_PREFIX)) {
        gate.judge(isToken(sent), request, done, 'The token is not valid.');
        return;
      }
      const settle = (portal: PortalCaller | null) => {
        request.portal = portal;
        gate.judge(
          portal !== null,
          request,
          done,
          'The credential of the portal is not valid, or was revoked.',
        );
      };
      whenReady(findPortal(sent), settle, done);
    },
  };
}

type Done = (error?: Error) => void;

/** Reads what was sent, and lets in what is right: wrong ones cost their address its guesses. */
function createGate(guesses: AddressLimiter) {
  const known = new LruMap<string, true>(KNOWN_ADDRESSES);
  return {
    /** The credential that was sent; null when the request is refused already. */
    sentBy(request: FastifyRequest, reply: FastifyReply, done: Done): string | null {
      const sent = bearerToken(request.headers.authorization);
      if (sent === null)
        done(
          new ApiError('unauthorized', 'Send the admin token in the header "Authorization: Bearer <token>".'),
        );
      else if (known.get(request.ip) === undefined && !guesses.peek(request.ip).allowed)
        refuseGuess({ unauthenticated: guesses }, request, reply, done);
      else return sent;
      return null;
    },
    judge(isRight: boolean, request: FastifyRequest, done: Done, message: string): void {
      if (isRight) {
        known.set(request.ip, true);
        markAuthenticated(request.raw.socket);
        done();
      } else {
        guesses.take(request.ip);
        done(new ApiError('invalid_token', message));
      }
    },
  };
}

/** The policy of the operator alone: one token. Without it the routes do not exist. */
export function adminPolicy(token: string | null, guesses: AddressLimiter): Policy {
  return adminPolicies({ token, guesses, findPortal: async () => null }).admin;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
