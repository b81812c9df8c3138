import { describeError } from '@svc/server-kit';
import { explainDatabaseProblem } from '@svc/store';
import { ConfigError } from './config/env-reader.ts';
import { readConfig } from './config/read-config.ts';
import { holdHeapGrowth } from './heap-growth.ts';
import { putHelperThreadsBehind } from './helper-threads.ts';
import { serve } from './serve.ts';

/** The server process: environment in, `ready` line out, exit 0 on SIGTERM or SIGINT. */
process.on('uncaughtException', (error) => {
  // An error message can quote a body, so only its kind and place are printed.
  process.stderr.write(`${JSON.stringify({ level: 'error', event: 'crashed', ...describeError(error) })}\n`);
  process.exit(1);
});
// The reader of the log may go away, or its disk be full: patients are served all the same.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
// Files of this process are for its owner alone, whoever made the folder.
process.umask(0o077);
try {
  holdHeapGrowth();
  putHelperThreadsBehind();
  const config = readConfig(process.env);
  const serving = await serve({
    config,
    clock: Date.now,
    print: (text) => void process.stdout.write(text),
    notice: (text) => void process.stderr.write(`${text}\n`),
  });
  stopOnSignals(serving.stop, config.drainSeconds);
  // Last, because whoever reads this line may stop the process at once.
  process.stdout.write(`ready ${serving.address}\n`);
} catch (error) {
  tellProblem('not_started', error);
  process.exit(1);
}

function stopOnSignals(stop: (signal: string) => Promise<void>, drainSeconds: number): void {
  let stopping = false;
  const onSignal = (signal: string) => {
    if (stopping) return;
    stopping = true;
    // Nothing may keep a stopping process alive: whatever happens, it is gone before the supervisor kills it.
    setTimeout(() => process.exit(1), 1000 * drainSeconds + 9_800).unref();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        tellProblem('not_stopped', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** In plain words for a person who starts it by hand; in production as a log line like any other. */
function tellProblem(event: string, error: unknown): void {
  const reason = startProblem(error);
  const line =
    process.env['NODE_ENV'] === 'production' ? JSON.stringify({ level: 'error', event, reason }) : reason;
  process.stderr.write(`${line}\n`);
}

/** The message alone for what a person can fix, the stack for what only we can. */
function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const database = explainDatabaseProblem(error);
  if (database !== null) return database;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `${error.message}: another process listens there; choose another PORT.`;
  if (error instanceof ConfigError || error.constructor === Error) return error.message;
  return error.stack ?? error.message;
}
