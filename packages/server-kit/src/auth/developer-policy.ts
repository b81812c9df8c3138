import {
  type AddressLimiter,
  type Credential,
  type CredentialCache,
  type LimitDecision,
  type LimitedBy,
  type Limiter,
  UNLIMITED,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { bearerToken } from './bearer.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import type { Guard, Policies, Policy } from './policy.ts';
import {
  invalidToken,
  limitError,
  hasReadableBody,
  refuseGuess,
  refuseUnauthenticated,
  unauthorized,
  unsupportedMediaType,
} from './key-refusals.ts';
import { refusalOf } from './permission.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { whenReady } from './when-ready.ts';

export interface DeveloperPolicyOptions {
  readonly credentials: Pick<CredentialCache, 'lookup'>;
  readonly limiter: Pick<Limiter, 'take'>;
  /** Requests without a valid key, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Requests with a publishable key, per address. */
  readonly browserClients: AddressLimiter;
  /** Told which limit refused a request. */
  readonly onLimited?: (limitedBy: LimitedBy) => void;
  /** The 401 for a request without any token; unless given, it asks for an API key. */
  readonly missing?: () => ApiError;
}

type Done = (error?: Error) => void;

/** The policies of routes that take a key of the developer API. */
export function developerPolicies(options: DeveloperPolicyOptions) {
  return {
    secret: developerPolicy(options, { publishableAllowed: false }),
    secretOrPublishable: developerPolicy(options, { publishableAllowed: true }),
  } as const satisfies Policies;
}

/**
 * Checks in the order of the contract: 401, 403, 402, 429, 415 (the path, 404 and 405, is settled before; the body,
 * 413 and 400, comes after). Synchronous when key and limit are cached.
 */
function developerPolicy(
  options: DeveloperPolicyOptions,
  { publishableAllowed }: Pick<RouteNeeds, 'publishableAllowed'>,
): Policy {
  const { credentials, unauthenticated, missing = unauthorized } = options;
  return ({ methods, endpoint }) => {
    const readsBody =
      endpoint === undefined ? methods.some((method) => method !== 'GET') : endpoint.body !== undefined;
    const testKeysOnly = endpoint?.testKeysOnly === true;
    const admit = admission(options, { publishableAllowed, testKeysOnly, readsBody });

    const guard: Guard = (request, reply, done) => {
      const token = bearerToken(request.raw.headers.authorization);
      if (token === null) {
        refuseUnauthenticated(unauthenticated, request, reply, done, missing());
        return;
      }
      whenReady(
        credentials.lookup(token, request),
        (credential) => admit(credential, request, reply, done),
        done,
      );
    };
    return guard;
  };
}

/** Undefined: the key was not looked up, because the address has tried too many. */
type Admit = (
  credential: Credential | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  done: Done,
) => void;

/** What a route asks of a request. */
interface RouteNeeds {
  readonly publishableAllowed: boolean;
  readonly testKeysOnly: boolean;
  readonly readsBody: boolean;
}

function admission(
  { limiter, unauthenticated, browserClients, onLimited }: DeveloperPolicyOptions,
  { publishableAllowed, testKeysOnly, readsBody }: RouteNeeds,
): Admit {
  return (credential, request, reply, done) => {
    if (credential === null) {
      refuseUnauthenticated(unauthenticated, request, reply, done, invalidToken());
      return;
    }
    if (credential === undefined) {
      refuseGuess({ unauthenticated, onLimited }, request, reply, done);
      return;
    }
    markAuthenticated(request.raw.socket);
    request.credential = credential;
    const { headers } = request.raw;
    const refusal = refusalOf(credential, { publishableAllowed, testKeysOnly, origin: headers.origin });

    const settle = (decision: LimitDecision) => {
      setRateLimitHeaders(reply, decision);
      if (refusal !== undefined) done(refusal);
      else if (!decision.allowed) {
        if (decision.limitedBy !== undefined) onLimited?.(decision.limitedBy);
        done(limitError(decision));
      } else if (readsBody && !hasReadableBody(request))
        done(unsupportedMediaType(request.routeOptions.config.endpoint));
      else done();
    };
    const browser = isLimitedPerAddress(credential) ? browserClients.take(request.ip) : undefined;
    if (browser?.allowed === false) {
      settle(browser);
      return;
    }
    whenReady(limiter.take(credential), settle, done);
  };
}

/** An account at the ceiling (load tests, the development account) is not slowed down per address either. */
function isLimitedPerAddress({ kind, limits }: Credential): boolean {
  return kind === 'publishable' && (limits === null || limits.sustainedPerSecond < UNLIMITED);
}
