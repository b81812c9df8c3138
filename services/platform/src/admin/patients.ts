import { PatientRef, text } from '@svc/contracts';
import { eraseLabOrdersOfPatient, eraseWearablesOfPatient, getAccount, patientHash } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { Reason } from './reason.ts';
import { operatorOf } from './record-acts.ts';

const Erasure = adminRequest(
  z.strictObject({
    accountId: text({ min: 1, max: 64 }),
    patientRef: PatientRef,
    reason: Reason,
    by: text({ min: 1, max: 200 }),
  }),
);

/** Removes what an account had stored about one of its patients; the ledger keeps that it was done. */
export function patientRoutes(app: FastifyInstance, { database: { db }, clock, vault }: Services): void {
  app.post('/patients/erase', ADMIN, async (request, reply) => {
    const { accountId: ownerId, patientRef, reason, by } = read(Erasure, request.body);
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
    answer(reply, {
      ...labs,
      ...wearables,
      keptAnswers: labs.keptAnswers + wearables.keptAnswers,
      events: labs.events + wearables.events,
    });
  });
}
