import { type Endpoint, type EndpointId, ENDPOINTS } from '@svc/contracts';
import {
  acceptJson,
  answerPreflight,
  type Api,
  developerPolicies,
  type DeveloperPolicyOptions,
  parseJsonBody,
  routeEndpoints,
  setRateLimitHeaders,
} from '@svc/server-kit';
import type { FastifyInstance } from 'fastify';
import type { DeveloperApiDeps } from './deps.ts';
import { FHIR_JSON, fhirErrors } from './fhir-errors.ts';
import { HANDLERS } from './handlers/index.ts';
import { rawBodyFrom } from './raw-body-from.ts';
import { withoutUnreadInputs } from './previous-inputs.ts';

/** The command line has no limit: it takes whole exports. */
const OFFLINE = 'The command line takes larger ones, and exports of many patients: svc score --fhir.';

export type DeveloperApiOptions = DeveloperApiDeps & DeveloperPolicyOptions;

/** The developer API: every entry of the endpoint table, below the prefix it is mounted at. */
export function buildDeveloperApi(options: DeveloperApiOptions): Api {
  return {
    policies: developerPolicies(options),
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes, withoutUnreadInputs), [FHIR_JSON]);
      routeEndpoints<EndpointId>(app, {
        endpoints: ENDPOINTS,
        handlerOf: (id, endpoint) => HANDLERS[id](endpoint, options),
        ownerOf: (request) => request.credential?.accountId ?? '',
        errorsFor: ({ fhirJson }) => (fhirJson ? fhirErrors : undefined),
        rawBodyFrom,
        sizesOf: (id) => (id === 'scoreFhir' ? { adviceWhenTooLarge: OFFLINE } : {}),
      });
      for (const endpoint of Object.values<Endpoint>(ENDPOINTS))
        if (endpoint.cors) servePreflight(app, endpoint, options);
    },
  };
}

/** A preflight carries no key: it shows the limit of its address. */
function servePreflight(
  app: FastifyInstance,
  { path, method }: Endpoint,
  { unauthenticated }: Pick<DeveloperApiOptions, 'unauthenticated'>,
): void {
  app.options(path, { config: { auth: 'public', cors: true } }, (request, reply) => {
    setRateLimitHeaders(reply, unauthenticated.peek(request.ip));
    answerPreflight(reply, [method]);
  });
}
