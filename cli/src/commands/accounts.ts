import { type Plan, PLANS } from '@svc/contracts';
import { Option } from 'commander';
import type { DataOf, RequestOf } from '../admin-client.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { numberOption } from './options.ts';

interface AccountOptions extends JsonOption {
  name?: string;
  plan?: Plan;
  productionApproved?: boolean;
  rate?: number;
  burst?: number;
  overageCap?: number;
}

type Account = DataOf<'createAccount'>;

const plan = () => new Option('--plan <plan>', 'plan of the account').choices(PLANS);
const rate = () => numberOption('--rate <n>', 'requests per second live keys may sustain (enterprise)');
const burst = () => numberOption('--burst <n>', 'requests per second at the peak (enterprise)');
const overageCap = () => numberOption('--overage-cap <n>', 'overage a month that publishable keys may cause');

export const accounts: Register = (program, io) => {
  const group = program.command('accounts').description('accounts, their plans and their usage');
  group
    .command('create')
    .description('make an account')
    .requiredOption('--name <name>', 'name shown to its people')
    .addOption(plan().makeOptionMandatory())
    .option('--production-approved', 'live keys may be used')
    .addOption(rate())
    .addOption(burst())
    .addOption(overageCap())
    .action(async ({ name, plan: planName, ...options }: AccountOptions & { name: string; plan: Plan }) => {
      const body = { ...settingsOf(options), name, plan: planName };
      printAccount(io, options, await callAdmin(io, 'createAccount', { body }));
    });
  group
    .command('list')
    .description('every account')
    .action(async ({ json = false }: JsonOption) => {
      const data = await callAdmin(io, 'listAccounts', {});
      const columns = ['accountId', 'name', 'plan', 'productionApproved', 'createdAt'] as const;
      printList(io, json, { name: 'accounts', rows: data.accounts.map(named), columns });
    });
  group
    .command('update <id>')
    .description('change name, plan, approval or limits')
    .option('--name <name>')
    .addOption(plan())
    .option('--production-approved', 'live keys may be used')
    .option('--no-production-approved', 'live keys may not be used')
    .addOption(rate())
    .addOption(burst())
    .addOption(overageCap())
    .action(async (id: string, options: AccountOptions) => {
      const body = settingsOf(options);
      printAccount(io, options, await callAdmin(io, 'updateAccount', { params: { id }, body }));
    });
  group
    .command('usage <id>')
    .description('requests of a month, UTC')
    .option('--month <YYYY-MM>', 'the month; this one when not given')
    .action(async (id: string, { month, json = false }: JsonOption & { month?: string }) => {
      const usage = await callAdmin(io, 'getAccountUsage', { params: { id }, query: { month } });
      printRecord(io, json, usage);
    });
};

function settingsOf(options: AccountOptions): RequestOf<'updateAccount'>['body'] {
  const { name, plan: planName, productionApproved, rate: sustained, burst: peak, overageCap: cap } = options;
  return {
    name,
    plan: planName,
    productionApproved,
    sustainedPerSecond: sustained,
    burstPerSecond: peak,
    overageCap: cap,
  };
}

function printAccount(io: Io, { json = false }: JsonOption, account: Account): void {
  printRecord(io, json, named(account));
}

/** Names each id for what it identifies, so that output can be piped into further commands. */
function named({ id, ...rest }: Account): { accountId: string } & Omit<Account, 'id'> {
  return { accountId: id, ...rest };
}
