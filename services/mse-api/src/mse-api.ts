import { MSE_API_VERSION, MSE_ENDPOINTS, type MseEndpointId } from '@svc/contracts';
import {
  acceptJson,
  type Api,
  type ApiFamily,
  developerPolicies,
  type DeveloperPolicyOptions,
  flatErrors,
  organizationPolicies,
  type OrganizationPolicyOptions,
  routeEndpoints,
} from '@svc/server-kit';
import { auditDenials } from './denials.ts';
import type { MseApiDeps } from './deps.ts';
import { HANDLERS } from './handlers/index.ts';
import { recordBody } from './json-body.ts';

/** Flat errors and the version header, on every answer below the path the record API is mounted at. */
export function mseFamily(prefix: string): ApiFamily {
  return {
    prefix: `${prefix}/v1/mse`,
    format: flatErrors,
    headers: { 'x-mse-api-version': MSE_API_VERSION },
  };
}

export type MseApiOptions = MseApiDeps & DeveloperPolicyOptions & Omit<OrganizationPolicyOptions, 'onDenied'>;

/**
 * The record API: every entry of its endpoint table, below the prefix it is mounted at. Records take keys of
 * organizations; the draft, which writes nothing, takes keys of the developer API.
 */
export function buildMseApi(options: MseApiOptions): Api {
  const onDenied = auditDenials(options);
  const { secret } = developerPolicies(options);
  return {
    policies: { secret, ...organizationPolicies({ ...options, onDenied }) },
    routes(app) {
      acceptJson(app, recordBody);
      routeEndpoints<MseEndpointId>(app, {
        endpoints: MSE_ENDPOINTS,
        handlerOf: (id, endpoint) => HANDLERS[id](endpoint, options),
        ownerOf: (request) => request.organization?.organizationId ?? '',
        rawBodyFrom: (id) => (id === 'draftMse' ? 0 : undefined),
      });
    },
  };
}
