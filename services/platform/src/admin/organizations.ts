import { integerBetween, listOf, ORGANIZATION_SCOPES, text } from '@svc/contracts';
import {
  createOrganization,
  createOrganizationKey,
  getOrganization,
  listOrganizationKeys,
  listOrganizations,
  revokeOrganizationKey,
  rotateOrganizationKey,
  setOrganizationActive,
  UNLIMITED,
  updateOrganizationKeyScopes,
} from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { Rotation } from './keys.ts';

const NewOrganization = adminRequest(z.strictObject({ name: text({ min: 1, max: 200 }) }));
const Scopes = listOf(z.enum(ORGANIZATION_SCOPES), { min: 1, max: 20 });
const perSecond = integerBetween(1, UNLIMITED, 'Requests per second').optional();
const NewOrganizationKey = adminRequest(
  z.strictObject({
    organizationId: text({ min: 1, max: 64 }),
    scopes: Scopes,
    sustainedPerSecond: perSecond,
    burstPerSecond: perSecond,
  }),
);
const KeyPatch = adminRequest(z.strictObject({ scopes: Scopes }));

interface ById {
  Params: { id: string };
}

/** Organizations and their keys. */
export function organizationRoutes(
  app: FastifyInstance,
  { database: { db }, clock, organizations }: Services,
): void {
  // The next request of this process must already see the change.
  const changed = () => organizations.refresh();

  app.post('/organizations', ADMIN, async ({ body }, reply) => {
    answer(reply, await createOrganization(db, { ...read(NewOrganization, body), now: clock() }), 201);
  });
  app.get('/organizations', ADMIN, async (_request, reply) => {
    answer(reply, { organizations: await listOrganizations(db) });
  });
  app.get<ById>('/organizations/:id', ADMIN, async ({ params }, reply) => {
    answer(reply, found(await getOrganization(db, params.id), 'organization'));
  });
  for (const [verb, active] of [
    ['activate', true],
    ['deactivate', false],
  ] as const) {
    app.post<ById>(`/organizations/:id/${verb}`, ADMIN, async ({ params }, reply) => {
      const organization = await setOrganizationActive(db, params.id, { active, now: clock() });
      await changed();
      answer(reply, found(organization, 'organization'));
    });
  }
  app.post('/organization-keys', ADMIN, async ({ body }, reply) => {
    const { sustainedPerSecond, burstPerSecond, ...newKey } = read(NewOrganizationKey, body);
    const limits = limitsOf(sustainedPerSecond, burstPerSecond);
    const created = await createOrganizationKey(db, { ...newKey, ...limits, now: clock() });
    await changed();
    answer(reply, created, 201);
  });
  app.get<{ Querystring: { organizationId?: string } }>(
    '/organization-keys',
    ADMIN,
    async ({ query }, reply) => {
      answer(reply, { keys: await listOrganizationKeys(db, query.organizationId) });
    },
  );
  app.post<ById>('/organization-keys/:id/revoke', ADMIN, async ({ params }, reply) => {
    const revoked = found(await revokeOrganizationKey(db, params.id, clock()), 'key');
    await changed();
    answer(reply, revoked);
  });
  app.post<ById>('/organization-keys/:id/rotate', ADMIN, async ({ params, body }, reply) => {
    const overlapMs = read(Rotation, body).overlapSeconds * 1000;
    const created = found(await rotateOrganizationKey(db, params.id, { overlapMs, now: clock() }), 'key');
    await changed();
    answer(reply, created, 201);
  });
  app.patch<ById>('/organization-keys/:id', ADMIN, async ({ params, body }, reply) => {
    const { scopes } = read(KeyPatch, body);
    const updated = found(await updateOrganizationKeyScopes(db, params.id, { scopes, now: clock() }), 'key');
    await changed();
    answer(reply, updated);
  });
}

/** One of the two may be left out: the burst is then twice the rate, the rate half the burst. */
function limitsOf(rate: number | undefined, burst: number | undefined) {
  if (rate === undefined && burst === undefined) return {};
  const sustainedPerSecond = rate ?? Math.max(1, Math.floor((burst ?? 2) / 2));
  return { limits: { sustainedPerSecond, burstPerSecond: burst ?? sustainedPerSecond * 2 } };
}
