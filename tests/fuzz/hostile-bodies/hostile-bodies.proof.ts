/** A table of hostile bodies, heads and framings on raw connections: each gets its documented answer, and the server lives on. */
import { readFileSync } from 'node:fs';
import { ErrorEnvelope, ERRORS } from '@svc/contracts';
import { bodyCases } from './bodies.ts';
import { callerCases } from './callers.ts';
import { type HostileCase, rawRequest, VALID } from './case.ts';
import { framingCases } from './framing.ts';
import { headCases } from './heads.ts';
import { runProof } from '../../proof.ts';
import { type Answer, bearer, createClient, inParallel } from '../../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { type Exchange, exchangeRaw } from '../../support/raw-connection.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';

const ABORTED = scaled(500, 20);
const STALLED = scaled(50, 5);
const TIMEOUT_MS = 15_000;
const STALL_LIMIT_MS = 32_000;

await runProof({
  name: 'hostile-bodies',
  covers: ['packages/server-kit/src', 'packages/contracts/src', 'services/developer-api/src'],
  bar: 'Hostile bodies, Authorization headers, origins, content types, paths and framings on raw connections: each answered with its documented 4xx or, where it is only unusual, 200; never 500, never a crash; no request longer than 30 s.',
  async run() {
    const faults = createFaults();
    const seen = new Tally();
    const server = await startPlatform({ SVC_LOG_LEVEL: 'error' });
    try {
      const keys = server.credentials();
      const cases = [...bodyCases(keys), ...callerCases(keys), ...headCases(keys), ...framingCases(keys)];
      await inParallel(cases, 4, (entry) => runCase(server, entry, seen, faults));
      say(`${cases.length} cases: ${seen}`);
      await abortMany(server, keys.liveSecretKey);
      const stalledSeconds = await stallMany(server, keys.liveSecretKey, seen, faults);
      const slowestPingMs = await pingSlowly(server, keys.liveSecretKey, faults);
      if (!server.isRunning()) faults.add('crash', server.output().slice(-2_000));
      if (/"event":"(crashed|request_failed)"/.test(server.output()))
        faults.add('logged failure', server.output().slice(-2_000));
      return {
        passed: faults.total === 0,
        figures: {
          cases: cases.length,
          'answers by status': seen.toString(),
          'connections reset in the middle of a body': ABORTED,
          'stalled requests': STALLED,
          'longest stalled request, s': stalledSeconds,
          'slowest ping afterwards, ms': slowestPingMs,
          'memory of the server, MB': residentMb(server.pid),
          ...faultFigures(faults),
        },
      };
    } finally {
      await server.stop();
      server.remove();
    }
  },
});

async function runCase(
  server: PlatformProcess,
  entry: HostileCase,
  seen: Tally,
  faults: Faults,
): Promise<void> {
  const { name, steps, expect, mayCloseSilently = false } = entry;
  const started = performance.now();
  const exchange = await exchangeRaw(server.port, steps, {
    answers: Math.max(1, expect.length),
    timeoutMs: TIMEOUT_MS,
  });
  const { answers, closed } = exchange;
  for (const answer of answers) seen.add(answer.status);
  const silent = mayCloseSilently && closed && answers.length < expect.length;
  if (!matches(answers, silent || expect.length === 0 ? expect.slice(0, answers.length) : expect)) {
    faults.add(
      'another answer',
      `${name}: expected ${JSON.stringify(expect)}, got ${show(exchange)} after ${Math.round(performance.now() - started)} ms`,
    );
  }
  for (const answer of answers) checkAnswer(name, answer, faults);
  if (!server.isRunning())
    throw new Error(`the server ended during: ${name}\n${server.output().slice(-4_000)}`);
}

function matches(answers: readonly Answer[], expect: HostileCase['expect']): boolean {
  if (answers.length !== expect.length) return false;
  return expect.every((status, i) => [status].flat().includes(answers[i]?.status as number));
}

function show({ answers, closed, rest }: Exchange): string {
  const list = answers.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join(' | ');
  return `${list || 'no answer'}${closed ? ', closed' : ''}${rest === '' ? '' : `, then ${JSON.stringify(rest.slice(0, 200))}`}`;
}

/** Whatever is answered has the headers of every answer, and an error the one envelope. */
function checkAnswer(name: string, { status, headers, text }: Answer, faults: Faults): void {
  if (status >= 500) faults.add('5xx', `${name}: ${status} ${text}`);
  const id = headers['x-request-id'];
  const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'].every((header) =>
    /^\d+$/.test(String(headers[header])),
  );
  if (!/^req_[0-9a-f]{24}$/.test(String(id)) || !limits)
    faults.add('headers', `${name}: ${JSON.stringify(headers)}`);
  if (status < 400) return;
  const envelope = ErrorEnvelope.safeParse(parse(text));
  if (!envelope.success) {
    faults.add('envelope', `${name}: ${text.slice(0, 300)}`);
    return;
  }
  const { error, requestId } = envelope.data;
  if (ERRORS[error.code].status !== status) faults.add('code', `${name}: ${error.code} with ${status}`);
  if (requestId !== id) faults.add('envelope', `${name}: another request id in the body`);
  if (/\bat [^ ]+:\d+:\d+|node_modules|svc_[sp]k_/.test(text))
    faults.add('inside shown', `${name}: ${text.slice(0, 300)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Callers that go away in the middle of a body. */
async function abortMany({ port }: PlatformProcess, key: string): Promise<void> {
  const request = rawRequest({ key, body: VALID, length: '100000' });
  await inParallel(
    Array.from({ length: ABORTED }, (_, i) => i),
    20,
    async (i) => {
      await exchangeRaw(port, [request.subarray(0, 60 + (i % 140)), { waitMs: i % 5 }, 'reset'], {
        answers: 1,
        timeoutMs: 2_000,
      });
    },
  );
}

/** Bodies that never end: all are cut in time, and a ping is answered meanwhile. */
async function stallMany(server: PlatformProcess, key: string, seen: Tally, faults: Faults): Promise<number> {
  const request = rawRequest({ key, body: VALID, length: '100000' });
  const started = performance.now();
  let longest = 0;
  const stalled = Array.from({ length: STALLED }, async () => {
    const exchange = await exchangeRaw(server.port, [request], {
      answers: 1,
      timeoutMs: STALL_LIMIT_MS + 5_000,
    });
    longest = Math.max(longest, performance.now() - started);
    const [answer] = exchange.answers;
    seen.add(`stalled ${answer?.status ?? 'closed'}`);
    if (answer !== undefined && ![400, 408, 503].includes(answer.status))
      faults.add('stalled', show(exchange));
    if (answer === undefined && !exchange.closed) faults.add('stalled', 'neither answered nor closed');
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await pingSlowly(server, key, faults);
  await Promise.all(stalled);
  if (longest > STALL_LIMIT_MS) faults.add('stalled', `for ${Math.round(longest)} ms`);
  return Math.round(longest / 100) / 10;
}

/** Milliseconds of the slowest of 50 pings, one after the other. */
async function pingSlowly({ port }: PlatformProcess, key: string, faults: Faults): Promise<number> {
  const client = createClient(1);
  let slowest = 0;
  for (let i = 0; i < 50; i++) {
    const started = performance.now();
    const { status, text } = await client.send({
      port,
      method: 'GET',
      path: '/api/v1/ping',
      headers: bearer(key),
    });
    slowest = Math.max(slowest, performance.now() - started);
    if (status !== 200) faults.add('ping', `${status} ${text}`);
  }
  client.close();
  return Math.round(slowest);
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_000);
}
