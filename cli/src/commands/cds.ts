import { KEY_MODES, type KeyMode } from '@svc/contracts';
import { type Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { readRequest } from '../read-request.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';

interface Account extends JsonOption {
  readonly account: string;
  readonly mode: KeyMode;
}

interface Add extends Account {
  readonly name: string;
  readonly issuer: string;
  readonly keys: string;
  readonly jku?: string[];
  readonly origin?: string[];
}

const modeOption = () =>
  new Option('--mode <mode>', 'whether calls count as those of test or of live keys')
    .choices(KEY_MODES)
    .default('live');

export const cds: Register = (program, io) => {
  const group = program.command('cds').description('EHRs that ask for cards by CDS Hooks');
  addCommand(group, io);
  listCommand(group, io);
  revokeCommand(group, io);
  feedbackCommand(group, io);
};

function addCommand(group: Command, io: Io): void {
  group
    .command('add')
    .description('let an EHR in, by the issuer of its tokens and its public keys')
    .requiredOption('--account <id>', 'the account its calls count for')
    .addOption(modeOption())
    .requiredOption('--name <name>', 'what operators call it')
    .requiredOption('--issuer <iss>', 'iss of its tokens')
    .requiredOption('--keys <file>', 'its JWK Set; - reads standard input')
    .option('--jku <url...>', 'addresses its tokens may name as that of its keys; none is ever called')
    .option(
      '--origin <origin...>',
      'exact origins of pages that may call for it, such as https://ehr.example.org',
    )
    .action(async ({ account, mode, name, issuer, keys: file, jku = [], origin = [], json = false }: Add) => {
      const keys = keysIn(await readRequest(io, file));
      const body = { accountId: account, mode, name, issuer, keys: keys as never, jku, origins: origin };
      printRecord(io, json, await callAdmin(io, 'createCdsClient', { body }));
    });
}

function listCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('every EHR that was let in')
    .option('--account <id>', 'of one account')
    .action(async ({ account, json = false }: JsonOption & { account?: string }) => {
      const { clients } = await callAdmin(io, 'listCdsClients', { query: { accountId: account } });
      const columns = [
        'id',
        'accountId',
        'mode',
        'name',
        'issuer',
        'keyIds',
        'origins',
        'revokedAt',
      ] as const;
      printList(io, json, { name: 'clients', rows: clients, columns });
    });
}

function revokeCommand(group: Command, io: Io): void {
  group
    .command('revoke <id>')
    .description('let an EHR in no more, for good')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, await callAdmin(io, 'revokeCdsClient', { params: { id } }));
    });
}

function feedbackCommand(group: Command, io: Io): void {
  group
    .command('feedback')
    .description('what became of the cards of an account, in counts')
    .requiredOption('--account <id>', 'the account')
    .addOption(modeOption())
    .action(async ({ account, mode, json = false }: Account) => {
      const { counts } = await callAdmin(io, 'getCdsFeedback', { query: { accountId: account, mode } });
      const columns = ['day', 'service', 'kind', 'outcome', 'reason', 'cards'] as const;
      printList(io, json, { name: 'counts', rows: counts, columns });
    });
}

function keysIn(file: unknown): unknown[] {
  const { keys } = Object(file) as { readonly keys?: unknown };
  if (!Array.isArray(keys)) throw new CliError('The file must be a JWK Set: an object with keys.');
  if (keys.some((key) => Object.hasOwn(Object(key) as object, 'd')))
    throw new CliError(
      'The file holds a private key. Ask the EHR for its public keys, and for new ones: these were given away.',
    );
  return keys;
}
