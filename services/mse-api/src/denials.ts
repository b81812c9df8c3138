import {
  asOwner,
  auditRow,
  type Clock,
  type Database,
  insertAudit,
  type OrganizationCredential,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { storableId } from './read-request.ts';

/** Writes down that a valid key was refused, with what it asked for as far as that can be stored. */
export function auditDenials({ database, clock }: { database: Pick<Database, 'db'>; clock: Clock }) {
  return async (
    request: FastifyRequest,
    { organizationId, keyId }: OrganizationCredential,
  ): Promise<void> => {
    const { visitId } = request.params as { visitId?: string };
    const { patientId } = request.query as { patientId?: unknown };
    const action = `mse.${request.routeOptions.config.endpoint?.id ?? 'unknown'}`;
    const entry = {
      ownerId: organizationId,
      action,
      outcome: 'denied',
      visitId: storableId(visitId),
      patientId: storableId(patientId),
    } as const;
    const actor = { keyId, requestId: request.id, now: clock() };
    await asOwner(database.db, organizationId, (trx) => insertAudit(trx, [auditRow(entry, actor)]));
  };
}
