import { integerBetween, KEY_KINDS, KEY_MODES, listOf, text } from '@svc/contracts';
import { createKey, listKeys, revokeKey, rotateKey, updateKeyOrigins } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { concerns } from './record-acts.ts';

const MAX_OVERLAP_SECONDS = 30 * 24 * 3600;

/** Of one publishable key: an app has a handful. */
const MOST_ORIGINS = 200;
const Origins = listOf(text({ min: 1, max: 300 }), { max: MOST_ORIGINS });
const NewKey = adminRequest(
  z.strictObject({
    accountId: text({ min: 1, max: 64 }),
    kind: z.enum(KEY_KINDS),
    mode: z.enum(KEY_MODES),
    origins: Origins.optional(),
  }),
);
export const Rotation = adminRequest(
  z.strictObject({
    overlapSeconds: integerBetween(0, MAX_OVERLAP_SECONDS, 'How long the old key works on'),
  }),
);
const KeyPatch = adminRequest(z.strictObject({ origins: Origins }));

interface ById {
  Params: { id: string };
}

export function keyRoutes(app: FastifyInstance, { database: { db }, clock, credentials }: Services): void {
  // The next request of this process must already see the change.
  const changed = () => credentials.refresh();

  app.post('/keys', ADMIN, async (request, reply) => {
    const created = await createKey(db, { ...read(NewKey, request.body), now: clock() });
    concerns(request, { target: created.record.id });
    await changed();
    answer(reply, created, 201);
  });
  app.get<{ Querystring: { accountId?: string } }>('/keys', ADMIN, async ({ query }, reply) => {
    answer(reply, { keys: await listKeys(db, query.accountId) });
  });
  app.post<ById>('/keys/:id/revoke', ADMIN, async (request, reply) => {
    const revoked = found(await revokeKey(db, request.params.id, clock()), 'key');
    concerns(request, { ownerId: revoked.accountId });
    await changed();
    answer(reply, revoked);
  });
  app.post<ById>('/keys/:id/rotate', ADMIN, async (request, reply) => {
    const overlapMs = read(Rotation, request.body).overlapSeconds * 1000;
    const created = found(await rotateKey(db, request.params.id, { overlapMs, now: clock() }), 'key');
    concerns(request, { ownerId: created.record.accountId });
    await changed();
    answer(reply, created, 201);
  });
  app.patch<ById>('/keys/:id', ADMIN, async (request, reply) => {
    const { origins } = read(KeyPatch, request.body);
    const updated = found(await updateKeyOrigins(db, request.params.id, origins, clock()), 'key');
    concerns(request, { ownerId: updated.accountId });
    await changed();
    answer(reply, updated);
  });
}
