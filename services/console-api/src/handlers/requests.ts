import { found } from '@svc/admin-api';
import { listRequests, usageByDay } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps, ConsoleApiSettings } from '../deps.ts';
import { period } from './period.ts';

/** What was called, and what was used. */
export const requestHandlers = (
  { database: { db }, clock, usage, requests }: ConsoleApiDeps,
  { sandboxKeyDaily, sandboxAccountDaily }: ConsoleApiSettings,
) =>
  consoleHandlers({
    async listRequests({ params: { accountId }, query }) {
      const now = clock();
      // What this process saw and has not written yet belongs to the answer.
      await requests.flush();
      return {
        ...(await listRequests(db, { ...query, ...period(query), accountId, now })),
        asOf: new Date(now).toISOString(),
      };
    },
    async getUsage({ params: { accountId }, query }) {
      const now = clock();
      await Promise.all([usage.flush(), requests.flush()]);
      const month = query.month ?? new Date(now).toISOString().slice(0, 7);
      const asked = { accountId, month, now, sandboxKeyDaily, sandboxAccountDaily };
      return { ...found(await usageByDay(db, asked), 'account'), asOf: new Date(now).toISOString() };
    },
  });
