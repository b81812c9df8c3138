import { createLogger } from '@svc/server-kit';
import { createTestDatabase } from '@svc/store/test';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../src/config/read-config.ts';
import type { Env } from '../src/config/env-reader.ts';
import { openPlatform, type Platform } from '../src/open-platform.ts';

export const ADMIN_TOKEN = 'svc_admin_for_tests_0123456789';
export const TEST_ORIGIN = 'https://api.example.org';
export const START = Date.UTC(2026, 10, 21, 12);

/** The whole platform on a database of its own, called in process. */
export interface TestPlatform {
  readonly platform: Platform;
  now: number;
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** A call of the admin API with its token. */
  admin(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openTestPlatform(
  env: Env = {},
  adminToken: string | null = ADMIN_TOKEN,
  origin: () => string = () => TEST_ORIGIN,
): Promise<TestPlatform> {
  const test = await createTestDatabase('postgres');
  const url = 'url' in test.options ? test.options.url : '';
  const clock = () => opened.now;
  const platform = await openPlatform({
    config: readConfig({ DATABASE_URL: url, ...env }),
    clock,
    log: createLogger({ level: 'silent', write: () => {}, clock }),
    adminToken,
    origin,
  });
  const { app } = platform.server;
  const opened: TestPlatform = {
    platform,
    now: START,
    inject: (options) => app.inject(options),
    admin: (method, path, body) =>
      app.inject({
        method,
        url: `/api/admin/v1${path}`,
        headers: {
          authorization: `Bearer ${adminToken}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    async close() {
      await Promise.all([app.close(), platform.adminServer?.app.close()]);
      await platform.release();
      await test.close();
    },
  };
  return opened;
}
