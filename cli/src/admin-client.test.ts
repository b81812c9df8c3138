import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connectAdmin } from './admin-client.ts';

it('the token kept in a folder is sent to no address that merely listens: the command opens the database itself', async () => {
  const asked: string[] = [];
  const stranger = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`);
    response.end('{"data":[]}');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'svc-admin-client-'));
  writeFileSync(
    join(folder, 'credentials.json'),
    JSON.stringify({ baseUrl: url, adminToken: 'svc_admin_kept_0123456789' }),
  );
  const client = await connectAdmin({ SVC_DATA_DIR: folder, SVC_PUBLIC_URL: url });
  await client.close();
  stranger.close();
  rmSync(folder, { recursive: true, force: true });
  expect(asked).toEqual([]);
});
