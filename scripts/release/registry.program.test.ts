import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOut } from './registry.ts';

const PACKAGE = { name: '@svc/client', version: '1.2.3' };
const OUT = { ...PACKAGE, 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': PACKAGE } };

let server: Server;
beforeAll(async () => {
  // Answers what the first part of the path asks for.
  server = createServer(({ url = '' }, response) => {
    const status = Number(/^\/(\d+)\//.exec(url)?.[1]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(OUT));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const askedOf = (status: number, { name, version } = PACKAGE) => {
  const { port } = server.address() as AddressInfo;
  const registry = `http://127.0.0.1:${port}/${status}/`;
  return isOut({ name, version }, { registry, hasProvenance: false });
};

describe('a registry', () => {
  it('that has the version is told from one that has another, and from one that has none', async () => {
    expect(await askedOf(200)).toBe(true);
    expect(await askedOf(200, { ...PACKAGE, version: '1.2.4' })).toBe(false);
    expect(await askedOf(404)).toBe(false);
  });

  it.each([
    [401, 'asks who you are. Run `npm login --registry http://127.0.0.1:'],
    [403, 'does not let you. Ask whoever runs it'],
    [413, 'takes no package of that size'],
    [503, 'failed by itself. Look at its log'],
    [418, 'did not take it'],
  ])('that answers %i stops the release, with the package and what to do', async (status, advice) => {
    const error = await askedOf(status).catch((thrown: Error) => thrown);
    expect(String(error)).toContain('@svc/client@1.2.3 is not published: http://127.0.0.1:');
    expect(String(error)).toContain(advice);
    expect(String(error)).toContain(`(E${status}`);
  });
});
