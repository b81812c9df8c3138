import { asOwner, revokeOrganizationKey } from '@svc/store';
import { sessionsThatWait } from '@svc/store/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, openHarness } from '../test/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness({ database: 'postgres' });
});
afterAll(() => api.close());

/** Locks every record of an organization, as a writer that takes long would. */
async function lockRecords(organizationId: string): Promise<() => Promise<void>> {
  const other = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = asOwner(api.database.db, organizationId, async (trx) => {
    await trx.selectFrom('mse_head').select('version').forUpdate().execute();
    locked.resolve();
    await other.promise;
  });
  await locked.promise;
  return async () => {
    other.resolve();
    await holding;
  };
}

const somebodyWaits = () =>
  vi.waitFor(async () => expect(await sessionsThatWait(api.database)).not.toBe(0), 30_000);
const revoke = (keyId: string) => revokeOrganizationKey(api.database.db, keyId, api.now);

it('a signature that waited for the record is not made with a key that was revoked meanwhile', async () => {
  const path = '/v1/mse/signed-late';
  const { key, organizationId } = await api.makeKey();
  await api.post(path, key, exam());
  const signer = await api.makeKey({ organizationId });
  const release = await lockRecords(organizationId);
  const signing = api.post(`${path}/sign`, signer.key, signature());
  await somebodyWaits();
  await revoke(signer.keyId);
  await release();
  expect((await signing).statusCode).toBe(401);
  expect((await api.get(path, key)).json().mse.signed).toBe(false);
});

it('of writers that are taken together, the one whose key was revoked is refused and the others are not', async () => {
  const path = '/v1/mse/written-late';
  const { key, organizationId } = await api.makeKey();
  await api.post(path, key, exam());
  const revoked = await api.makeKey({ organizationId });
  const release = await lockRecords(organizationId);
  const first = api.post(path, key, exam());
  await somebodyWaits();
  // These wait in this process for the first one, and are taken together after it.
  const together = [
    api.post(path, key, exam()),
    api.post(path, revoked.key, exam(RISKY)),
    api.post(path, key, exam()),
  ];
  await revoke(revoked.keyId);
  await release();
  const answers = await Promise.all([first, ...together]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 200]);
  expect(
    answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().version),
  ).toEqual([2, 3, 4]);
  expect((await api.get(path, key)).json().mse).toMatchObject({ version: 4, riskFlag: false });
});
