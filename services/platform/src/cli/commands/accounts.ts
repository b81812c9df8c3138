import { PLANS } from '@svc/contracts';
import type { Account, MonthlyUsage } from '@svc/store';
import { Option } from 'commander';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, JSON_OPTION, type JsonOption, type Register, segment } from './command.ts';
import { numberOption } from './options.ts';

interface AccountOptions extends JsonOption {
  name?: string;
  plan?: string;
  productionApproved?: boolean;
  rate?: number;
  burst?: number;
  overageCap?: number;
}

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
    .option(...JSON_OPTION)
    .action(async (options: AccountOptions) => {
      const account = await callAdmin<Account>(io, {
        method: 'POST',
        path: '/accounts',
        body: bodyOf(options),
      });
      printAccount(io, options, account);
    });
  group
    .command('list')
    .description('every account')
    .option(...JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      const data = await callAdmin<{ accounts: Account[] }>(io, { method: 'GET', path: '/accounts' });
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
    .option(...JSON_OPTION)
    .action(async (id: string, options: AccountOptions) => {
      const path = `/accounts/${segment(id)}`;
      printAccount(
        io,
        options,
        await callAdmin<Account>(io, { method: 'PATCH', path, body: bodyOf(options) }),
      );
    });
  group
    .command('usage <id>')
    .description('requests of a month, UTC')
    .option('--month <YYYY-MM>', 'the month; this one when not given')
    .option(...JSON_OPTION)
    .action(async (id: string, { month, json = false }: JsonOption & { month?: string }) => {
      const query = month === undefined ? '' : `?month=${segment(month)}`;
      const path = `/accounts/${segment(id)}/usage${query}`;
      printRecord(io, json, await callAdmin<MonthlyUsage>(io, { method: 'GET', path }));
    });
};

function bodyOf({
  name,
  plan: planName,
  productionApproved,
  rate: sustained,
  burst: peak,
  overageCap: cap,
}: AccountOptions) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(planName === undefined ? {} : { plan: planName }),
    ...(productionApproved === undefined ? {} : { productionApproved }),
    ...(sustained === undefined ? {} : { sustainedPerSecond: sustained }),
    ...(peak === undefined ? {} : { burstPerSecond: peak }),
    ...(cap === undefined ? {} : { overageCap: cap }),
  };
}

function printAccount(io: Io, { json = false }: JsonOption, account: Account): void {
  printRecord(io, json, named(account));
}

/** Ids carry the name of what they identify, so that outputs can be piped on. */
function named({ id, ...rest }: Account): { accountId: string } & Omit<Account, 'id'> {
  return { accountId: id, ...rest };
}
