/**
 * What do clients do with seven answers of a server that is busy or broken? Ours beside those of five public packages,
 * default options, one POST each, on one loopback server in one run.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Anthropic from '@anthropic-ai/sdk';
import { MedplumClient } from '@medplum/core';
import { SvcClient } from '@svc/client';
import OpenAI from 'openai';
import { Stripe } from 'stripe';
import { Svix } from 'svix';
import { report } from './report.ts';

/** A wait that was asked for counts as kept within this of it. */
const LEEWAY_MS = 50;
/** Whoever has not ended by then waits for as long as it was told to. */
const PATIENCE_MS = 5_000;
const ABORT_AFTER_MS = 100;

interface Seen {
  readonly atMs: number;
  readonly key: string | undefined;
}

interface Case {
  readonly name: string;
  readonly status: number;
  readonly retryAfter?: string;
  /** What else the case needs: the caller gives up after 100 ms. */
  readonly aborts?: boolean;
  readonly passes: (outcome: Outcome) => boolean;
}

interface Outcome {
  readonly tries: number;
  /** From the first try to the second. */
  readonly waitedMs: number | undefined;
  readonly keys: readonly (string | undefined)[];
  readonly endedMs: number | undefined;
}

const again = ({ tries }: Outcome) => tries === 2;
const asAsked = ({ tries, waitedMs = 0 }: Outcome) =>
  tries === 2 && waitedMs >= 1000 - LEEWAY_MS && waitedMs < 1500;

const CASES: readonly Case[] = [
  { name: '429, Retry-After 1', status: 429, retryAfter: '1', passes: asAsked },
  { name: '503, Retry-After 1', status: 503, retryAfter: '1', passes: asAsked },
  { name: '500', status: 500, passes: again },
  { name: '409 in flight, Retry-After 1', status: 409, retryAfter: '1', passes: asAsked },
  {
    name: 'same idempotency key on both tries',
    status: 500,
    passes: ({ keys: [first, second] }) => first !== undefined && first === second,
  },
  {
    name: 'abort during the wait',
    status: 503,
    retryAfter: '3',
    aborts: true,
    passes: ({ tries, endedMs = Number.POSITIVE_INFINITY }) => tries === 1 && endedMs < 1000,
  },
  {
    name: 'Retry-After 120',
    status: 503,
    retryAfter: '120',
    // Nobody is kept for two minutes. Asking again sooner than told passes as well, though it helps neither side.
    passes: ({ endedMs }) => endedMs !== undefined,
  },
];

/** One POST that stores something; `null` where a call cannot be aborted. */
type Call = (signal: AbortSignal | undefined) => PromiseLike<unknown> | null;

const JSON_TYPE = { 'content-type': 'application/json' };
let seen: Seen[] = [];
let present: Case | undefined;

const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;

const CLIENTS: Readonly<Record<string, Call>> = {
  'stripe 23.1.0': callStripe(),
  'openai 7.55.0': callOpenAi(),
  '@anthropic-ai/sdk 1.11.0': callAnthropic(),
  'svix 2.5.0': callSvix(),
  '@medplum/core 5.2.13': callMedplum(),
  '@svc/client': callOurs(),
};

const rows = [];
for (const each of CASES) {
  const row: Record<string, string> = { case: each.name };
  for (const [client, call] of Object.entries(CLIENTS)) row[client] = await judged(each, call);
  rows.push(row);
}
report('client-retries', 'seven answers of a busy server, default options; what each client did', rows);
server.closeAllConnections();
server.close();
// A client may still wait for its two minutes.
process.exit(rows.every((row) => row['@svc/client']?.startsWith('pass')) ? 0 : 1);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await once(request.resume(), 'end');
  const key = request.headers['idempotency-key'];
  seen.push({ atMs: performance.now(), key: Array.isArray(key) ? key[0] : key });
  if (seen.length > 1 || present === undefined) {
    response
      .writeHead(200, JSON_TYPE)
      .end('{"ok":true,"data":{"id":"x"},"id":"x","object":"x","resourceType":"Basic"}');
    return;
  }
  const { status, retryAfter } = present;
  response.writeHead(status, {
    ...JSON_TYPE,
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  });
  response.end('{"ok":false,"error":{"code":"server_error","message":"busy","type":"api_error"}}');
}

async function judged(each: Case, call: Call): Promise<string> {
  const outcome = await outcomeOf(each, call);
  return outcome === null
    ? 'no signal option'
    : `${each.passes(outcome) ? 'pass' : 'FAIL'}: ${told(each, outcome)}`;
}

async function outcomeOf(each: Case, call: Call): Promise<Outcome | null> {
  seen = [];
  present = each;
  const began = performance.now();
  const signal = each.aborts ? AbortSignal.timeout(ABORT_AFTER_MS) : undefined;
  const answered = call(signal);
  if (answered === null) return null;
  const ended = Promise.resolve(answered).then(
    () => performance.now() - began,
    () => performance.now() - began,
  );
  const endedMs = await Promise.race([
    ended,
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  const [first, second] = seen;
  return {
    tries: seen.length,
    waitedMs: first && second && second.atMs - first.atMs,
    keys: seen.map(({ key }) => key),
    endedMs,
  };
}

function told({ name }: Case, { tries, waitedMs, keys: [key], endedMs }: Outcome): string {
  if (name.startsWith('same'))
    return key === undefined ? 'no key' : tries === 2 ? 'a key on each try' : 'one try';
  if (endedMs === undefined) return `still waiting at ${PATIENCE_MS / 1000} s`;
  if (waitedMs !== undefined) return `again after ${Math.round(waitedMs)} ms`;
  return `one try, ended at ${Math.round(endedMs)} ms`;
}

function callOurs(): Call {
  const svc = new SvcClient({ baseUrl: origin, apiKey: 'svc_sk_test_0123456789' });
  return (signal) =>
    svc.labs.createOrder({ patientRef: 'p-1', panelId: 'thyroid_screen' }, signal ? { signal } : {});
}

function callStripe(): Call {
  const stripe = new Stripe('sk_test_123', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  return (signal) => (signal ? null : stripe.customers.create({ name: 'A' }));
}

function callOpenAi(): Call {
  const openai = new OpenAI({ apiKey: 'x', baseURL: origin });
  return (signal) =>
    openai.chat.completions.create(
      { model: 'm', messages: [{ role: 'user', content: 'A' }] },
      signal ? { signal } : {},
    );
}

function callAnthropic(): Call {
  const anthropic = new Anthropic({ apiKey: 'x', baseURL: origin });
  return (signal) =>
    anthropic.messages.create(
      { model: 'm', max_tokens: 1, messages: [{ role: 'user', content: 'A' }] },
      signal ? { signal } : {},
    );
}

function callSvix(): Call {
  const svix = new Svix('testsk_x.eu', { serverUrl: origin });
  return (signal) => (signal ? null : svix.application.create({ name: 'A' }));
}

function callMedplum(): Call {
  const medplum = new MedplumClient({ baseUrl: `${origin}/`, fetch });
  return (signal) =>
    medplum.post('fhir/R4/Basic', { resourceType: 'Basic' }, undefined, signal ? { signal } : {});
}
