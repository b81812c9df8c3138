import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../support/say.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';

const AGAIN_MS = 1_000;
/** Of one that is asked alone. */
const ANSWER_MS = 1_000;

/** A process of the service under a supervisor that starts it until it is up. */
export interface ServiceProcess {
  readonly name: string;
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
  /** Asks it alone. */
  isReady(): Promise<boolean>;
  /** By how many seconds the clock it goes by is ahead of ours. */
  secondsAhead(): Promise<number>;
  /** What any life of it has logged as an error, by status and code. */
  errors(): Tally;
}

export function newServiceProcess(
  name: string,
  port: number,
  { env, program }: { env: Readonly<Record<string, string>>; program: readonly string[] },
): ServiceProcess {
  const lives: PlatformProcess[] = [];
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) });
  const current = () => {
    const last = lives.at(-1);
    if (last === undefined) throw new Error(`${name} was never started`);
    return last;
  };
  return {
    name,
    port,
    async start() {
      for (;;) {
        try {
          lives.push(await startPlatform({ ...env, PORT: String(port) }, program));
          return;
        } catch (error) {
          say(`${name} did not start: ${String(error).split('\n').at(1)}`);
          await delay(AGAIN_MS);
        }
      }
    },
    kill: () => current().kill(),
    signal: (signal) => void process.kill(current().pid, signal),
    async stop() {
      await current().stop();
      for (const life of lives) life.remove();
    },
    isReady: async () => (await ask('/readyz')).ok,
    async secondsAhead() {
      const date = (await ask('/healthz')).headers.get('date');
      return (Date.parse(date ?? '') - Date.now()) / 1000;
    },
    errors() {
      const tally = new Tally();
      for (const line of lives.flatMap((life) => life.output().split('\n'))) {
        if (!line.includes('"level":"error"')) continue;
        const { event, status, errorCode } = JSON.parse(line) as Record<string, unknown>;
        tally.add(`${name} ${event ?? ''} ${status ?? ''} ${errorCode ?? ''}`);
      }
      return tally;
    },
  };
}
