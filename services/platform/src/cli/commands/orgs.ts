import { ORGANIZATION_SCOPES } from '@svc/contracts';
import type { CreatedOrganizationKey, Organization, OrganizationKeyRecord } from '@svc/store';
import { Option } from 'commander';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, JSON_OPTION, type JsonOption, type Register, segment } from './command.ts';
import { durationOption, numberOption } from './options.ts';
import { type CreatedEndpoint, printEndpoint } from './webhooks.ts';

interface KeyOptions extends JsonOption {
  org: string;
  scope: string[];
  rate?: number;
  burst?: number;
}

const scopeOption = () =>
  new Option('--scope <scope...>', 'what the key may do').choices(ORGANIZATION_SCOPES).makeOptionMandatory();

export const orgs: Register = (program, io) => {
  const group = program.command('orgs').description('organizations, which own records, and their keys');
  group
    .command('create')
    .description('make an organization')
    .requiredOption('--name <name>', 'name shown to its people')
    .option(...JSON_OPTION)
    .action(async ({ name, json = false }: JsonOption & { name: string }) => {
      const path = '/organizations';
      const made = await callAdmin<Organization>(io, { method: 'POST', path, body: { name } });
      printRecord(io, json, named(made));
    });
  group
    .command('list')
    .description('every organization')
    .option(...JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      const data = await callAdmin<{ organizations: Organization[] }>(io, {
        method: 'GET',
        path: '/organizations',
      });
      const columns = ['organizationId', 'name', 'active', 'createdAt'] as const;
      printList(io, json, { name: 'organizations', rows: data.organizations.map(named), columns });
    });
  for (const [verb, description] of [
    ['deactivate', 'refuse its keys with 403, within a second'],
    ['activate', 'let its keys work again'],
  ] as const) {
    group
      .command(`${verb} <id>`)
      .description(description)
      .option(...JSON_OPTION)
      .action(async (id: string, { json = false }: JsonOption) => {
        const path = `/organizations/${segment(id)}/${verb}`;
        printRecord(io, json, named(await callAdmin<Organization>(io, { method: 'POST', path })));
      });
  }
  group
    .command('webhook')
    .description('send the events of an organization to an address, and print the signing secret once')
    .requiredOption('--org <id>', 'the organization')
    .requiredOption('--url <url>', 'where events are posted')
    .option('--event <type...>', 'only these event types; all of them when not given')
    .option(...JSON_OPTION)
    .action(
      async ({
        org,
        url,
        event,
        json = false,
      }: JsonOption & { org: string; url: string; event?: string[] }) => {
        const body = { organizationId: org, url, ...(event === undefined ? {} : { eventTypes: event }) };
        const made = await callAdmin<CreatedEndpoint>(io, { method: 'POST', path: '/webhooks', body });
        printEndpoint(io, json, made);
      },
    );
  keyCommands(group.command('keys').description('keys of organizations; a key is printed once'), io);
};

function keyCommands(group: ReturnType<Parameters<Register>[0]['command']>, io: Io): void {
  group
    .command('create')
    .description('make a key and print it')
    .requiredOption('--org <id>', 'the organization it belongs to')
    .addOption(scopeOption())
    .addOption(numberOption('--rate <n>', 'requests per second it may sustain; 50 when not given'))
    .addOption(numberOption('--burst <n>', 'requests per second at the peak; 100 when not given'))
    .option(...JSON_OPTION)
    .action(async ({ org, scope, rate, burst, json = false }: KeyOptions) => {
      const body = {
        organizationId: org,
        scopes: scope,
        ...(rate === undefined ? {} : { sustainedPerSecond: rate }),
        ...(burst === undefined ? {} : { burstPerSecond: burst }),
      };
      printCreated(
        io,
        json,
        await callAdmin<CreatedOrganizationKey>(io, { method: 'POST', path: '/organization-keys', body }),
      );
    });
  group
    .command('list')
    .description('every key, without the key itself')
    .option('--org <id>', 'of one organization')
    .option(...JSON_OPTION)
    .action(async ({ org, json = false }: JsonOption & { org?: string }) => {
      const query = org === undefined ? '' : `?organizationId=${segment(org)}`;
      const data = await callAdmin<{ keys: OrganizationKeyRecord[] }>(io, {
        method: 'GET',
        path: `/organization-keys${query}`,
      });
      const columns = [
        'keyId',
        'organizationId',
        'scopes',
        'visibleStart',
        'sustainedPerSecond',
        'burstPerSecond',
        'expiresAt',
        'revokedAt',
      ] as const;
      printList(io, json, { name: 'keys', rows: data.keys.map(namedKey), columns });
    });
  group
    .command('revoke <id>')
    .description('stop a key for good, within a second')
    .option(...JSON_OPTION)
    .action(async (id: string, { json = false }: JsonOption) => {
      const path = `/organization-keys/${segment(id)}/revoke`;
      printRecord(io, json, namedKey(await callAdmin<OrganizationKeyRecord>(io, { method: 'POST', path })));
    });
  group
    .command('rotate <id>')
    .description('make a successor with the same rights and print it')
    .addOption(durationOption('--overlap <duration>', 'how long the old key works on', '24h'))
    .option(...JSON_OPTION)
    .action(async (id: string, { overlap, json = false }: JsonOption & { overlap: number }) => {
      const path = `/organization-keys/${segment(id)}/rotate`;
      const body = { overlapSeconds: overlap };
      printCreated(io, json, await callAdmin<CreatedOrganizationKey>(io, { method: 'POST', path, body }));
    });
  group
    .command('update <id>')
    .description('replace the scopes of a key')
    .addOption(scopeOption())
    .option(...JSON_OPTION)
    .action(async (id: string, { scope, json = false }: JsonOption & { scope: string[] }) => {
      const path = `/organization-keys/${segment(id)}`;
      const body = { scopes: scope };
      const record = await callAdmin<OrganizationKeyRecord>(io, { method: 'PATCH', path, body });
      printRecord(io, json, namedKey(record));
    });
}

function printCreated(io: Io, json: boolean, { key, record }: CreatedOrganizationKey): void {
  printRecord(io, json, { key, ...namedKey(record) });
}

function named({ id, ...rest }: Organization): { organizationId: string } & Omit<Organization, 'id'> {
  return { organizationId: id, ...rest };
}

function namedKey({
  id,
  ...rest
}: OrganizationKeyRecord): { keyId: string } & Omit<OrganizationKeyRecord, 'id'> {
  return { keyId: id, ...rest };
}
