import { eraseLabOrdersOfPatient, eraseWearablesOfPatient, getAccount, patientHash } from '@svc/store';
import type { Services } from '../services.ts';
import { adminHandlers, found } from './admin-routes.ts';
import { operatorOf } from './record-acts.ts';

/** Removes what an account had stored about one of its patients; the ledger keeps that it was done. */
export const patientHandlers = ({ database: { db }, clock, vault }: Services) =>
  adminHandlers({
    async erasePatient({ body: { accountId: ownerId, patientRef, reason, by }, request }) {
      found(await getAccount(db, ownerId), 'account');
      const order = {
        ...operatorOf(request),
        reason,
        by,
        patientHash: patientHash(vault, { ownerId, patient: patientRef }),
        now: clock(),
      };
      const labs = await eraseLabOrdersOfPatient(db, { ownerId, patientRef }, order);
      const wearables = await eraseWearablesOfPatient(db, { ownerId, patientRef }, order);
      return {
        ...labs,
        ...wearables,
        keptAnswers: labs.keptAnswers + wearables.keptAnswers,
        events: labs.events + wearables.events,
      };
    },
  });
