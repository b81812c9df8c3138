import {
  ApiError,
  developerPolicies,
  type DeveloperPolicyOptions,
  type Policies,
  refuseUnauthenticated,
} from '@svc/server-kit';

/**
 * A secret key, and no page of another site: the protocol asks servers to check `Origin`, because a page can point a
 * name of its own at this machine (DNS rebinding). Programs send none.
 */
export function mcpPolicies(options: DeveloperPolicyOptions & { readonly origin: () => string }) {
  const { secret } = developerPolicies(options);
  return {
    mcp: (route) => {
      const guard = secret(route);
      return (request, reply, done) => {
        const { origin } = request.headers;
        if (origin === undefined || origin === options.origin()) guard(request, reply, done);
        else refuseUnauthenticated(options.unauthenticated, request, reply, done, foreignOrigin());
      };
    },
  } as const satisfies Policies;
}

function foreignOrigin(): ApiError {
  return new ApiError('forbidden', 'This request came from the page of another site: nothing was done.');
}
