import { KEY_MODES } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { ListenOptions } from '../forward-events.ts';
import type { Io } from '../io.ts';
import { numberOption } from './options.ts';

export function listenCommand(group: Command, io: Io): void {
  group
    .command('listen')
    .description(
      'post new events, signed, to a receiver on this machine until interrupted; one line for each',
    )
    .requiredOption('--forward <url>', 'the receiver, such as http://127.0.0.1:3000/hooks')
    .option('--account <id>', 'whose events; the development account when not given')
    .addOption(new Option('--mode <mode>', 'sandbox or production').choices(KEY_MODES).default('test'))
    .option('--event <type...>', 'only these event types; all of them when not given')
    .option('--secret <whsec>', 'signs; that of the development endpoint, or one made now, when not given')
    .option('--cursor <cursor>', 'begin where a page of the stream ended, not with what comes from now on')
    .addOption(numberOption('--count <n>', 'end after so many events'))
    .option('--json', 'print one JSON object a line')
    .action(async (options: ListenOptions) => {
      const { forwardEvents } = await import('../forward-events.ts');
      await forwardEvents(io, options);
    });
}
