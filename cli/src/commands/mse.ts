import { assessMseRisk, mseWarnings, renderMse, validateMseSelection } from '@svc/engines';
import type { Command } from 'commander';
import type { DataOf } from '../admin-client.ts';
import { CliError } from '../cli-error.ts';
import { type Io, printJson, printList, printRecord } from '../io.ts';
import { readRequest } from '../read-request.ts';
import { callAdmin, type JsonOption, type Register, withAdmin } from './command.ts';
import { ANCHOR, verifyOwners } from './verify.ts';

interface OfOrganization extends JsonOption {
  org: string;
}

interface OfRecord extends OfOrganization {
  visit: string;
  patient: string;
}

interface AuditOptions extends OfOrganization {
  visit?: string;
  patient?: string;
  actor?: string;
  action?: string;
  outcome?: 'allowed' | 'denied';
  since?: string;
  until?: string;
}

const ORG = ['--org <id>', 'the organization'] as const;

export const mse: Register = (program, io) => {
  const group = program.command('mse').description('mental-status-exam records: check, seal, verify, erase');
  lintCommand(group, io);
  sealCommand(group, io);
  verifyCommand(group, io);
  auditCommand(group, io);
  exportCommand(group, io);
  eraseCommand(group, io);
};

function lintCommand(group: Command, io: Io): void {
  group
    .command('lint')
    .description('check a selection offline as the write endpoint would, and print its narrative and risk')
    .argument('[file]', 'file with the selection JSON; - or nothing reads standard input', '-')
    .action(async (file: string, { json = false }: JsonOption) => {
      const validation = validateMseSelection(await readRequest(io, file));
      if (!validation.ok) throw new CliError(validation.errors.join('\n'));
      const { selection } = validation;
      const { lines, objectiveBlock } = renderMse(selection);
      const risk = assessMseRisk(selection);
      const warnings = mseWarnings(selection, new Date().getUTCFullYear());
      if (json) io.out(`${JSON.stringify({ ok: true, lines, objectiveBlock, risk, warnings })}\n`);
      else {
        io.out(`${objectiveBlock}\n\nrisk: ${risk.level}${risk.riskAssessed ? '' : ', not assessed'}\n`);
        for (const warning of warnings) io.out(`warning: ${warning}\n`);
      }
    });
}

function sealCommand(group: Command, io: Io): void {
  group
    .command('seal')
    .description('seal now what was written since the last seal, and print the seals: keep them elsewhere')
    .requiredOption(...ORG)
    .action(async ({ org, json = false }: OfOrganization) => {
      const body = { organizationId: org };
      const { seals } = await callAdmin(io, 'sealRecords', { body });
      const columns = ['number', 'sealedAt', 'members', 'chainedRoot', 'publicKey'] as const;
      printList(io, json, { name: 'seals', rows: seals, columns });
    });
}

function verifyCommand(group: Command, io: Io): void {
  group
    .command('verify')
    .description('what svc verify --owner does, under its earlier name')
    .requiredOption(...ORG)
    .option(...ANCHOR)
    .action(async ({ org, anchor, json = false }: OfOrganization & { anchor?: string }) => {
      io.err('svc mse verify is svc verify --owner now; without --owner that checks everybody\n');
      await verifyOwners(io, { owner: org, anchor, json });
    });
}

function auditCommand(group: Command, io: Io): void {
  group
    .command('audit')
    .description('print who read, wrote or was refused, newest first, however long ago')
    .requiredOption(...ORG)
    .option('--visit <id>', 'of one visit')
    .option('--patient <id>', 'of one patient')
    .option('--actor <key id>', 'what one key did')
    .option('--action <name>', 'one action, for example mse.read')
    .option('--outcome <outcome>', 'allowed or denied')
    .option('--since <moment>', 'from this moment on, ISO 8601')
    .option('--until <moment>', 'before this moment, ISO 8601')
    .option('--json', 'print one JSON object a line')
    .action((options: AuditOptions) => printAudit(io, options));
}

function exportCommand(group: Command, io: Io): void {
  group
    .command('export')
    .description('print one record with its chain and the way to its seals, for an independent check')
    .requiredOption(...ORG)
    .requiredOption('--visit <id>', 'the visit')
    .requiredOption('--patient <id>', 'the patient')
    .requiredOption('--reason <text>', 'why; kept for good in the audit trail')
    .option('--json', 'print one line')
    .action(async ({ org, visit, patient, reason, json = false }: OfRecord & { reason: string }) => {
      const body = { organizationId: org, visitId: visit, patientId: patient, reason };
      const exported = await callAdmin(io, 'exportRecord', { body });
      printJson(io, json, exported);
    });
}

function eraseCommand(group: Command, io: Io): void {
  group
    .command('erase')
    .description('remove the content of a record for good; ids, times and hashes stay and verify as erased')
    .requiredOption(...ORG)
    .requiredOption('--visit <id>', 'the visit')
    .requiredOption('--patient <id>', 'the patient')
    .requiredOption('--reason <text>', 'why; kept for good')
    .requiredOption('--by <name>', 'who orders it; kept for good')
    .action(
      async ({
        org,
        visit,
        patient,
        reason,
        by,
        json = false,
      }: OfRecord & { reason: string; by: string }) => {
        const body = { organizationId: org, visitId: visit, patientId: patient, reason, by };
        printRecord(io, json, await callAdmin(io, 'eraseRecord', { body }));
        if (!json) io.out(STILL_HELD);
      },
    );
}

/** Prints page by page, so that a trail of years appears as it is read. */
async function printAudit(
  io: Io,
  { org, visit, patient, json = false, actor, action, outcome, since, until }: AuditOptions,
): Promise<void> {
  const asked = {
    organizationId: org,
    visitId: visit,
    patientId: patient,
    actor,
    action,
    outcome,
    since,
    until,
    limit: 200,
  };
  await withAdmin(io, async (client) => {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: DataOf<'listRecordAudit'> = await client.call('listRecordAudit', {
        query: { ...asked, cursor },
      });
      for (const entry of page.entries) io.out(json ? `${JSON.stringify(entry)}\n` : auditLine(entry));
      cursor = page.nextCursor;
    }
  });
}

type AuditEntry = DataOf<'listRecordAudit'>['entries'][number];

function auditLine({ at, outcome, action, keyId, visitId, patientId, version }: AuditEntry): string {
  const what = [visitId ?? '-', patientId ?? '-', version === null ? '-' : `version ${version}`];
  return `${at}  ${outcome.padEnd(7)}  ${action}  ${keyId ?? 'operator'}  ${what.join('  ')}\n`;
}

const STILL_HELD =
  'the database files and its log still hold the bytes until a vacuum and a checkpoint: docs/retention.md has the commands\n';
