import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const TRACE = 'strace -f -qq -s 64 -e trace=connect,sendto,sendmsg,sendmmsg -o';
/** A network namespace with loopback alone, for root or where users may make their own. */
const namespace = process.getuid?.() === 0 ? ['-n'] : ['-rn'];
const alone = (command: string, env: Record<string, string> = {}) =>
  spawnSync('unshare', [...namespace, 'sh', '-c', `ip link set lo up && ${command}`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 110_000,
  });
const possible = alone('strace -V').status === 0;

it('a machine that runs every check can watch what a program asks of the network', () => {
  const needed = process.env.CI === 'true';
  const missing = possible || !needed ? '' : 'unshare, ip, strace or the right to make a namespace';
  expect(missing).toBe('');
});

/** Starts, waits for the ready line and stops what was started. */
const START =
  'mkfifo "$READY"; setsid npx pnpm start > "$READY" & grep -m1 "^ready http" "$READY"; said=$?; kill -TERM -$!; exit $said';

/** Lines of the trace that go to an address other than loopback, or ask for a name. */
function foreignAddressesIn(trace: string): string[] {
  return readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => /AF_INET6?,/.test(line))
    .filter((line) => !/inet_addr\("127\.|"::1"/.test(line) || /htons\(53\)/.test(line));
}

it.runIf(possible).each([
  ['npx pnpm svc', 'npx pnpm svc --help'],
  ['npx pnpm start', START],
  ['npx pnpm build', 'npx pnpm build'],
])('%s asks nothing of the network, no name either', (_, command) => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-offline-'));
  const trace = join(folder, 'trace');
  const env = { PORT: '0', SVC_DATA_DIR: join(folder, 'data'), READY: join(folder, 'ready') };
  try {
    const { status, stderr } = alone(`${TRACE} ${trace} sh -c "$COMMAND"`, { ...env, COMMAND: command });
    expect({ status, said: status === 0 ? '' : stderr }).toEqual({ status: 0, said: '' });
    expect(foreignAddressesIn(trace)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
