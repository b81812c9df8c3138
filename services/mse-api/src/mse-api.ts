import {
  type Endpoint,
  MSE_API_VERSION,
  MSE_ENDPOINTS,
  type MseEndpointId,
  routePattern,
} from '@svc/contracts';
import {
  acceptJson,
  type Api,
  type ApiFamily,
  createOwnerGate,
  developerPolicies,
  type DeveloperPolicyOptions,
  flatErrors,
  organizationPolicies,
  type OrganizationPolicyOptions,
} from '@svc/server-kit';
import { auditDenials } from './denials.ts';
import type { MseApiDeps } from './deps.ts';
import type { Handler } from './handler.ts';
import { HANDLERS } from './handlers/index.ts';
import { jsonBody } from './json-body.ts';

/** Flat errors and the version header, on every answer below the path the record API is mounted at. */
export function mseFamily(prefix: string): ApiFamily {
  return {
    prefix: `${prefix}/v1/mse`,
    format: flatErrors,
    headers: { 'x-mse-api-version': MSE_API_VERSION },
  };
}

/** Reads of one organization at a time: histories are large, and what they hold together is bounded. */
const MOST_READS = 3;

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
      acceptJson(app, jsonBody);
      const inGate = createOwnerGate(MOST_READS);
      const gated =
        (handler: Handler): Handler =>
        (request, reply) =>
          inGate(request.organization?.organizationId ?? '', () => handler(request, reply));
      for (const [id, endpoint] of Object.entries(MSE_ENDPOINTS) as [MseEndpointId, Endpoint][]) {
        const { method, path, auth } = endpoint;
        app.route({
          method,
          url: routePattern(path),
          config: { auth, endpoint, ...(id === 'draftMse' ? { rawBodyFrom: 0 } : {}) },
          handler:
            method === 'GET' ? gated(HANDLERS[id](endpoint, options)) : HANDLERS[id](endpoint, options),
        });
      }
    },
  };
}
