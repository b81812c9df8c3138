import {
  KEY_MODES,
  type KeyMode,
  LAB_ORDER_STATUSES,
  LAB_SIMULATION_OUTCOMES,
  type LabOrderStatus,
  type LabOrderWithResults,
  type LabSimulationOutcome,
  LabStatusReason,
} from '@svc/contracts';
import { Option } from 'commander';
import { type Io, printList, printRecord } from '../io.ts';
import { readRequest } from '../read-request.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { numberOption } from './options.ts';

interface ListOptions extends JsonOption {
  account: string;
  mode: KeyMode;
  patientRef?: string;
  limit?: number;
}

interface AdvanceOptions extends JsonOption {
  to?: LabOrderStatus;
  results?: string;
  reason?: LabStatusReason;
}

interface SimulateOptions extends JsonOption {
  outcome?: LabSimulationOutcome;
  seed?: number;
  steps?: number;
}

const RESULTS_HELP = `
FILE holds what the laboratory delivered, as JSON; - reads standard input. Either readings:
  {"observedAt":"2026-11-20","readings":[{"name":"TSH","value":6.2,"unit":"mIU/L","flag":"high"}]}
or a FHIR R4 DiagnosticReport with contained Observations, or a Bundle that holds both.`;

export const labs: Register = (program, io) => {
  const group = program
    .command('labs')
    .description('lab orders: move them along, deliver or simulate results');
  group
    .command('list')
    .description('lab orders of an account, newest first')
    .requiredOption('--account <id>', 'the account')
    .addOption(new Option('--mode <mode>', 'sandbox or production').choices(KEY_MODES).default('live'))
    .option('--patient-ref <ref>', 'of one patient')
    .addOption(numberOption('--limit <n>', 'orders, 200 at most; 50 when not given'))
    .action((options: ListOptions) => list(io, options));
  group
    .command('advance <orderId>')
    .description('move an order by one status, or deliver its results')
    .addOption(
      new Option('--to <status>', 'the status; the usual next one when not given').choices(
        LAB_ORDER_STATUSES,
      ),
    )
    .option('--results <file>', 'deliver results: the order becomes resulted')
    .addOption(
      new Option('--reason <reason>', 'why it failed or was cancelled').choices(LabStatusReason.options),
    )
    .addHelpText('after', RESULTS_HELP)
    .action(async (id: string, { to, results: file, reason, json = false }: AdvanceOptions) => {
      const results = file === undefined ? undefined : await readRequest(io, file);
      const body = { to, results, statusReason: reason };
      print(io, json, await callAdmin(io, 'advanceOrder', { params: { id }, body }));
    });
  group
    .command('simulate <orderId>')
    .description('play the laboratory: move an order to its end with simulated results')
    .addOption(
      new Option('--outcome <outcome>', 'how it ends; normal when not given').choices(
        LAB_SIMULATION_OUTCOMES,
      ),
    )
    .addOption(numberOption('--seed <n>', 'the same seed gives the same readings; 0 when not given'))
    .addOption(numberOption('--steps <n>', 'transitions to make now; all that are left when not given'))
    .action(async (id: string, { outcome, seed, steps, json = false }: SimulateOptions) => {
      const body = { outcome, seed, steps };
      print(io, json, await callAdmin(io, 'simulateOrder', { params: { id }, body }));
    });
};

async function list(io: Io, { account, mode, patientRef, limit = 50, json = false }: ListOptions) {
  const query = { accountId: account, mode, limit, patientRef };
  const { orders } = await callAdmin(io, 'listOrders', { query });
  const columns = ['id', 'patientRef', 'panelId', 'status', 'requisitionNumber', 'updatedAt'] as const;
  printList(io, json, { name: 'orders', rows: orders, columns });
}

function print(io: Io, json: boolean, order: LabOrderWithResults): void {
  if (json) printRecord(io, true, order);
  else {
    const { id, panelName, status, statusReason, results } = order;
    const readings = results?.labs.reduce((count, lab) => count + lab.results.biomarkers.length, 0);
    printRecord(io, false, { id, panelName, status, statusReason, readings });
  }
}
