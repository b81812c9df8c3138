import { ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import type {
  AddressLimiter,
  CredentialCache,
  LimitDecision,
  LimitedBy,
  Limiter,
  OrganizationCredential,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { bearerToken } from './bearer.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import type { Guard, Policy } from './policy.ts';
import {
  inactiveOrganization,
  invalidToken,
  limitError,
  missingScope,
  hasReadableBody,
  refuseGuess,
  refuseUnauthenticated,
  unauthorized,
  unsupportedMediaType,
} from './key-refusals.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { whenReady } from './when-ready.ts';

export interface OrganizationPolicyOptions {
  readonly organizations: Pick<CredentialCache<OrganizationCredential>, 'lookup'>;
  readonly limiter: Pick<Limiter, 'take'>;
  /** Requests without a valid key, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Records that a valid key was refused; the refusal waits for it. */
  readonly onDenied: (request: FastifyRequest, credential: OrganizationCredential) => Promise<void>;
  readonly onLimited?: (limitedBy: LimitedBy) => void;
}

type OrganizationPolicies = Readonly<Record<`org(${OrganizationScope})`, Policy>>;

/** The policies of routes that take an organization key, one for each scope. */
export function organizationPolicies(options: OrganizationPolicyOptions): OrganizationPolicies {
  const policies = ORGANIZATION_SCOPES.map(
    (scope) => [`org(${scope})`, organizationPolicy(options, scope)] as const,
  );
  return Object.fromEntries(policies) as OrganizationPolicies;
}

/** Checks in the order of the contract: 401, 403 (inactive organization, missing scope), 429, 415. */
function organizationPolicy(options: OrganizationPolicyOptions, scope: OrganizationScope): Policy {
  const { organizations, unauthenticated } = options;
  return ({ methods }): Guard => {
    const readsBody = methods.some((method) => method !== 'GET');
    return (request, reply, done) => {
      const token = bearerToken(request.raw.headers.authorization);
      if (token === null) {
        refuseUnauthenticated(unauthenticated, request, reply, done, unauthorized());
        return;
      }
      const admit = (credential: OrganizationCredential | null | undefined) => {
        if (credential === null) refuseUnauthenticated(unauthenticated, request, reply, done, invalidToken());
        else if (credential === undefined) refuseGuess(options, request, reply, done);
        else settle({ request, reply, done, credential, readsBody });
      };
      whenReady(organizations.lookup(token, request), admit, done);
    };
  };

  function settle(entry: Entry): void {
    const { request, reply, done, credential } = entry;
    markAuthenticated(request.raw.socket);
    request.organization = credential;
    const refusal = refusalOf(credential, scope);
    whenReady(
      options.limiter.take(credential),
      (decision: LimitDecision) => {
        setRateLimitHeaders(reply, decision);
        // Beyond its rate a refused key is answered and counted but not recorded: it could fill the audit trail.
        if (refusal !== undefined) {
          if (decision.allowed) whenReady(options.onDenied(request, credential), () => done(refusal), done);
          else done(refusal);
        } else if (!decision.allowed) {
          if (decision.limitedBy !== undefined) options.onLimited?.(decision.limitedBy);
          done(limitError(decision));
        } else if (entry.readsBody && !hasReadableBody(request)) done(unsupportedMediaType());
        else done();
      },
      done,
    );
  }
}

interface Entry {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly done: (error?: Error) => void;
  readonly credential: OrganizationCredential;
  readonly readsBody: boolean;
}

function refusalOf(
  { active, scopes }: OrganizationCredential,
  scope: OrganizationScope,
): ApiError | undefined {
  if (!active) return inactiveOrganization();
  return scopes.has(scope) ? undefined : missingScope(scope);
}
