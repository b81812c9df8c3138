import {
  AGENT_ENDPOINTS,
  type Endpoint,
  type EndpointId,
  ENDPOINTS,
  PRODUCT_ENDPOINTS,
  routePattern,
} from '@svc/contracts';
import {
  acceptJson,
  answerPreflight,
  type Api,
  createOwnerGate,
  developerPolicies,
  type DeveloperPolicyOptions,
  parseJsonBody,
  setRateLimitHeaders,
} from '@svc/server-kit';
import type { FastifyInstance } from 'fastify';
import type { DeveloperApiDeps } from './deps.ts';
import type { Handler } from './handler.ts';
import { HANDLERS } from './handlers/index.ts';
import { RAW_BODY_BYTES } from './jobs.ts';
import { withoutUnreadInputs } from './previous-inputs.ts';

export type DeveloperApiOptions = DeveloperApiDeps & DeveloperPolicyOptions;

/** Reads of one account at a time: lists are large, and what they hold together is bounded. */
const MOST_READS = 3;

/** The developer API: every entry of the endpoint table, below the prefix it is mounted at. */
export function buildDeveloperApi(options: DeveloperApiOptions): Api {
  return {
    policies: developerPolicies(options),
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes, withoutUnreadInputs));
      const inGate = createOwnerGate(MOST_READS);
      const gated =
        (handler: Handler): Handler =>
        (request, reply) =>
          inGate(request.credential?.accountId ?? '', () => handler(request, reply));
      for (const [id, endpoint] of Object.entries(ENDPOINTS) as [EndpointId, Endpoint][]) {
        const { method, path, auth, cors = false } = endpoint;
        app.route({
          method,
          url: routePattern(path),
          config: { auth, endpoint, cors, ...(COMPUTED.has(id) ? { rawBodyFrom: RAW_BODY_BYTES } : {}) },
          handler:
            method === 'GET' ? gated(HANDLERS[id](endpoint, options)) : HANDLERS[id](endpoint, options),
        });
        if (cors) servePreflight(app, endpoint, options);
      }
    },
  };
}

/** Endpoints whose bodies a worker can compute. */
const COMPUTED: ReadonlySet<string> = new Set(
  [...Object.values(PRODUCT_ENDPOINTS), ...Object.values(AGENT_ENDPOINTS)].map(({ id }) => id),
);

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
