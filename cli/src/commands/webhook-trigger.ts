import { EVENT_TYPES } from '@svc/contracts';
import { Argument, type Command } from 'commander';
import { type Io, printRecord } from '../io.ts';
import { callAdmin, developmentAccount, type JsonOption } from './command.ts';

export function triggerCommand(group: Command, io: Io): void {
  group
    .command('trigger')
    .description(
      'record a sample event in the test stream: endpoints of test mode get it, and so does listen',
    )
    .addArgument(new Argument('<event-type>', 'what it is of').choices(EVENT_TYPES))
    .option('--account <id>', 'the account; the development account when not given')
    .action(
      async (
        type: (typeof EVENT_TYPES)[number],
        { account, json = false }: JsonOption & { account?: string },
      ) => {
        const accountId = account ?? (await developmentAccount(io));
        const body = { accountId, type };
        printRecord(io, json, await callAdmin(io, 'recordSampleEvent', { body }));
      },
    );
}
