import { parseIsoDate } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import { ApiError } from '@svc/server-kit';
import {
  type Anchor,
  asOwner,
  auditRow,
  type Database,
  eraseRecord,
  exportRecord,
  getAccount,
  getOrganization,
  insertAudit,
  listAudit,
  OPERATOR,
  patientHash,
  sealOrganization,
  verifyOrganization,
} from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

const isFlagged = (selection: string) => assessMseRisk(JSON.parse(selection)).flag;

/** What an operator does with records: seal, verify, export, erase. */
export function mseHandlers(deps: AdminApiDeps) {
  return { ...sealHandlers(deps), ...recordHandlers(deps) };
}

/** An organization that there is. */
async function requireOrganization(db: Database['db'], id: string): Promise<void> {
  found(await getOrganization(db, id), 'organization');
}

/** Seals over what was written, and whether everything is as it was sealed. */
function sealHandlers({ database: { db }, clock, vault }: AdminApiDeps) {
  const owner = async (id: string) =>
    void found(id === OPERATOR || (await getOrganization(db, id)) || (await getAccount(db, id)), 'owner');
  const verdictOf = (organizationId: string, anchors: readonly Anchor[]) =>
    verifyOrganization(db, { organizationId, isFlagged, trustedKeys: vault.publicKeys, anchors });
  return adminHandlers({
    async sealRecords({ body: { organizationId } }) {
      await requireOrganization(db, organizationId);
      return { seals: await sealOrganization(db, organizationId, { vault, clock }) };
    },
    async verifyRecords({ body: { organizationId, anchors = [] } }) {
      await requireOrganization(db, organizationId);
      return verdictOf(organizationId, anchors);
    },
    async verifyOwner({ body: { ownerId, anchors = [] }, request }) {
      await owner(ownerId);
      concerns(request, { ownerId });
      return verdictOf(ownerId, anchors);
    },
  });
}

/** One record: who touched it, all of it, and its end. */
function recordHandlers({ database: { db }, clock, vault }: AdminApiDeps) {
  return adminHandlers({
    async listRecordAudit({ query: { organizationId, actor, since, until, ...asked } }) {
      await requireOrganization(db, organizationId);
      const moment = (date: string | undefined) => (date === undefined ? undefined : parseIsoDate(date));
      return asOwner(db, organizationId, (trx) =>
        listAudit(trx, {
          ...asked,
          ownerId: organizationId,
          keyId: actor,
          since: moment(since),
          until: moment(until),
        }),
      );
    },
    async exportRecord({ body: { organizationId: ownerId, visitId, patientId }, request }) {
      await requireOrganization(db, ownerId);
      // Before it is read: an export that is not in the trail does not happen.
      const entry = { ownerId, action: 'mse.export', outcome: 'allowed', visitId, patientId } as const;
      const row = auditRow(entry, { keyId: null, now: clock(), ...operatorOf(request) });
      await asOwner(db, ownerId, (trx) => insertAudit(trx, [row]));
      return found(await exportRecord(db, { ownerId, visitId, patientId }), 'record');
    },
    async eraseRecord({ body: { organizationId: ownerId, visitId, patientId, reason, by }, request }) {
      const erased = await eraseRecord(db, {
        key: { ownerId, visitId, patientId },
        ...operatorOf(request),
        reason,
        by,
        patientHash: patientHash(vault, { ownerId, patient: patientId }),
        now: clock(),
      });
      if (erased === null)
        throw new ApiError('not_found', 'There is no such record, or it is erased already.');
      return erased;
    },
  });
}
