import { EVENT_API_VERSION } from '@svc/contracts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';

/**
 * An event that tells a receiver only that it can be reached. It has no number and is not stored: it belongs to
 * one endpoint, and a stream that receivers reconcile against must hold only what happened.
 */
export function newTestEvent(
  endpointId: string,
  { now, random }: { now: number; random?: RandomBytes },
): { id: string; type: string; payload: string } {
  const id = newId('evt', random);
  const type = 'svc.webhook.test';
  const data = { object: 'webhook_endpoint', id: endpointId, status: 'test' };
  const body = {
    id,
    object: 'event',
    type,
    apiVersion: EVENT_API_VERSION,
    createdAt: new Date(now).toISOString(),
    data,
  };
  return { id, type, payload: JSON.stringify(body) };
}
