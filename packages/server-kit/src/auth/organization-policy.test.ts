import type { OrganizationScope } from '@svc/contracts';
import { createAddressLimiter, type LimitDecision, type OrganizationCredential } from '@svc/store';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { organizationPolicies } from './organization-policy.ts';

const START = Date.UTC(2026, 10, 21, 12);
const ALLOWED: LimitDecision = {
  allowed: true,
  limit: 50,
  remaining: 49,
  resetAtSeconds: START / 1000,
  retryAfterSeconds: 0,
};
const SPENT: LimitDecision = {
  ...ALLOWED,
  allowed: false,
  remaining: 0,
  retryAfterSeconds: 2,
  limitedBy: 'peak',
};

function credential(over: Partial<OrganizationCredential> = {}): OrganizationCredential {
  return {
    keyId: 'okey_1',
    organizationId: 'org_1',
    active: true,
    scopes: new Set<OrganizationScope>(['mse:read', 'mse:write', 'mse:sign']),
    limits: null,
    expiresAtMs: null,
    revision: '1',
    ...over,
  };
}

interface Setting {
  /** What the key turns out to be. */
  readonly found?: OrganizationCredential | null | Promise<OrganizationCredential | null>;
  readonly decision?: LimitDecision | Promise<LimitDecision>;
  readonly audit?: () => Promise<void>;
  readonly methods?: readonly string[];
  readonly headers?: Record<string, string>;
}

/** Sends one request through the policy of `mse:write`; says what came of it, and in which order. */
async function pass({
  found = credential(),
  decision = ALLOWED,
  audit = () => Promise.resolve(),
  methods = ['POST'],
  headers = { authorization: 'Bearer mse_live_x', 'content-type': 'application/json' },
}: Setting) {
  const steps: string[] = [];
  const policies = organizationPolicies({
    organizations: {
      lookup(key) {
        steps.push(`lookup ${key}`);
        return found;
      },
    },
    limiter: {
      take({ keyId }) {
        steps.push(`take ${keyId}`);
        return decision;
      },
    },
    unauthenticated: createAddressLimiter({ clock: () => START, perSecond: 10, burst: 100 }),
    async onDenied(_request, { keyId }) {
      await audit();
      steps.push(`denied ${keyId}`);
    },
    onLimited: (by) => void steps.push(`limited ${by}`),
  });
  const guard = policies['org(mse:write)']({
    policy: 'org(mse:write)',
    pattern: '/',
    methods,
    endpoint: undefined,
  });
  const app = Fastify();
  app.decorateRequest('organization', null);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.setErrorHandler((error: Error & { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(error.message),
  );
  app.route({
    method: [...methods],
    url: '/',
    onRequest: guard,
    handler: (request) => ({ organization: request.organization?.organizationId }),
  });
  const [method = 'POST'] = methods;
  const response = await app.inject({ method: method as 'POST', url: '/', headers, payload: '{}' });
  await app.close();
  return {
    status: response.statusCode,
    payload: response.payload,
    limit: response.headers['x-ratelimit-limit'],
    steps,
  };
}

describe('the policies of organization keys', () => {
  it.each([
    ['at once', credential(), ALLOWED],
    ['later', Promise.resolve(credential()), Promise.resolve(ALLOWED)],
  ])(
    'lets a key with the scope in and says whose it is, when key and limit are known %s',
    async (_when, found, decision) => {
      expect(await pass({ found, decision })).toEqual({
        status: 200,
        payload: '{"organization":"org_1"}',
        limit: '50',
        steps: ['lookup mse_live_x', 'take okey_1'],
      });
    },
  );

  it.each([
    ['without a header', {}, []],
    ['with another scheme', { authorization: 'Basic x' }, []],
    ['with an unknown key', { authorization: 'Bearer y' }, ['lookup y']],
  ])('refuses a request %s with 401, charged to its address [2:7 401]', async (_name, headers, steps) => {
    const answer = await pass({ found: null, headers });
    expect([answer.status, answer.limit, answer.steps]).toEqual([401, '100', steps]);
  });

  it.each([
    ['of an inactive organization', { active: false }, 'The organization of this key is not active.'],
    [
      'without the scope',
      { scopes: new Set(['mse:read', 'mse:sign'] as const) },
      'This key lacks the scope mse:write.',
    ],
    ['without any scope', { scopes: new Set<OrganizationScope>() }, 'This key lacks the scope mse:write.'],
    [
      'of an inactive organization and without the scope',
      { active: false, scopes: new Set<OrganizationScope>() },
      'The organization of this key is not active.',
    ],
  ])(
    'refuses a key %s with 403 once that is written down, charged to the key [2:7 403]',
    async (_name, over, message) => {
      expect(await pass({ found: credential(over) })).toEqual({
        status: 403,
        payload: message,
        limit: '50',
        steps: ['lookup mse_live_x', 'take okey_1', 'denied okey_1'],
      });
    },
  );

  it('a refusal that cannot be written down is an error of ours', async () => {
    const audit = () => Promise.reject(new Error('down'));
    const answer = await pass({ found: credential({ active: false }), audit });
    expect([answer.status, answer.payload]).toEqual([500, 'down']);
  });

  it('refuses a key over its limit with 429 and says which limit [2:7 429]', async () => {
    const answer = await pass({ decision: SPENT });
    expect(answer).toMatchObject({
      status: 429,
      payload: 'Limit reached: peak requests per second of the plan. Try again in 2 s.',
    });
    expect(answer.steps).toEqual(['lookup mse_live_x', 'take okey_1', 'limited peak']);
  });

  it('403 comes before 429, and 429 before 415 [D:order of checks]', async () => {
    const plain = { authorization: 'Bearer mse_live_x', 'content-type': 'text/plain' };
    const inactive = credential({ active: false });
    expect((await pass({ found: inactive, decision: SPENT, headers: plain })).status).toBe(403);
    expect((await pass({ decision: SPENT, headers: plain })).status).toBe(429);
    expect((await pass({ headers: plain })).status).toBe(415);
  });

  it('a GET has no body that could be wrong', async () => {
    const headers = { authorization: 'Bearer mse_live_x', 'content-type': 'text/plain' };
    expect((await pass({ methods: ['GET'], headers })).status).toBe(200);
  });

  it.each([
    ['the lookup', 'found'],
    ['the limiter', 'decision'],
  ])('passes on that %s failed', async (_name, part) => {
    const answer = await pass({ [part]: Promise.reject(new Error('away')) });
    expect([answer.status, answer.payload]).toEqual([500, 'away']);
  });
});
