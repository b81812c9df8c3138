import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform, type Platform, readConfig } from '@svc/platform';
import { createLogger } from '@svc/server-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLabOrder } from './lab-order.ts';

const adminToken = 'svc_admin_of_the_example_0123456789';
const REPORT = new URL('../fixtures/lithium-report.json', import.meta.url);

let platform: Platform;
let baseUrl: string;
const dataDir = mkdtempSync(join(tmpdir(), 'svc-example-'));

beforeAll(async () => {
  const config = readConfig({ SVC_DATA_DIR: dataDir });
  const clock = () => Date.parse('2026-03-10T09:00:00Z');
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  platform = await openPlatform({ config, clock, log, adminToken, origin: () => baseUrl });
  baseUrl = await platform.server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await platform.server.app.close();
  await platform.release();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an order goes to its results, and these go to the biomarker analysis as they are', async () => {
  const { secretKey = '' } = platform.seed ?? {};
  const report: unknown = JSON.parse(readFileSync(REPORT, 'utf8'));
  expect(await describeLabOrder({ baseUrl, secretKey, adminToken }, report, 'order-1')).toEqual([
    'Lithium monitoring: requested → authorized → scheduled → collected → resulted',
    'watch: Urgent: Lithium 1.3 mmol/L (> 1.2 mmol/L).',
    'Lithium: 1.3 mmol/L, high.',
    'Readings as they were delivered, for review by a clinician. A missing flag does not mean normal.',
  ]);
  // The same request key places no second order: the one there is already has its results.
  const again = describeLabOrder({ baseUrl, secretKey, adminToken }, report, 'order-1');
  await expect(again).rejects.toThrow('The order is completed. It has ended.');
});
