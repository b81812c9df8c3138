import { invalidField } from '@svc/server-kit';
import { listActs, listErasures, patientHashes } from '@svc/store';
import { adminHandlers } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';

interface OfPatient {
  readonly ownerId?: string | undefined;
  readonly patientId?: string | undefined;
}

/** What operators did, and what they erased. */
export function operatorHandlers({ database: { db }, vault }: AdminApiDeps) {
  // The ledgers hold no id of a patient: who knows one, and whose it is, finds what was done about them.
  const hashesOf = ({ ownerId, patientId }: OfPatient) => {
    if (patientId === undefined) return undefined;
    if (ownerId === undefined) throw invalidField('ownerId', 'is required with patientId');
    return patientHashes(vault, { ownerId, patient: patientId });
  };
  return adminHandlers({
    async listActs({ query: { since, until, ...asked } }) {
      return listActs(db, {
        ...asked,
        patientHashes: hashesOf(asked),
        since: momentOf(since),
        until: momentOf(until),
      });
    },
    async listErasures({ query }) {
      return listErasures(db, { ...query, patientHashes: hashesOf(query) });
    },
  });
}

function momentOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(date);
}
