import { printRecord } from '../io.ts';
import { callAdmin, developmentAccount, type JsonOption, type Register } from './command.ts';
import { durationOption } from './options.ts';

interface Erasure extends JsonOption {
  account: string;
  patientRef: string;
  reason: string;
  by: string;
}

interface Create extends JsonOption {
  account?: string;
}

interface Session extends JsonOption {
  lifetime: number;
  idle: number;
}

export const patients: Register = (program, io) => {
  const group = program
    .command('patients')
    .description('patients who sign in, and what an account has stored about a patient');
  group
    .command('create')
    .description('create a patient of an account')
    .option('--account <id>', 'the account; that of credentials.json when not given')
    .action(async ({ account, json = false }: Create) => {
      const accountId = account ?? (await developmentAccount(io));
      printRecord(io, json, await callAdmin(io, 'createPatient', { body: { accountId } }));
    });
  group
    .command('session <patientId>')
    .description('start a session of a patient and print its cookie, once')
    .addOption(durationOption('--lifetime <duration>', 'to its end, whatever happens', '7d'))
    .addOption(durationOption('--idle <duration>', 'without a request to its end', '24h'))
    .action(async (id: string, { lifetime, idle, json = false }: Session) => {
      const body = { lifetimeSeconds: lifetime, idleSeconds: idle };
      const session = await callAdmin(io, 'createPatientSession', { params: { id }, body });
      if (json) printRecord(io, true, session);
      else io.out(`${session.cookie}\n`);
    });
  group
    .command('map <patientId>')
    .description("say which of the account's own ids means a patient, for what it submits")
    .requiredOption('--reference <id>', "the account's id of the patient")
    .action(async (id: string, { reference, json = false }: JsonOption & { reference: string }) => {
      printRecord(io, json, await callAdmin(io, 'mapPatient', { params: { id }, body: { reference } }));
    });
  group
    .command('erase')
    .description(
      'remove lab orders, wearable connections, screenings and sessions of a patient, test and live, and their id from events, for good',
    )
    .requiredOption('--account <id>', 'the account')
    .requiredOption('--patient-ref <ref>', "the account's id of the patient")
    .requiredOption('--reason <text>', 'why; kept for good')
    .requiredOption('--by <name>', 'who orders it; kept for good')
    .action(async ({ account, patientRef, reason, by, json = false }: Erasure) => {
      const body = { accountId: account, patientRef, reason, by };
      printRecord(io, json, await callAdmin(io, 'erasePatient', { body }));
    });
};
