import type { ActPage, ErasurePage, LedgeredErasure, OperatorAct } from '@svc/store';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { JSON_OPTION, type JsonOption, type Register, segment, withAdmin } from './command.ts';

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
      stream<ActPage>(io, 'acts', { ownerId: owner, patientId: patient, ...more }, ({ acts }) => {
        for (const act of acts) io.out(json ? `${JSON.stringify(act)}\n` : actLine(act));
      }),
    );
  listing(group, 'erasures', 'print the ledger of erasures, newest first').action(
    ({ owner, patient, json }: Filters) =>
      stream<ErasurePage>(io, 'erasures', { ownerId: owner, patientId: patient }, ({ erasures }) => {
        for (const erasure of erasures) io.out(json ? `${JSON.stringify(erasure)}\n` : erasureLine(erasure));
      }),
  );
};

function listing(group: Command, name: string, description: string): Command {
  return group
    .command(name)
    .description(description)
    .option('--owner <id>', 'about one account or organization')
    .option('--patient <id>', 'about one patient of the owner')
    .option(...JSON_OPTION);
}

/** Prints page after page, so that a long list is never held whole. */
async function stream<Page extends { readonly nextCursor: string | null }>(
  io: Io,
  list: string,
  filters: Readonly<Record<string, string | undefined>>,
  print: (page: Page) => void,
): Promise<void> {
  const query = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [`&${name}=${segment(value)}`],
  );
  await withAdmin(io, async (client) => {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after = cursor === '' ? '' : `&cursor=${cursor}`;
      const path = `/operator/${list}?limit=${PAGE_ROWS}${query.join('')}${after}`;
      const page = (await client.call({ method: 'GET', path })) as Page;
      print(page);
      cursor = page.nextCursor;
    }
  });
}

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
