import { describe, expect, it } from 'vitest';
import {
  ATTEMPTS_PER_ENDPOINT,
  CLAIMS_PER_QUICK_ENDPOINT,
  createEndpointConcurrency,
  type EndpointConcurrency,
} from './endpoint-concurrency.ts';

const QUICK = { outcome: 'delivered', durationMs: 20 };
const slow = (durationMs: number) => ({ outcome: 'delivered', durationMs });
const REFUSAL = { outcome: 'http_status', durationMs: 3 };
const REFUSAL_LATE = { outcome: 'http_status', durationMs: 251 };
const TIMEOUT = { outcome: 'timeout', durationMs: 15_000 };

describe('the concurrency of an endpoint [D:dead endpoint]', () => {
  function start(concurrency: EndpointConcurrency, id: string): void {
    concurrency.claim(id);
    concurrency.start(id);
  }

  /** An endpoint after attempts, one after the other. */
  function after(tries: readonly { outcome: string; durationMs: number }[]) {
    const concurrency = createEndpointConcurrency();
    for (const one of tries) {
      start(concurrency, 'wh_1');
      concurrency.end('wh_1', one);
    }
    return concurrency;
  }

  it('is unspoken of until something is under way, and then what is left', () => {
    const concurrency = createEndpointConcurrency();
    expect(concurrency.claimLimits().size).toBe(0);
    for (let left = ATTEMPTS_PER_ENDPOINT - 1; left >= 0; left--) {
      start(concurrency, 'wh_1');
      expect([concurrency.claimLimits().get('wh_1'), concurrency.isFull('wh_1')]).toEqual([left, left === 0]);
    }
    concurrency.end('wh_1', REFUSAL_LATE);
    expect([concurrency.claimLimits().get('wh_1'), concurrency.isFull('wh_1')]).toEqual([1, false]);
  });

  it('is more for an endpoint that answers quickly: four attempts run at once and the other claims wait', () => {
    const concurrency = after([QUICK]);
    for (let i = 0; i < CLAIMS_PER_QUICK_ENDPOINT; i++) concurrency.claim('wh_1');
    expect([concurrency.claimLimits().get('wh_1'), concurrency.isFull('wh_1')]).toEqual([0, true]);
    const mayStart = [];
    for (let i = 0; i < ATTEMPTS_PER_ENDPOINT; i++) {
      mayStart.push(concurrency.mayStart('wh_1'));
      concurrency.start('wh_1');
    }
    expect([...mayStart, concurrency.mayStart('wh_1')]).toEqual([true, true, true, true, false]);
    concurrency.end('wh_1', QUICK);
    expect([concurrency.claimLimits().get('wh_1'), concurrency.mayStart('wh_1')]).toEqual([1, true]);
  });

  it('is given back with a claim that was not attempted', () => {
    const concurrency = createEndpointConcurrency();
    concurrency.claim('wh_1');
    expect(concurrency.claimLimits().get('wh_1')).toBe(ATTEMPTS_PER_ENDPOINT - 1);
    concurrency.release('wh_1');
    expect(concurrency.claimLimits().size).toBe(0);
  });

  it('remembers the 64 endpoints that answered quickly last', () => {
    const concurrency = createEndpointConcurrency();
    for (let i = 0; i <= 64; i++) {
      start(concurrency, `wh_${i}`);
      concurrency.end(`wh_${i}`, QUICK);
    }
    expect([concurrency.claimLimits().size, concurrency.claimLimits().has('wh_0')]).toEqual([64, false]);
  });

  it.each([
    ['two timeouts', [TIMEOUT, TIMEOUT], undefined],
    ['three timeouts in a row', [TIMEOUT, TIMEOUT, TIMEOUT], 1],
    ['three timeouts with an answer between them', [TIMEOUT, TIMEOUT, QUICK, TIMEOUT], undefined],
    ['an answer after three timeouts', [TIMEOUT, TIMEOUT, TIMEOUT, slow(251)], undefined],
    [
      'a quick answer after three timeouts',
      [TIMEOUT, TIMEOUT, TIMEOUT, slow(250)],
      CLAIMS_PER_QUICK_ENDPOINT,
    ],
    ['three answers after 5 s', [slow(5_000), slow(5_000), slow(5_000)], 1],
    ['three answers just before 5 s', [slow(4_999), slow(4_999), slow(4_999)], undefined],
    ['a timeout after a quick answer', [QUICK, TIMEOUT], undefined],
    ['many quick refusals', [REFUSAL, REFUSAL, REFUSAL, REFUSAL], CLAIMS_PER_QUICK_ENDPOINT],
  ])('after %s', (_, tries, limit) => {
    expect(after(tries).claimLimits().get('wh_1')).toBe(limit);
  });

  it('is one attempt at a time for a slow endpoint', () => {
    const concurrency = after([TIMEOUT, TIMEOUT, TIMEOUT]);
    start(concurrency, 'wh_1');
    expect([
      concurrency.claimLimits().get('wh_1'),
      concurrency.isFull('wh_1'),
      concurrency.mayStart('wh_1'),
    ]).toEqual([0, true, false]);
  });

  it('slow endpoints hold four slots between them, each in its turn', () => {
    const concurrency = createEndpointConcurrency();
    const ids = Array.from({ length: 10 }, (_, i) => `wh_${i}`);
    for (let i = 0; i < 3; i++) {
      for (const id of ids) {
        start(concurrency, id);
        concurrency.end(id, TIMEOUT);
      }
    }
    const open = () => [...concurrency.claimLimits()].filter(([, limit]) => limit > 0).map(([id]) => id);
    expect(open()).toEqual(['wh_0', 'wh_1', 'wh_2', 'wh_3']);
    for (const id of open()) start(concurrency, id);
    expect(open()).toEqual([]);
    for (const id of ids.slice(0, 4)) concurrency.end(id, TIMEOUT);
    expect(open()).toEqual(['wh_4', 'wh_5', 'wh_6', 'wh_7']);
  });
});
