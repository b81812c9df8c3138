import {
  purgeCdsTokens,
  purgeIdempotentAnswers,
  purgeInvitations,
  purgePatientSessions,
  purgePersonSessions,
  purgeRequests,
  purgeUsage,
} from '@svc/store';
import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';

const EVERY_MS = 10 * 60_000;
const PAGE = 500;

/** Removes what is kept for a while only, a page at a time. */
export function purge({ database: { db }, clock }: WorkerDeps): Job {
  return {
    name: 'purge',
    everyMs: EVERY_MS,
    async run() {
      while ((await purgeIdempotentAnswers(db, { now: clock(), limit: PAGE })) === PAGE);
      await purgePatientSessions(db, clock());
      await purgePersonSessions(db, clock());
      await purgeInvitations(db, clock());
      await purgeCdsTokens(db, clock());
      await purgeUsage(db, clock());
      await purgeRequests(db, clock());
    },
  };
}
