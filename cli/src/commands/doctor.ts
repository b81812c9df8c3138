import { CliError } from '../cli-error.ts';
import type { DataOf } from '../admin-client.ts';
import type { Io } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';

type Check = DataOf<'checkPlatform'>['checks'][number];

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const doctor: Register = (program, io) => {
  program
    .command('doctor')
    .description('check configuration, database, storage, model and clock, and say what to mend')
    .action(async ({ json = false }: JsonOption) => {
      const checks = await runChecks(io);
      if (json) io.out(`${JSON.stringify({ checks })}\n`);
      else for (const { name, status, detail } of checks) io.out(`${MARKS[status]}  ${name}: ${detail}\n`);
      const failed = checks.filter(({ status }) => status === 'fail').length;
      if (failed > 0) throw new CliError(`${failed} check${failed === 1 ? '' : 's'} failed.`);
    });
};

async function runChecks({ env, ...rest }: Io): Promise<readonly Check[]> {
  const { ConfigError, readConfig } = await import('@svc/platform/settings');
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((detail) => ({ name: 'configuration', status: 'fail', detail }));
  }
  const configuration: Check = { name: 'configuration', status: 'ok', detail: 'every variable can be used' };
  const { checks } = await callAdmin({ env, ...rest }, 'checkPlatform', {});
  return [configuration, ...checks];
}
