import type { StoredConnection } from '@svc/store';
import type { WearableConnector } from './wearable-connector.ts';

/**
 * Does what a patient does at the demonstration provider: begins, allows, comes back. Every exchange is a real one over
 * HTTP. False when the connection could not be connected any more.
 *
 * @throws Error when the demonstration provider does not answer as it must
 */
export async function completeDemo(
  connection: StoredConnection,
  { flow, fetch }: Pick<WearableConnector, 'flow' | 'fetch'>,
): Promise<boolean> {
  const begun = await flow.begin(connection, 'demo', 'en');
  if (begun === null) return false;
  const { origin, pathname, searchParams } = new URL(begun.url);
  searchParams.set('decision', 'allow');
  const answer = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: searchParams,
  });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null)
    throw new Error('The demonstration provider did not send the patient back.');
  const { kind } = await flow.finish('demo', new URL(location).searchParams, begun.browser);
  return kind === 'connected';
}
