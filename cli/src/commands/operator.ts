import type { Command } from 'commander';
import type { AdminClient, DataOf } from '../admin-client.ts';
import type { Io } from '../io.ts';
import { type JsonOption, type Register, withAdmin } from './command.ts';

interface Filters extends JsonOption {
  owner?: string;
  patient?: string;
}

interface ActFilters extends Filters {
  operator?: string;
  action?: string;
  since?: string;
  until?: string;
}

const PAGE_ROWS = 200;

export const operator: Register = (program, io) => {
  const group = program.command('operator').description('what operators did, and what they erased');
  listing(group, 'acts', 'print every call of the admin API, newest first')
    .option('--operator <name>', 'with one admin token, as it is named here')
    .option('--action <action>', 'of one kind, such as "POST /mse/export"')
    .option('--since <time>', 'from this moment on, such as 2026-11-01T00:00:00Z')
    .option('--until <time>', 'before this moment')
    .action(({ owner, patient, json, ...more }: ActFilters) =>
      eachPage(io, async (client, cursor) => {
        const query = { ownerId: owner, patientId: patient, ...more, limit: PAGE_ROWS, cursor };
        const { acts, nextCursor } = await client.call('listActs', { query });
        for (const act of acts) io.out(json ? `${JSON.stringify(act)}\n` : actLine(act));
        return nextCursor;
      }),
    );
  listing(group, 'erasures', 'print the ledger of erasures, newest first').action(
    ({ owner, patient, json }: Filters) =>
      eachPage(io, async (client, cursor) => {
        const query = { ownerId: owner, patientId: patient, limit: PAGE_ROWS, cursor };
        const { erasures, nextCursor } = await client.call('listErasures', { query });
        for (const erasure of erasures) io.out(json ? `${JSON.stringify(erasure)}\n` : erasureLine(erasure));
        return nextCursor;
      }),
  );
};

function listing(group: Command, name: string, description: string): Command {
  return group
    .command(name)
    .description(description)
    .option('--owner <id>', 'about one account or organization')
    .option('--patient <id>', 'about one patient of the owner');
}

/** Goes page by page, so that a long list is never in memory as a whole. `print` returns where the next page begins. */
async function eachPage(
  io: Io,
  print: (client: AdminClient, cursor: string | undefined) => Promise<string | null>,
): Promise<void> {
  await withAdmin(io, async (client) => {
    for (let cursor: string | null | undefined; cursor !== null; ) cursor = await print(client, cursor);
  });
}

type OperatorAct = DataOf<'listActs'>['acts'][number];
type LedgeredErasure = DataOf<'listErasures'>['erasures'][number];

function actLine({
  at,
  operator,
  action,
  status,
  ownerId,
  target,
  patientHash,
  reason,
}: OperatorAct): string {
  const about = [ownerId, target, patientHash && `patient ${patientHash}`].filter(Boolean);
  const why = reason === null ? '' : `  ${JSON.stringify(reason)}`;
  return `${at}  ${operator}  ${action}  ${status ?? 'no answer'}  ${about.join(' ') || '-'}${why}\n`;
}

function erasureLine(erasure: LedgeredErasure): string {
  const { erasedAt, ownerId, kind, counts, patientHash, orderedBy, operator, reason } = erasure;
  const what = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return `${erasedAt}  ${ownerId}  ${kind}  ${what.join(', ')}  patient ${patientHash}  ${orderedBy} (${operator})  ${JSON.stringify(reason)}\n`;
}
