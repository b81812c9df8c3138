import { found } from '@svc/admin-api';
import { accountEvent, listAccountEvents, sampledTypes } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';
import { period } from './period.ts';

/** The stream of events of an account, newest first. */
export const eventHandlers = ({ database: { db }, clock }: ConsoleApiDeps, admin: Admin) =>
  consoleHandlers({
    async listAccountEvents({ params: { accountId }, query }) {
      const now = clock();
      return {
        ...(await listAccountEvents(db, { ...query, ...period(query), accountId, now })),
        asOf: new Date(now).toISOString(),
      };
    },
    async getAccountEvent({ params }) {
      const now = clock();
      return {
        ...found(await accountEvent(db, { ...params, now }), 'event'),
        asOf: new Date(now).toISOString(),
      };
    },
    async listEventTypes() {
      return { types: sampledTypes(clock()) };
    },
    async recordAccountSample({ params: { accountId }, body: { type }, ...call }) {
      const { eventId } = await admin.recordSampleEvent({
        ...call,
        params: undefined,
        body: { accountId, type },
      });
      return { eventId, type };
    },
  });
