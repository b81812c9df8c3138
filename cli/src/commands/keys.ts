import { KEY_KINDS, KEY_MODES, type KeyKind, type KeyMode } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { DataOf } from '../admin-client.ts';
import { CliError } from '../cli-error.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { durationOption } from './options.ts';

interface CreateOptions extends JsonOption {
  account: string;
  kind: KeyKind;
  mode: KeyMode;
  origin?: string[];
  name?: string;
}

interface UpdateOptions extends JsonOption {
  origin?: string[];
  name?: string | false;
}

type KeyRecord = DataOf<'revokeKey'>;

export const keys: Register = (program, io) => {
  const group = program.command('keys').description('API keys; a key is printed once and never stored');
  createCommand(group, io);
  listCommand(group, io);
  revokeCommand(group, io);
  rotateCommand(group, io);
  updateCommand(group, io);
};

function createCommand(group: Command, io: Io): void {
  group
    .command('create')
    .description('make a key and print it')
    .requiredOption('--account <id>', 'the account it belongs to')
    .addOption(new Option('--kind <kind>', 'server or browser use').choices(KEY_KINDS).makeOptionMandatory())
    .addOption(new Option('--mode <mode>', 'sandbox or production').choices(KEY_MODES).makeOptionMandatory())
    .option('--origin <url...>', 'allowed origins of a publishable key, for example https://app.example.org')
    .option('--name <name>', 'what its people call it')
    .action(async ({ account, kind, mode, origin, name, json = false }: CreateOptions) => {
      const body = { accountId: account, kind, mode, origins: origin, name };
      printCreated(io, json, await callAdmin(io, 'createKey', { body }));
    });
}

function listCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('every key, without the key itself')
    .option('--account <id>', 'of one account')
    .action(async ({ account, json = false }: JsonOption & { account?: string }) => {
      const data = await callAdmin(io, 'listKeys', { query: { accountId: account } });
      const columns = [
        'keyId',
        'accountId',
        'name',
        'kind',
        'mode',
        'visibleStart',
        'origins',
        'lastUsedAt',
        'expiresAt',
        'revokedAt',
      ] as const;
      printList(io, json, { name: 'keys', rows: data.keys.map(named), columns });
    });
}

function revokeCommand(group: Command, io: Io): void {
  group
    .command('revoke <id>')
    .description('stop a key for good, within a second')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, named(await callAdmin(io, 'revokeKey', { params: { id } })));
    });
}

function rotateCommand(group: Command, io: Io): void {
  group
    .command('rotate <id>')
    .description('make a successor with the same rights and print it')
    .addOption(durationOption('--overlap <duration>', 'how long the old key works on', '24h'))
    .action(async (id: string, { overlap, json = false }: JsonOption & { overlap: number }) => {
      const body = { overlapSeconds: overlap };
      printCreated(io, json, await callAdmin(io, 'rotateKey', { params: { id }, body }));
    });
}

function updateCommand(group: Command, io: Io): void {
  group
    .command('update <id>')
    .description('replace the allowed origins of a publishable key, or the name of any')
    .option('--origin <url...>', 'every origin it may be used from')
    .option('--name <name>', 'what its people call it')
    .option('--no-name', 'no name any more')
    .action(async (id: string, { origin, name, json = false }: UpdateOptions) => {
      if (origin === undefined && name === undefined)
        throw new CliError('Say what to change: --origin, --name or --no-name.');
      const body = { origins: origin, name: name === false ? null : name };
      printRecord(io, json, named(await callAdmin(io, 'updateKey', { params: { id }, body })));
    });
}

function printCreated(io: Io, json: boolean, { key, record }: DataOf<'createKey'>): void {
  printRecord(io, json, { key, ...named(record) });
}

function named({ id, ...rest }: KeyRecord): { keyId: string } & Omit<KeyRecord, 'id'> {
  return { keyId: id, ...rest };
}
