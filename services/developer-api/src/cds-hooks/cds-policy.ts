import { developerPolicies, type DeveloperPolicyOptions, type Policies } from '@svc/server-kit';
import { type TokenChecks, verifyToken } from './verify-token.ts';

export interface CdsPolicyOptions extends DeveloperPolicyOptions, TokenChecks {
  /** The public origin, which tokens name. */
  readonly origin: () => string;
}

/**
 * A client of CDS Hooks by its JWT. It is let in, limited and counted as a secret key of its account is; only what
 * stands for the key is another.
 */
export function cdsPolicies(options: CdsPolicyOptions) {
  const { limiter, unauthenticated, browserClients, onLimited, origin } = options;
  const { secret } = developerPolicies({
    limiter,
    unauthenticated,
    browserClients,
    ...(onLimited === undefined ? {} : { onLimited }),
    credentials: {
      lookup: ((token: string, visitor?: { readonly ip: string; readonly url?: string }) => {
        if (visitor !== undefined && !unauthenticated.peek(visitor.ip).allowed) return undefined;
        const address = `${origin()}${visitor?.url?.split('?', 1)[0] ?? ''}`;
        return verifyToken(token, [address, address.replace(/\/feedback$/, '')], options).catch(
          (error: unknown) => {
            // A token that is none costs its address what a key that is none does.
            if (visitor !== undefined) unauthenticated.take(visitor.ip);
            throw error;
          },
        );
      }) as DeveloperPolicyOptions['credentials']['lookup'],
    },
  });
  return { cdsClient: secret } as const satisfies Policies;
}
