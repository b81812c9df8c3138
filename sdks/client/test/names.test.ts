import { ALL_ENDPOINTS, buildOpenApi, type Endpoint } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { SvcClient } from '../src/index.ts';
import * as operations from '../src/wire/operations.ts';

interface Sent {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ENDPOINTS: Readonly<Record<string, Endpoint>> = ALL_ENDPOINTS;

/** Every method of every resource, called once with texts for ids; what each sent, by `resource.method`. */
async function callAll(): Promise<Record<string, Sent>> {
  const found: Record<string, Sent> = {};
  let current = '';
  const svc = new SvcClient({
    baseUrl: 'https://api.example.org',
    apiKey: 'svc_sk_test_0123456789',
    organizationKey: 'mse_live_0123456789',
    patientSession: 'session',
    maxRetries: 0,
    middleware: [
      async ({ operation, url, init }) => {
        found[current] = { operation, url, method: init.method ?? '', headers: init.headers };
        return Response.json({ ok: true, data: {} });
      },
    ],
  });
  for (const [name, resource] of Object.entries(svc)) {
    for (const method of methodsOf(resource as object)) {
      current = `${name}.${method}`;
      const call = (resource as Record<string, (...args: unknown[]) => PromiseLike<unknown>>)[method];
      // Texts stand for ids, objects for what follows them.
      const ids = ENDPOINTS_WITH_IDS.has(current) ? ['id'] : [];
      await call
        ?.call(resource, ...ids, ...(current === 'mse.getVersion' ? [1] : []), {})
        .then(undefined, () => {});
    }
  }
  return found;
}

const ENDPOINTS_WITH_IDS = new Set([
  ...['medication', 'biomarker', 'outcome', 'relapse'].map((name) => `${name}.agent`),
  ...['getOrder', 'simulateOrder'].map((name) => `labs.${name}`),
  ...['getConnection', 'listMetrics', 'disconnect'].map((name) => `wearables.${name}`),
  ...['write', 'patch', 'get', 'listHistory', 'getVersion', 'diff', 'listAudit', 'sign', 'draft'].map(
    (name) => `mse.${name}`,
  ),
  ...['getSession', 'getImage'].map((name) => `retina.${name}`),
]);

const methodsOf = (resource: object) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(resource)).filter((name) => name !== 'constructor');

describe('endpoints, operations and methods', () => {
  it('are the same, by name: every endpoint has one method', async () => {
    const called = Object.values(await callAll()).map(({ operation }) => operation);
    expect(called.toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
    const described = Object.values(buildOpenApi().paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(called.toSorted()).toEqual(described.toSorted());
    expect(Object.keys(operations).toSorted()).toEqual(called.toSorted());
  });

  it('agree on method, path, credential and idempotency key', async () => {
    for (const { operation, method, url, headers } of Object.values(await callAll())) {
      const endpoint = ENDPOINTS[operation] as Endpoint;
      const path = endpoint.path.replace('{version}', '1').replace(/\{\w+\}/g, 'id');
      expect([method, new URL(url).pathname]).toEqual([endpoint.method, `/api${path}`]);
      const credential =
        endpoint.auth === 'patientSession' ? headers['cookie'] : headers['authorization']?.slice(7, 11);
      const wanted = endpoint.auth.startsWith('org(') ? 'mse_' : 'svc_';
      expect([operation, credential]).toEqual([
        operation,
        endpoint.auth === 'patientSession' ? 'svc_session=session' : wanted,
      ]);
      const takesKey = endpoint.requestHeaders?.['Idempotency-Key'] !== undefined;
      expect([operation, 'idempotency-key' in headers]).toEqual([operation, takesKey]);
    }
  });
});
