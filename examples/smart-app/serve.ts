import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSmartApp } from './build.ts';
import { servePage } from './page-server.ts';
import { ehrRecord, syntheticRecord } from './test/records.ts';
import { startSmartServer } from './test/smart-server.ts';

const CLIENT_ID = 'svc-smart-app';
const SYNTHETIC = 'syn-f74850fb53';

// Builds the app and serves it on this machine; with `--demo` beside a small SMART server with synthetic patients, so that
// it can be tried without a record system.
const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, port: { type: 'string', default: '9010' } },
});
const folder = fileURLToPath(new URL('dist', import.meta.url));
await buildSmartApp(folder);
const records = { 42: ehrRecord(), [SYNTHETIC]: syntheticRecord(SYNTHETIC) };
const server = values.demo ? await startSmartServer({ records }) : undefined;
const servers = server && [{ name: 'Synthetic patients', iss: server.base }];
const overrides = servers && { 'settings.json': JSON.stringify({ clientId: CLIENT_ID, servers }) };
const page = await servePage(folder, overrides, Number(values.port));
const lines = [`Standalone launch: ${page.origin}/index.html`];
if (server !== undefined) {
  server.register({ clientId: CLIENT_ID, redirectUri: `${page.origin}/index.html` });
  for (const id of Object.keys(records)) {
    const launch = new URLSearchParams({ iss: server.base, launch: server.authorization.openRecord(id) });
    lines.push(`Launch from the record of ${id}: ${page.origin}/launch.html?${launch}`);
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
