import { createLogger } from '@svc/server-kit';
import { createTwoRoleDatabase, type TwoRoleDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { openPlatform } from '../open-platform.ts';
import { ADMIN_TOKEN, openTestPlatform } from '../../test/test-platform.ts';
import type { Check } from '../../../admin-api/src/doctor.ts';

let two: TwoRoleDatabase;
beforeAll(async () => {
  two = await createTwoRoleDatabase();
});
afterAll(() => two.close());

const PRODUCTION = { NODE_ENV: 'production', SVC_SECRET: 'Zq3vN8kP1sX6wB0yT5mJ9rC2hF7dL4gA' };

/** What the doctor says of the role the process logs in with. */
async function roleCheck(env: Record<string, string>): Promise<Check | undefined> {
  const clock = Date.now;
  const platform = await openPlatform({
    config: readConfig(env),
    clock,
    log: createLogger({ level: 'silent', write: () => {}, clock }),
    adminToken: ADMIN_TOKEN,
    origin: () => 'https://api.example.org',
  });
  const answer = await platform.server.app.inject({
    url: '/api/admin/v1/doctor',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  await platform.server.app.close();
  await platform.release();
  return (answer.json().data.checks as Check[]).find(({ name }) => name === 'database role');
}

describe('the doctor on the role of the database', () => {
  it('is content with two roles as "svc db roles" makes them', async () => {
    const urls = { DATABASE_URL: two.loginUrl, SVC_MIGRATE_DATABASE_URL: two.ownerUrl };
    expect(await roleCheck({ ...urls, ...PRODUCTION })).toMatchObject({ status: 'ok' });
  });

  it.each([
    ['fails in production', PRODUCTION, 'fail'],
    ['warns in development', {}, 'warn'],
  ] as const)(
    '%s when one role owns the tables and serves, and names the way out',
    async (_, env, status) => {
      expect(await roleCheck({ DATABASE_URL: two.ownerUrl, ...env })).toMatchObject({
        status,
        detail: expect.stringMatching(/owns the tables.*svc db roles/),
      });
    },
  );

  it('names a superuser', async () => {
    const api = await openTestPlatform();
    const { checks } = (await api.admin('GET', '/doctor')).json().data;
    expect(checks).toContainEqual({
      name: 'database role',
      status: 'warn',
      detail: expect.stringContaining('row-level security does not bind'),
    });
    await api.close();
  });
});
