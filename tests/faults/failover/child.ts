import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { childrenOf } from '../../support/retina/built-platform.ts';

const run = promisify(execFile);

/** Whoever Debian runs its database and its pooler as: neither runs as root. */
export const SERVICE_USER =
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : ({} as { uid?: number; gid?: number });

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

/** A program that a supervisor keeps: it can be killed, and started again as it was. */
export interface Kept {
  start(): Promise<void>;
  /** To it and all its children, as a machine stands still or goes on. */
  signal(name: NodeJS.Signals): void;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

/** @param isUp resolves once it serves */
export function keep(command: string, args: readonly string[], isUp: () => Promise<void>): Kept {
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    async start() {
      let said = '';
      const started = spawn(command, args, {
        ...SERVICE_USER,
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const note = (chunk: Buffer) => (said = (said + String(chunk)).slice(-4_000));
      started.stdout.on('data', note);
      started.stderr.on('data', note);
      const ended = once(started, 'exit').then(([code]) => {
        throw new Error(`${command} ended with ${code}: ${said}`);
      });
      ended.catch(() => {});
      await Promise.race([isUp(), ended]);
    },
    signal(name) {
      const pid = child?.pid;
      if (pid === undefined) return;
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Runs a program of the database to its end, as its user; what it printed. */
export async function runAsService(command: string, args: readonly string[], input = ''): Promise<string> {
  const running = run(command, [...args], { ...SERVICE_USER, cwd: '/' });
  // One that ends without reading has said why.
  running.child.stdin?.on('error', () => {}).end(input);
  return (await running).stdout;
}

/** Gives one port after the other that nobody listens on, each another one; so many are found at first. */
export async function freePorts(count: number): Promise<() => number> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return () => {
    const port = ports.pop();
    if (port === undefined) throw new Error(`no more than ${count} ports were asked for`);
    return port;
  };
}
