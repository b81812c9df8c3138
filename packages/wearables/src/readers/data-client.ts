import { EgressError } from '@svc/server-kit';
import type { ReadyProvider } from '../ready-provider.ts';
import type { Tokens } from '../oauth/oauth-client.ts';
import { ProviderTroubleError } from '../oauth/provider-error.ts';
import type { ProviderFetch } from '../oauth/provider-fetch.ts';
import { unwrapReplies } from '../oauth/wrapped-reply.ts';
import type { DataClient } from './reader.ts';

/** The provider did not accept the access token. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
}

/** Reads from a provider with one person's token. */
export function createDataClient(
  { dataUrl, oauth: { quirks } }: ReadyProvider,
  { accessToken, subject }: Tokens,
  plainFetch: ProviderFetch,
): DataClient {
  const fetch = quirks?.wrappedReplies ? unwrapReplies(plainFetch) : plainFetch;
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  return {
    subject,
    get: (path, query) => {
      const search = new URLSearchParams(query).toString();
      return ask(fetch, `${dataUrl}${path}${search === '' ? '' : `?${search}`}`, { method: 'GET', headers });
    },
    post: (path, form) =>
      ask(fetch, `${dataUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form),
      }),
    postJson: (path, body) =>
      ask(fetch, `${dataUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function ask(fetch: ProviderFetch, ...[url, options]: Parameters<ProviderFetch>): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    throw new ProviderTroubleError(error instanceof EgressError ? error.code : 'unexpected', {
      cause: error,
    });
  }
  if (response.status === 401) throw new TokenRefusedError('The provider refused the access token.');
  if (response.status === 204) return null;
  if (response.status !== 200) throw new ProviderTroubleError(`http_${response.status}`);
  try {
    return await response.json();
  } catch {
    throw new ProviderTroubleError('not_json');
  }
}
