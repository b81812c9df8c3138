import { ACCESS_REQUEST_STATES } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { RequestOf } from '../admin-client.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { numberOption } from './options.ts';

interface ListOptions extends JsonOption {
  readonly account?: string;
  readonly state?: (typeof ACCESS_REQUEST_STATES)[number];
  readonly limit?: number;
  readonly cursor?: string;
}

export const access: Register = (program, io) => {
  const group = program.command('access').description('requests of accounts for production access');
  listCommand(group, io);
  decideCommand(group, io, { verb: 'approve', approved: true, description: 'let live keys be used' });
  decideCommand(group, io, { verb: 'refuse', approved: false, description: 'leave live keys unused' });
};

function listCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('requests for production access, newest first')
    .option('--account <id>', 'of one account')
    .addOption(
      new Option('--state <state>', 'only those that stand there').choices([...ACCESS_REQUEST_STATES]),
    )
    .addOption(numberOption('--limit <n>', 'requests, 200 at most; 50 when not given'))
    .option('--cursor <cursor>', 'nextCursor of the page before')
    .action(async ({ account, state, limit, cursor, json = false }: ListOptions) => {
      const query: RequestOf<'listAccessRequests'>['query'] = { accountId: account, state, limit, cursor };
      const page = await callAdmin(io, 'listAccessRequests', { query });
      if (json) {
        io.out(`${JSON.stringify(page)}\n`);
        return;
      }
      const columns = [
        'id',
        'accountId',
        'accountName',
        'state',
        'use',
        'countries',
        'clinicianInCharge',
        'askedAt',
        'decidedBy',
        'reason',
      ] as const;
      printList(io, false, { name: 'requests', rows: page.requests, columns });
      if (page.nextCursor !== null) io.err(`There are more: --cursor ${page.nextCursor}\n`);
    });
}

function decideCommand(
  group: Command,
  io: Io,
  { verb, approved, description }: { verb: string; approved: boolean; description: string },
): void {
  group
    .command(`${verb} <id>`)
    .description(description)
    .requiredOption('--reason <text>', 'why; kept for good, and shown to the account')
    .action(async (id: string, { reason, json = false }: JsonOption & { reason: string }) => {
      const body = { approved, reason };
      printRecord(io, json, await callAdmin(io, 'decideAccessRequest', { params: { id }, body }));
    });
}
