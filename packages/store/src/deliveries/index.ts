export { claimDeliveries, type ClaimedDelivery, type ClaimOptions } from './claim.ts';
export { DELIVERY_CHANNEL, nextDueAt } from './due.ts';
export { openSecrets, type SealedSecrets } from './endpoint-secrets.ts';
export {
  createEndpoint,
  getEndpoint,
  listAccountEndpoints,
  listEndpoints,
  type NewEndpoint,
  ownEndpoint,
  readEndpointSecrets,
  rotateEndpointSecret,
  updateEndpoint,
  type WebhookEndpoint,
} from './endpoints.ts';
export { type FailingEndpoint, finishAttempts, type FinishedAttempt } from './finish.ts';
export type { AttemptRecord, DeliveryRecord } from './delivery-record.ts';
export { type AccountDelivery, listAccountDeliveries } from './list-account-deliveries.ts';
export { listDeliveries } from './list-deliveries.ts';
export { type EventPage, listEvents, type StoredEvent } from './list-events.ts';
export { purgeEvents } from './purge.ts';
export type { UntriedClaim } from './release.ts';
export {
  canReplayDelivery,
  countReplay,
  type Replayed,
  replayDelivery,
  replayRange,
} from './replay.ts';
export { deleteEndpoint, disableEndpoint, enableEndpoint } from './switch-endpoint.ts';
export { newTestEvent } from './test-event.ts';
export { undeliveredSafetyEvents } from './undelivered-safety-events.ts';
export { webhookHealth, type WebhookHealth } from './webhook-health.ts';
