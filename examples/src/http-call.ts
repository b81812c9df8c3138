import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ErrorEnvelope, RelapsePrediction, type RelapsePredictRequest } from '@svc/contracts';

const MAX_WAIT_SECONDS = 30;

export interface Connection {
  /** Service origin, for example `http://127.0.0.1:8787`. */
  readonly baseUrl: string;
  /** A secret key; it belongs on a server, never in a browser. */
  readonly apiKey: string;
  /** How a retry waits. */
  readonly wait?: (seconds: number) => Promise<unknown>;
}

/** What the service answered instead of a result. Branch on `code`; log `requestId`. */
export class ServiceError extends Error {
  readonly code: string;
  readonly requestId: string | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(status: number, body: unknown) {
    const envelope = ErrorEnvelope.safeParse(body).data;
    // A proxy in between answers in its own words: then the status is all there is.
    super(envelope?.error.message ?? `HTTP ${status}`);
    this.name = 'ServiceError';
    this.code = envelope?.error.code ?? `http_${status}`;
    this.requestId = envelope?.requestId ?? null;
    this.issues = envelope?.error.issues ?? [];
  }
}

const REQUEST: RelapsePredictRequest = {
  assessments: [
    { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 8, maxScore: 27, createdAt: '2026-01-12' },
    { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 14, maxScore: 27, createdAt: '2026-03-09' },
  ],
  avgSleepHours: 5,
  hasActiveMedication: true,
  daysSinceMedChange: 20,
  daysSinceLastVisit: 45,
};

/**
 * One call of `POST /v1/relapse/predict`. After a 429 it waits as long as `Retry-After` says and tries once more,
 * unless that is longer than half a minute, as when a daily quota is used up.
 *
 * @throws ServiceError when the service answers with an error
 */
export async function predictRelapse(
  connection: Connection,
  request: RelapsePredictRequest = REQUEST,
): Promise<RelapsePrediction> {
  const wait = connection.wait ?? ((seconds: number) => delay(seconds * 1000));
  let response = await post(connection, request);
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status === 429 && retryAfterSeconds <= MAX_WAIT_SECONDS) {
    await wait(retryAfterSeconds);
    response = await post(connection, request);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ServiceError(response.status, body);
  return RelapsePrediction.parse((body as { data: unknown }).data);
}

function post({ baseUrl, apiKey }: Connection, request: RelapsePredictRequest): Promise<Response> {
  return fetch(new URL('/api/v1/relapse/predict', baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(35_000),
  });
}

/** Where to call and with which key: `--base-url` and `--key`, else SVC_BASE_URL and SVC_API_KEY. */
export function connectionFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Connection {
  const { values } = parseArgs({
    args: [...args],
    options: { 'base-url': { type: 'string' }, key: { type: 'string' } },
  });
  const baseUrl = values['base-url'] ?? env['SVC_BASE_URL'] ?? 'http://127.0.0.1:8787';
  const apiKey = values.key ?? env['SVC_API_KEY'];
  if (apiKey === undefined) throw new TypeError('No key: set SVC_API_KEY or pass --key.');
  return { baseUrl, apiKey };
}

/** The lines to show for one call, whether it succeeds or not. */
export async function describeCall(
  connection: Connection,
  request?: RelapsePredictRequest,
): Promise<string[]> {
  try {
    const { summaryLine, recommendation, disclaimer } = await predictRelapse(connection, request);
    return [summaryLine, recommendation, disclaimer];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const issues = error.issues.map(({ path, message }) => `  ${path}: ${message}`);
    return [`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`, ...issues];
  }
}

if (import.meta.main) {
  const lines = await describeCall(connectionFrom(process.argv.slice(2), process.env));
  process.stdout.write(`${lines.join('\n')}\n`);
}
