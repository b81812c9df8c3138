import { CDS_HOOKS, type CdsHook, CdsServices } from '@svc/contracts';
import { CDS_SERVICES } from '@svc/cds-hooks';
import {
  acceptJson,
  answerPreflight,
  type Api,
  ApiError,
  callerOf,
  parseJsonBody,
  RawBody,
  sendJson,
  setCorsHeaders,
  setRateLimitHeaders,
  jobFor,
} from '@svc/server-kit';
import { type CdsOutcome, countCdsFeedback } from '@svc/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeveloperApiDeps } from '../deps.ts';
import { CDS_BODY_BYTES, RAW_BODY_BYTES } from '../raw-body-from.ts';
import { cdsCardsText } from '../cds-cards-text.ts';
import { feedbackOf } from '../cds-feedback.ts';
import { type CdsOrigins, createCdsOrigins } from './cds-origins.ts';
import { cdsPolicies, type CdsPolicyOptions } from './cds-policy.ts';

export type CdsApiOptions = DeveloperApiDeps & CdsPolicyOptions;

const DISCOVERY = '/cds-services';
/** What a page sends beside its body. */
const REQUEST_HEADERS = 'Authorization, Content-Type';

/**
 * CDS Hooks 2.0 at `/cds-services`: discovery for everybody and every page, cards and feedback for clients an operator
 * let in, from pages of the origins they registered.
 */
export function buildCdsApi(options: CdsApiOptions): Api {
  const origins = createCdsOrigins(options);
  return {
    policies: cdsPolicies(options, origins),
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes));
      const discovery = JSON.stringify(CdsServices.parse({ services: CDS_SERVICES }));
      app.get(DISCOVERY, { config: { auth: 'public', cors: true } }, (_request, reply) =>
        sendJson(reply, discovery),
      );
      app.options(DISCOVERY, { config: { auth: 'public', cors: true } }, (_request, reply) =>
        answerPreflight(reply, ['GET'], REQUEST_HEADERS),
      );
      for (const service of CDS_HOOKS) {
        const config = { auth: 'cdsClient' };
        app.post(
          `/cds-services/${service}`,
          { config: { ...config, operation: `cds:${service}`, rawBodyFrom: CDS_BODY_BYTES } },
          async (request, reply) => {
            sendJson(reply, await cards(service, request, options));
            return reply;
          },
        );
        app.post(
          `/cds-services/${service}/feedback`,
          { config: { ...config, operation: 'cds:feedback', rawBodyFrom: RAW_BODY_BYTES } },
          async (request, reply) => {
            await takeFeedback(service, request, options);
            sendJson(reply, '{}');
            return reply;
          },
        );
        for (const path of [`/cds-services/${service}`, `/cds-services/${service}/feedback`])
          servePreflight(app, path, { ...options, origins });
      }
    },
  };
}

/** A preflight carries no token: what some client registered is let through to the call, which is asked whose it is. */
function servePreflight(
  app: FastifyInstance,
  path: string,
  { unauthenticated, origins }: Pick<CdsApiOptions, 'unauthenticated'> & { readonly origins: CdsOrigins },
): void {
  app.options(path, { config: { auth: 'public' } }, async (request, reply) => {
    const { origin } = request.headers;
    const isRegistered = origin !== undefined && (await origins.has(origin));
    reply.header('vary', 'Origin');
    setRateLimitHeaders(
      reply,
      isRegistered ? unauthenticated.peek(request.ip) : unauthenticated.take(request.ip),
    );
    if (!isRegistered)
      throw new ApiError('forbidden', 'No client of CDS Hooks has registered the origin of this request.');
    setCorsHeaders(request, reply);
    answerPreflight(reply, ['POST'], REQUEST_HEADERS);
    return reply;
  });
}

/** Nothing of body or answer is kept. A large body is read by a worker. */
async function cards(service: CdsHook, request: FastifyRequest, deps: CdsApiOptions): Promise<string> {
  request.countedAs = `cds:${service}`;
  const { revision } = callerOf(request);
  const asked = {
    service,
    now: deps.clock(),
    calibrated: await deps.calibrations.at(revision),
    origin: deps.origin(),
  };
  const { body } = request;
  if (!(body instanceof RawBody)) return cdsCardsText(body, asked);
  return (await deps.compute.run('cdsCards', { ...asked, bytes: body.bytes }, jobFor(request))).text;
}

/** Counts what became of cards; comments, users and cards themselves are not kept. */
async function takeFeedback(service: CdsHook, request: FastifyRequest, deps: CdsApiOptions): Promise<void> {
  request.countedAs = 'cds:feedback';
  const { body } = request;
  const given =
    body instanceof RawBody
      ? await deps.compute.run('cdsFeedback', { bytes: body.bytes }, jobFor(request))
      : feedbackOf(body);
  const outcomes = given.map((each): CdsOutcome => ({ service, ...each }));
  const { accountId: ownerId, mode } = callerOf(request);
  await countCdsFeedback(deps.database.db, { ownerId, mode }, { outcomes, now: deps.clock() });
}
