import type { AdminData, AdminEndpoints, AdminId, AdminRequest } from '@svc/contracts';
import type { Config, Env } from '@svc/platform/settings';
import { adminRequest, headersOf, type Send } from './admin-request.ts';
import { CliError } from './cli-error.ts';
import { settingsOf } from './settings.ts';

const PROBE_MS = 2000;
const REQUEST_MS = 30_000;

/** What a call takes, by its entry. */
export type RequestOf<Id extends AdminId> = AdminRequest<AdminEndpoints[Id]>;
export type DataOf<Id extends AdminId> = AdminData<AdminEndpoints[Id]>;

/** The admin API, over HTTP or in process. */
export interface AdminClient {
  /** The `data` of the answer. Throws a CliError with the message of the API when it is refused. */
  call<Id extends AdminId>(id: Id, request: RequestOf<Id>): Promise<DataOf<Id>>;
  close(): Promise<void>;
}

interface Target {
  readonly url: string;
  readonly token: string;
}

/** The admin API of the running server; when none runs, that of the same app opened in process. */
export async function connectAdmin(env: Env): Promise<AdminClient> {
  const config = await settingsOf(env);
  const target = await targetOf(config);
  const reason = env['SVC_REASON']?.trim() ?? '';
  if (target !== null && (await answers(target.url)))
    return clientOf(overHttp(target, reason), async () => {});
  // The server's code is loaded only when no running server is called.
  const { openInProcess } = await import('@svc/platform');
  const { adminToken: token, send, close } = await openInProcess(config);
  const asked: Send = (request) => send({ ...request, headers: headersOf({ token, reason }, request.body) });
  return clientOf(asked, close);
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
 * The server that the environment names together with its token, or else the one that runs on the data folder. An address
 * alone proves nothing: another program may listen there, and would be sent the token.
 */
async function targetOf({
  production,
  dataDir,
  adminToken,
  adminListen,
  publicUrl,
}: Config): Promise<Target | null> {
  const { readCredentials, servingUrl } = await import('@svc/platform/settings');
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
