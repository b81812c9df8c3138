import { ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { DataOf } from '../admin-client.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { durationOption, numberOption } from './options.ts';
import { eventTypesOf, printEndpoint } from './webhooks.ts';

interface KeyOptions extends JsonOption {
  org: string;
  scope: OrganizationScope[];
  rate?: number;
  burst?: number;
}

type Organization = DataOf<'createOrganization'>;
type KeyRecord = DataOf<'revokeOrganizationKey'>;

const scopeOption = () =>
  new Option('--scope <scope...>', 'what the key may do').choices(ORGANIZATION_SCOPES).makeOptionMandatory();

export const orgs: Register = (program, io) => {
  const group = program.command('orgs').description('organizations, which own records, and their keys');
  group
    .command('create')
    .description('make an organization')
    .requiredOption('--name <name>', 'name shown to its people')
    .action(async ({ name, json = false }: JsonOption & { name: string }) => {
      printRecord(io, json, named(await callAdmin(io, 'createOrganization', { body: { name } })));
    });
  group
    .command('list')
    .description('every organization')
    .action(async ({ json = false }: JsonOption) => {
      const data = await callAdmin(io, 'listOrganizations', {});
      const columns = ['organizationId', 'name', 'active', 'createdAt'] as const;
      printList(io, json, { name: 'organizations', rows: data.organizations.map(named), columns });
    });
  for (const [verb, id, description] of [
    ['deactivate', 'deactivateOrganization', 'refuse its keys with 403, within a second'],
    ['activate', 'activateOrganization', 'let its keys work again'],
  ] as const) {
    group
      .command(`${verb} <id>`)
      .description(description)
      .action(async (organizationId: string, { json = false }: JsonOption) => {
        printRecord(io, json, named(await callAdmin(io, id, { params: { id: organizationId } })));
      });
  }
  group
    .command('webhook')
    .description('send the events of an organization to an address, and print the signing secret once')
    .requiredOption('--org <id>', 'the organization')
    .requiredOption('--url <url>', 'where events are posted')
    .option('--event <type...>', 'only these event types; all of them when not given')
    .action(
      async ({
        org,
        url,
        event,
        json = false,
      }: JsonOption & { org: string; url: string; event?: string[] }) => {
        const body = { organizationId: org, url, eventTypes: eventTypesOf(event) };
        printEndpoint(io, json, await callAdmin(io, 'createWebhook', { body }));
      },
    );
  keyCommands(group.command('keys').description('keys of organizations; a key is printed once'), io);
};

function keyCommands(group: Command, io: Io): void {
  createKeyCommand(group, io);
  listKeysCommand(group, io);
  revokeKeyCommand(group, io);
  rotateKeyCommand(group, io);
  updateKeyCommand(group, io);
}

function createKeyCommand(group: Command, io: Io): void {
  group
    .command('create')
    .description('make a key and print it')
    .requiredOption('--org <id>', 'the organization it belongs to')
    .addOption(scopeOption())
    .addOption(numberOption('--rate <n>', 'requests per second it may sustain; 50 when not given'))
    .addOption(numberOption('--burst <n>', 'requests per second at the peak; 100 when not given'))
    .action(async ({ org, scope, rate, burst, json = false }: KeyOptions) => {
      const body = {
        organizationId: org,
        scopes: scope,
        sustainedPerSecond: rate,
        burstPerSecond: burst,
      };
      printCreated(io, json, await callAdmin(io, 'createOrganizationKey', { body }));
    });
}

function listKeysCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('every key, without the key itself')
    .option('--org <id>', 'of one organization')
    .action(async ({ org, json = false }: JsonOption & { org?: string }) => {
      const data = await callAdmin(io, 'listOrganizationKeys', { query: { organizationId: org } });
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
}

function revokeKeyCommand(group: Command, io: Io): void {
  group
    .command('revoke <id>')
    .description('stop a key for good, within a second')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, namedKey(await callAdmin(io, 'revokeOrganizationKey', { params: { id } })));
    });
}

function rotateKeyCommand(group: Command, io: Io): void {
  group
    .command('rotate <id>')
    .description('make a successor with the same rights and print it')
    .addOption(durationOption('--overlap <duration>', 'how long the old key works on', '24h'))
    .action(async (id: string, { overlap, json = false }: JsonOption & { overlap: number }) => {
      const body = { overlapSeconds: overlap };
      printCreated(io, json, await callAdmin(io, 'rotateOrganizationKey', { params: { id }, body }));
    });
}

function updateKeyCommand(group: Command, io: Io): void {
  group
    .command('update <id>')
    .description('replace the scopes of a key')
    .addOption(scopeOption())
    .action(async (id: string, { scope, json = false }: JsonOption & { scope: OrganizationScope[] }) => {
      const body = { scopes: scope };
      const record = await callAdmin(io, 'updateOrganizationKey', { params: { id }, body });
      printRecord(io, json, namedKey(record));
    });
}

function printCreated(io: Io, json: boolean, { key, record }: DataOf<'createOrganizationKey'>): void {
  printRecord(io, json, { key, ...namedKey(record) });
}

function named({ id, ...rest }: Organization): { organizationId: string } & Omit<Organization, 'id'> {
  return { organizationId: id, ...rest };
}

function namedKey({ id, ...rest }: KeyRecord): { keyId: string } & Omit<KeyRecord, 'id'> {
  return { keyId: id, ...rest };
}
