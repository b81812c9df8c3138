import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDnsResolver, type Resolve, resolveBySystem } from './resolve.ts';

const A = 1;
const AAAA = 28;
const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

/** What each name has: bytes of its addresses by record type, or the code of a failure. */
const ZONE: Readonly<Record<string, Readonly<Record<number, readonly number[][] | number>>>> = {
  'both.example': {
    [A]: [
      [93, 184, 216, 34],
      [10, 0, 0, 1],
    ],
    [AAAA]: [[0x26, 6, ...Array(13).fill(0), 1]],
  },
  'four.example': { [A]: [[1, 1, 1, 1]], [AAAA]: [] },
  'six.example': { [A]: [], [AAAA]: [[...Array(15).fill(0), 1]] },
  'half.example': { [A]: [[1, 1, 1, 1]], [AAAA]: SERVER_FAILURE },
  'empty.example': { [A]: [], [AAAA]: [] },
};

const asked: string[] = [];
const server = createSocket('udp4', (query, peer) => server.send(answerTo(query), peer.port, peer.address));
let resolve: Resolve;

beforeAll(async () => {
  await new Promise<void>((done) => server.bind(0, '127.0.0.1', done));
  resolve = createDnsResolver([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

/** The answer of a name server to one question (RFC 1035). */
function answerTo(query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] as number; length > 0; length = query[at] as number) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.').toLowerCase();
  const type = query.readUInt16BE(at + 1);
  const found = ZONE[name]?.[type] ?? NAME_ERROR;
  const records = typeof found === 'number' ? [] : found;
  asked.push(name);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(query.readUInt16BE(0), 0);
  head.writeUInt16BE(0x8180 | (typeof found === 'number' ? found : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map((bytes) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
  );
  return Buffer.concat([head, query.subarray(12, at + 5), ...answers]);
}

describe('the addresses of a name [D:egress resolve]', () => {
  it.each([
    ['both.example', ['93.184.216.34', '10.0.0.1', '2606::1']],
    ['four.example', ['1.1.1.1']],
    ['six.example', ['::1']],
    ['half.example', ['1.1.1.1']],
  ])('%s are all it has, IPv4 first', async (name, expected) => {
    expect((await resolve(name)).toSorted()).toEqual(expected.toSorted());
    expect((await resolve(name))[0]).toMatch(expected.some((ip) => ip.includes('.')) ? /\./ : /:/);
  });

  it.each([
    ['unknown.example', 'ENOTFOUND'],
    ['empty.example', 'ENODATA'],
  ])('%s: %s', async (name, code) => {
    await expect(resolve(name)).rejects.toMatchObject({ code });
  });

  it('are asked of the name servers: the hosts file of this machine has no say', async () => {
    asked.length = 0;
    await expect(resolve('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(resolve('unknown')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    // No search domain was tried either.
    expect(asked.filter((name) => !['localhost', 'unknown'].includes(name))).toEqual([]);
  });

  it('that the operator set come from the system, hosts file included', async () => {
    expect(await resolveBySystem('localhost')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^127\.|^::1$/)]),
    );
  });
});
