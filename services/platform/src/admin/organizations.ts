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
import { concerns } from './record-acts.ts';

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

  app.post('/organizations', ADMIN, async (request, reply) => {
    const organization = await createOrganization(db, {
      ...read(NewOrganization, request.body),
      now: clock(),
    });
    concerns(request, { ownerId: organization.id, target: organization.id });
    answer(reply, organization, 201);
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
  app.post('/organization-keys', ADMIN, async (request, reply) => {
    const { sustainedPerSecond, burstPerSecond, ...newKey } = read(NewOrganizationKey, request.body);
    const limits = limitsOf(sustainedPerSecond, burstPerSecond);
    const created = await createOrganizationKey(db, { ...newKey, ...limits, now: clock() });
    concerns(request, { target: created.record.id });
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
  app.post<ById>('/organization-keys/:id/revoke', ADMIN, async (request, reply) => {
    const revoked = found(await revokeOrganizationKey(db, request.params.id, clock()), 'key');
    concerns(request, { ownerId: revoked.organizationId });
    await changed();
    answer(reply, revoked);
  });
  app.post<ById>('/organization-keys/:id/rotate', ADMIN, async (request, reply) => {
    const overlapMs = read(Rotation, request.body).overlapSeconds * 1000;
    const rotation = { overlapMs, now: clock() };
    const created = found(await rotateOrganizationKey(db, request.params.id, rotation), 'key');
    concerns(request, { ownerId: created.record.organizationId });
    await changed();
    answer(reply, created, 201);
  });
  app.patch<ById>('/organization-keys/:id', ADMIN, async (request, reply) => {
    const { scopes } = read(KeyPatch, request.body);
    const patch = { scopes, now: clock() };
    const updated = found(await updateOrganizationKeyScopes(db, request.params.id, patch), 'key');
    concerns(request, { ownerId: updated.organizationId });
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
