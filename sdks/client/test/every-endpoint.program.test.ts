import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ALL_ENDPOINTS } from '@svc/contracts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../services/platform/test/chromium.ts';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import { startProxy } from './key-adding-proxy.ts';
import { type PackedClient, packClient } from './packed-client.ts';
import { type ServedPlatform, servePlatform } from './served-platform.ts';

const run = promisify(execFile);
const PROGRAM = `
  import { SvcClient } from '@svc/client';
  import { callEveryEndpoint } from './every-endpoint.ts';
  const { options, input } = JSON.parse(process.env.INPUT);
  callEveryEndpoint(new SvcClient(options), input).then((called) => console.log(JSON.stringify(called)));`;
const PAGE = `
  import { SvcClient } from '@svc/client';
  import { callEveryEndpoint } from './every-endpoint.ts';
  globalThis.callEvery = (options, input) => callEveryEndpoint(new SvcClient(options), input);
  globalThis.refused = (options) => { try { new SvcClient(options); } catch (error) { return [error.name, error.message]; } };
  globalThis.analyze = (options) => new SvcClient(options).dmse.analyze({ responseLatencySeconds: 2.6 })
    .then(({ summary }) => summary.status);`;

/** The service ends what takes it long, and a busy machine takes long. */
const MANY = 8;

/** What every run answers. */
const ANSWERS = {
  ping: 'secret',
  analyzeDmse: 'clinical_attention',
  analyzeMedication: 'medication.analysis',
  analyzeBiomarker: 'watch',
  scoreOutcome: 'worsening',
  predictRelapse: 5,
  scoreFhir: 'fhir.score',
  runMedicationAgent: 'major',
  runBiomarkerAgent: 'moderate',
  runOutcomeAgent: 'moderately severe',
  runRelapseAgent: 'advisory',
  listLabPanels: true,
  createLabOrder: 'requested',
  simulateLabOrder: 'resulted',
  getLabOrder: 'simulated',
  listLabOrders: 2,
  listEvents: 7,
  listWearableProviders: true,
  connectWearable: 'pending',
  getWearableConnection: true,
  listWearableMetrics: 0,
  disconnectWearable: 'disconnected',
  listWearableConnections: ['disconnected'],
  getMseDomains: 17,
  draftMse: 'proposed',
  writeMse: 1,
  patchMse: 'moderate',
  signMse: 2,
  getMse: true,
  getMseVersion: true,
  diffMse: 'moderate',
  getMseHistory: [2, 1],
  getMseAudit: true,
  ingestRetina: false,
  createRetinaSession: true,
  captureRetina: true,
  recordRetinaQuality: true,
  analyzeScreening: 'analyzed',
  getRetinaSession: 'completed',
  listScreenings: true,
  submitFundus: '',
  getRetinaImage: 'image/jpeg',
  withdrawScreening: false,
  signOutPatient: true,
};

let platform: ServedPlatform;
let packed: PackedClient;
let pageScript: string;

beforeAll(async () => {
  platform = await servePlatform();
  packed = packClient();
  pageScript = await packed.bundle(PAGE, 'browser');
});
afterAll(async () => {
  packed?.remove();
  await platform?.close();
});

const inputOf = (name: string) => ({ run: name, patientId: platform.patient.id, picture: platform.picture });

describe('the packed client in a browser bundle', () => {
  const PRODUCTS = ['dmse', 'medication', 'biomarker', 'outcome', 'relapse'];

  it.each([
    ...PRODUCTS.map((name) => [`export * from '@svc/client/${name}';`, 4_500] as const),
    ["export * from '@svc/client';", 10_000] as const,
  ])('%s takes less than %i bytes zipped, without a schema library', async (program, most) => {
    const text = await packed.bundle(program, 'browser');
    const { length } = gzipSync(text);
    process.stdout.write(`${program} ${length} bytes\n`);
    expect(length).toBeLessThan(most);
    expect(text).not.toContain('safeParse');
  });

  it('is installed alone', () => {
    const { dependencies, peerDependencies } = packed.manifest;
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  });
});

describe('the packed client against the running service', () => {
  it('has every endpoint in its answers', () => {
    expect(Object.keys(ANSWERS).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
  });

  it.each(['esm', 'cjs'] as const)('calls every endpoint from Node (%s)', async (format) => {
    const file = packed.write(
      `program.${format === 'esm' ? 'mjs' : 'cjs'}`,
      await packed.bundle(PROGRAM, format),
    );
    const options = {
      baseUrl: platform.origin,
      apiKey: platform.secretKey,
      organizationKey: platform.organizationKey,
      patientSession: await platform.newPatientSession(),
      maxRetries: MANY,
    };
    const INPUT = JSON.stringify({ options, input: inputOf(format) });
    const { stdout } = await run(process.execPath, [file], { env: { INPUT } });
    expect(JSON.parse(stdout)).toEqual(ANSWERS);
  });
});

describe.skipIf(skipsChromium())('the packed client in Chromium, against the running service', () => {
  let browser: Browser;
  beforeAll(async () => {
    // A page that no server gave counts as one of the internet, which may not call this machine without asking.
    browser = await launchChromium(['--disable-features=LocalNetworkAccessChecks']);
  });
  afterAll(() => browser?.close());

  it('calls every endpoint, over a back end that adds the keys', async () => {
    const proxy = await startProxy(platform, pageScript);
    try {
      const context = await browser.newContext();
      await context.addCookies([
        { name: 'svc_session', value: await platform.newPatientSession(), url: proxy.origin },
      ]);
      const page = await context.newPage();
      await page.goto(proxy.origin);
      const options = { baseUrl: '', apiKey: false, organizationKey: false, maxRetries: MANY };
      const called = await page.evaluate(
        `callEvery(${JSON.stringify(options)}, ${JSON.stringify(inputOf('page'))})`,
      );
      expect(called).toEqual(ANSWERS);

      for (const keys of [{ apiKey: platform.secretKey }, { organizationKey: platform.organizationKey }]) {
        const [name, message] = (await page.evaluate(
          `refused(${JSON.stringify({ baseUrl: platform.origin, ...keys })})`,
        )) as [string, string];
        expect(name).toBe('ConfigurationError');
        expect(message).toContain(`${Object.keys(keys)[0]} is secret`);
        expect(message).not.toContain(Object.values(keys)[0]);
      }
    } finally {
      await proxy.close();
    }
  });

  it('calls the digital exam from a page of another origin with a publishable key', async () => {
    const [origin = ''] = platform.publishableOrigins;
    const page = await browser.newPage();
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${origin}/`);
    await page.evaluate(pageScript);
    const options = { baseUrl: platform.origin, apiKey: platform.publishableKey };
    expect(await page.evaluate(`analyze(${JSON.stringify(options)})`)).toBe('clinical_attention');
  });
});
