import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf, temporaryFolder } from '../../services/platform/test/processes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Of the platform only its settings, and nothing that listens, stores or asks a database. */
const SERVER = [
  /\/node_modules\/(?:fastify|pg|kysely|@electric-sql\/pglite|pino|prom-client)\//,
  /\/services\/platform\/dist\/(?!settings\.js$)/,
];
/** Writes down every module that is loaded. */
const WATCH = `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED, url + '\\n');
    return next(url, context);
  },
});
`;

const folder = temporaryFolder();
const watch = join(folder.path, 'watch.mjs');
const written = join(folder.path, 'loaded.txt');
beforeAll(() => writeFileSync(watch, WATCH));
afterAll(() => folder.remove());

/** What a command loads, run with an end of standard input after `input`. */
function loadedBy(words: string, input: string) {
  writeFileSync(written, '');
  const { command, args } = commandOf(words.split(' '));
  const { status } = spawnSync(command, ['--import', watch, ...args], {
    cwd: ROOT,
    input,
    env: { PATH: process.env.PATH ?? '', LOADED: written, SVC_DATA_DIR: join(folder.path, 'data') },
  });
  return { status, modules: readFileSync(written, 'utf8').split('\n') };
}

const ofServer = (modules: readonly string[]) =>
  modules.filter((url) => SERVER.some((pattern) => pattern.test(url)));

describe('without a server', () => {
  it.each([
    ['score dmse --json', '{"responseLatencySeconds":2.6}'],
    ['mcp', ''],
    ['agent medication examples/fixtures/medication-list.json', ''],
    ['mse lint examples/fixtures/mse-selection.json', ''],
    ['retina measure packages/retina/test-images/chase_db1/Image_01L.jpg', ''],
    ['db roles', ''],
  ])('`svc %s` loads no server code: neither Fastify nor a database', (words, input) => {
    const { status, modules } = loadedBy(words, input);
    expect(status).toBe(0);
    expect(modules.length).toBeGreaterThan(10);
    expect(ofServer(modules)).toEqual([]);
  });

  it('a command of the admin API opens the platform in its own process', () => {
    const { status, modules } = loadedBy('accounts list --json', '');
    expect(status).toBe(0);
    const loaded = ofServer(modules).join('\n');
    expect(loaded).toContain('/services/platform/dist/index.js');
    expect(loaded).toContain('/fastify/');
    expect(loaded).toContain('/@electric-sql/pglite/');
  });
});
