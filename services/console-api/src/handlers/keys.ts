import { listAccountKeys, refusedOrigins, testOrigin } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';
import { keyOf } from './own.ts';

/** Keys of an account, and the origins of its browser keys. */
export function keyHandlers({ database: { db }, clock, usage }: ConsoleApiDeps, admin: Admin) {
  return consoleHandlers({
    async listAccountKeys({ params: { accountId }, query }) {
      const now = clock();
      // What this process counted and has not written yet says when a key was last used.
      await usage.flush();
      return {
        ...(await listAccountKeys(db, { ...query, accountId, now })),
        asOf: new Date(now).toISOString(),
      };
    },
    async createAccountKey({ params: { accountId }, body, ...call }) {
      return admin.createKey({ ...call, params: undefined, body: { ...body, accountId } });
    },
    async updateAccountKey({ params, ...call }) {
      return admin.updateKey({ ...call, params: { id: await keyOf(db, params) } });
    },
    async rotateAccountKey({ params, ...call }) {
      return admin.rotateKey({ ...call, params: { id: await keyOf(db, params) } });
    },
    async revokeAccountKey({ params, ...call }) {
      return admin.revokeKey({ ...call, params: { id: await keyOf(db, params) } });
    },
    async testOrigin({ params: { accountId }, body: { origin } }) {
      return testOrigin(db, { accountId, typed: origin, now: clock() });
    },
    async listRefusedOrigins({ params: { accountId } }) {
      const now = clock();
      return { origins: await refusedOrigins(db, { accountId, now }), asOf: new Date(now).toISOString() };
    },
  });
}
