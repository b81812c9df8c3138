import type { OrganizationScope } from '@svc/contracts';
import {
  createOrganizationKey,
  revokeOrganizationKey,
  rotateOrganizationKey,
  setOrganizationActive,
  updateOrganizationKeyScopes,
} from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exam } from '../test/exams.ts';
import { type Harness, openHarness, type Process } from '../test/harness.ts';

describe('what another process changes of a key [2:5 rule 4]', () => {
  let api: Harness;
  let other: Process;
  beforeAll(async () => {
    api = await openHarness({ database: 'postgres' });
    other = await api.second();
  });
  afterAll(() => api.close());

  it('is seen after its next look: scopes, deactivation, rotation, revocation', async () => {
    const { db } = api.database;
    const statuses = async (key: string) => {
      const answers = [
        await other.get('/v1/mse/visit-1', key),
        await other.post('/v1/mse/visit-1', key, exam()),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    const look = () => other.organizations.refresh();
    const made = await api.makeKey();
    expect(await statuses(made.key)).toEqual([404, 200]);

    await updateScopes(made.keyId, ['mse:read']);
    await look();
    expect(await statuses(made.key)).toEqual([200, 403]);

    await updateScopes(made.keyId, ['mse:write']);
    await look();
    expect(await statuses(made.key)).toEqual([403, 200]);

    await setOrganizationActive(db, made.organizationId, { active: false, now: api.now });
    await look();
    expect(await statuses(made.key)).toEqual([403, 403]);

    await setOrganizationActive(db, made.organizationId, { active: true, now: api.now });
    await look();
    expect(await statuses(made.key)).toEqual([403, 200]);

    const successor = await rotateOrganizationKey(db, made.keyId, { overlapMs: 60_000, now: api.now });
    await look();
    expect(await statuses(made.key)).toEqual([403, 200]);
    expect(await statuses(successor?.key ?? '')).toEqual([403, 200]);
    api.now += 60_000;
    expect(await statuses(made.key)).toEqual([401, 401]);
    expect(await statuses(successor?.key ?? '')).toEqual([403, 200]);

    await revokeOrganizationKey(db, successor?.record.id ?? '', api.now);
    await look();
    expect(await statuses(successor?.key ?? '')).toEqual([401, 401]);

    async function updateScopes(keyId: string, scopes: readonly OrganizationScope[]) {
      await updateOrganizationKeyScopes(db, keyId, { scopes, now: api.now });
    }
  });

  it('is seen without a look within a second', async () => {
    const { key, keyId } = await api.makeKey();
    expect((await other.get('/v1/mse/domains', key)).statusCode).toBe(200);
    await revokeOrganizationKey(api.database.db, keyId, api.now);
    api.now += 1000;
    expect((await other.get('/v1/mse/domains', key)).statusCode).toBe(401);
  });

  it('a key made for an organization works in every process at once', async () => {
    const { organizationId } = await api.makeKey();
    const { key } = await createOrganizationKey(api.database.db, {
      organizationId,
      scopes: ['mse:read'],
      now: api.now,
    });
    expect((await other.get('/v1/mse/domains', key)).statusCode).toBe(200);
  });
});
