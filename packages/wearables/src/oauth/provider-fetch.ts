import type { EgressClient } from '@svc/server-kit';

/** A request as `oauth4webapi` makes it. */
interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

export type ProviderFetch = (url: string, options: FetchOptions) => Promise<Response>;

/** Statuses whose answers have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
const LOWEST_STATUS = 200;

/** The client for addresses of operators in the shape of `fetch`: capped, no redirect followed, nothing sent twice. */
export function createProviderFetch(egress: Pick<EgressClient, 'fetch'>): ProviderFetch {
  return async (url, { method, headers, body }) => {
    const sent = bodyText(body);
    const answer = await egress.fetch({
      url,
      method,
      headers,
      repeatable: false,
      ...(sent === undefined ? {} : { body: sent }),
    });
    if (answer.status < LOWEST_STATUS) throw new TypeError('The provider gave no final answer.');
    return new Response(BODILESS.has(answer.status) ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('A provider is sent forms and text only.');
}
