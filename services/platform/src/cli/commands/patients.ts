import { printRecord } from '../io.ts';
import { callAdmin, JSON_OPTION, type JsonOption, type Register } from './command.ts';

interface Erasure extends JsonOption {
  account: string;
  patientRef: string;
  reason: string;
  by: string;
}

export const patients: Register = (program, io) => {
  const group = program.command('patients').description('what an account has stored about a patient');
  group
    .command('erase')
    .description(
      'remove the lab orders and wearable connections of a patient, test and live, and their id from events, for good',
    )
    .requiredOption('--account <id>', 'the account')
    .requiredOption('--patient-ref <ref>', "the account's id of the patient")
    .requiredOption('--reason <text>', 'why; kept for good')
    .requiredOption('--by <name>', 'who orders it; kept for good')
    .option(...JSON_OPTION)
    .action(async ({ account, patientRef, reason, by, json = false }: Erasure) => {
      const body = { accountId: account, patientRef, reason, by };
      printRecord(io, json, await callAdmin(io, 'erasePatient', { body }));
    });
};
