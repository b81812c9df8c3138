import { PATIENT_COOKIE } from '@svc/contracts';
import { type PortalCaller, sessionCookie } from '@svc/server-kit';
import {
  createPatient,
  createPatientSession,
  eraseLabOrdersOfPatient,
  eraseRetinaOfPatient,
  eraseWearablesOfPatient,
  getAccount,
  locatePatient,
  mapPatientReference,
  type Patient,
  patientHash,
} from '@svc/store';
import { removeLooseBlobs } from '@svc/worker';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

/** Patients of an account, and removing what is stored about one of them; the ledger keeps that it was done. */
export const patientHandlers = ({ database, database: { db }, blobs, clock, vault, origin }: AdminApiDeps) =>
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
      const retina = await eraseRetinaOfPatient(db, { ownerId, patientRef }, order);
      await removeLooseBlobs({ database, blobs });
      return {
        ...labs,
        ...wearables,
        ...retina,
        keptAnswers: labs.keptAnswers + wearables.keptAnswers + retina.keptAnswers,
        events: labs.events + wearables.events + retina.events,
      };
    },
    async createPatient({ body: { accountId: ownerId }, request }) {
      found(await getAccount(db, ownerId), 'account');
      const { id } = await createPatient(db, { ownerId, now: clock() });
      concerns(request, { target: id });
      return { id, accountId: ownerId };
    },
    async createPatientSession({ params: { id }, body, request }) {
      const patient = found(ofPortal(request.portal, await locatePatient(db, id)), 'patient');
      concerns(request, { ownerId: patient.ownerId });
      const now = clock();
      const { token, expiresAt } = await createPatientSession(db, { ...given(body), patient, now });
      const seconds = Math.floor((Date.parse(expiresAt) - now) / 1000);
      const setCookie = sessionCookie(token, { origin: origin(), seconds });
      return { patientId: id, cookie: `${PATIENT_COOKIE}=${token}`, setCookie, expiresAt };
    },
    async mapPatient({ params: { id }, body: { reference }, request }) {
      const patient = found(await locatePatient(db, id), 'patient');
      concerns(request, { ownerId: patient.ownerId });
      await mapPatientReference(db, { patient, reference, now: clock() });
      return { patientId: id, reference };
    },
  });

/** A portal starts sessions for the patients of its own account: of others there are none. */
function ofPortal(portal: PortalCaller | null, patient: Patient | null): Patient | null {
  return portal === null || patient?.ownerId === portal.accountId ? patient : null;
}

/** What was said, without what was not. */
function given({
  lifetimeSeconds,
  idleSeconds,
}: {
  lifetimeSeconds?: number | undefined;
  idleSeconds?: number | undefined;
}) {
  return {
    ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }),
    ...(idleSeconds === undefined ? {} : { idleSeconds }),
  };
}
