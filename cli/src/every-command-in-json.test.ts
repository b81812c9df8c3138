import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  announceBlob,
  asOwner,
  createPerson,
  insertImage,
  insertScreening,
  requestAccess,
  writeAnalysis,
} from '@svc/store';
import type { Command } from 'commander';
import { exportJWK, generateKeyPair } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWearableWorld, type WearableWorld } from '../../services/platform/test/wearable-world.ts';
import { type Receiver, startReceiver } from '../../services/worker/test/deliveries/receiver.ts';
import { programFor, runCli } from './run-cli.ts';

const NOBODY = { env: {}, readInput: async () => Buffer.of(), out: () => {}, err: () => {} };
/** Every command that does something, by the words that call it. */
const COMMANDS = commandsOf(await programFor([], NOBODY));
/** What cannot be run to its end here, or does nothing yet. */
const NOT_RUN: Readonly<Record<string, string>> = {
  mcp: 'talks with an AI client on standard input, in JSON-RPC: mcp-command.program.test.ts',
  'calibration propose': 'not built yet',
  'calibration promote': 'not built yet',
};
/** One line for each entry, since they go on for ever or may be long. */
const STREAMS = ['events tail', 'webhooks listen', 'mse audit', 'operator acts', 'operator erasures'];

function commandsOf(command: Command, words: readonly string[] = []): Map<string, Command> {
  if (command.commands.length === 0) return new Map([[words.join(' '), command]]);
  return new Map(command.commands.flatMap((each) => [...commandsOf(each, [...words, each.name()])]));
}

describe('every command', () => {
  it.each([...COMMANDS.keys()])('%s offers --json', (words) => {
    expect(COMMANDS.get(words)?.helpInformation()).toMatch(/^ +--json +\w/m);
  });
});

const fixture = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('with --json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-json-'));
  const file = (name: string, contents: string | Uint8Array) => {
    writeFileSync(join(folder, name), contents);
    return join(folder, name);
  };
  const printed = new Map<string, { code: number; out: string; err: string }>();
  let world: WearableWorld;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    const { host, port } = receiver.allow;
    world = await openWearableWorld('postgres', { SVC_EGRESS_ALLOW: `${host}:${port}` });
    await runOffline();
    await runKeys();
    await runRecords();
    await runLabsAndPatients();
    await runPictures();
    await runDeliveries();
    await runPeople();
    await runRest();
  });
  afterAll(async () => {
    await world?.close();
    await receiver?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command and keeps what it printed; gives the last line of it as an object. */
  async function run(words: string, ...args: string[]): Promise<Record<string, string>> {
    let [out, err] = ['', ''];
    const code = await runCli([...words.split(' '), ...args, '--json'], {
      env: {
        SVC_PUBLIC_URL: world.origin,
        SVC_ADMIN_TOKEN: 'svc_admin_for_tests_0123456789',
        SVC_DATA_DIR: folder,
      },
      readInput: async () => Buffer.of(),
      out: (text) => void (out += text),
      err: (text) => void (err += text),
    });
    printed.set(words, { code, out, err });
    if (code !== 0) throw new Error(`svc ${words}: ${err}`);
    return JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, string>;
  }

  async function runOffline(): Promise<void> {
    await run('score', 'relapse', fixture('examples/fixtures/relapse-request.json'));
    await run('agent', 'medication', fixture('examples/fixtures/medication-list.json'));
    await run('mse lint', fixture('examples/fixtures/mse-selection.json'));
    await run('capture measure', fixture('sdks/capture/test-audio/lj-001-0001.wav'));
    const small = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#310' } })
      .png()
      .toBuffer();
    await run('retina measure', file('eye.png', small));
    await run('db roles');
    await run('doctor');
    await run('calibration list');
  }

  async function runKeys(): Promise<void> {
    const { accountId = '' } = await run('accounts create', '--name', 'A', '--plan', 'launch');
    await run('accounts list');
    await run('accounts update', accountId, '--name', 'B');
    await run('accounts usage', accountId);
    const made = [
      '--account',
      accountId,
      '--kind',
      'publishable',
      '--mode',
      'live',
      '--origin',
      'https://a.example',
    ];
    const { db } = world.platform.services.database;
    for (const command of ['access approve', 'access refuse']) {
      const answers = { use: 'Triage', countries: ['DE'], clinicianInCharge: 'Dr A' };
      const asked = await requestAccess(db, { accountId, ...answers, askedBy: 'per_1', now: world.now });
      await run(command, asked?.id ?? '', '--reason', 'a test');
    }
    await run('access list');
    const { keyId = '' } = await run('keys create', ...made, '--name', 'Website');
    await run('keys list');
    await run('keys update', keyId, '--origin', 'https://b.example');
    const rotated = await run('keys rotate', keyId);
    await run('keys revoke', rotated['keyId'] ?? '');
  }

  async function runRecords(): Promise<void> {
    const { organizationId: org = '' } = await run('orgs create', '--name', 'Clinic');
    await run('orgs list');
    await run('orgs deactivate', org);
    await run('orgs activate', org);
    await run('orgs webhook', '--org', org, '--url', receiver.url);
    const scopes = ['--scope', 'mse:read', 'mse:write'];
    const made = await run('orgs keys create', '--org', org, ...scopes);
    await run('orgs keys list');
    const exam = { patientId: 'p', selection: { risk: { values: ['passive_si'] } } };
    await world.raw('POST', '/mse/visit-1', exam, made['key']);
    await run('orgs keys update', made['keyId'] ?? '', ...scopes);
    const rotated = await run('orgs keys rotate', made['keyId'] ?? '');
    await run('orgs keys revoke', rotated['keyId'] ?? '');
    const record = ['--org', org, '--visit', 'visit-1', '--patient', 'p', '--reason', 'a test'];
    await run('mse seal', '--org', org);
    await run('mse verify', '--org', org);
    await run('verify', '--owner', org);
    await run('mse export', ...record);
    await run('mse erase', ...record, '--by', 'Dr A');
    await run('mse audit', '--org', org);
  }

  async function runLabsAndPatients(): Promise<void> {
    const { accountId } = world;
    const key = await world.newKey('test');
    const order = { patientRef: 'p-1', panelId: 'lithium_monitoring' };
    const [first, second] = [
      await world.api<{ id: string }>('POST', '/labs/orders', order, key),
      await world.api<{ id: string }>('POST', '/labs/orders', order, key),
    ];
    await run('labs list', '--account', accountId);
    await run('labs advance', first.id);
    await run('labs simulate', second.id);
    const { id: patient = '' } = await run('patients create', '--account', accountId);
    await run('patients session', patient);
    await run('patients map', patient, '--reference', 'MRN-1');
    await run(
      'patients erase',
      '--account',
      accountId,
      '--patient-ref',
      'p-1',
      '--reason',
      'asked',
      '--by',
      'Dr A',
    );
  }

  async function runPictures(): Promise<void> {
    const id = await analyzedScreening();
    const reviewer = ['--reviewer', 'Dr A'];
    await run('retina queue');
    await run('retina show', id, ...reviewer);
    await run('retina picture', id, ...reviewer, '--plain', '--out', join(folder, 'eye.jpg'));
    await run('retina review', id, ...reviewer, '--decision', 'rejected');
    await run('retina analyze', id);
  }

  /** Written as it is after its measurement: nothing is shown here about measuring. */
  async function analyzedScreening(): Promise<string> {
    const { accountId: ownerId, now } = world;
    const { id: patientId = '' } = await run('patients create', '--account', ownerId);
    const { database, blobs } = world.platform.services;
    await announceBlob(database.db, { ownerId, key: 'retina/eye' });
    await blobs.put('retina/eye', Buffer.from('a picture'), 'image/jpeg');
    const picture = {
      blobKey: 'retina/eye',
      originalSha256: Buffer.alloc(32),
      bytes: 9,
      width: 64,
      height: 64,
    };
    const shown = { mode: 'live', eye: 'left', imageType: 'fundus', source: 'fundus_upload' } as const;
    const versions = { engineVersion: '1', parametersVersion: '1', vesselNetVersion: '1' };
    return asOwner(database.db, ownerId, async (trx) => {
      const imageId = await insertImage(trx, { ...picture, ownerId, patientId, now });
      const { id } = await insertScreening(trx, { ...shown, ownerId, patientId, imageId, now });
      const analysis = { ...versions, gradeable: false, result: '{}' };
      await writeAnalysis(trx, { ownerId, id }, { analysis, now });
      return id;
    });
  }

  async function runDeliveries(): Promise<void> {
    const account = ['--account', world.accountId];
    const { webhookId = '' } = await run('webhooks add', ...account, '--mode', 'test', '--url', receiver.url);
    await run('webhooks list');
    await run('webhooks update', webhookId, '--all-events');
    await run('webhooks disable', webhookId);
    await run('webhooks enable', webhookId);
    await run('webhooks test', webhookId);
    const { nextCursor } = await world.api<{ nextCursor: string }>(
      'GET',
      '/events',
      undefined,
      await world.newKey('test'),
    );
    await run('webhooks trigger', 'lab_order.results_ready', ...account);
    const forward = ['--forward', receiver.url, '--count', '1', '--cursor', nextCursor];
    await run('webhooks listen', ...forward, ...account, '--secret', `whsec_${'A'.repeat(32)}`);
    await run('webhooks attempts', webhookId);
    await run('webhooks replay', webhookId, '--since', '2026-01-01T00:00:00Z');
    await run('webhooks rotate-secret', webhookId);
    await run('events tail', ...account, '--mode', 'test');
  }

  async function runPeople(): Promise<void> {
    await run('people invite', '--email', 'a@example.org', '--role', 'operator', '--admin');
    const now = Date.now();
    const profile = { name: 'Pat Person', credential: null, licence: null };
    const { db } = world.platform.services.database;
    const personId = await createPerson(db, { email: 'b@example.org', profile, now });
    await run('people role', personId, '--role', 'developer', '--account', world.accountId);
    await run('people list', '--account', world.accountId);
    await run('people disable', personId);
    await run('people enable', personId);
    const { portalId = '' } = await run('portals add', '--account', world.accountId, '--name', 'Portal');
    await run('portals list');
    await run('portals revoke', portalId);
  }

  async function runRest(): Promise<void> {
    const { id } = await world.connect();
    await run('wearables show', id);
    await run('wearables complete', id, '--provider', 'demo');
    await run('wearables sync', id);
    await run('wearables disconnect', id);
    const { publicKey } = await generateKeyPair('ES384', { extractable: true });
    const keys = file(
      'jwks.json',
      JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', use: 'sig' }] }),
    );
    const account = ['--account', world.accountId];
    const client = ['--name', 'EHR', '--issuer', 'https://ehr.example.org', '--keys', keys];
    const added = await run('cds add', ...account, ...client);
    await run('cds list');
    await run('cds feedback', ...account);
    await run('cds revoke', added['id'] ?? '');
    await run('operator acts');
    await run('operator erasures');
  }

  it.each([...COMMANDS.keys()].filter((words) => NOT_RUN[words] === undefined))(
    '%s prints JSON on standard output, on one line unless it is a stream',
    (words) => {
      const { code, out } = printed.get(words) ?? { code: -1, out: '' };
      const lines = out.split('\n');
      expect([code, lines.pop()]).toEqual([0, '']);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
      expect(STREAMS.includes(words) || lines.length === 1).toBe(true);
    },
  );
});
