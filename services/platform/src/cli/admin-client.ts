import type { AdminData, AdminEndpoints, AdminId, AdminRequest } from '@svc/contracts';
import { createLogger } from '@svc/server-kit';
import { type Config, readConfig } from '../config/read-config.ts';
import { adminTokenOf, keepCredentials, readCredentials } from '../credentials-file.ts';
import { openPlatform } from '../open-platform.ts';
import { servingUrl } from '../serving-file.ts';
import type { Env } from '../config/env-reader.ts';
import { adminRequest, type SentRequest } from './admin-request.ts';
import { CliError } from './cli-error.ts';

const PROBE_MS = 2000;
const REQUEST_MS = 30_000;
const OWN_PATIENCE_MS = 600_000;

/** What a call needs, and what it gives: as the entry says. */
export type RequestOf<Id extends AdminId> = AdminRequest<AdminEndpoints[Id]>;
export type DataOf<Id extends AdminId> = AdminData<AdminEndpoints[Id]>;

/** The admin API, over HTTP or in process. */
export interface AdminClient {
  /** The `data` of the answer. Throws a CliError with the message of the API when it is refused. */
  call<Id extends AdminId>(id: Id, request: RequestOf<Id>): Promise<DataOf<Id>>;
  close(): Promise<void>;
}

type Send = (request: SentRequest) => Promise<{ readonly status: number; readonly text: string }>;

interface Target {
  readonly url: string;
  readonly token: string;
}

/** The admin API of the running server; when none runs, that of the same app opened in process. */
export async function connectAdmin(env: Env): Promise<AdminClient> {
  const config = readConfig(env);
  const target = targetOf(config);
  const reason = env['SVC_REASON']?.trim() ?? '';
  return target !== null && (await answers(target.url))
    ? clientOf(overHttp(target, reason), async () => {})
    : inProcess(config, reason);
}

function clientOf(send: Send, close: () => Promise<void>): AdminClient {
  return {
    async call<Id extends AdminId>(id: Id, request: RequestOf<Id>) {
      const { status, text } = await send(adminRequest(id, request));
      return dataOf(status, text) as DataOf<Id>;
    },
    close,
  };
}

/**
 * The server that the environment names with its token, or else the one that runs on the data folder. An address alone
 * proves nothing: another program may listen there, and it would be sent the token.
 */
function targetOf({ production, dataDir, adminToken, adminListen, publicUrl }: Config): Target | null {
  const kept = production ? null : readCredentials(dataDir);
  const token = adminToken ?? kept?.adminToken;
  if (token === undefined) return null;
  const named = adminListen === null ? publicUrl : `http://${adminListen.host}:${adminListen.port}`;
  const url = servingUrl(dataDir) ?? (adminToken === null ? null : named);
  return url === null ? null : { url, token };
}

async function answers(url: string): Promise<boolean> {
  try {
    // Any answer will do: the admin server has no health page of its own, and 401 or 404 show that it is there.
    await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

function overHttp({ url, token }: Target, reason: string): Send {
  return async ({ method, url: place, body }) => {
    const response = await fetch(`${url}${place}`, {
      method,
      headers: headersOf({ token, reason }, body),
      body: body ?? null,
      signal: AbortSignal.timeout(REQUEST_MS),
      redirect: 'manual',
    });
    return { status: response.status, text: await response.text() };
  };
}

async function inProcess(config: Config, reason: string): Promise<AdminClient> {
  const kept = config.production ? null : readCredentials(config.dataDir);
  const adminToken = adminTokenOf(config, kept) ?? 'in-process-only-this-token-leaves-nowhere';
  const { host, port } = config.listen;
  const baseUrl = kept?.baseUrl ?? `http://${host}:${port === 0 ? 8787 : port}`;
  const clock = Date.now;
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  const platform = await openPlatform({
    config: { ...config, adminListen: null },
    clock,
    log,
    adminToken,
    origin: () => config.publicUrl ?? baseUrl,
    // Nobody else waits for this process: a slow machine takes the time it needs, and Ctrl-C ends it.
    patienceMs: OWN_PATIENCE_MS,
  });
  // The first command on a fresh folder seeds it like the first start: its keys must not be lost.
  if (platform.seed !== null)
    keepCredentials(config.dataDir, kept, { baseUrl, adminToken, seed: platform.seed });
  const { app } = platform.server;
  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: headersOf({ token: adminToken, reason }, body),
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, text: response.payload };
  };
  return clientOf(send, async () => {
    await app.close();
    await platform.release();
  });
}

function headersOf(
  { token, reason }: { token: string; reason: string },
  body: string | undefined,
): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    // What is said of why is written down with the call.
    ...(reason === '' ? {} : { 'x-svc-reason': encodeURIComponent(reason) }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

interface Answer {
  ok?: boolean;
  data?: unknown;
  error?: { code?: string; message?: string };
}

function dataOf(status: number, text: string): unknown {
  const answer = parse(text);
  if (status < 300 && answer?.ok === true) return answer.data;
  const { code, message } = answer?.error ?? {};
  if (message === undefined)
    throw new CliError(`The server answered ${status} and not as the admin API does.`);
  throw new CliError(code === 'invalid_token' ? `${message} Does another server listen there?` : message);
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
