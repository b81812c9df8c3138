import {
  ApiError,
  developerPolicies,
  type DeveloperPolicyOptions,
  type Policies,
  type Policy,
  whenReady,
} from '@svc/server-kit';
import type { FastifyRequest } from 'fastify';
import { type CdsOrigins, refuseOrigin, showToOrigin } from './cds-origins.ts';
import { type TokenChecks, verifyToken } from './verify-token.ts';

export interface CdsPolicyOptions extends DeveloperPolicyOptions, TokenChecks {
  /** The public origin, which tokens name. */
  readonly origin: () => string;
}

/**
 * A client of CDS Hooks by its JWT, from a page of an origin it registered or from its server. It is let in, limited and
 * counted as a secret key of its account is; only what stands for the key is another.
 */
export function cdsPolicies(options: CdsPolicyOptions, origins: CdsOrigins) {
  const { limiter, unauthenticated, browserClients, onLimited, origin } = options;
  const { secret } = developerPolicies({
    limiter,
    unauthenticated,
    browserClients,
    ...(onLimited === undefined ? {} : { onLimited }),
    missing: noToken,
    credentials: {
      lookup: (async (token: string, visitor?: FastifyRequest) => {
        if (visitor !== undefined && !unauthenticated.peek(visitor.ip).allowed) return undefined;
        const address = `${origin()}${visitor?.url?.split('?', 1)[0] ?? ''}`;
        const addresses = [address, address.replace(/\/feedback$/, '')];
        const credential = await verifyToken(token, addresses, options).catch((error: unknown) => {
          // A token that is none costs its address what a key that is none does.
          if (visitor !== undefined) unauthenticated.take(visitor.ip);
          throw error;
        });
        const refusal = refuseOrigin(visitor?.headers.origin, credential.origins);
        if (refusal !== undefined) throw refusal;
        return credential;
      }) as DeveloperPolicyOptions['credentials']['lookup'],
    },
  });
  const cdsClient: Policy = (route) => {
    const guard = secret(route);
    return (request, reply, done) =>
      whenReady(showToOrigin(origins, request, reply), () => guard(request, reply, done), done);
  };
  return { cdsClient } as const satisfies Policies;
}

function noToken(): ApiError {
  return new ApiError(
    'unauthorized',
    'Send the signed JWT of a CDS client in the header "Authorization: Bearer <JWT>".',
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}
