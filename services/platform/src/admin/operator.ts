import { text } from '@svc/contracts';
import { invalidField } from '@svc/server-kit';
import { listActs, listErasures, patientHashes } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, read } from './answer.ts';
import { pageLimit } from './page-limit.ts';

const Moment = z.iso.datetime({ offset: true }).max(64).optional();
const Of = {
  ownerId: text({ min: 1, max: 64 }).optional(),
  patientId: text({ min: 1, max: 256 }).optional(),
  limit: pageLimit(200, 50),
  cursor: text({ min: 1, max: 200 }).optional(),
};
const ActQuery = adminRequest(
  z.strictObject({
    ...Of,
    operator: text({ min: 1, max: 64 }).optional(),
    action: text({ min: 1, max: 200 }).optional(),
    since: Moment,
    until: Moment,
  }),
);
const ErasureQuery = adminRequest(z.strictObject(Of));

/** What operators did, and what they erased. */
export function operatorRoutes(app: FastifyInstance, { database: { db }, vault }: Services): void {
  // The ledgers hold no id of a patient: who knows one, and whose it is, finds what was done about them.
  const hashesOf = ({
    ownerId,
    patientId,
  }: {
    ownerId?: string | undefined;
    patientId?: string | undefined;
  }) => {
    if (patientId === undefined) return undefined;
    if (ownerId === undefined) throw invalidField('ownerId', 'is required with patientId');
    return patientHashes(vault, { ownerId, patient: patientId });
  };

  app.get('/operator/acts', ADMIN, async ({ query }, reply) => {
    const { since, until, ...asked } = read(ActQuery, query);
    answer(
      reply,
      await listActs(db, {
        ...asked,
        patientHashes: hashesOf(asked),
        since: momentOf(since),
        until: momentOf(until),
      }),
    );
  });
  app.get('/operator/erasures', ADMIN, async ({ query }, reply) => {
    const asked = read(ErasureQuery, query);
    answer(reply, await listErasures(db, { ...asked, patientHashes: hashesOf(asked) }));
  });
}

function momentOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(date);
}
