import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSmartApp } from './build.ts';
import { servePage } from './page-server.ts';
import { ehrRecord, syntheticRecord } from './test-support/records.ts';
import { startSmartServer } from './test-support/smart-server.ts';

const PAGE_PORT = 9010;
const SERVER_PORT = 9011;
const CLIENT_ID = 'svc-smart-app';

/**
 * Builds the app and serves it on this machine; with `--demo` beside a small SMART server with synthetic patients, so that
 * it can be tried without a record system.
 */
const isDemo = process.argv.includes('--demo');
const folder = await mkdtemp(join(tmpdir(), 'smart-app-'));
await buildSmartApp(folder);
const synthetic = 'syn-f74850fb53';
const records = { 42: ehrRecord(), [synthetic]: syntheticRecord(synthetic) };
const server = isDemo ? await startSmartServer({ records }, SERVER_PORT) : undefined;
const servers = server && [{ name: 'Synthetic patients', iss: server.base }];
const overrides = servers && { 'settings.json': JSON.stringify({ clientId: CLIENT_ID, servers }) };
const page = await servePage(folder, overrides, PAGE_PORT);
process.stdout.write(`Standalone launch: ${page.origin}/index.html\n`);
if (server !== undefined) {
  server.register({ clientId: CLIENT_ID, redirectUri: `${page.origin}/index.html` });
  for (const id of Object.keys(records)) {
    const launch = new URLSearchParams({ iss: server.base, launch: server.authorization.openRecord(id) });
    process.stdout.write(`Launch from the record of ${id}: ${page.origin}/launch.html?${launch}\n`);
  }
}
