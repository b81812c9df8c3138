import { randomBytes } from 'node:crypto';
import {
  EVENT_TYPES,
  integerBetween,
  KEY_MODES,
  listOf,
  ORGANIZATION_EVENT_TYPES,
  text,
} from '@svc/contracts';
import { checkUrl, createGuardedClient, invalidField, type UrlCheck } from '@svc/server-kit';
import {
  createEndpoint,
  disableEndpoint,
  enableEndpoint,
  getEndpoint,
  listEndpoints,
  newTestEvent,
  openSecrets,
  readEndpointSecrets,
  rotateEndpointSecret,
  updateEndpoint,
} from '@svc/store';
import { newWebhookSecret } from '@svc/webhooks';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../services.ts';
import { attempt } from '../worker/attempt.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { concerns } from './record-acts.ts';

const MAX_OVERLAP_SECONDS = 30 * 24 * 3600;
/** Event types an endpoint can ask for: those of the developer API, and those of records. */
const TYPES = [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES] as const;

const OwnerId = text({ min: 1, max: 64 });
const Url = text({ min: 1, max: 2048 });
const EventTypes = listOf(z.enum(TYPES), { max: 50 });
const NewEndpoint = adminRequest(
  z
    .strictObject({
      accountId: OwnerId.optional(),
      organizationId: OwnerId.optional(),
      mode: z.enum(KEY_MODES).optional(),
      url: Url,
      eventTypes: EventTypes.optional(),
    })
    .refine(({ accountId, organizationId }) => (accountId === undefined) !== (organizationId === undefined), {
      message: 'give either accountId or organizationId',
    })
    .refine(({ accountId, mode }) => accountId === undefined || mode !== undefined, {
      path: ['mode'],
      message: 'is required for an account',
    })
    .refine(({ organizationId, mode }) => organizationId === undefined || mode !== 'test', {
      path: ['mode'],
      message: 'records of an organization are live',
    }),
);
const EndpointPatch = adminRequest(
  z.strictObject({ url: Url.optional(), eventTypes: EventTypes.optional() }),
);
const Rotation = adminRequest(
  z.strictObject({
    overlapSeconds: integerBetween(0, MAX_OVERLAP_SECONDS, 'How long the old secret signs as well'),
  }),
);

/** Why an address is not called, for whoever wrote it. */
const REASONS: Readonly<Partial<Record<Extract<UrlCheck, { ok: false }>['rule'], string>>> = {
  not_a_url: 'is not a URL of at most 2048 characters',
  scheme: 'must begin with https://',
  credentials: 'must not hold a user name or password',
  port: 'names a port that is not called',
  trailing_dot: 'must not end its host name with a full stop',
  local_name: 'names a host of a local network',
  single_label_name: 'names a host of a local network',
};
const NOT_PUBLIC =
  'leads to an address that is not public; in development SVC_EGRESS_ALLOW lets host:port pairs through';

interface ById {
  Params: { id: string };
}

/** Endpoints of accounts and organizations. A secret is in the answer that made it and in no other. */
export function webhookRoutes(app: FastifyInstance, services: Services, config: Config): void {
  const { database, clock, vault } = services;
  const { db } = database;
  const { production, egressAllow } = config;
  const egress = createGuardedClient({ production, allow: egressAllow });
  app.addHook('onClose', async () => egress.close());
  const checked = (url: string) => {
    const result = checkUrl(url, { production, allow: egressAllow });
    if (!result.ok) throw invalidField('url', REASONS[result.rule] ?? NOT_PUBLIC);
    return url;
  };

  app.post('/webhooks', ADMIN, async (request, reply) => {
    const asked = read(NewEndpoint, request.body);
    const { accountId, organizationId, mode = 'live', url, eventTypes = [] } = asked;
    const secret = newWebhookSecret(randomBytes);
    const endpoint = await createEndpoint(db, {
      ownerId: accountId ?? organizationId ?? '',
      ownerKind: accountId === undefined ? 'organization' : 'account',
      mode,
      url: checked(url),
      eventTypes,
      secret,
      vault,
      now: clock(),
    });
    concerns(request, { target: endpoint.id });
    answer(reply, { secret, endpoint }, 201);
  });
  app.get<{ Querystring: { ownerId?: string } }>('/webhooks', ADMIN, async ({ query }, reply) => {
    answer(reply, { endpoints: await listEndpoints(db, query.ownerId) });
  });
  app.patch<ById>('/webhooks/:id', ADMIN, async ({ params, body }, reply) => {
    const patch = read(EndpointPatch, body);
    if (patch.url !== undefined) checked(patch.url);
    answer(reply, found(await updateEndpoint(db, params.id, patch, clock()), 'endpoint'));
  });
  app.post<ById>('/webhooks/:id/rotate-secret', ADMIN, async ({ params, body }, reply) => {
    const overlapMs = read(Rotation, body).overlapSeconds * 1000;
    const secret = newWebhookSecret(randomBytes);
    const rotation = { secret, overlapMs, vault, now: clock() };
    answer(reply, {
      secret,
      endpoint: found(await rotateEndpointSecret(db, params.id, rotation), 'endpoint'),
    });
  });
  app.post<ById>('/webhooks/:id/enable', ADMIN, async ({ params }, reply) => {
    answer(reply, found(await enableEndpoint(db, { id: params.id, now: clock() }), 'endpoint'));
  });
  app.post<ById>('/webhooks/:id/disable', ADMIN, async ({ params }, reply) => {
    const { id } = found(await getEndpoint(db, params.id), 'endpoint');
    await disableEndpoint(db, { id, now: clock(), reason: 'by_operator' });
    answer(reply, found(await getEndpoint(db, id), 'endpoint'));
  });
  app.post<ById>('/webhooks/:id/test', ADMIN, async ({ params }, reply) => {
    const { id, url, ownerKind } = found(await getEndpoint(db, params.id), 'endpoint');
    const now = clock();
    const secrets = openSecrets(vault, found(await readEndpointSecrets(db, id), 'endpoint'), now);
    const event = newTestEvent(id, { now });
    // Sent here and now, once: the answer tells the operator what the receiver said.
    const { outcome, status, durationMs } = await attempt(
      { url, ownerKind, event, secrets },
      { egress, clock },
    );
    answer(reply, { eventId: event.id, type: event.type, outcome, status, durationMs });
  });
}
