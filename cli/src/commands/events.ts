import { setTimeout as delay } from 'node:timers/promises';
import { KEY_MODES, type KeyMode } from '@svc/contracts';
import { Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { type ListedEvent, readEventPage } from '../event-pages.ts';
import { type JsonOption, type Register } from './command.ts';
import { numberOption } from './options.ts';

interface TailOptions extends JsonOption {
  account?: string;
  org?: string;
  mode: KeyMode;
  type?: string;
  cursor?: string;
  limit?: number;
  follow?: boolean;
}

const POLL_MS = 500;

export const events: Register = (program, io) => {
  const group = program.command('events').description('what happened, in the order it happened');
  group
    .command('tail')
    .description('print the events of the last 30 days, oldest first')
    .option('--account <id>', 'of an account')
    .option('--org <id>', 'of an organization')
    .addOption(new Option('--mode <mode>', 'sandbox or production').choices(KEY_MODES).default('live'))
    .option('--type <type>', 'of one type')
    .option('--cursor <cursor>', 'go on where an earlier page ended')
    .addOption(numberOption('--limit <n>', 'events of one page, 200 at most; 200 when not given'))
    .option('--follow', 'go on with new events until interrupted')
    .option('--json', 'print one JSON object a line')
    .action((options: TailOptions) => tail(io, options));
};

async function tail(
  io: Io,
  { account, org, mode, type, cursor, limit, follow, json }: TailOptions,
): Promise<void> {
  const ownerId = account ?? org;
  if (ownerId === undefined) throw new CliError('Say whose events: --account or --org.');
  const { connectAdmin } = await import('../admin-client.ts');
  const client = await connectAdmin(io.env);
  try {
    for (let position = cursor; ; ) {
      const page = await readEventPage(client, { ownerId, mode, type, limit }, position);
      if (page.truncated) io.err('Older events are no longer kept: these begin later than the cursor.\n');
      for (const event of page.events) print(io, json === true, event);
      position = page.nextCursor;
      if (page.hasMore) continue;
      if (follow !== true) return;
      await delay(POLL_MS);
    }
  } finally {
    await client.close();
  }
}

/** Prints one event per line: the envelope with `--json`, otherwise its time, type and id. */
function print(io: Io, json: boolean, event: ListedEvent): void {
  io.out(json ? `${JSON.stringify(event)}\n` : `${event.createdAt}  ${event.type}  ${event.id}\n`);
}
