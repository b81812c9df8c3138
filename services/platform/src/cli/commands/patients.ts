import type { ErasedLabOrders, ErasedWearables } from '@svc/store';
import { printRecord } from '../io.ts';
import { callAdmin, JSON_OPTION, type JsonOption, type Register } from './command.ts';

interface Erasure extends JsonOption {
  account: string;
  patientRef: string;
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
    .option(...JSON_OPTION)
    .action(async ({ account, patientRef, json = false }: Erasure) => {
      const body = { accountId: account, patientRef };
      const erased = await callAdmin<ErasedLabOrders & ErasedWearables>(io, {
        method: 'POST',
        path: '/patients/erase',
        body,
      });
      printRecord(io, json, erased);
    });
};
