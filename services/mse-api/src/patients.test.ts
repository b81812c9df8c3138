import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, openHarness } from '../test/harness.ts';

const VISIT = '/v1/mse/shared';

/** Everything that reads a visit, below its path. */
const READS = [
  ['the record', ''],
  ['the history', '/history'],
  ['a version', '/versions/1'],
  ['a difference', '/diff?from=1&to=1'],
  ['the audit trail', '/audit'],
] as const;

const named = (tail: string, patientId: string) =>
  `${VISIT}${tail}${tail.includes('?') ? '&' : '?'}patientId=${patientId}`;

describe('organization, visit and patient [D:record key]', () => {
  let api: Harness;
  let key: string;
  let otherKey: string;

  beforeAll(async () => {
    api = await openHarness();
    key = (await api.makeKey()).key;
    otherKey = (await api.makeKey()).key;
    await api.post(VISIT, key, exam(RISKY, { patientId: 'ann' }));
    await api.post(VISIT, key, exam(CALM, { patientId: 'bob' }));
    await api.post(VISIT, key, exam({ speech: { values: ['pressured'] } }, { patientId: 'bob' }));
    await api.post(VISIT, otherKey, exam({ insight: { values: ['good'] } }, { patientId: 'ann' }));
    // A read that names ann, so that her trail has one that bob's has not.
    await api.get(named('/versions/1', 'ann'), key);
  });
  afterAll(() => api.close());

  it.each(READS)('%s of a visit with two patients is 400 and asks for patientId', async (_name, tail) => {
    const response = await api.get(`${VISIT}${tail}`, key);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        error: 'patientId: is required here: several patients have an MSE under this visit id',
        errors: ['patientId: is required here: several patients have an MSE under this visit id'],
      },
    ]);
  });

  it.each(READS)(
    '%s of a patient who is named is that one [2:4.1 patientId disambiguates]',
    async (_name, tail) => {
      const [ann, bob] = [await api.get(named(tail, 'ann'), key), await api.get(named(tail, 'bob'), key)];
      expect([ann.statusCode, bob.statusCode]).toEqual([200, 200]);
      expect(ann.payload).not.toContain('bob');
      expect(bob.payload).not.toContain('ann');
      expect(bob.payload).not.toContain('active_si');
      expect(bob.payload).not.toContain('Active suicidal ideation');
    },
  );

  it.each(READS)('%s of a patient without a record is 404', async (_name, tail) => {
    const response = await api.get(named(tail, 'cid'), key);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: 'There is no MSE for this visit.' },
    ]);
  });

  it('the same visit and patient id in two organizations are two records [2:1 multi-tenant]', async () => {
    const [mine, theirs] = [await api.get(named('', 'ann'), key), await api.get(VISIT, otherKey)];
    expect(mine.json().mse.selection).toEqual(RISKY);
    expect(theirs.json().mse).toMatchObject({ version: 1, selection: { insight: { values: ['good'] } } });
    const history = await api.get(`${VISIT}/history`, otherKey);
    expect(history.json().versions).toHaveLength(1);
  });

  it('versions, signatures and patches of one patient leave the other as it was', async () => {
    const before = (await api.get(named('', 'ann'), key)).json();
    const bob = await api.get(named('', 'bob'), key);
    expect(bob.json().mse.version).toBe(2);
    const patched = await api.patch(VISIT, key, exam(CALM, { patientId: 'bob' }));
    expect(patched.json().version).toBe(3);
    const signed = await api.post(`${VISIT}/sign`, key, signature({ patientId: 'bob' }));
    expect(signed.json().version).toBe(3);
    expect((await api.get(named('', 'ann'), key)).json()).toEqual(before);
    expect((await api.get(VISIT, otherKey)).json().mse).toMatchObject({ version: 1, signed: false });
  });

  it.each([
    ['POST', '', exam()],
    ['PATCH', '', exam()],
    ['POST', '/sign', signature()],
  ])(
    '%s %s needs patientId also where one patient has the visit, and refuses it in the query',
    async (method, tail, body) => {
      const { patientId: _, ...without } = body;
      const path = `/v1/mse/single${tail}?patientId=patient-1`;
      await api.post('/v1/mse/single', key, exam());
      const before = await api.countRows();
      const response = await api.call({ method, path, key, body: without });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual([expect.stringMatching(/^patientId: /)]);
      expect(await api.countRows()).toEqual(before);
    },
  );

  it('the audit trail of a patient has the reads that did not name the patient', async () => {
    const path = '/v1/mse/unnamed';
    await api.post(path, key, exam());
    await api.get(path, key);
    const { entries } = (await api.get(`${path}/audit?patientId=patient-1`, key)).json();
    expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'mse.read',
      'mse.write',
    ]);
  });
});
