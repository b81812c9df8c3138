import type { WearableStatus } from './wearables.ts';

/** Why a connection moves: what the patient, the provider, the app or time does. */
export const WEARABLE_TRIGGERS = [
  'authorized',
  'declined',
  'expired',
  'cancelled',
  'revoked_by_patient',
  'revoked_by_provider',
  'revoked_by_app',
] as const;
export type WearableTrigger = (typeof WEARABLE_TRIGGERS)[number];

interface Transition {
  readonly from: WearableStatus;
  readonly to: WearableStatus;
  /** The one event it emits; null for none. */
  readonly event: 'wearable.connected' | 'wearable.disconnected' | null;
}

/**
 * Every transition there is. A connection that was never connected ends without an event: nothing was revoked.
 * `disconnected` is final: a patient who comes back gets a new connection.
 */
export const WEARABLE_TRANSITIONS: Readonly<Record<WearableTrigger, Transition>> = {
  authorized: { from: 'pending', to: 'connected', event: 'wearable.connected' },
  declined: { from: 'pending', to: 'disconnected', event: null },
  expired: { from: 'pending', to: 'disconnected', event: null },
  cancelled: { from: 'pending', to: 'disconnected', event: null },
  revoked_by_patient: { from: 'connected', to: 'disconnected', event: 'wearable.disconnected' },
  revoked_by_provider: { from: 'connected', to: 'disconnected', event: 'wearable.disconnected' },
  revoked_by_app: { from: 'connected', to: 'disconnected', event: 'wearable.disconnected' },
};
