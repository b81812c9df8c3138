import { bearer, type Client } from './call.ts';

interface NewKey {
  readonly kind: 'secret' | 'publishable';
  readonly mode: 'test' | 'live';
  readonly origins?: readonly string[];
}

/** The admin API of one process, as the command line calls it. Throws when it refuses. */
export interface AdminClient {
  newAccount(settings: { plan: string; productionApproved: boolean }): Promise<string>;
  updateAccount(id: string, patch: object): Promise<void>;
  newKey(accountId: string, key: NewKey): Promise<{ id: string; key: string }>;
  revoke(keyId: string): Promise<void>;
  /** The successor. */
  rotate(keyId: string, overlapSeconds: number): Promise<string>;
  setOrigins(keyId: string, origins: readonly string[]): Promise<void>;
  /** With a key for all of its exams that no rate limit holds back. */
  newOrganization(): Promise<{ id: string; key: string }>;
}

interface CreatedKey {
  readonly key: string;
  readonly record: { readonly id: string };
}

/** A call of the admin API: the `data` of its answer. Throws when it refuses. */
export function adminCall(client: Client, port: number, token: string) {
  return async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const answer = await client.send({
      port,
      method,
      path: `/api/admin/v1${path}`,
      headers: { ...bearer(token), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return (JSON.parse(answer.text) as { data: Data }).data;
  };
}

export function adminClient(client: Client, port: number, token: string): AdminClient {
  const call = adminCall(client, port, token);
  return {
    newAccount: async (settings) =>
      (await call<{ id: string }>('POST', '/accounts', { name: 'Proof', ...settings })).id,
    updateAccount: async (id, patch) => void (await call('PATCH', `/accounts/${id}`, patch)),
    async newKey(accountId, key) {
      const created = await call<CreatedKey>('POST', '/keys', { accountId, ...key });
      return { id: created.record.id, key: created.key };
    },
    revoke: async (keyId) => void (await call('POST', `/keys/${keyId}/revoke`)),
    rotate: async (keyId, overlapSeconds) =>
      (await call<CreatedKey>('POST', `/keys/${keyId}/rotate`, { overlapSeconds })).key,
    async newOrganization() {
      const { id } = await call<{ id: string }>('POST', '/organizations', { name: 'Proof' });
      const { key } = await call<{ key: string }>('POST', '/organization-keys', {
        organizationId: id,
        scopes: ['mse:read', 'mse:write', 'mse:sign'],
        sustainedPerSecond: 1_000_000,
        burstPerSecond: 1_000_000,
      });
      return { id, key };
    },
    setOrigins: async (keyId, origins) => void (await call('PATCH', `/keys/${keyId}`, { origins })),
  };
}
