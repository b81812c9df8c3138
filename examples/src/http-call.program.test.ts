import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform, type Platform, readConfig } from '@svc/platform';
import { createLogger } from '@svc/server-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionFrom, describeCall, predictRelapse, ServiceError } from './http-call.ts';

const DAILY_QUOTA = 3;

/** The platform itself, on a port of its own over an embedded database, with a clock the test sets. */
let platform: Platform;
let baseUrl: string;
let apiKey: string;
let now = Date.parse('2026-03-10T09:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'svc-example-'));

beforeAll(async () => {
  const config = readConfig({ SVC_DATA_DIR: dataDir, SVC_SANDBOX_KEY_DAILY: String(DAILY_QUOTA) });
  const clock = () => now;
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  platform = await openPlatform({ config, clock, log, adminToken: null, origin: () => baseUrl });
  baseUrl = await platform.server.app.listen({ host: '127.0.0.1', port: 0 });
  apiKey = platform.seed?.liveSecretKey ?? '';
});

afterAll(async () => {
  await platform.server.app.close();
  await platform.release();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('one call over HTTP', () => {
  test('prints the summary, the recommendation and the disclaimer', async () => {
    // PHQ-9 8, then 14: 10.05 + 20; sleep 5 h: 9; change 20 days ago: 8; seen 45 days ago: 2. Sum 49.05.
    const lines = await describeCall({ baseUrl, apiKey });
    expect(lines[0]).toMatch(
      /^Early-warning score 49 of 100, level moderate \(4 of 5 factors known; at most 64, elevated\), trend rising\./,
    );
    expect(lines).toHaveLength(3);
  });

  test('prints the error code and every field that failed', async () => {
    const lines = await describeCall({ baseUrl, apiKey }, { assessments: [], avgSleepHours: 25 });
    expect(lines[0]).toMatch(/^invalid_request: .+ \(request \S+\)$/);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^ {2}avgSleepHours: /)]);
  });

  test('names an unknown key in the words of the service', async () => {
    const lines = await describeCall({ baseUrl, apiKey: 'svc_sk_test_unknown' });
    expect(lines[0]).toMatch(/^invalid_token: /);
  });

  test('waits as long as a 429 says, and tries once more', async () => {
    const testKey = platform.seed?.secretKey ?? '';
    now = Date.parse('2026-03-10T23:59:50Z');
    for (let call = 0; call < DAILY_QUOTA; call++) await predictRelapse({ baseUrl, apiKey: testKey });
    const waits: number[] = [];
    const wait = async (seconds: number) => {
      waits.push(seconds);
      now += seconds * 1000;
    };
    expect((await predictRelapse({ baseUrl, apiKey: testKey, wait })).object).toBe('relapse.prediction');
    expect(waits).toEqual([10]);
  });

  test('does not wait for the next day', async () => {
    const testKey = platform.seed?.secretKey ?? '';
    now = Date.parse('2026-03-12T09:00:00Z');
    for (let call = 0; call < DAILY_QUOTA; call++) await predictRelapse({ baseUrl, apiKey: testKey });
    const refused = predictRelapse({
      baseUrl,
      apiKey: testKey,
      wait: () => Promise.reject(new Error('waited')),
    });
    await expect(refused).rejects.toBeInstanceOf(ServiceError);
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('where to call', () => {
  test.each([
    [[], { SVC_API_KEY: 'k1' }, { baseUrl: 'http://127.0.0.1:8787', apiKey: 'k1' }],
    [
      [],
      { SVC_API_KEY: 'k1', SVC_BASE_URL: 'https://a.example' },
      { baseUrl: 'https://a.example', apiKey: 'k1' },
    ],
    [
      ['--key', 'k2', '--base-url', 'https://b.example'],
      { SVC_API_KEY: 'k1' },
      { baseUrl: 'https://b.example', apiKey: 'k2' },
    ],
  ])('arguments %j win over the environment %j', (args, env, expected) => {
    expect(connectionFrom(args, env)).toEqual(expected);
  });

  test('a missing key is named', () => {
    expect(() => connectionFrom([], {})).toThrow('SVC_API_KEY');
  });
});
