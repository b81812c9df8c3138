import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform, type Platform, readConfig } from '@svc/platform';
import { createLogger } from '@svc/server-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRecord } from './mse-record.ts';

const ADMIN_TOKEN = 'svc_admin_of_the_example_0123456789';
const CHECKER = new URL('./check-mse-export.mjs', import.meta.url).pathname;
const VISIT = 'visit-1';
const PATIENT = 'patient-1';

let platform: Platform;
let baseUrl: string;
const dataDir = mkdtempSync(join(tmpdir(), 'svc-example-'));

beforeAll(async () => {
  const config = readConfig({ SVC_DATA_DIR: dataDir });
  const clock = () => Date.parse('2026-03-10T09:00:00Z');
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  platform = await openPlatform({ config, clock, log, adminToken: ADMIN_TOKEN, origin: () => baseUrl });
  baseUrl = await platform.server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await platform.server.app.close();
  await platform.release();
  rmSync(dataDir, { recursive: true, force: true });
});

async function admin<Data>(path: string, body: object): Promise<Data> {
  const response = await fetch(`${baseUrl}/api/admin/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: Data }).data;
}

test('a record is written, amended, signed, read, and verified by a program that shares nothing with the service', async () => {
  const { organizationId = '', organizationKey = '' } = platform.seed ?? {};
  const lines = await describeRecord({ baseUrl, organizationKey }, VISIT, PATIENT);
  expect(lines.slice(0, 2)).toEqual(['version 1: risk moderate, safety event written', 'version 2: 5 lines']);
  expect(lines[2]?.split('\n')).toEqual([
    'Appearance: Well groomed.',
    'Speech: Slowed, increased response latency.',
    'Mood (reported): Depressed. I have been down for weeks.',
    'Insight: Fair.',
    'Risk: Passive suicidal ideation. C-SSRS screen positive, low risk: q1 yes, q2 no, q6 no.',
  ]);
  expect(lines[3]).toMatch(/^signed by Dr\. Ada Weber: version 2, content [0-9a-f]{12}…$/);

  const { seals } = await admin<{ seals: object[] }>('/mse/seal', { organizationId });
  const exported = await admin('/mse/export', {
    organizationId,
    visitId: VISIT,
    patientId: PATIENT,
    reason: 'the example',
  });
  writeFileSync(join(dataDir, 'export.json'), JSON.stringify(exported));
  writeFileSync(join(dataDir, 'seal.json'), JSON.stringify(seals[0]));
  const check = () =>
    execFileSync(process.execPath, [CHECKER, join(dataDir, 'export.json'), join(dataDir, 'seal.json')]);
  expect(check).not.toThrow();
});
