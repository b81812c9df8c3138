import { AUDIT_QUERY, listOf, parseIsoDate, PathId, text } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import { ApiError } from '@svc/server-kit';
import {
  asOwner,
  auditRow,
  eraseRecord,
  exportRecord,
  getOrganization,
  insertAudit,
  listAudit,
  patientHash,
  sealOrganization,
  verifyOrganization,
} from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { pageLimit } from './page-limit.ts';
import { Reason } from './reason.ts';
import { operatorOf } from './record-acts.ts';

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
    reason: Reason,
    by: text({ min: 1, max: 200 }),
  }),
);
const Export = adminRequest(z.strictObject({ ...RecordName, reason: Reason }));

const AuditQuery = adminRequest(
  z.strictObject({
    ...AUDIT_QUERY,
    organizationId: OrganizationId,
    visitId: PathId.optional(),
    patientId: PathId.optional(),
    limit: pageLimit(200, 50),
  }),
);

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
  app.get('/mse/audit', ADMIN, async ({ query }, reply) => {
    const { organizationId, actor, since, until, ...asked } = read(AuditQuery, query);
    await organization(organizationId);
    const moment = (date: string | undefined) => (date === undefined ? undefined : parseIsoDate(date));
    const page = await asOwner(db, organizationId, (trx) =>
      listAudit(trx, {
        ...asked,
        ownerId: organizationId,
        keyId: actor,
        since: moment(since),
        until: moment(until),
      }),
    );
    answer(reply, page);
  });
  app.post('/mse/export', ADMIN, async (request, reply) => {
    const { organizationId: ownerId, visitId, patientId } = read(Export, request.body);
    await organization(ownerId);
    // Before it is read: an export that is not in the trail does not happen.
    const entry = { ownerId, action: 'mse.export', outcome: 'allowed', visitId, patientId } as const;
    const row = auditRow(entry, { keyId: null, now: clock(), ...operatorOf(request) });
    await asOwner(db, ownerId, (trx) => insertAudit(trx, [row]));
    answer(reply, found(await exportRecord(db, { ownerId, visitId, patientId }), 'record'));
  });
  app.post('/mse/erase', ADMIN, async (request, reply) => {
    const { organizationId: ownerId, visitId, patientId, reason, by } = read(Erasure, request.body);
    const erased = await eraseRecord(db, {
      key: { ownerId, visitId, patientId },
      ...operatorOf(request),
      reason,
      by,
      patientHash: patientHash(vault, { ownerId, patient: patientId }),
      now: clock(),
    });
    if (erased === null) throw new ApiError('not_found', 'There is no such record, or it is erased already.');
    answer(reply, erased);
  });
}
