import { CDS_HOOKS, type CdsHook, CdsFeedbackRequest, CdsServices } from '@svc/contracts';
import { CDS_SERVICES, countedReason, kindOfCard } from '@svc/cds-hooks';
import {
  acceptJson,
  type Api,
  callerOf,
  invalidFields,
  parseJsonBody,
  RawBody,
  sendJson,
} from '@svc/server-kit';
import { type CdsOutcome, countCdsFeedback } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { DeveloperApiDeps } from '../deps.ts';
import { RAW_BODY_BYTES } from '../jobs.ts';
import { cdsCardsText } from '../cds-cards-text.ts';
import { cdsPolicies, type CdsPolicyOptions } from './cds-policy.ts';

export type CdsApiOptions = DeveloperApiDeps & CdsPolicyOptions;

/** CDS Hooks 2.0 at `/cds-services`: discovery for everybody, cards and feedback for clients an operator let in. */
export function buildCdsApi(options: CdsApiOptions): Api {
  return {
    policies: cdsPolicies(options),
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes));
      const discovery = JSON.stringify(CdsServices.parse({ services: CDS_SERVICES }));
      app.get('/cds-services', { config: { auth: 'public' } }, (_request, reply) =>
        sendJson(reply, discovery),
      );
      for (const service of CDS_HOOKS) {
        const config = { auth: 'cdsClient' };
        app.post(
          `/cds-services/${service}`,
          { config: { ...config, rawBodyFrom: RAW_BODY_BYTES } },
          async (request, reply) => {
            sendJson(reply, await cards(service, request, options));
            return reply;
          },
        );
        app.post(`/cds-services/${service}/feedback`, { config }, async (request, reply) => {
          await takeFeedback(service, request, options);
          sendJson(reply, '{}');
          return reply;
        });
      }
    },
  };
}

/** Nothing of body or answer is kept. A large body is read by a worker. */
async function cards(service: CdsHook, request: FastifyRequest, deps: CdsApiOptions): Promise<string> {
  request.countedAs = `cds:${service}`;
  const { accountId, revision } = callerOf(request);
  const asked = {
    service,
    now: deps.clock(),
    calibrated: await deps.calibrations.at(revision),
    origin: deps.origin(),
  };
  const { body } = request;
  if (!(body instanceof RawBody)) return cdsCardsText(body, asked);
  return (await deps.compute.run('cdsCards', { ...asked, bytes: body.bytes }, accountId)).text;
}

/** Counts what became of cards; comments, users and cards themselves are not kept. */
async function takeFeedback(service: CdsHook, request: FastifyRequest, deps: CdsApiOptions): Promise<void> {
  request.countedAs = 'cds:feedback';
  const parsed = CdsFeedbackRequest.safeParse(request.body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const outcomes = parsed.data.feedback.map(
    ({ card, outcome, overrideReason }): CdsOutcome => ({
      service,
      kind: kindOfCard(card),
      outcome,
      reason: countedReason(overrideReason?.reason),
    }),
  );
  const { accountId: ownerId, mode } = callerOf(request);
  await countCdsFeedback(deps.database.db, { ownerId, mode }, { outcomes, now: deps.clock() });
}
