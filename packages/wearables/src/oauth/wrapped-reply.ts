import type { ProviderFetch } from './provider-fetch.ts';

const INVALID_GRANT = /invalid (?:refresh_token|code)/i;
const AUTHENTICATION_FAILED: ReadonlySet<number> = new Set([100, 101, 102, 200, 401]);
const TOO_MANY_REQUESTS = 601;

/**
 * Unwraps replies of the form `{ status, body, error }`, which come with HTTP 200 whatever happened, into what the
 * standard expects. Only a message that names the token or the code as invalid counts as a grant that ended: any other
 * failure might be ours.
 */
export function unwrapReplies(fetch: ProviderFetch): ProviderFetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    if (response.status !== 200) return response;
    const reply = (await response
      .clone()
      .json()
      .catch(() => null)) as { status?: unknown; body?: unknown; error?: unknown } | null;
    if (typeof reply?.status !== 'number') return response;
    const { status, body = {}, error } = reply;
    if (status === 0) return Response.json(body);
    if (typeof error === 'string' && INVALID_GRANT.test(error))
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({ error: 'wrapped_status', status }, { status: httpStatusOf(status) });
  };
}

function httpStatusOf(status: number): number {
  if (AUTHENTICATION_FAILED.has(status)) return 401;
  return status === TOO_MANY_REQUESTS ? 429 : 503;
}
