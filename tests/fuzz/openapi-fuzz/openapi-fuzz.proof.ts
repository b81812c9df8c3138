/** Requests generated from our own OpenAPI document against the real server; every answer is held against the document. */
import {
  type Endpoint,
  ENDPOINTS,
  type EndpointId,
  ErrorEnvelope,
  ERRORS,
  errorCodesOf,
} from '@svc/contracts';
import * as fc from 'fast-check';
import { bodySchema, DOCUMENT, SOURCE } from './document.ts';
import { type FuzzRequest, fuzzRequest } from './requests.ts';
import { optionalPaths, visitOptional } from './spots.ts';
import { StoredIds } from './stored-ids.ts';
import { runProof } from '../../proof.ts';
import { type Answer, createClient, inParallel } from '../../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';
import { startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';

/** A larger body is refused for its size, whatever is in it. */
const MOST_BODY_BYTES = 1_048_576;

const REQUESTS = scaled(20_000, 500);
const BATCH = 1_000;
const CONNECTIONS = 8;
const PLENTY = '1000000000';
const SEED = seedOr(20_261_120);

interface Seen {
  readonly statuses: Tally;
  readonly kinds: Tally;
  readonly perOperation: Tally;
  /** `operation path there` and `operation path absent`, of requests that were answered 2xx. */
  readonly optional: Tally;
  readonly faults: Faults;
}

await runProof({
  name: 'openapi-fuzz',
  covers: ['packages/contracts/src', 'services'],
  bar: '20,000 requests generated from the OpenAPI document over 8 connections: at least half answered 2xx, every endpoint, every optional field there and absent; no 5xx, no undocumented status or code, no answer that fails its schema; what the document allows is accepted, what it forbids is refused.',
  async run() {
    const server = await startPlatform({
      SVC_LOG_LEVEL: 'error',
      SVC_SANDBOX_KEY_DAILY: PLENTY,
      SVC_SANDBOX_ACCOUNT_DAILY: PLENTY,
    });
    const client = createClient(CONNECTIONS);
    const seen: Seen = {
      statuses: new Tally(),
      kinds: new Tally(),
      perOperation: new Tally(),
      optional: new Tally(),
      faults: createFaults(),
    };
    const { faults } = seen;
    try {
      const requests = fuzzRequest(server.credentials());
      const stored = new StoredIds();
      const started = performance.now();
      for (let done = 0; done < REQUESTS; done += BATCH) {
        const batch = fc.sample(requests, { seed: SEED + done, numRuns: Math.min(BATCH, REQUESTS - done) });
        await inParallel(batch, CONNECTIONS, async (generated) => {
          const request = stored.fill(generated);
          const { method } = ENDPOINTS[request.id];
          const { path, headers, bytes } = request;
          const answer = await client.send({
            port: server.port,
            method,
            path,
            headers,
            ...(bytes === undefined ? {} : { body: bytes }),
          });
          stored.keep(request, answer);
          check(request, answer, seen);
        });
        say(`${done + batch.length} requests: ${seen.statuses}`);
      }
      const seconds = (performance.now() - started) / 1_000;
      const both = checkOptional(seen);
      const share = (seen.statuses.of(200) + seen.statuses.of(201)) / REQUESTS;
      if (share < 0.5) faults.add('too few 2xx', `${(100 * share).toFixed(1)} %`);
      for (const [id, { successStatus = 200 }] of Object.entries<Endpoint>(ENDPOINTS))
        if (seen.perOperation.of(`${id} ${successStatus}`) === 0)
          faults.add('endpoint never answered 2xx', id);
      if (!server.isRunning()) faults.add('crash', server.output().slice(-2_000));
      return {
        passed: faults.total === 0,
        figures: {
          requests: REQUESTS,
          seed: SEED,
          'answered 2xx, %': Math.round(1_000 * share) / 10,
          'answers by status': seen.statuses.toString(),
          'requests by kind': seen.kinds.toString(),
          'answers by operation': seen.perOperation.toString(),
          'optional fields seen there and absent': both,
          'requests a second, generation included': Math.round(REQUESTS / seconds),
          ...faultFigures(faults),
        },
      };
    } finally {
      client.close();
      await server.stop();
      server.remove();
    }
  },
});

function check(request: FuzzRequest, answer: Answer, seen: Seen): void {
  const { id, kind, expect } = request;
  const { status, headers, text } = answer;
  const { faults } = seen;
  seen.statuses.add(status);
  seen.kinds.add(kind);
  seen.perOperation.add(`${id} ${status}`);
  const fault = (name: string, why = '') =>
    faults.add(
      name,
      `${id} (${kind}) ${status} ${why} ${text.slice(0, 400)}\n  ${request.path} ${JSON.stringify(headersOf(request))} ${String(request.bytes).slice(0, 1_200)}`,
    );
  if (status >= 500) fault('5xx');
  const expected =
    request.bytes !== undefined && Buffer.byteLength(request.bytes) > MOST_BODY_BYTES ? [413] : expect;
  if (expected !== undefined && !expected.includes(status))
    fault('another status', `instead of ${expected.join(' or ')}:`);
  if (!documentedStatuses(id).has(status)) fault('undocumented status');
  const isSuccess = status === 200 || status === 201;
  const problem = isSuccess ? successProblem(id, text) : errorProblem(id, answer);
  if (problem !== undefined) fault('answer against its schema', problem);
  for (const name of ['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
    if (headers[name] === undefined) fault('header missing', name);
  if (!String(headers['content-type']).startsWith('application/json'))
    fault('content type', String(headers['content-type']));
  if (status === 429 && headers['retry-after'] === undefined) fault('header missing', 'retry-after');
  const schema = bodySchema(id);
  if (isSuccess && request.body !== undefined && schema !== undefined) {
    visitOptional(request.body, schema, SOURCE, (path, present) =>
      seen.optional.add(`${id} ${path} ${present ? 'there' : 'absent'}`),
    );
  }
}

/** Without the key. */
function headersOf({ headers: { authorization: _key, ...rest } }: FuzzRequest): object {
  return rest;
}

function documentedStatuses(id: EndpointId): Set<number> {
  const { path, method } = ENDPOINTS[id];
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()] as { responses: object };
  return new Set(Object.keys(operation.responses).map(Number));
}

function successProblem(id: EndpointId, text: string): string | undefined {
  const parsed = (ENDPOINTS[id] as Endpoint).response.safeParse(parse(text));
  return parsed.success ? undefined : JSON.stringify(parsed.error.issues.slice(0, 3));
}

function errorProblem(id: EndpointId, { status, headers, text }: Answer): string | undefined {
  const parsed = ErrorEnvelope.safeParse(parse(text));
  if (!parsed.success) return JSON.stringify(parsed.error.issues.slice(0, 3));
  const { error, requestId } = parsed.data;
  if (ERRORS[error.code].status !== status) return `code ${error.code} does not belong to ${status}`;
  if (!errorCodesOf(ENDPOINTS[id]).includes(error.code)) return `code ${error.code} is not documented`;
  if (requestId !== headers['x-request-id']) return 'requestId is not the one of the header';
  if (status === 400 && (error.issues?.length ?? 0) === 0) return 'a 400 without issues';
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many optional fields there are; each must have been there and absent in a request that was answered 2xx. */
function checkOptional({ optional, faults }: Seen): number {
  let fields = 0;
  for (const id of Object.keys(ENDPOINTS) as EndpointId[]) {
    const schema = bodySchema(id);
    for (const path of schema === undefined ? [] : optionalPaths(schema, SOURCE)) {
      fields++;
      for (const way of ['there', 'absent'])
        if (optional.of(`${id} ${path} ${way}`) === 0)
          faults.add(`optional field never ${way}`, `${id} ${path}`);
    }
  }
  return fields;
}
