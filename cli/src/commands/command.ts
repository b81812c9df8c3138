import type { AdminId } from '@svc/contracts';
import type { Command } from 'commander';
import type { AdminClient, DataOf, RequestOf } from '../admin-client.ts';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';

/** Adds a group of commands to the program. */
export type Register = (program: Command, io: Io) => void;

/** The option that every command takes: added to all at once when the program is put together. */
export interface JsonOption {
  json?: boolean;
}

/** Calls the admin API once and closes it again, whatever happens. */
export async function callAdmin<Id extends AdminId>(
  io: Io,
  id: Id,
  request: RequestOf<Id>,
): Promise<DataOf<Id>> {
  return withAdmin(io, (client) => client.call(id, request));
}

/** Calls the admin API as often as `work` does, on one connection. */
export async function withAdmin<Result>(
  io: Io,
  work: (client: AdminClient) => Promise<Result>,
): Promise<Result> {
  // The code that reads settings and finds the server is loaded only by commands that need it.
  const { connectAdmin } = await import('../admin-client.ts');
  const client = await connectAdmin(io.env);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** The account of the development server, for calls that name none. */
export async function developmentAccount({ env }: Io): Promise<string> {
  const { readDevelopment } = await import('../development.ts');
  const accountId = (await readDevelopment(env))?.accountId;
  if (accountId === undefined) throw new CliError('Say for which account: --account.');
  return accountId;
}
