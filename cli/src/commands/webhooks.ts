import { KEY_MODES, type KeyMode } from '@svc/contracts';
import { type Command, Option } from 'commander';
import type { DataOf, RequestOf } from '../admin-client.ts';
import { type Io, printList, printRecord } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';
import { durationOption, numberOption } from './options.ts';
import { listenCommand } from './webhook-listen.ts';
import { triggerCommand } from './webhook-trigger.ts';

type WebhookEndpoint = DataOf<'updateWebhook'>;
type EventTypes = RequestOf<'createWebhook'>['body']['eventTypes'];

interface AddOptions extends JsonOption {
  account: string;
  mode: KeyMode;
  url: string;
  event?: string[];
  description?: string;
}

interface UpdateOptions extends JsonOption {
  url?: string;
  event?: string[];
  allEvents?: true;
  description?: string | false;
}

interface ReplayOptions extends JsonOption {
  delivery?: string;
  since?: string;
  until?: string;
  undelivered?: boolean;
  dryRun?: boolean;
}

export const webhooks: Register = (program, io) => {
  const group = program
    .command('webhooks')
    .description('endpoints that events are posted to, and their deliveries');
  endpointCommands(group, io);
  switchCommands(group, io);
  deliveryCommands(group, io);
  listenCommand(group, io);
  triggerCommand(group, io);
};

function endpointCommands(group: Command, io: Io): void {
  addCommand(group, io);
  listCommand(group, io);
  updateCommand(group, io);
  rotateSecretCommand(group, io);
}

function addCommand(group: Command, io: Io): void {
  group
    .command('add')
    .description('make an endpoint and print its signing secret once')
    .requiredOption('--account <id>', 'the account whose events it gets')
    .addOption(new Option('--mode <mode>', 'sandbox or production').choices(KEY_MODES).makeOptionMandatory())
    .requiredOption('--url <url>', 'where events are posted')
    .option('--event <type...>', 'only these event types; all of them when not given')
    .option('--description <text>', 'what it is for')
    .action(async ({ account, mode, url, event, description, json = false }: AddOptions) => {
      const body = { accountId: account, mode, url, eventTypes: eventTypesOf(event), description };
      printEndpoint(io, json, await callAdmin(io, 'createWebhook', { body }));
    });
}

function listCommand(group: Command, io: Io): void {
  group
    .command('list')
    .description('every endpoint, without its secret')
    .option('--account <id>', 'of one account')
    .option('--org <id>', 'of one organization')
    .action(async ({ account, org, json = false }: JsonOption & { account?: string; org?: string }) => {
      const { endpoints } = await callAdmin(io, 'listWebhooks', { query: { ownerId: account ?? org } });
      const columns = [
        'webhookId',
        'ownerId',
        'mode',
        'url',
        'description',
        'eventTypes',
        'enabled',
        'disabledReason',
        'failingSince',
      ] as const;
      printList(io, json, { name: 'webhooks', rows: endpoints.map(named), columns });
    });
}

function updateCommand(group: Command, io: Io): void {
  group
    .command('update <id>')
    .description('change where an endpoint is, what it gets and what it is for')
    .option('--url <url>', 'where events are posted from now on')
    .option('--event <type...>', 'only these event types')
    .option('--all-events', 'every event type')
    .option('--description <text>', 'what it is for')
    .option('--no-description', 'no description any more')
    .action(async (id: string, { url, event, allEvents, description, json = false }: UpdateOptions) => {
      const body = {
        url,
        eventTypes: allEvents === true ? [] : eventTypesOf(event),
        description: description === false ? null : description,
      };
      printRecord(io, json, named(await callAdmin(io, 'updateWebhook', { params: { id }, body })));
    });
}

function rotateSecretCommand(group: Command, io: Io): void {
  group
    .command('rotate-secret <id>')
    .description('make a new signing secret and print it once')
    .addOption(durationOption('--overlap <duration>', 'how long the old secret signs as well', '24h'))
    .action(async (id: string, { overlap, json = false }: JsonOption & { overlap: number }) => {
      const body = { overlapSeconds: overlap };
      printEndpoint(io, json, await callAdmin(io, 'rotateWebhookSecret', { params: { id }, body }));
    });
}

function switchCommands(group: Command, io: Io): void {
  for (const [verb, operation, description] of [
    ['enable', 'enableWebhook', 'send again, with what was parked in the last 24 hours'],
    ['disable', 'disableWebhook', 'send nothing more; what waits is parked'],
  ] as const) {
    group
      .command(`${verb} <id>`)
      .description(description)
      .action(async (id: string, { json = false }: JsonOption) => {
        printRecord(io, json, named(await callAdmin(io, operation, { params: { id } })));
      });
  }
  group
    .command('test <id>')
    .description('send one svc.webhook.test event now, and print what the receiver answered')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, await callAdmin(io, 'testWebhook', { params: { id } }));
    });
}

function deliveryCommands(group: Command, io: Io): void {
  group
    .command('attempts <id>')
    .description('the newest deliveries to an endpoint, with every try')
    .option('--delivery <id>', 'one delivery')
    .addOption(numberOption('--limit <n>', 'deliveries, 200 at most; 20 when not given'))
    .action(async (id: string, options: JsonOption & { delivery?: string; limit?: number }) => {
      const { delivery, limit = 20, json = false } = options;
      const query = { limit, deliveryId: delivery };
      const { deliveries } = await callAdmin(io, 'listDeliveries', { params: { id }, query });
      if (json) io.out(`${JSON.stringify({ deliveries })}\n`);
      else printAttempts(io, deliveries);
    });
  group
    .command('replay <id>')
    .description(
      'send one delivery again, or every event of a range; signed afresh, under the same event ids',
    )
    .option('--delivery <id>', 'the delivery to send again')
    .option('--since <moment>', 'events from this moment on, ISO 8601 with an offset')
    .option('--until <moment>', 'events before this moment; the present when not given')
    .option('--undelivered', 'only what the endpoint has not accepted')
    .option('--dry-run', 'count what would be sent, and send nothing')
    .action(
      async (id: string, { delivery, since, until, undelivered, dryRun, json = false }: ReplayOptions) => {
        const body = { deliveryId: delivery, since, until, undeliveredOnly: undelivered, dryRun };
        printRecord(io, json, await callAdmin(io, 'replayDeliveries', { params: { id }, body }));
      },
    );
}

/** Unchecked: for an unknown type the server answers with the types there are. */
export function eventTypesOf(events: readonly string[] | undefined): EventTypes {
  return events as EventTypes;
}

/** A new secret with the endpoint it belongs to. */
export function printEndpoint(io: Io, json: boolean, { secret, endpoint }: DataOf<'createWebhook'>): void {
  printRecord(io, json, { secret, ...named(endpoint) });
}

function printAttempts(io: Io, deliveries: DataOf<'listDeliveries'>['deliveries']): void {
  const rows = deliveries.flatMap(({ attempts, ...delivery }) => {
    const tries =
      attempts.length === 0 ? [{ number: 0, startedAt: null, outcome: null, status: null }] : attempts;
    return tries.map(({ number, startedAt, outcome, status }) => ({
      ...delivery,
      try: number,
      startedAt,
      outcome,
      status,
    }));
  });
  const columns = [
    'deliveryId',
    'eventId',
    'type',
    'state',
    'try',
    'startedAt',
    'outcome',
    'status',
    'nextAt',
  ] as const;
  printList(io, false, { name: 'attempts', rows, columns });
}

function named({ id, ...rest }: WebhookEndpoint): { webhookId: string } & Omit<WebhookEndpoint, 'id'> {
  return { webhookId: id, ...rest };
}
