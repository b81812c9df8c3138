import { createOperatorClient } from '@svc/server-kit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type LoopbackServer, startLoopbackServer } from '../../test/loopback-server.ts';
import { readyProvider } from '../../test/ready-provider.ts';
import { ProviderTroubleError } from './provider-error.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { registerPerson } from './register-person.ts';

const egress = createOperatorClient();
const fetchProvider = createProviderFetch(egress);
const tokens = { accessToken: 'token-1', refreshToken: null, expiresAt: null, subject: null };
let server: LoopbackServer;
afterEach(() => server.close());
afterAll(() => egress.close());

describe('making a person known to the provider', () => {
  const register = async (code: string, status: number) => {
    server = await startLoopbackServer(() => ({ status, json: {} }));
    const provider = readyProvider(code, { dataUrl: server.url });
    return registerPerson(provider, { tokens, connectionId: 'wear_1' }, fetchProvider);
  };

  it.each([200, 201, 409])('by the id of the connection and nothing else; %i is fine', async (status) => {
    await register('polar', status);
    expect(server.seen).toMatchObject([
      { method: 'POST', path: '/v3/users', headers: { authorization: 'Bearer token-1' } },
    ]);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ 'member-id': 'wear_1' });
  });

  it.each([302, 400, 401, 403, 500])('%i is trouble: nothing is connected then', async (status) => {
    await expect(register('polar', status)).rejects.toThrow(ProviderTroubleError);
  });

  it('is not done where nobody asks for it', async () => {
    await register('oura', 500);
    expect(server.seen).toEqual([]);
  });
});
