import { randomBytes } from 'node:crypto';
import {
  checkUrl,
  createGuardedClient,
  type EgressClient,
  invalidField,
  type UrlCheck,
} from '@svc/server-kit';
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
import { attempt } from '@svc/worker';
import type { FastifyInstance } from 'fastify';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps, AdminApiSettings } from './deps.ts';
import { concerns } from './record-acts.ts';

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

/** Endpoints of accounts and organizations. */
export function webhookHandlers(
  deps: AdminApiDeps,
  { production, egressAllow }: AdminApiSettings,
  app: FastifyInstance,
) {
  const policy = { production, allow: egressAllow };
  const egress = createGuardedClient(policy);
  app.addHook('onClose', async () => egress.close());
  return {
    ...endpointHandlers(deps, (url) => callable(url, policy)),
    ...switchHandlers(deps),
    ...testHandlers(deps, egress),
  };
}

/** The address, where it may be called. */
function callable(url: string, policy: Parameters<typeof checkUrl>[1]): string {
  const result = checkUrl(url, policy);
  if (!result.ok) throw invalidField('url', REASONS[result.rule] ?? NOT_PUBLIC);
  return url;
}

/** What an endpoint is. A secret is in the answer that made it and in no other. */
function endpointHandlers(
  { database: { db }, clock, vault }: AdminApiDeps,
  checked: (url: string) => string,
) {
  return adminHandlers({
    async createWebhook({ body, request }) {
      const { accountId, organizationId, mode = 'live', url, eventTypes = [], description } = body;
      const secret = newWebhookSecret(randomBytes);
      const endpoint = await createEndpoint(db, {
        ownerId: accountId ?? organizationId ?? '',
        ownerKind: accountId === undefined ? 'organization' : 'account',
        mode,
        url: checked(url),
        eventTypes,
        description,
        secret,
        vault,
        now: clock(),
      });
      concerns(request, { target: endpoint.id });
      return { secret, endpoint };
    },
    async listWebhooks({ query }) {
      return { endpoints: await listEndpoints(db, query.ownerId) };
    },
    async updateWebhook({ params, body }) {
      if (body.url !== undefined) checked(body.url);
      return found(await updateEndpoint(db, params.id, body, clock()), 'endpoint');
    },
    async rotateWebhookSecret({ params, body }) {
      const secret = newWebhookSecret(randomBytes);
      const rotation = { secret, overlapMs: body.overlapSeconds * 1000, vault, now: clock() };
      return { secret, endpoint: found(await rotateEndpointSecret(db, params.id, rotation), 'endpoint') };
    },
  });
}

/** Whether anything is sent to it. */
function switchHandlers({ database: { db }, clock }: AdminApiDeps) {
  return adminHandlers({
    async enableWebhook({ params }) {
      return found(await enableEndpoint(db, { id: params.id, now: clock() }), 'endpoint');
    },
    async disableWebhook({ params }) {
      const { id } = found(await getEndpoint(db, params.id), 'endpoint');
      await disableEndpoint(db, { id, now: clock(), reason: 'by_operator' });
      return found(await getEndpoint(db, id), 'endpoint');
    },
  });
}

/** One event sent here and now: the answer tells the operator what the receiver said. */
function testHandlers({ database: { db }, clock, vault }: AdminApiDeps, egress: EgressClient) {
  return adminHandlers({
    async testWebhook({ params }) {
      const { id, url, ownerKind } = found(await getEndpoint(db, params.id), 'endpoint');
      const now = clock();
      const secrets = openSecrets(vault, found(await readEndpointSecrets(db, id), 'endpoint'), now);
      const event = newTestEvent(id, { now });
      const { outcome, status, durationMs } = await attempt(
        { url, ownerKind, event, secrets },
        { egress, clock },
      );
      return { eventId: event.id, type: event.type, outcome, status, durationMs };
    },
  });
}
