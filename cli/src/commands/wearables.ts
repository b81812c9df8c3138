import type { WearableConnection } from '@svc/contracts';
import { type Io, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';

const ID = ['<id>', 'the connection, wear_…'] as const;

export const wearables: Register = (program, io) => {
  const group = program
    .command('wearables')
    .description('connections to device providers: what the patient, the provider or time does');
  group
    .command('show')
    .description('print a connection, with the link for the patient')
    .argument(...ID)
    .action(async (id: string, { json = false }: JsonOption) => {
      print(io, json, await callAdmin(io, 'getConnection', { params: { id } }));
    });
  group
    .command('complete')
    .description(
      'connect a pending connection: demo runs the whole authorization; any other provider is only marked connected, without data, and only for a test key',
    )
    .argument(...ID)
    .requiredOption('--provider <code>', 'one of the providers the connection offers')
    .action(async (id: string, { provider, json = false }: JsonOption & { provider: string }) => {
      const body = { provider };
      print(io, json, await callAdmin(io, 'completeConnection', { params: { id }, body }));
    });
  group
    .command('sync')
    .description('read a connection now, due or not, and print what became of it')
    .argument(...ID)
    .action(async (id: string, { json = false }: JsonOption) => {
      const { outcome, connection } = await callAdmin(io, 'syncConnection', { params: { id } });
      if (json) printRecord(io, true, { outcome, connection });
      else printRecord(io, false, { outcome, ...summary(connection) });
    });
  group
    .command('disconnect')
    .description('end a connection as the patient does on the page')
    .argument(...ID)
    .action(async (id: string, { json = false }: JsonOption) => {
      print(io, json, await callAdmin(io, 'disconnectConnection', { params: { id } }));
    });
};

function print(io: Io, json: boolean, connection: WearableConnection): void {
  printRecord(io, json, json ? connection : summary(connection));
}

function summary({ id, status, provider, lastSyncAt, connect }: WearableConnection): object {
  return { id, status, provider, lastSyncAt, connectUrl: connect.url };
}
