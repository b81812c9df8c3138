import { EgressError } from '@svc/server-kit';
import type { ReadyProvider } from '../ready-provider.ts';
import type { Tokens } from './oauth-client.ts';
import { ProviderTroubleError } from './provider-error.ts';
import type { ProviderFetch } from './provider-fetch.ts';

/** The person is known there already. */
const CONFLICT = 409;

/**
 * Makes a person known to a provider that asks for it before data can be read. The name given is the id of the
 * connection: it tells the provider nothing.
 *
 * @throws ProviderTroubleError when it did not work
 */
export async function registerPerson(
  { dataUrl, oauth: { quirks } }: ReadyProvider,
  { tokens, connectionId }: { tokens: Tokens; connectionId: string },
  fetch: ProviderFetch,
): Promise<void> {
  const path = quirks?.registrationPath;
  if (path === undefined) return;
  let status: number;
  try {
    ({ status } = await fetch(`${dataUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.accessToken}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ 'member-id': connectionId }),
    }));
  } catch (error) {
    throw new ProviderTroubleError(error instanceof EgressError ? error.code : 'unexpected', {
      cause: error,
    });
  }
  if (status >= 300 && status !== CONFLICT) throw new ProviderTroubleError(`registration_${status}`);
}
