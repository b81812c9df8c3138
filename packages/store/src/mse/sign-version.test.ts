import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { hex } from '../hashing/hash-facts.ts';
import { lockVersion } from './sign-version.ts';
import { NOW, recordOf, sign, verify, write } from '../../test/mse/records.ts';

describe.each(['postgres', 'embedded'] as const)('signing, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const signatures = (ownerId: string) =>
    test.database.db
      .selectFrom('mse_signature')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('version')
      .orderBy('signed_at')
      .execute();

  it('names the current version and its content, and keeps who, when and what was attested [2:3 unsigned sign] [D:sign]', async () => {
    const { db } = test.database;
    const key = recordOf('org_sign');
    await write(db, key);
    const { contentHash } = await write(db, key);
    const signed = await sign(db, key, { now: NOW + 5 });
    expect(signed).toEqual({ signatureId: expect.stringMatching(/^sig_/), version: 2, contentHash });
    const stored = await signatures('org_sign');
    expect(stored.map(({ content_hash }) => hex(content_hash))).toEqual([contentHash]);
    expect(stored).toEqual([
      {
        owner_id: 'org_sign',
        visit_id: 'visit-1',
        patient_id: 'patient-1',
        version: 2,
        signer: expect.stringMatching(/^[0-9a-f]{64}$/),
        id: signed?.signatureId,
        content_hash: expect.any(Uint8Array),
        signed_at: new Date(NOW + 5),
        key_id: 'okey_1',
        signed_by_name: 'Dr Ada Example',
        credential: 'MD',
        license: 'L-1',
        organization: 'Example Clinic',
        timezone: 'Europe/London',
        attestation: 'I examined the patient.',
      },
    ]);
    expect(
      await db.selectFrom('mse_head').select('signed_version').where('owner_id', '=', 'org_sign').execute(),
    ).toEqual([{ signed_version: 2 }]);
    expect(
      await db
        .selectFrom('mse_audit')
        .select(['outcome', 'version'])
        .where('owner_id', '=', 'org_sign')
        .where('action', '=', 'mse.sign')
        .execute(),
    ).toEqual([{ outcome: 'allowed', version: 2 }]);
  });

  it('is null without a record, and leaves nothing [2:3 no record sign]', async () => {
    const { db } = test.database;
    expect(await sign(db, recordOf('org_none'))).toBeNull();
    await write(db, recordOf('org_none', 'visit-2'));
    expect(await sign(db, recordOf('org_none'))).toBeNull();
    expect(await signatures('org_none')).toEqual([]);
  });

  it.each([
    ['the same letters', {}, true],
    ['other capitals', { signedByName: 'DR ADA EXAMPLE', license: 'l-1' }, true],
    ['space around', { signedByName: ' Dr Ada Example ' }, true],
    ['another credential and attestation', { credential: null, attestation: 'Seen.' }, true],
    ['another name', { signedByName: 'Dr Ada' }, false],
    ['another licence', { license: 'L-2' }, false],
    ['no licence', { license: null }, false],
    ['an empty licence', { license: '' }, false],
  ])('the same signer and version is the first signature: %s [D:sign]', async (_, again, same) => {
    const { db } = test.database;
    const key = recordOf('org_again', `visit ${JSON.stringify(again)}`);
    await write(db, key);
    const first = await sign(db, key);
    const second = await sign(db, key, again);
    expect(second?.signatureId === first?.signatureId).toBe(same);
    expect(second).toMatchObject({ version: 1, contentHash: first?.contentHash });
  });

  it('a new version is signed anew [D:write to a signed record]', async () => {
    const { db } = test.database;
    const key = recordOf('org_addendum');
    await write(db, key);
    const first = await sign(db, key);
    await write(db, key);
    const second = await sign(db, key);
    expect([first?.version, second?.version]).toEqual([1, 2]);
    expect(second?.signatureId).not.toBe(first?.signatureId);
    expect(await verify(db, 'org_addendum')).toMatchObject({ ok: true });
  });

  it('the version about to be signed is shown with the record locked, and a refusal then leaves nothing [D:sign]', async () => {
    const { db } = test.database;
    const key = recordOf('org_check');
    await write(db, key);
    await write(db, key);
    const refused = asOwner(db, 'org_check', async (trx) => {
      const locked = await lockVersion(trx, key);
      throw new Error(`moved to ${locked?.version}`);
    });
    await expect(refused).rejects.toThrow('moved to 2');
    expect(await signatures('org_check')).toEqual([]);
  });

  it('takes a name and a licence of any length', async () => {
    const { db } = test.database;
    const key = recordOf('org_long');
    await write(db, key);
    const long = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const first = await sign(db, key, { signedByName: long, license: long });
    expect(await sign(db, key, { signedByName: long, license: long })).toEqual(first);
    expect(await verify(db, 'org_long')).toMatchObject({ ok: true });
  });
});
