import { databaseRolesSql } from '@svc/store';
import { CliError } from '../cli-error.ts';
import { printRecord } from '../io.ts';
import type { JsonOption, Register } from './command.ts';

interface RolesOptions extends JsonOption {
  readonly database: string;
  readonly owner: string;
  readonly login: string;
}

export const db: Register = (program, io) => {
  program
    .command('db')
    .description('set up PostgreSQL for the service')
    .command('roles')
    .description(
      'print the SQL that makes a database with two roles, one that owns the tables and one that serves; needs no server',
    )
    .option('--database <name>', 'name of the database', 'svc')
    .option('--owner <name>', 'role of SVC_MIGRATE_DATABASE_URL', 'svc_owner')
    .option('--login <name>', 'role of DATABASE_URL', 'svc_login')
    .action(({ json = false, ...roles }: RolesOptions) => {
      const sql = sqlFor(roles);
      if (json) printRecord(io, true, { sql });
      else io.out(sql);
    });
};

function sqlFor(roles: Omit<RolesOptions, 'json'>): string {
  try {
    return databaseRolesSql(roles);
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(error.message);
    throw error;
  }
}
