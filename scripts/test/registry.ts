import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';

const run = promisify(execFile);

/** A registry of a test: nobody reads or publishes `@svc` without a token, and what it lacks, it has from nowhere. */
export interface Registry {
  readonly url: string;
  readonly token: string;
  /** For programs that call npm or pnpm: its configuration has the token, and nothing of this machine. */
  readonly env: NodeJS.ProcessEnv;
  /** The same without the token. */
  readonly strangerEnv: NodeJS.ProcessEnv;
  /** Publishes an installed package, by its folder. */
  take(folder: string): Promise<void>;
  close(): Promise<void>;
}

export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-registry-'));
  const config = write('config.yaml', JSON.stringify(settingsIn(folder)));
  const program = fork(new URL('./registry-server.ts', import.meta.url), [config], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await once(program, 'message')) as [number];
  const url = `http://127.0.0.1:${port}/`;
  const token = await tokenOf(url);
  const env = envWith(write('npmrc', `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`));
  return {
    url,
    token,
    env,
    strangerEnv: envWith(write('stranger-npmrc', `registry=${url}\n`)),
    take: async (taken) => {
      await run('pnpm', ['publish', taken, '--no-git-checks', '--ignore-scripts'], { cwd: ROOT, env });
    },
    close: async () => {
      const ended = once(program, 'exit');
      program.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function write(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  /** Without what npx and pnpm hand on of this machine's settings. */
  function envWith(userconfig: string): NodeJS.ProcessEnv {
    const others = Object.entries(process.env).filter(([name]) => !/^p?npm_config_/i.test(name));
    return {
      ...Object.fromEntries(others),
      npm_config_userconfig: userconfig,
      npm_config_globalconfig: join(folder, 'none'),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
      pnpm_config_store_dir: join(folder, 'store'),
      pnpm_config_cache_dir: join(folder, 'cache'),
    };
  }
}

/** JSON is YAML. */
function settingsIn(folder: string) {
  const access = { access: '$authenticated', publish: '$authenticated' };
  return {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@svc/*': access, '**': { ...access, access: '$all' } },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'error' },
  };
}

/** Signs up, as `npm adduser` does. */
async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: crypto.randomUUID() }),
  });
  return ((await response.json()) as { token: string }).token;
}
