import { type ClaimedDelivery, type FinishedAttempt, getEndpoint } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDisablePolicy, disableReasons } from './disable-policy.ts';
import { createWorld, type World } from '../../test/deliveries/world.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const FIVE_DAYS = 5 * 24 * 3_600_000;

/** An attempt at an endpoint; who judges reads nothing else of it. */
function attemptAt(endpointId: string, outcome: string): FinishedAttempt {
  const endpoint = { id: endpointId } as ClaimedDelivery['endpoint'];
  const claim = { endpoint } as ClaimedDelivery;
  return { claim, startedAt: NOW, durationMs: 20, outcome, status: null, nextAt: null };
}

const failingFor = (endpointId: string, ms: number) => ({ endpointId, failingSince: NOW - ms });

describe('an endpoint is disabled', () => {
  it.each([
    ['not for a failure', ['http_status'], 0, undefined],
    ['not for a redirect', ['redirect'], 0, undefined],
    ['[D:five days] not just before five days of failure', ['timeout'], FIVE_DAYS - 1, undefined],
    ['[D:five days] after five days of failure', ['timeout'], FIVE_DAYS, 'failing_for_five_days'],
    ['[D:410 disables] when it says that it is gone', ['gone'], 0, 'gone'],
    ['[D:410 disables] when one of several attempts says so', ['http_status', 'gone', 'timeout'], 0, 'gone'],
    ['as gone when it has failed for five days as well', ['gone'], FIVE_DAYS, 'gone'],
  ])('%s', (_, outcomes, ms, reason) => {
    const attempts = outcomes.map((outcome) => attemptAt('wh_1', outcome));
    expect(disableReasons({ attempts, failing: [failingFor('wh_1', ms)] }, NOW).get('wh_1')).toBe(reason);
  });

  it('and no other with it', () => {
    const attempts = [attemptAt('wh_1', 'gone'), attemptAt('wh_2', 'delivered')];
    expect([...disableReasons({ attempts, failing: [failingFor('wh_3', 1_000)] }, NOW).keys()]).toEqual([
      'wh_1',
    ]);
  });
});

describe.each(['postgres', 'embedded'] as const)('the notice that an endpoint was disabled, %s', (kind) => {
  let test: TestDatabase;
  let world: World;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    world = createWorld(test.database);
  });
  afterAll(() => test.close());

  const policyOn = (database: TestDatabase['database']) =>
    createDisablePolicy(world.options({ fetch: () => Promise.reject(new Error('not called')) }, database));
  const gone = (id: string) => ({ attempts: [attemptAt(id, 'gone')], failing: [] });

  it('is logged and counted once, under the account [D:410 disables]', async () => {
    const ownerId = await world.owner();
    const { id } = await world.endpoint(ownerId, 'https://gone.example/hooks');
    const policy = policyOn(test.database);
    policy.judge(gone(id), world.now);
    policy.judge(gone(id), world.now);
    await policy.settled();
    expect(await getEndpoint(test.database.db, id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
    const lines = world.log.filter((line) => line.includes(ownerId));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('webhook_endpoint_disabled');
    expect(await world.metrics.text()).toContain('svc_webhook_endpoints_disabled_total{reason="gone"} 1');
  });

  it('is that it failed, when it did, and the next one is disabled all the same', async () => {
    const { id } = await world.endpoint(await world.owner(), 'https://gone.example/hooks');
    const closed = await createTestDatabase(kind);
    await closed.database.close();
    const broken = policyOn(closed.database);
    broken.judge(gone(id), world.now);
    await broken.settled();
    expect(world.log.at(-1)).toContain('endpoint_disable_failed');
    expect(await world.metrics.text()).toContain('svc_failures_total{part="endpoint_disable"} 1');
    const policy = policyOn(test.database);
    policy.judge(gone(id), world.now);
    await policy.settled();
    expect(await getEndpoint(test.database.db, id)).toMatchObject({ enabled: false });
  });
});
