import { createAddressLimiter, type Credential, type LimitDecision, UNLIMITED } from '@svc/store';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { developerPolicies } from './developer-policy.ts';

const START = Date.UTC(2026, 10, 21, 12);
const ORIGIN = 'https://app.example.org';
const BURST = 3;
const ALLOWED: LimitDecision = {
  allowed: true,
  limit: 50,
  remaining: 49,
  resetAtSeconds: START / 1000,
  retryAfterSeconds: 0,
};

function credential(over: Partial<Credential>): Credential {
  return {
    keyId: 'key_1',
    keyStart: 'svc_sk_test_abcd',
    accountId: 'acct_1',
    kind: 'publishable',
    mode: 'live',
    plan: 'enterprise',
    productionApproved: true,
    origins: new Set([ORIGIN]),
    limits: null,
    expiresAtMs: null,
    revision: '1',
    ...over,
  };
}

/** One more request than an address may send, and one of another address: their statuses, and how many the account was charged. */
async function flood(found: Credential) {
  let charged = 0;
  const limitedBy: string[] = [];
  const clock = () => START;
  const limiter = () => createAddressLimiter({ clock, perSecond: 1, burst: BURST });
  const { secretOrPublishable } = developerPolicies({
    credentials: { lookup: () => found },
    limiter: {
      take() {
        charged++;
        return ALLOWED;
      },
    },
    unauthenticated: limiter(),
    browserClients: limiter(),
    onLimited: (by) => void limitedBy.push(by),
  });
  const app = Fastify();
  app.decorateRequest('credential', null);
  app.setErrorHandler((error: Error & { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(error.message),
  );
  const guard = secretOrPublishable({
    policy: 'secretOrPublishable',
    pattern: '/',
    methods: ['GET'],
    endpoint: undefined,
  });
  app.get('/', { onRequest: guard }, () => ({}));
  const statuses: number[] = [];
  const headers = { authorization: 'Bearer key', origin: ORIGIN };
  for (const remoteAddress of [...Array<string>(BURST + 1).fill('192.0.2.1'), '192.0.2.200'])
    statuses.push((await app.inject({ url: '/', headers, remoteAddress })).statusCode);
  await app.close();
  return { statuses, charged, limitedBy };
}

describe('a browser that sends more than its address may', () => {
  it.each<[string, Partial<Credential>]>([
    ['a test key', { mode: 'test', plan: 'sandbox' }],
    ['a key without limits', {}],
    ['a key of a plan', { plan: 'launch', limits: { sustainedPerSecond: 10, burstPerSecond: 20 } }],
    [
      'a key just below the ceiling',
      { limits: { sustainedPerSecond: UNLIMITED - 1, burstPerSecond: UNLIMITED } },
    ],
  ])('is refused with %s, at the cost of nobody else', async (_, over) => {
    expect(await flood(credential(over))).toEqual({
      statuses: [200, 200, 200, 429, 200],
      charged: BURST + 1,
      limitedBy: ['address'],
    });
  });

  it.each<[string, Partial<Credential>]>([
    [
      'a publishable key at the ceiling',
      { limits: { sustainedPerSecond: UNLIMITED, burstPerSecond: UNLIMITED } },
    ],
    ['a secret key', { kind: 'secret' }],
    ['a secret test key', { kind: 'secret', mode: 'test' }],
  ])('is left to the limit of its account with %s', async (_, over) => {
    expect(await flood(credential(over))).toEqual({
      statuses: [200, 200, 200, 200, 200],
      charged: BURST + 2,
      limitedBy: [],
    });
  });
});
