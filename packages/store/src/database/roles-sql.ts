/** Names of a database and of its two roles. */
export interface DatabaseRoles {
  readonly database: string;
  /** Migrates and owns the tables: the login of `SVC_MIGRATE_DATABASE_URL`. */
  readonly owner: string;
  /** Serves: the login of `DATABASE_URL`. */
  readonly login: string;
}

/** The roles that the tables are granted to. */
const GROUPS = ['svc_app', 'svc_worker', 'svc_reference'] as const;

/**
 * SQL for psql that makes a database with two roles: one that owns the tables and only migrates, one that serves and
 * owns nothing. It holds no password.
 *
 * @throws RangeError when the two roles are one, or a name is empty or longer than 63 bytes
 */
export function databaseRolesSql({ database, owner, login }: DatabaseRoles): string {
  if (owner === login) throw new RangeError('The owner and the login must be two roles.');
  const [db, ownerRole, loginRole] = [identifier(database), identifier(owner), identifier(login)];
  return `-- Makes the database ${oneLine(database)} with two roles. Run it once, with psql, as a role that may create both:
--   svc db roles | psql -d postgres
-- then give each role its password (psql asks for it, so that it is in no file and no history):
--   psql -d postgres -c '\\password ${oneLine(owner)}' -c '\\password ${oneLine(login)}'
-- and start the service with
--   SVC_MIGRATE_DATABASE_URL=postgres://${oneLine(owner)}:…@host/${oneLine(database)}
--   DATABASE_URL=postgres://${oneLine(login)}:…@host/${oneLine(database)}

${[...GROUPS.map((name) => createRole(name, 'nologin')), createRole(owner, 'login'), createRole(login, 'login')].join('\n')}
grant ${GROUPS.join(', ')} to ${loginRole};
-- Only the owner may make this database, so whoever runs this has to be a member of it for a moment.
grant ${ownerRole} to current_user;
create database ${db} owner ${ownerRole};
revoke ${ownerRole} from current_user;
revoke connect, temporary on database ${db} from public;
grant connect on database ${db} to ${loginRole};

\\connect ${db}
revoke create on schema public from public;
`;
}

/** Further rights of an existing role are left for `svc doctor` to report. */
function createRole(name: string, login: 'login' | 'nologin'): string {
  return `do $$ begin create role ${identifier(name)} ${login} nosuperuser nocreatedb nocreaterole nobypassrls; exception when duplicate_object then null; end $$;`;
}

const MOST_NAME_BYTES = 63;

function identifier(name: string): string {
  if (name === '' || Buffer.byteLength(name) > MOST_NAME_BYTES || name.includes('\0') || name.includes('$$'))
    throw new RangeError(`"${oneLine(name)}" cannot be the name of a role or database.`);
  return `"${name.replaceAll('"', '""')}"`;
}

function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ');
}
