import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  announceBlob,
  asOwner,
  createAccount,
  createKey,
  createPatient,
  insertImage,
  insertScreening,
  withdrawScreening,
} from '@svc/store';
import { createLogger } from '@svc/server-kit';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../../../cli/src/run-cli.ts';
import { readConfig } from '../config/read-config.ts';
import { openPlatform, type Platform } from '../open-platform.ts';

/** Other tests may hold the cores: nothing here is about how long a picture takes. */
const PATIENT_MS = 240_000;
const NOW = Date.UTC(2026, 10, 24, 12);
const FUNDUS = readFileSync(
  new URL('../../../../packages/retina/test-images/chase_db1/Image_03L.jpg', import.meta.url),
);

describe('the review of a screening, from the command line to the patient', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-retina-'));
  let test: TestDatabase;
  let env: Record<string, string>;
  let platform: Platform;
  let account: string;
  let key: string;
  let patient: string;
  let cookie: string;

  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    env = {
      SVC_DATA_DIR: folder,
      SVC_PUBLIC_URL: 'https://api.example.org',
      DATABASE_URL: 'url' in test.options ? test.options.url : '',
    };
    const { db } = test.database;
    const settings = { name: 'Clinic', plan: 'launch', productionApproved: true, now: NOW } as const;
    account = (await createAccount(db, settings)).id;
    key = (await createKey(db, { accountId: account, kind: 'secret', mode: 'test', now: NOW })).key;
    platform = await openPlatform({
      config: readConfig(env),
      clock: () => NOW,
      log: createLogger({ level: 'silent', write: () => {}, clock: () => NOW }),
      adminToken: null,
      origin: () => 'https://api.example.org',
      patienceMs: PATIENT_MS,
    });
    patient = (await json('patients', 'create', '--account', account)).id;
    cookie = (await svc(['patients', 'session', patient, '--lifetime', '366d', '--idle', '366d'])).out.trim();
  });
  afterAll(async () => {
    await platform.server.app.close();
    await platform.release();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function svc(args: readonly string[], own: Record<string, string> = {}) {
    let [out, err] = ['', ''];
    const io = {
      env: { ...env, ...own },
      out: (text: string) => void (out += text),
      err: (text: string) => void (err += text),
    };
    const code = await runCli(args, { ...io, readInput: async () => Buffer.alloc(0) });
    return { code, out, err };
  }
  const json = async (...args: string[]) => {
    const run = await svc([...args, '--json']);
    expect([run.code, run.err]).toEqual([0, '']);
    return JSON.parse(run.out);
  };
  const ingest = async (body: object) => {
    const response = await platform.server.app.inject({
      method: 'POST',
      url: '/api/v1/retina/ingest',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ imageBase64: FUNDUS.toString('base64'), eye: 'left', ...body }),
    });
    return response.json();
  };
  const history = async () =>
    (await platform.server.app.inject({ url: '/api/retina/v1/history', headers: { cookie } })).json();

  it('a patient is created, named by the ids of the account, and signs in with a cookie that is printed once', async () => {
    expect(patient).toMatch(/^pat_/);
    expect(cookie).toMatch(/^svc_session=[\w-]{43}$/);
    expect(await history()).toEqual({ screenings: [] });
    expect(await json('patients', 'map', patient, '--reference', 'MRN 9')).toEqual({
      patientId: patient,
      reference: 'MRN 9',
    });
    const other = (await json('patients', 'create', '--account', account)).id;
    const taken = await svc(['patients', 'map', other, '--reference', 'MRN 9']);
    expect([taken.code, taken.err]).toEqual([1, expect.stringContaining('another patient')]);
    expect((await svc(['patients', 'session', 'pat_none'])).err).toContain('no such patient');
  });

  it('a portal is given the whole cookie for the browser, which lasts as long as the session', async () => {
    const other = (await json('patients', 'create', '--account', account)).id;
    const { setCookie, cookie: pair } = await json('patients', 'session', other, '--lifetime', '2h');
    expect(setCookie).toBe(`${pair}; Path=/; Max-Age=7200; HttpOnly; SameSite=Strict; Secure`);
  });

  it('what was submitted waits in the queue, shows what was measured and who looked, and is reviewed for good', async () => {
    const { data } = await ingest({ patientRef: 'MRN 9', indication: 'blurred vision', externalId: 'r-1' });
    expect(data).toMatchObject({ requiresClinicianReview: true });
    const id: string = data.screeningId;

    const asked = () => json('retina', 'queue', '--account', account);
    let queue = await asked();
    // A machine with much to do answers before it has measured, and goes on.
    while (queue.screenings.length === 0) queue = await asked();
    expect(queue.screenings).toEqual([
      expect.objectContaining({
        id,
        patientId: patient,
        priority: 'high',
        status: 'analyzed',
        gradeable: true,
        eye: 'left',
      }),
    ]);
    expect((await svc(['retina', 'queue'])).out).toContain(id);

    const out = join(folder, 'overlay.png');
    expect(await svc(['retina', 'picture', id, '--reviewer', 'Dr A', '--out', out])).toMatchObject({
      code: 0,
      err: '',
    });
    const { format, width, height } = await sharp(out).metadata();
    expect([format, width, height]).toEqual(['png', 999, 960]);
    const plain = join(folder, 'plain.jpg');
    await svc(['retina', 'picture', id, '--reviewer', 'Dr A', '--out', plain, '--plain']);
    expect((await sharp(plain).metadata()).format).toBe('jpeg');

    const shown = await json('retina', 'show', id, '--reviewer', 'Dr B');
    expect(shown).toMatchObject({
      indication: 'blurred vision',
      externalId: 'r-1',
      review: null,
      measured: {
        gradeable: true,
        quality: { passed: true },
        morphology: { vesselDensity: { confidence: expect.any(String) } },
      },
      disclaimer: expect.stringContaining('Investigational'),
    });
    const looks = (shown.looks as { action: string; by: string }[]).map(({ action, by }) => [action, by]);
    expect(looks).toEqual([
      ['overlay', 'Dr A'],
      ['picture', 'Dr A'],
      ['measurements', 'Dr B'],
    ]);

    const review = ['retina', 'review', id, '--reviewer', 'Dr B', '--note', 'clear media'] as const;
    expect(await json(...review, '--decision', 'accepted')).toMatchObject({
      id,
      status: 'reviewed',
      reviewDecision: 'accepted',
    });
    const again = await svc([...review, '--decision', 'rejected']);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('A review is final')]);
    expect((await svc(['retina', 'review', id, '--reviewer', 'Dr B', '--decision', 'perhaps'])).code).toBe(2);
    expect((await json('retina', 'queue')).screenings).toEqual([]);
    expect((await json('retina', 'analyze', id)).ran).toBe(false);
    expect((await history()).screenings[0]).toMatchObject({
      id,
      status: 'reviewed',
      statusLabel: 'Reviewed by your clinician',
      reviewDecision: 'accepted',
    });
    const events = await test.database.db.selectFrom('event').select(['type', 'payload']).execute();
    expect(events.map(({ type }) => type)).toEqual([
      'retina.screening_analyzed',
      'retina.screening_reviewed',
    ]);
    expect(events[1]?.payload).toContain('MRN 9');
  });

  it('of a picture whose store is away asks to come again', async () => {
    const { db } = test.database;
    const other = await createPatient(db, { ownerId: account, now: NOW });
    const of = { ownerId: account, patientId: other.id, now: NOW };
    await announceBlob(db, { ownerId: account, key: 'retina/away' });
    const { id } = await asOwner(db, account, async (trx) => {
      const sha = { blobKey: 'retina/away', originalSha256: new Uint8Array(32) };
      const imageId = await insertImage(trx, { ...of, ...sha, bytes: 1, width: 400, height: 400 });
      const about = { mode: 'live', eye: 'left', imageType: 'fundus', source: 'clip_on_lens' } as const;
      return insertScreening(trx, { ...of, ...about, imageId });
    });
    const asked = await svc(['retina', 'analyze', id], { SVC_BLOB_URL: 'file:///dev/null/blobs' });
    expect(asked.err).toContain('The store of pictures is full or cannot be reached. Please try again.');
    await asOwner(db, account, (trx) => withdrawScreening(trx, { ownerId: account, id }, of));
  });

  it('of a screening that its patient withdrew is refused, and says when', async () => {
    const { db } = test.database;
    const other = await createPatient(db, { ownerId: account, now: NOW });
    const of = { ownerId: account, patientId: other.id, now: NOW };
    await announceBlob(db, { ownerId: account, key: 'retina/none' });
    const { id } = await asOwner(db, account, async (trx) => {
      const sha = { blobKey: 'retina/none', originalSha256: new Uint8Array(32) };
      const imageId = await insertImage(trx, { ...of, ...sha, bytes: 1, width: 400, height: 400 });
      const about = { mode: 'live', eye: 'left', imageType: 'fundus', source: 'clip_on_lens' } as const;
      const screening = await insertScreening(trx, { ...of, ...about, imageId });
      await withdrawScreening(trx, screening, of);
      return screening;
    });
    for (const command of [
      ['show', id],
      ['review', id, '--decision', 'accepted'],
    ])
      expect((await svc(['retina', ...command, '--reviewer', 'Dr A'])).err).toContain(
        `withdrawn by its patient at ${new Date(NOW).toISOString()}`,
      );
  });

  it('of a screening that is none is refused', async () => {
    expect((await svc(['retina', 'show', 'rscr_none', '--reviewer', 'Dr A'])).err).toContain(
      'no such screening',
    );
  });

  it('erasing the patient removes screenings, pictures, sessions and names, and the ledger keeps that it was done', async () => {
    expect(blobsIn(folder)).toHaveLength(1);
    const order = ['--reason', 'asked to', '--by', 'Dr A'];
    const erased = await json('patients', 'erase', '--account', account, '--patient-ref', 'MRN 9', ...order);
    expect(erased).toMatchObject({ retinaScreenings: 1, retinaImages: 1, patientSessions: 1, events: 2 });
    expect(blobsIn(folder)).toEqual([]);
    for (const table of [
      'retina_screening',
      'retina_image',
      'retina_analysis',
      'retina_look',
      'stored_blob',
    ] as const)
      expect(await test.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const left = JSON.stringify(await test.database.db.selectFrom('event').select('payload').execute());
    expect(left).not.toContain('MRN 9');
    expect(
      (await platform.server.app.inject({ url: '/api/retina/v1/history', headers: { cookie } })).statusCode,
    ).toBe(401);
    const ledger = await svc(['operator', 'erasures', '--owner', account, '--json']);
    expect(ledger.out).toContain('"retina"');
  });
});

function blobsIn(folder: string): string[] {
  return readdirSync(join(folder, 'blobs', 'retina'));
}
