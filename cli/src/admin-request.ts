import { ADMIN_ENDPOINTS, ADMIN_PREFIX, type AdminEndpoint, type AdminId } from '@svc/contracts';

/** The parts of a call, as its entry types them. */
interface Parts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A call as it is sent. */
export interface SentRequest {
  readonly method: AdminEndpoint['method'];
  /** Path and query. */
  readonly url: string;
  /** JSON; undefined when the call has no body. */
  readonly body: string | undefined;
}

/** The request to an entry of the admin API. What is undefined is not sent. */
export function adminRequest(id: AdminId, { params = {}, query = {}, body }: Parts): SentRequest {
  const { method, path }: AdminEndpoint = ADMIN_ENDPOINTS[id];
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  const after = asked.size === 0 ? '' : `?${asked}`;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return { method, url: `${ADMIN_PREFIX}${place}${after}`, body: sent };
}

/** Sends one request to the admin API, wherever it runs. */
export type Send = (request: SentRequest) => Promise<{ readonly status: number; readonly text: string }>;

/** What every call carries. */
export function headersOf(
  { token, reason }: { token: string; reason: string },
  body: string | undefined,
): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    // The reason given is recorded with the call.
    ...(reason === '' ? {} : { 'x-svc-reason': encodeURIComponent(reason) }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}
