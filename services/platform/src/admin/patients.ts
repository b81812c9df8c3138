import { PatientRef, text } from '@svc/contracts';
import { eraseLabOrdersOfPatient, eraseWearablesOfPatient, getAccount } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';

const Erasure = adminRequest(
  z.strictObject({ accountId: text({ min: 1, max: 64 }), patientRef: PatientRef }),
);

/** Removes what an account had stored about one of its patients. */
export function patientRoutes(app: FastifyInstance, { database: { db }, clock }: Services): void {
  app.post('/patients/erase', ADMIN, async ({ body }, reply) => {
    const { accountId: ownerId, patientRef } = read(Erasure, body);
    found(await getAccount(db, ownerId), 'account');
    const labs = await eraseLabOrdersOfPatient(db, { ownerId, patientRef });
    const wearables = await eraseWearablesOfPatient(db, { ownerId, patientRef, now: clock() });
    answer(reply, {
      ...labs,
      ...wearables,
      keptAnswers: labs.keptAnswers + wearables.keptAnswers,
      events: labs.events + wearables.events,
    });
  });
}
