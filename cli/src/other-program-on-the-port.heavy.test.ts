import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCredentials } from '@svc/platform/settings';
import { startServer, svc, temporaryFolder } from '../../services/platform/test/processes.ts';

const asked: string[] = [];
const otherProgram = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.end('{"ok":true,"data":{}}');
});
const folder = temporaryFolder();
let env: Record<string, string>;
beforeAll(async () => {
  otherProgram.listen(0, '127.0.0.1');
  await once(otherProgram, 'listening');
  env = { SVC_DATA_DIR: folder.path, PORT: String((otherProgram.address() as AddressInfo).port) };
});
afterAll(async () => {
  otherProgram.close();
  await once(otherProgram, 'close');
  folder.remove();
});

const names = async () => {
  const { stdout } = await svc(['orgs', 'list', '--json'], env);
  return (JSON.parse(stdout).organizations as { name: string }[]).map(({ name }) => name);
};

it('another program on the usual port is never asked anything: the command line works on its own database', async () => {
  expect((await svc(['orgs', 'create', '--name', 'First'], env)).code).toBe(0);
  expect(readCredentials(folder.path)?.baseUrl).toContain(env.PORT);
  expect(await names()).toContain('First');
  expect(asked).toEqual([]);
});

it('nor is it after a server that was killed left its address behind', async () => {
  const server = await startServer({ ...env, PORT: '0' });
  expect(await names()).toContain('First');
  server.process.kill('SIGKILL');
  await server.finished;
  expect(await names()).toContain('First');
  expect(asked).toEqual([]);
});
