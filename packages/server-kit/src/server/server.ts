import fastify, { type FastifyInstance } from 'fastify';
import { acceptJson } from '../body/accept-json.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { answerFrameworkError, installErrorAnswers } from './error-answers.ts';
import { developerEnvelope } from '../errors/error-envelope.ts';
import { limitConnections } from '../limits/connection-limits.ts';
import { type GuardedRoute, OPEN_POLICIES, type Policies } from '../auth/policy.ts';
import { createInFlight, type InFlight, REQUEST_CUT_MS, SWEEP_MS } from '../limits/in-flight.ts';
import { guardRoutes } from '../routes/guard-routes.ts';
import { parseJsonBody } from '../body/json-body.ts';
import { isProxyOf } from '../limits/proxies.ts';
import { BODY_LIMIT_BYTES } from '../body/read-body.ts';
import { watchRequests } from '../routes/request-over.ts';
import { createLogThrottle } from '../observe/log-throttle.ts';
import { createRequestIds } from '../observe/request-id.ts';
import { createRouteTable } from '../routes/route-table.ts';
import type { ServerContext, ServerOptions } from '../routes/server-context.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** A connection idle for this much longer than a request may run is closed: nobody is receiving the answer. */
const STALLED_MS = 5_500;
/** As long as a request line can be, so that an invalid key is reported before an id that is too long. */
const MAX_PARAM_LENGTH = 16_384;

/** An API as a server mounts it. */
export interface Api {
  /** Who may call its routes; every API has `public`. */
  readonly policies?: Policies;
  routes(app: FastifyInstance): void;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly inFlight: InFlight;
  /** Every route with its policy. */
  readonly routes: readonly GuardedRoute[];
  /** Serves an API below a prefix. */
  mount(api: Api, prefix?: string): void;
}

/** A Fastify instance with all that every API of the platform shares, and no routes yet. */
export function createServer(options: ServerOptions): Server {
  const requestId = createRequestIds();
  const context: ServerContext = {
    ...options,
    inFlight: createInFlight(options.clock, options.cutAfterMs),
    table: createRouteTable(),
    throttleLog: createLogThrottle(options.clock),
    routes: [],
    developer: { prefix: '/', format: developerEnvelope(options.origin), headers: {} },
  };
  const app = fastify({
    // Fastify's own log lines carry URLs and error messages; ours come from the route hooks.
    logger: false,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: (options.cutAfterMs ?? REQUEST_CUT_MS) + STALLED_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    trustProxy: options.trustProxy ?? false,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1000, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest(context, requestId),
    frameworkErrors: answerFrameworkError(context),
  });
  app.decorateRequest('credential', null);
  app.decorateRequest('organization', null);
  app.decorateRequest('patient', null);
  app.decorateRequest('person', null);
  app.decorateRequest('portal', null);
  app.decorateRequest('countedAs', null);
  app.decorateRequest('failure', null);
  app.decorateRequest('unknownInputs', null);
  app.decorateReply('inFlightSlot', -1);
  watchRequests(app);
  acceptJson(app, (bytes) => parseJsonBody(bytes));
  installErrorAnswers(app, context);
  guardRoutes(app, context);
  sweepWhileOpen(app, context.inFlight);
  limitConnectionsOf(app, options);
  // Node would answer an unknown Expect header itself, without our envelope.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return {
    app,
    inFlight: context.inFlight,
    routes: context.routes,
    mount: (api, prefix = '') => void app.register(async (scope) => serve(scope, api), { prefix }),
  };
}

/** The routes of an API know its policies and no others. */
function serve(scope: FastifyInstance, { policies = {}, routes }: Api): void {
  scope.decorate('policies', { ...OPEN_POLICIES, ...policies });
  routes(scope);
}

/** This machine and trusted proxies stand for many callers; their connections are not counted per address. */
function limitConnectionsOf(
  { server }: FastifyInstance,
  { connections, trustProxy = false, metrics, log, clock }: ServerOptions,
): void {
  if (connections === undefined) return;
  const isProxy = isProxyOf(trustProxy);
  const isThisMachine = isProxyOf('loopback');
  const throttleLog = createLogThrottle(clock);
  limitConnections(server, {
    ...connections,
    isExempt: (address) => isThisMachine(address) || isProxy(address),
    onRefused(by) {
      metrics.count('svc_connections_refused_total', { by });
      const heldBack = throttleLog('refused');
      if (heldBack !== undefined) log.warn('connections_refused', { reason: by, count: heldBack + 1 });
    },
  });
}

function sweepWhileOpen(app: FastifyInstance, inFlight: InFlight): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => inFlight.sweep(), SWEEP_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
