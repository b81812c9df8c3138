/** The decided states of a connection, written down again: nothing here comes from the code it is held against. */
export type Status = 'pending' | 'connected' | 'disconnected';

/** What can be done to a connection. */
export const ACTIONS = [
  'authorized',
  'declined',
  'expired',
  'cancelled',
  'revoked_by_patient',
  'revoked_by_provider',
  'revoked_by_app',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Where an action leads from a status and the event it makes; null where it changes nothing. */
export function effectOf(status: Status, action: Action): { to: Status; event: string | null } | null {
  if (status === 'disconnected') return null;
  if (status === 'connected')
    return action.startsWith('revoked') ? { to: 'disconnected', event: 'wearable.disconnected' } : null;
  if (action === 'authorized') return { to: 'connected', event: 'wearable.connected' };
  return action.startsWith('revoked') ? null : { to: 'disconnected', event: null };
}

/** A link can be used for seven days. */
export const LINK_MS = 7 * 24 * 3_600_000;
/** A connection that is in order is read again after six hours. */
export const SYNC_MS = 6 * 3_600_000;
