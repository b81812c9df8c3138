export type { StoredConnection } from './connection.ts';
export { createConnection } from './create.ts';
export { type ErasedWearables, eraseWearablesOfPatient } from './erase-patient-wearables.ts';
export {
  claimEndedGrants,
  dropEndedGrant,
  finishRefresh,
  type Grant,
  leaseRefresh,
  readGrant,
  tokenPurpose,
} from './grants.ts';
export { findLink, linkToken } from './links.ts';
export { listMetrics, listReceivedDays, type ReceivedDays } from './metrics.ts';
export { authorizeConnection, endConnection, withdrawConnection } from './move.ts';
export {
  beginAuthorization,
  type OAuthAttempt,
  purgeAuthorizations,
  takeAuthorization,
} from './oauth-state.ts';
export { findConnection, getConnection, listConnections } from './read.ts';
export {
  claimSync,
  claimSyncs,
  type ClaimedSync,
  expiredConnections,
  failSync,
  finishSync,
  type NewMetric,
} from './sync.ts';
