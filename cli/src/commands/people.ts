import { PERSON_ROLES, type PersonRole } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { DataOf } from '../admin-client.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register, withAdmin } from './command.ts';

const PAGE_ROWS = 200;

interface PlaceOptions extends JsonOption {
  account?: string;
  org?: string;
}

interface RoleOptions extends PlaceOptions {
  role: PersonRole;
  admin?: boolean;
}

type Person = DataOf<'disablePerson'>;

export const people: Register = (program, io) => {
  const group = program.command('people').description('people who sign in to the console');
  inviteCommand(group, io);
  listCommand(group, io);
  roleCommand(group, io);
  switchCommand(group, io, 'disable', 'shut a person out and end every session, at once');
  switchCommand(group, io, 'enable', 'let a person in again');
};

/** The options that say what somebody is, and of what. */
function withRole(command: Command): Command {
  return command
    .addOption(
      new Option('--role <role>', 'what the person is there').choices(PERSON_ROLES).makeOptionMandatory(),
    )
    .option('--account <id>', 'the account of a developer or clinician')
    .option('--org <id>', 'the organization of a clinician; neither for a reviewer or operator')
    .option('--admin', 'who may invite and remove others there');
}

function inviteCommand(group: Command, io: Io): void {
  withRole(group.command('invite').description('invite somebody and print the link, once'))
    .requiredOption('--email <address>', 'whom; they sign in with this address')
    .action(async ({ email, json = false, ...options }: RoleOptions & { email: string }) => {
      const { link, invitation } = await callAdmin(io, 'invitePerson', {
        body: { email, ...bodyOf(options) },
      });
      const { id: invitationId, ...rest } = invitation;
      printRecord(io, json, { link, invitationId, ...rest });
    });
}

function listCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('people with what they may do, newest first')
    .option('--account <id>', 'of one account')
    .option('--org <id>', 'of one organization')
    .action(async ({ account, org, json = false }: PlaceOptions) => {
      const query = { accountId: account, organizationId: org, limit: PAGE_ROWS };
      let found: Person[] = [];
      await withAdmin(io, async (client) => {
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await client.call('listPeople', { query: { ...query, cursor } });
          found = found.concat(page.people);
          cursor = page.nextCursor;
        }
      });
      const columns = ['personId', 'email', 'name', 'roles', 'lastSignInAt', 'disabledAt'] as const;
      printList(io, json, { name: 'people', rows: found.map(shown), columns });
    });
}

function roleCommand(group: Command, io: Io): void {
  withRole(group.command('role <id>').description('give a person a role, or take it away'))
    .option('--remove', 'take the role away')
    .action(async (id: string, { remove, json = false, ...options }: RoleOptions & { remove?: boolean }) => {
      const body = { ...bodyOf(options), remove };
      printRecord(io, json, shown(await callAdmin(io, 'setPersonRole', { params: { id }, body })));
    });
}

function switchCommand(group: Command, io: Io, name: 'disable' | 'enable', description: string): void {
  group
    .command(`${name} <id>`)
    .description(description)
    .action(async (id: string, { json = false }: JsonOption) => {
      const call = name === 'disable' ? 'disablePerson' : 'enablePerson';
      printRecord(io, json, shown(await callAdmin(io, call, { params: { id } })));
    });
}

function bodyOf({ role, account, org, admin }: RoleOptions) {
  return { role, accountId: account, organizationId: org, isAdmin: admin };
}

/** As lists print it: roles in words, such as `developer of acct_… (admin)`. */
function shown({ id: personId, email, profile, memberships, createdAt, lastSignInAt, disabledAt }: Person) {
  const roles = memberships.map(
    ({ role, scopeId, isAdmin }) =>
      `${role}${scopeId === null ? '' : ` of ${scopeId}`}${isAdmin ? ' (admin)' : ''}`,
  );
  return { personId, email, ...profile, roles, createdAt, lastSignInAt, disabledAt };
}
