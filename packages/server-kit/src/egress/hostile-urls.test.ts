import { describe, expect, it } from 'vitest';
import { createGuardedClient, type EgressRequest } from './egress-client.ts';
import { EgressError } from './egress-error.ts';
import { BAD_ANSWERS, HOSTILE_URLS } from '../../test/egress/hostile-urls.ts';
import { stubNetwork } from '../../test/egress/network.ts';

const PUBLIC_ADDRESS = '93.184.216.34';

/** URLs that must pass, each with what is dialled for it; the network is a stub. */
const PUBLIC_CONTROLS: readonly (readonly [string, string])[] = [
  ...[
    '1.1.1.1',
    '8.8.8.8',
    '9.9.9.9',
    '9.255.255.255',
    '11.0.0.0',
    '99.255.255.255',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '151.101.1.69',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '185.199.108.153',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '203.0.114.0',
    '223.255.255.255',
  ].map((address) => [`https://${address}/hooks`, `${address} 443`] as const),
  ...['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001:82a::200e'].map(
    (address) => [`https://[${address}]/hooks`, `${address} 443`] as const,
  ),
  ['https://receiver.example/hooks', `${PUBLIC_ADDRESS} 443`],
  ['http://receiver.example/hooks', `${PUBLIC_ADDRESS} 80`],
  ['https://RECEIVER.example/10.0.0.1', `${PUBLIC_ADDRESS} 443`],
  ['https://receiver.example:8443/?url=http://127.0.0.1/', `${PUBLIC_ADDRESS} 8443`],
  ['http://receiver.example:8080/#@169.254.169.254', `${PUBLIC_ADDRESS} 8080`],
];

async function failureOf(
  client: ReturnType<typeof createGuardedClient>,
  request: EgressRequest,
): Promise<EgressError> {
  const error = await client.fetch(request).catch((error: unknown) => error);
  if (error instanceof EgressError) return error;
  throw new Error(`${request.url} was not refused`);
}

describe('hostile URLs [D:egress hostile]', () => {
  it('are 300 or more, all different, beside 30 that must pass', () => {
    expect(PUBLIC_CONTROLS).toHaveLength(30);
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

  it.each(BAD_ANSWERS)(
    'a name that resolves to %j is refused without a connection [D:egress resolve]',
    async (address) => {
      for (const answer of [[address], [PUBLIC_ADDRESS, address], [address, PUBLIC_ADDRESS]]) {
        const network = stubNetwork({ names: { 'receiver.example': [answer] } });
        const client = createGuardedClient({ production: true, ...network });
        const error = await failureOf(client, { url: 'https://receiver.example/' });
        expect(error.code).toBe('refused_address');
        expect(network.dialled).toEqual([]);
      }
    },
  );

  it.each(PUBLIC_CONTROLS)(
    '%s, which is public, is dialled at %s: the guard is no wall',
    async (url, place) => {
      const network = stubNetwork({ names: { 'receiver.example': [[PUBLIC_ADDRESS]] } });
      const client = createGuardedClient({ production: false, ...network });
      expect(await failureOf(client, { url })).toMatchObject({ code: 'connection_error', rule: null });
      expect(network.dialled).toEqual([place]);
    },
  );

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
