import type { Backend, EndpointAnswer, EndpointCall, ToolError } from './backend.ts';

export interface OverHttpOptions {
  /** Origin of the service, for example `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Secret key of an account. */
  readonly key: string;
}

/** No endpoint takes longer than 30 s; a connection that hangs does. */
const TIMEOUT_MS = 35_000;

/**
 * Every endpoint, asked of a server with a secret key. Redirects are not followed: they would take the key elsewhere.
 *
 * @throws RangeError when the address is none of http or https
 *
 * @example
 * ```ts
 * import { ENDPOINTS } from '@svc/contracts';
 * import { overHttp } from '@svc/mcp';
 *
 * overHttp({ url: 'https://api.example.org', key: 'svc_sk_test_…' }).serves(ENDPOINTS.createLabOrder); // → true
 * ```
 */
export function overHttp({ url, key }: OverHttpOptions): Backend {
  const origin = originOf(url);
  return {
    serves: () => true,
    async call(call) {
      try {
        return await ask(origin, key, call);
      } catch (error) {
        if (call.signal.aborted) throw error;
        return { ok: false, error: unreachable(origin) };
      }
    },
  };
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol))
    throw new RangeError('url must be an http or https address');
  let path = parsed.pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return `${parsed.origin}${path}`;
}

async function ask(origin: string, key: string, call: EndpointCall): Promise<EndpointAnswer> {
  const { endpoint, body, idempotencyKey, signal } = call;
  const response = await fetch(`${origin}/api${placeOf(call)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return readAnswer(response);
}

function placeOf({ endpoint, path, query }: EndpointCall): string {
  const place = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? place : `${place}?${asked}`;
}

interface Envelope {
  readonly error?: Pick<ToolError, 'code' | 'message' | 'issues'>;
}

async function readAnswer(response: Response): Promise<EndpointAnswer> {
  const answer = parse(await response.text());
  if (response.ok && answer !== undefined) return { ok: true, answer };
  const { code, message, issues } = (answer as Envelope | undefined)?.error ?? {};
  if (code === undefined || message === undefined) return { ok: false, error: notOurs(response.status) };
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    error: {
      code,
      message,
      ...(issues === undefined ? {} : { issues }),
      ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}),
    },
  };
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function notOurs(status: number): ToolError {
  return { code: 'service_unavailable', message: `The server answered ${status} and not as this API does.` };
}

function unreachable(origin: string): ToolError {
  return {
    code: 'service_unavailable',
    message: `The server at ${origin} cannot be reached, or did not answer in time.`,
  };
}
