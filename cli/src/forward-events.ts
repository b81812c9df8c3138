import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { KeyMode } from '@svc/contracts';
import { createOperatorClient, type EgressClient } from '@svc/server-kit';
import { newWebhookSecret } from '@svc/webhooks';
import type { CredentialsFile } from '@svc/platform/settings';
import { attempt, type AttemptResult } from '@svc/worker/attempt';
import { connectAdmin } from './admin-client.ts';
import { CliError } from './cli-error.ts';
import { readDevelopment } from './development.ts';
import { endOfStream, type EventFilter, type ListedEvent, readEventPage } from './event-pages.ts';
import type { Io } from './io.ts';

export interface ListenOptions {
  readonly json?: boolean;
  readonly forward: string;
  readonly account?: string;
  readonly mode: KeyMode;
  readonly event?: string[];
  readonly secret?: string;
  readonly cursor?: string;
  readonly count?: number;
}

/** Where events go and what they are signed with. */
interface Forwarding {
  readonly url: string;
  readonly secret: string;
  readonly egress: EgressClient;
}

const POLL_MS = 500;
const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** With base64 of 24 bytes or more; a single character after the groups of four is not valid base64. */
const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,22}(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/** Follows the stream of an account and posts its events, for ever or until a given number were posted. */
export async function forwardEvents(io: Io, options: ListenOptions): Promise<void> {
  const { account, mode, cursor, json = false } = options;
  const url = onThisMachine(options.forward);
  const client = await connectAdmin(io.env);
  const egress = createOperatorClient();
  try {
    const development = await readDevelopment(io.env);
    const ownerId = account ?? development?.accountId;
    if (ownerId === undefined) throw new CliError('Say whose events: --account.');
    const { secret, isNew } = secretOf(options, ownerId, development);
    const filter: EventFilter = { ownerId, mode };
    const from = cursor ?? (await endOfStream(client, filter));
    // With --json standard output holds one object for each event and nothing else.
    const shown = isNew ? `signed with ${secret}` : 'signed with the secret you have';
    io.err(`Forwarding ${mode} events of ${ownerId} to ${url}, ${shown}.\n`);
    let left = options.count ?? Number.POSITIVE_INFINITY;
    for (let position = from; left > 0; ) {
      const page = await readEventPage(client, filter, position);
      for (const event of page.events) {
        if (left === 0) break;
        if (options.event !== undefined && !options.event.includes(event.type)) continue;
        print(io, json, event, await forward(event, { url, secret, egress }));
        left -= 1;
      }
      position = page.nextCursor;
      if (left > 0 && !page.hasMore) await delay(POLL_MS);
    }
  } finally {
    egress.close();
    await client.close();
  }
}

/** Posts an event once, as the delivery worker would. */
function forward(event: ListedEvent, { url, secret, egress }: Forwarding): Promise<AttemptResult> {
  const sent = { id: event.id, payload: JSON.stringify(event) };
  return attempt({ url, ownerKind: 'account', event: sent, secrets: [secret] }, { egress, clock: Date.now });
}

function print(io: Io, json: boolean, { id, type }: ListedEvent, result: AttemptResult): void {
  const { outcome, status, durationMs } = result;
  io.out(
    json
      ? `${JSON.stringify({ eventId: id, type, outcome, status, durationMs })}\n`
      : `${new Date(result.startedAt).toISOString()}  ${type}  ${id}  ${outcome}  ${status ?? '-'}  ${durationMs} ms\n`,
  );
}

/** Events stay on this machine: those that go elsewhere need a webhook endpoint, whose address is judged. */
function onThisMachine(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || !THIS_MACHINE.has(url.hostname))
    throw new CliError('--forward: must be a URL on this machine, such as http://127.0.0.1:3000/hooks.');
  return url.href;
}

function secretOf(
  { secret, mode }: ListenOptions,
  ownerId: string,
  development: CredentialsFile | null,
): { secret: string; isNew: boolean } {
  if (secret !== undefined) {
    if (!SECRET.test(secret)) throw new CliError('--secret: must be a signing secret, whsec_…');
    return { secret, isNew: false };
  }
  const seeded = development?.accountId === ownerId ? development.webhooks : undefined;
  const known = seeded?.find((endpoint) => endpoint.mode === mode)?.secret;
  return known === undefined
    ? { secret: newWebhookSecret(randomBytes), isNew: true }
    : { secret: known, isNew: false };
}
