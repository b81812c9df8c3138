import { describe, expect, it } from 'vitest';
import { createGuardedClient, type EgressRequest } from './egress-client.ts';
import { EgressError } from './egress-error.ts';
import { BAD_ANSWERS, HOSTILE_URLS } from './hostile-urls.fixture.ts';
import { stubNetwork } from './network.fixture.ts';

const PUBLIC_ADDRESS = '93.184.216.34';

async function failureOf(
  client: ReturnType<typeof createGuardedClient>,
  request: EgressRequest,
): Promise<EgressError> {
  const error = await client.fetch(request).catch((error: unknown) => error);
  if (error instanceof EgressError) return error;
  throw new Error(`${request.url} was not refused`);
}

describe('[D:egress hostile] hostile URLs', () => {
  it('are 300 or more, all different', () => {
    const urls = Object.values(HOSTILE_URLS).flat();
    expect(urls.length).toBeGreaterThanOrEqual(300);
    expect(new Set(urls).size).toBe(urls.length);
  });

  // Every name resolves to a public address, so that nothing is refused by its answer instead of its URL.
  it.each(Object.entries(HOSTILE_URLS))(
    '%s: refused without a name resolved or a connection',
    async (_, urls) => {
      const network = stubNetwork();
      const resolve = async (hostname: string) => {
        network.resolved.push(hostname);
        return [PUBLIC_ADDRESS];
      };
      const client = createGuardedClient({ production: false, connect: network.connect, resolve });
      for (const url of urls) {
        const error = await failureOf(client, { url });
        expect([url, error.code]).toEqual([url, 'refused_address']);
        expect(error.rule).not.toBeNull();
      }
      expect([network.resolved, network.dialled]).toEqual([[], []]);
    },
  );

  it.each(BAD_ANSWERS)('a name that resolves to %j is refused without a connection', async (address) => {
    for (const answer of [[address], [PUBLIC_ADDRESS, address], [address, PUBLIC_ADDRESS]]) {
      const network = stubNetwork({ names: { 'receiver.example': [answer] } });
      const client = createGuardedClient({ production: true, ...network });
      const error = await failureOf(client, { url: 'https://receiver.example/' });
      expect(error.code).toBe('refused_address');
      expect(network.dialled).toEqual([]);
    }
  });

  it('say nothing of the address or the name', async () => {
    const network = stubNetwork({ names: { 'secret-name.example': [['10.1.2.3']] } });
    const client = createGuardedClient({ production: true, ...network });
    for (const url of [
      'https://secret-name.example/',
      'https://10.1.2.3/',
      'https://unknown-name.example/',
    ]) {
      const error = await failureOf(client, { url });
      const { message, cause, code, rule, reason } = error;
      expect(JSON.stringify([message, cause ?? null, code, rule, reason])).not.toMatch(/10\.1|name\.example/);
    }
  });
});
