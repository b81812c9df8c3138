import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { RECEIVER_CERTIFICATE, RECEIVER_KEY } from '../../test/egress/certificate.ts';
import {
  createGuardedClient,
  createOperatorClient,
  type EgressClient,
  type EgressRequest,
} from './egress-client.ts';
import { EgressError } from './egress-error.ts';
import { stubNetwork } from '../../test/egress/network.ts';

const PUBLIC = '93.184.216.34';
const OTHER_PUBLIC = '151.101.1.69';
const PUBLIC_IPV6 = '2606:4700:4700::1111';
const NAME = 'receiver.example';

/** What the test at hand opened. */
const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A server on a free port of 127.0.0.1, with every socket it ever accepted. */
async function listen<Kind extends Server>(server: Kind): Promise<{ port: number; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const receiver = (handler: Handler) => listen(createServer({ keepAliveTimeout: 60_000 }, handler));
/** A receiver that writes what it likes once it has read something. */
const rawReceiver = (answer: (socket: Socket, nth: number) => void) => {
  let requests = 0;
  return listen(createTcpServer((socket) => void socket.on('data', () => answer(socket, ++requests))));
};

function keep(client: EgressClient): EgressClient {
  open.push(client);
  return client;
}

/** A client that may call one port of this machine. */
const allowing = (port: number) =>
  keep(createGuardedClient({ production: false, allow: [{ host: '127.0.0.1', port }] }));
const here = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;

/** A client on a network without a network, whose public addresses lead to ports of this machine. */
function stubbed(options: Parameters<typeof stubNetwork>[0] & { ca?: string; clock?: () => number }) {
  const network = stubNetwork(options);
  const { ca, clock } = options;
  const client = keep(createGuardedClient({ production: false, ...network, ca, clock }));
  return { client, network };
}

async function failure(client: EgressClient, request: EgressRequest): Promise<EgressError> {
  const error = await client.fetch(request).catch((error: unknown) => error);
  if (error instanceof EgressError) return error;
  throw new Error(`no failure but ${JSON.stringify(error)}`);
}

const text = (body: Uint8Array) => Buffer.from(body).toString();
const closed = (socket: Socket | undefined) =>
  new Promise<void>((resolve) => {
    if (socket === undefined || socket.destroyed) return resolve();
    socket.once('close', () => resolve());
  });

describe('a request to a receiver [D:egress fetch]', () => {
  it('arrives as it was given and its answer is given back', async () => {
    const { port } = await receiver(async (request, response) => {
      const body = (await request.toArray()).join('');
      const { host, 'content-length': length, 'x-a': a, 'accept-encoding': encoding } = request.headers;
      response.writeHead(202, { 'x-answer': 'yes', 'set-cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify([request.method, request.url, host, length, a, encoding, body]));
    });
    const answer = await allowing(port).fetch({
      url: here(port, '/hook?x=1#not-sent'),
      method: 'POST',
      headers: { 'X-A': '1' },
      body: 'Zoë',
    });
    expect([answer.status, answer.isCut, answer.headers['x-answer'], answer.headers['set-cookie']]).toEqual([
      202,
      false,
      'yes',
      'a=1, b=2',
    ]);
    expect(JSON.parse(text(answer.body))).toEqual([
      'POST',
      '/hook?x=1',
      `127.0.0.1:${port}`,
      '4',
      '1',
      'identity',
      'Zoë',
    ]);
  });

  it.each([301, 302, 303, 307, 308])('is not redirected by a %i: it is the answer', async (status) => {
    let followed = 0;
    const elsewhere = await receiver((_, response) => {
      followed++;
      response.end();
    });
    const { port } = await receiver((_, response) => {
      response.writeHead(status, { location: here(elsewhere.port) }).end();
    });
    const client = keep(
      createGuardedClient({
        production: false,
        allow: [port, elsewhere.port].map((port) => ({ host: '127.0.0.1', port })),
      }),
    );
    const answer = await client.fetch({ url: here(port), method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.location, followed]).toEqual([status, here(elsewhere.port), 0]);
  });

  it.each(['Host', 'connection', 'Content-Length', 'transfer-encoding', 'Upgrade', 'accept-encoding'])(
    'cannot carry the header %s of a caller',
    async (name) => {
      const { client, network } = stubbed({ names: { [NAME]: [[PUBLIC]] } });
      await expect(client.fetch({ url: `http://${NAME}/`, headers: { [name]: 'x' } })).rejects.toThrow(
        TypeError,
      );
      expect(network.resolved).toEqual([]);
    },
  );

  it('cannot be split by a line break in a header', async () => {
    const { client, network } = stubbed({ names: { [NAME]: [[PUBLIC]] } });
    const request = { url: `http://${NAME}/`, headers: { 'x-a': '1\r\nhost: 10.0.0.1' } };
    await expect(client.fetch(request)).rejects.toThrow(TypeError);
    expect(network.dialled).toEqual([]);
  });

  it.each([
    ['receives 204', (response: ServerResponse) => response.writeHead(204).end(), 204],
    ['receives 500', (response: ServerResponse) => response.writeHead(500).end('no'), 500],
    ['receives 410', (response: ServerResponse) => response.writeHead(410).end(), 410],
  ])('%s as an answer', async (_, answer, status) => {
    const { port } = await receiver((_, response) => void answer(response));
    expect((await allowing(port).fetch({ url: here(port) })).status).toBe(status);
  });

  it('for the head alone ignores the size of a body that does not come', async () => {
    const { port } = await receiver((_, response) =>
      response.writeHead(200, { 'content-length': 1e8 }).end(),
    );
    expect(await allowing(port).fetch({ url: here(port), method: 'HEAD' })).toMatchObject({ status: 200 });
  });
});

describe('a name [D:egress dial]', () => {
  it('is resolved once and the checked address is dialled, with the name as Host [D:egress resolve]', async () => {
    const { port } = await receiver((request, response) => response.end(request.headers.host));
    const { client, network } = stubbed({ names: { [NAME]: [[PUBLIC]] }, peers: { [PUBLIC]: port } });
    expect(text((await client.fetch({ url: `http://${NAME}:8080/` })).body)).toBe(`${NAME}:8080`);
    expect([network.resolved, network.dialled]).toEqual([[NAME], [`${PUBLIC} 8080`]]);
  });

  it('that is public first and private when asked again leads to the first checked address alone', async () => {
    const { port } = await receiver((_, response) => response.end('first'));
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC], ['127.0.0.1'], ['169.254.169.254']] },
      peers: { [PUBLIC]: port },
    });
    for (let round = 0; round < 5; round++)
      expect(text((await client.fetch({ url: `http://${NAME}/` })).body)).toBe('first');
    expect([network.resolved, network.dialled]).toEqual([[NAME], [`${PUBLIC} 80`]]);
  });

  it('that is private by the time a new connection is needed is refused then', async () => {
    const { port } = await receiver((_, response) => response.writeHead(200, { connection: 'close' }).end());
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC], ['127.0.0.1']] },
      peers: { [PUBLIC]: port },
    });
    await client.fetch({ url: `http://${NAME}/` });
    expect(await failure(client, { url: `http://${NAME}/` })).toMatchObject({
      code: 'refused_address',
      rule: 'loopback',
    });
    expect(network.dialled).toEqual([`${PUBLIC} 80`]);
  });

  it.each([
    ['127.0.0.1', 'connected_elsewhere'],
    [OTHER_PUBLIC, 'connected_elsewhere'],
    ['', 'connected_elsewhere'],
  ])('whose socket turns out to be connected to %j is refused before a byte is sent', async (peer, rule) => {
    let received = 0;
    const { port, sockets } = await rawReceiver(() => received++);
    const { client } = stubbed({
      names: { [NAME]: [[PUBLIC]] },
      peers: { [PUBLIC]: port },
      remoteAddress: peer,
    });
    const request = { url: `http://${NAME}/`, method: 'POST', body: 'secret' };
    expect(await failure(client, request)).toMatchObject({ code: 'refused_address', rule });
    await closed(sockets[0]);
    expect(received).toBe(0);
  });

  it('is dialled at its next checked address when the first refuses', async () => {
    const { port } = await receiver((_, response) => response.end('here'));
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC_IPV6, PUBLIC]] },
      peers: { [PUBLIC]: port },
    });
    expect(text((await client.fetch({ url: `http://${NAME}/` })).body)).toBe('here');
    expect(network.dialled).toEqual([`${PUBLIC_IPV6} 80`, `${PUBLIC} 80`]);
  });

  it('is dialled at its next checked address when the first does not answer for 3 s', async () => {
    const { port } = await receiver((_, response) => response.end('here'));
    const { client } = stubbed({
      names: { [NAME]: [[OTHER_PUBLIC, PUBLIC]] },
      peers: { [OTHER_PUBLIC]: 'hangs', [PUBLIC]: port },
    });
    expect(text((await client.fetch({ url: `http://${NAME}/` })).body)).toBe('here');
  });

  it('with many addresses is dialled at four of them at most', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `93.184.216.${index + 1}`);
    const { client, network } = stubbed({ names: { [NAME]: [many] } });
    expect(await failure(client, { url: `http://${NAME}/` })).toMatchObject({
      code: 'connection_error',
      reason: 'ECONNREFUSED',
    });
    expect(network.dialled).toHaveLength(4);
  });

  it('that does not exist is a DNS failure', async () => {
    const { client, network } = stubbed({});
    expect(await failure(client, { url: `http://${NAME}/` })).toMatchObject({
      code: 'dns_failure',
      reason: 'ENOTFOUND',
    });
    expect(network.dialled).toEqual([]);
  });

  it('without an address is a DNS failure', async () => {
    const { client } = stubbed({ names: { [NAME]: [[]] } });
    expect(await failure(client, { url: `http://${NAME}/` })).toMatchObject({ code: 'dns_failure' });
  });
});

describe('https [D:egress tls]', () => {
  const secureReceiver = async () => {
    const names: (string | false | undefined)[] = [];
    const server = createTlsServer({ cert: RECEIVER_CERTIFICATE, key: RECEIVER_KEY }, (request, response) => {
      names.push((request.socket as Socket & { servername?: string | false }).servername);
      response.end(request.headers.host);
    });
    return { ...(await listen(server)), names };
  };

  it('shows and checks the name of the URL, not the address that was dialled', async () => {
    const { port, names } = await secureReceiver();
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC]] },
      peers: { [PUBLIC]: port },
      ca: RECEIVER_CERTIFICATE,
    });
    for (let round = 0; round < 3; round++)
      expect(text((await client.fetch({ url: `https://${NAME}/` })).body)).toBe(NAME);
    expect([names, network.dialled]).toEqual([[NAME, NAME, NAME], [`${PUBLIC} 443`]]);
  });

  it('with an address in the URL checks the certificate for the address', async () => {
    const { port, names } = await secureReceiver();
    const allow = [{ host: '127.0.0.1', port }];
    const client = keep(createGuardedClient({ production: false, allow, ca: RECEIVER_CERTIFICATE }));
    expect((await client.fetch({ url: `https://127.0.0.1:${port}/` })).status).toBe(200);
    expect(names).toEqual([false]);
  });

  it('refuses a certificate for another name', async () => {
    const { port, names } = await secureReceiver();
    const { client } = stubbed({
      names: { 'other.example': [[PUBLIC]] },
      peers: { [PUBLIC]: port },
      ca: RECEIVER_CERTIFICATE,
    });
    expect(await failure(client, { url: 'https://other.example/' })).toMatchObject({
      code: 'connection_error',
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    expect(names).toEqual([]);
  });

  it('refuses a certificate nobody vouches for', async () => {
    const { port } = await secureReceiver();
    const { client } = stubbed({ names: { [NAME]: [[PUBLIC]] }, peers: { [PUBLIC]: port } });
    expect(await failure(client, { url: `https://${NAME}/` })).toMatchObject({
      code: 'connection_error',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });
});

describe('time [D:egress caps]', () => {
  const slow = 150;

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    ['sends half a head', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-a: ')],
    ['sends a head and no body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n')],
    [
      'sends a byte of the body now and then',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
        drip(socket, 'x');
      },
    ],
    ['sends interim answers without end', (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    [
      'sends chunks without end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
        drip(socket, '1\r\nx\r\n');
      },
    ],
  ])('runs out for a receiver that %s, and its connection is closed', async (_, answer) => {
    const { port, sockets } = await rawReceiver(answer);
    const client = allowing(port);
    expect(await failure(client, { url: here(port), deadlineMs: slow })).toMatchObject({ code: 'timeout' });
    await closed(sockets[0]);
    expect(sockets).toHaveLength(1);
  });

  it('runs out for an address that never connects, and the half-open socket is closed', async () => {
    const { client, network } = stubbed({ names: { [NAME]: [[PUBLIC]] }, peers: { [PUBLIC]: 'hangs' } });
    expect(await failure(client, { url: `http://${NAME}/`, deadlineMs: slow })).toMatchObject({
      code: 'timeout',
    });
    expect(network.sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('runs out for a name that is never resolved', async () => {
    const network = stubNetwork();
    const client = keep(
      createGuardedClient({ production: true, ...network, resolve: () => new Promise(() => {}) }),
    );
    expect(await failure(client, { url: `https://${NAME}/`, deadlineMs: slow })).toMatchObject({
      code: 'timeout',
    });
    expect(network.dialled).toEqual([]);
  });

  it('is enough for an answer that comes late, and before it runs out', async () => {
    const { port } = await receiver((_, response) => void setTimeout(() => response.end('late'), 100));
    expect(text((await allowing(port).fetch({ url: here(port), deadlineMs: 30_000 })).body)).toBe('late');
  });
});

/** Writes a piece every few milliseconds until the socket is gone. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 5);
  socket.once('close', () => clearInterval(timer));
}

describe('size [D:egress caps]', () => {
  const maxResponseBytes = 1000;

  it.each([
    [999, 'announced', true],
    [1000, 'announced', true],
    [1001, 'announced', false],
    [999, 'in chunks', true],
    [1000, 'in chunks', true],
    [1001, 'in chunks', false],
  ])('a body of %i bytes, %s, under a cap of 1000: %s', async (size, how, fits) => {
    const { port } = await receiver((_, response) => {
      if (how === 'announced') return response.end('x'.repeat(size));
      response.write('x'.repeat(500));
      return response.end('x'.repeat(size - 500));
    });
    const outcome = await allowing(port)
      .fetch({ url: here(port), maxResponseBytes })
      .then(
        ({ body }) => body.length,
        (error: EgressError) => error.code,
      );
    expect(outcome).toBe(fits ? size : 'too_large');
  });

  it.each([
    ['announced', { 'content-length': 100_000_000 }],
    ['in chunks', {}],
  ])('100 MB, %s, are not read', async (_, headers) => {
    let written = 0;
    const piece = Buffer.alloc(65_536);
    const { port, sockets } = await receiver((_, response) => {
      response.writeHead(200, headers);
      const pump = () => {
        while (written < 100_000_000 && !response.destroyed) {
          written += piece.length;
          if (!response.write(piece)) return response.once('drain', pump);
        }
      };
      pump();
    });
    expect(await failure(allowing(port), { url: here(port) })).toMatchObject({ code: 'too_large' });
    await closed(sockets[0]);
    // One megabyte is the cap; the rest is what fits between two sockets.
    expect(written).toBeLessThan(20_000_000);
  });

  const inChunksOf = async (bytes: number) => {
    const chunk = `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
    const { port } = await rawReceiver((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(4_000)}0\r\n\r\n`),
    );
    return allowing(port).fetch({ url: here(port), maxResponseBytes: 10_000_000 });
  };

  it('a body that comes byte by byte is left, so that no host decides what a byte costs', async () => {
    await expect(inChunksOf(1)).rejects.toMatchObject({ code: 'connection_error', reason: 'SMALL_PIECES' });
  });

  it('a body in small pieces, each of some size, is read', async () => {
    expect((await inChunksOf(300)).body).toHaveLength(1_200_000);
  });

  it('a body announced as too large is refused before it comes', async () => {
    const { port, sockets } = await rawReceiver((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1001\r\n\r\n'),
    );
    expect(await failure(allowing(port), { url: here(port), maxResponseBytes })).toMatchObject({
      code: 'too_large',
    });
    await closed(sockets[0]);
  });

  it('a body that never ends is cut off', async () => {
    const { port, sockets } = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      drip(socket, 'x'.repeat(100));
    });
    expect(await failure(allowing(port), { url: here(port), maxResponseBytes })).toMatchObject({
      code: 'too_large',
    });
    await closed(sockets[0]);
  });

  it('a head that never ends is cut off', async () => {
    const { port, sockets } = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, `x-${'a'.repeat(2000)}: b\r\n`);
    });
    expect(await failure(allowing(port), { url: here(port) })).toMatchObject({ code: 'too_large' });
    await closed(sockets[0]);
  });

  it('what was compressed is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const { port } = await receiver((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const { body, headers } = await allowing(port).fetch({ url: here(port) });
    expect([Buffer.from(body).equals(bomb), headers['content-encoding']]).toEqual([true, 'gzip']);
  });

  it.each([
    ['announced', 'content-length: 100000000\r\n'],
    ['without end', ''],
  ])('for a caller who wants the status, a larger body, %s, is cut', async (_, header) => {
    const { port, sockets } = await rawReceiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n`);
      drip(socket, 'x'.repeat(300));
    });
    const answer = await allowing(port).fetch({ url: here(port), maxResponseBytes, largeBody: 'cut' });
    expect([answer.status, answer.isCut, text(answer.body)]).toEqual([200, true, 'x'.repeat(1000)]);
    await closed(sockets[0]);
  });
});

describe('a receiver that does not keep to HTTP [D:egress lies]', () => {
  it.each<[string, (socket: Socket) => void]>([
    [
      'announces more than it sends',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n0123456789'),
    ],
    ['closes without an answer', (socket) => socket.end()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['closes within the head', (socket) => socket.end('HTTP/1.1 200 OK\r\nx-a')],
    [
      'closes within a chunk',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n10\r\nx'),
    ],
    ['answers nonsense', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    [
      'announces two sizes',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx'),
    ],
    [
      'switches to another protocol',
      (socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ],
  ])('and %s is a connection error', async (_, answer) => {
    const { port, sockets } = await rawReceiver(answer);
    expect(await failure(allowing(port), { url: here(port), method: 'POST', body: 'x' })).toMatchObject({
      code: 'connection_error',
      rule: null,
    });
    await closed(sockets[0]);
  });

  it.each<[string, (socket: Socket, text: string) => void]>([
    ['at once', (socket, text) => socket.write(text)],
    ['later', (socket, text) => void setTimeout(() => socket.write(text), 20)],
  ])('and answers twice, %s, cannot answer the next request', async (_, write) => {
    const first = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
    const second = 'HTTP/1.1 299 Forged\r\ncontent-length: 0\r\n\r\n';
    const { port, sockets } = await rawReceiver((socket, nth) => {
      if (nth > 1) return socket.write('HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n');
      socket.write(first);
      return write(socket, second);
    });
    const client = allowing(port);
    await client.fetch({ url: here(port), method: 'POST', body: 'a' }).catch(() => {});
    await closed(sockets[0]);
    const next = await client.fetch({ url: here(port), method: 'POST', body: 'b' });
    expect(next.status).toBe(201);
  });
});

describe('a kept connection [D:egress kept]', () => {
  it('serves one request after another, resolved and checked once', async () => {
    const { port, sockets } = await receiver((_, response) => response.end('ok'));
    const { client, network } = stubbed({ names: { [NAME]: [[PUBLIC]] }, peers: { [PUBLIC]: port } });
    for (let round = 0; round < 20; round++)
      await client.fetch({ url: `http://${NAME}/${round}`, method: 'POST', body: 'x' });
    expect([network.resolved, sockets.length]).toEqual([[NAME], 1]);
  });

  it('is not shared by two origins of one address', async () => {
    const { port } = await receiver((request, response) => response.end(request.headers.host));
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC]], 'other.example': [[PUBLIC]] },
      peers: { [PUBLIC]: port },
    });
    for (const host of [NAME, 'other.example', `${NAME}:8080`])
      expect(text((await client.fetch({ url: `http://${host}/` })).body)).toBe(host);
    expect(network.dialled).toEqual([`${PUBLIC} 80`, `${PUBLIC} 80`, `${PUBLIC} 8080`]);
  });

  it.each([
    [59_999, 1],
    [60_000, 2],
  ])('that is %i ms old: %i connections in all', async (age, connections) => {
    let now = 0;
    const { port } = await receiver((_, response) => response.end());
    const { client, network } = stubbed({
      names: { [NAME]: [[PUBLIC]] },
      peers: { [PUBLIC]: port },
      clock: () => now,
    });
    const url = `http://${NAME}/`;
    await client.fetch({ url });
    now = age;
    await client.fetch({ url });
    await client.fetch({ url });
    expect(network.resolved).toHaveLength(connections);
  });

  /** Answers the first request of a connection, and hangs up on the second. */
  const forgetful = async () => {
    const seen: string[] = [];
    const answered = new WeakSet<Socket>();
    const { port } = await receiver((request, response) => {
      seen.push(request.url ?? '');
      if (answered.has(request.socket)) return request.socket.destroy();
      answered.add(request.socket);
      return response.end('ok');
    });
    const client = allowing(port);
    await client.fetch({ url: here(port, '/first') });
    return { client, port, seen };
  };

  it.each<[string, Partial<EgressRequest>, string, string[]]>([
    ['GET', {}, 'answered', ['/first', '/next', '/next']],
    ['POST', { method: 'POST', body: 'x' }, 'connection_error', ['/first', '/next']],
    [
      'POST that may be repeated',
      { method: 'POST', body: 'x', repeatable: true },
      'answered',
      ['/first', '/next', '/next'],
    ],
    ['GET that may not be repeated', { repeatable: false }, 'connection_error', ['/first', '/next']],
  ])('that the other side has closed, %s: %s', async (_, request, expected, requests) => {
    const { client, port, seen } = await forgetful();
    const outcome = await client.fetch({ url: here(port, '/next'), ...request }).then(
      () => 'answered',
      (error: EgressError) => error.code,
    );
    expect([outcome, seen]).toEqual([expected, requests]);
  });

  it('is replaced by a new one even when several are closed', async () => {
    const { client, port, seen } = await forgetful();
    await Promise.all(['/a', '/b', '/c'].map((path) => client.fetch({ url: here(port, path) })));
    expect((await client.fetch({ url: here(port, '/next') })).status).toBe(200);
    expect(seen.filter((path) => path === '/next')).toHaveLength(2);
  });

  it('is closed with the client, and a request in flight ends', async () => {
    const asked = Promise.withResolvers<void>();
    const { port, sockets } = await receiver((request, response) => {
      if (request.url === '/') response.end();
      else asked.resolve();
    });
    const client = allowing(port);
    await Promise.all([client.fetch({ url: here(port) }), client.fetch({ url: here(port) })]);
    const waiting = failure(client, { url: here(port, '/hangs') });
    await asked.promise;
    client.close();
    expect(await waiting).toMatchObject({ code: 'connection_error', reason: 'CLOSED' });
    await Promise.all(sockets.map(closed));
    expect(sockets).toHaveLength(2);
    // Sooner than an idle connection closes by itself.
  }, 3500);
});

describe('a client for callers [D:egress allow]', () => {
  it('lets nothing through in production', () => {
    const allow = [{ host: '127.0.0.1', port: 9000 }];
    expect(() => createGuardedClient({ production: true, allow })).toThrow(TypeError);
    expect(() => createGuardedClient({ production: false, allow: [{ host: NAME, port: 1 }] })).toThrow(
      TypeError,
    );
  });

  it('calls https alone in production', async () => {
    const network = stubNetwork({ names: { [NAME]: [[PUBLIC]] } });
    const client = keep(createGuardedClient({ production: true, ...network }));
    expect(await failure(client, { url: `http://${NAME}/` })).toMatchObject({ rule: 'scheme' });
    expect(await failure(client, { url: `https://${NAME}/` })).toMatchObject({ code: 'connection_error' });
    expect(network.dialled).toEqual([`${PUBLIC} 443`]);
  });

  it('calls the listed port of this machine and no other', async () => {
    let reached = 0;
    const other = await receiver((_, response) => {
      reached++;
      response.end();
    });
    const { port } = await receiver((_, response) => response.end());
    const client = allowing(port);
    expect((await client.fetch({ url: here(port) })).status).toBe(200);
    expect(await failure(client, { url: here(other.port) })).toMatchObject({ rule: 'loopback' });
    expect(reached).toBe(0);
  });

  it('does not let a name through because it resolves to a listed place', async () => {
    const { port } = await receiver((_, response) => response.end());
    const network = stubNetwork({ names: { [NAME]: [['127.0.0.1']] }, peers: { '127.0.0.1': port } });
    const client = keep(
      createGuardedClient({ production: false, allow: [{ host: '127.0.0.1', port }], ...network }),
    );
    expect(await failure(client, { url: `http://${NAME}:${port}/` })).toMatchObject({ rule: 'loopback' });
    expect(network.dialled).toEqual([]);
  });
});

describe('a client for addresses of the operator [D:egress operator]', () => {
  it('calls a private address, by name and directly', async () => {
    const { port } = await receiver((_, response) => response.end('model'));
    const network = stubNetwork({
      names: { model: [['10.0.0.5']] },
      peers: { '10.0.0.5': port, '192.168.0.9': port },
    });
    const client = keep(createOperatorClient(network));
    expect(text((await client.fetch({ url: 'http://model:11434/' })).body)).toBe('model');
    expect(text((await client.fetch({ url: 'http://192.168.0.9/' })).body)).toBe('model');
    expect(network.dialled).toEqual(['10.0.0.5 11434', '192.168.0.9 80']);
  });

  it('has the same caps and follows no redirect', async () => {
    const { port } = await receiver((request, response) => {
      if (request.url === '/large') response.end('x'.repeat(1001));
      if (request.url === '/redirect') response.writeHead(302, { location: '/large' }).end();
    });
    const client = keep(createOperatorClient());
    expect(await failure(client, { url: here(port, '/large'), maxResponseBytes: 1000 })).toMatchObject({
      code: 'too_large',
    });
    expect(await failure(client, { url: here(port, '/hangs'), deadlineMs: 100 })).toMatchObject({
      code: 'timeout',
    });
    expect((await client.fetch({ url: here(port, '/redirect') })).status).toBe(302);
  });

  it.each([
    ['file:///etc/passwd', 'scheme'],
    ['http://user:pw@127.0.0.1/', 'credentials'],
    ['nonsense', 'not_a_url'],
  ])('refuses %s', async (url, rule) => {
    expect(await failure(keep(createOperatorClient()), { url })).toMatchObject({
      code: 'refused_address',
      rule,
    });
  });
});
