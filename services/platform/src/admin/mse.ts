import { listOf, PathId, text } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import { ApiError } from '@svc/server-kit';
import { eraseRecord, exportRecord, getOrganization, sealOrganization, verifyOrganization } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';

/** Seals kept elsewhere that one check takes: as many as a body can hold. */
const MOST_ANCHORS = 10_000;

const OrganizationId = text({ min: 1, max: 64 });
const Sealing = adminRequest(z.strictObject({ organizationId: OrganizationId }));
const Verification = adminRequest(
  z.strictObject({
    organizationId: OrganizationId,
    anchors: listOf(z.object({ number: z.int().min(1), chainedRoot: text({ max: 200 }) }), {
      max: MOST_ANCHORS,
    }).optional(),
  }),
);
const RecordName = { organizationId: OrganizationId, visitId: PathId, patientId: PathId };
const Erasure = adminRequest(
  z.strictObject({
    ...RecordName,
    reason: text({ min: 1, max: 1000 }),
    by: text({ min: 1, max: 200 }),
  }),
);
const Export = adminRequest(z.strictObject(RecordName));

/** What an operator does with records: seal, verify, export, erase. */
export function mseRoutes(app: FastifyInstance, { database: { db }, clock, vault }: Services): void {
  const organization = async (id: string) => void found(await getOrganization(db, id), 'organization');

  app.post('/mse/seal', ADMIN, async ({ body }, reply) => {
    const { organizationId } = read(Sealing, body);
    await organization(organizationId);
    answer(reply, { seals: await sealOrganization(db, organizationId, { vault, clock }) });
  });
  app.post('/mse/verify', ADMIN, async ({ body }, reply) => {
    const { organizationId, anchors = [] } = read(Verification, body);
    await organization(organizationId);
    const isFlagged = (selection: string) => assessMseRisk(JSON.parse(selection)).flag;
    const trustedKeys = vault.publicKeys;
    answer(reply, await verifyOrganization(db, { organizationId, isFlagged, trustedKeys, anchors }));
  });
  app.post('/mse/export', ADMIN, async ({ body }, reply) => {
    const { organizationId: ownerId, visitId, patientId } = read(Export, body);
    answer(reply, found(await exportRecord(db, { ownerId, visitId, patientId }), 'record'));
  });
  app.post('/mse/erase', ADMIN, async ({ body }, reply) => {
    const { organizationId: ownerId, visitId, patientId, reason, by } = read(Erasure, body);
    const erased = await eraseRecord(db, { key: { ownerId, visitId, patientId }, reason, by, now: clock() });
    if (erased === null) throw new ApiError('not_found', 'There is no such record, or it is erased already.');
    answer(reply, erased);
  });
}
