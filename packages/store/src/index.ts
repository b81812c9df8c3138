export {
  type AccessAnswers,
  type AccessRequest,
  decideAccessRequest,
  listAccessRequests,
  newestAccessRequest,
  requestAccess,
} from './accounts/access-requests.ts';
export { accountOverview, type AccountOverview } from './account-overview.ts';
export * from './accounts/accounts.ts';
export * from './calibration.ts';
export type { Clock, RandomBytes } from './ids/clock.ts';
export * from './credentials/credential-cache.ts';
export * from './database/database.ts';
export { explainDatabaseProblem, isDatabaseUnreachable } from './database/database-problem.ts';
export { hostsOf } from './database/postgres/hosts.ts';
export { EMBEDDED_WARNING, openDatabase, POOLED_NOTICE } from './database/open-database.ts';
export * from './deliveries/index.ts';
export { accountEvent, type AccountEvent, listAccountEvents } from './events/account-events.ts';
export { recordEvents } from './events/record-events.ts';
export { recordSample, sampledTypes } from './events/sample-event.ts';
export {
  answerOnce,
  IdempotencyBusyError,
  IdempotencyMismatchError,
  type IdempotentRequest,
  type KeptAnswer,
  purgeIdempotentAnswers,
  type Writer,
} from './idempotency.ts';
export { InvalidInputError } from './invalid-input.ts';
export { parseKey } from './accounts/key-format.ts';
export * from './accounts/keys.ts';
export {
  type KeyRecord,
  type KeyState,
  findKey,
  listAccountKeys,
  listKeys,
  ownKey,
} from './accounts/read-keys.ts';
export * from './labs/index.ts';
export * from './limits/limiter.ts';
export { type LoginRole, readLoginRole } from './database/login-role.ts';
export { LruMap } from './lru-map.ts';
export { isReady, migrate, whyNotReady } from './database/migrate.ts';
export * from './mse/index.ts';
export * from './accounts/organization-keys.ts';
export * from './accounts/organizations.ts';
export * from './operator/index.ts';
export { testOrigin } from './accounts/test-origin.ts';
export { MONTHLY_ALLOWANCE, type RateLimits, UNLIMITED } from './accounts/plans.ts';
export { isRunning, type ProcessIdentity, thisProcess } from './database/process-identity.ts';
export { type DatabaseRoles, databaseRolesSql } from './database/roles-sql.ts';
export * from './cds-hooks/index.ts';
export * from './patients/index.ts';
export * from './people/index.ts';
export * from './requests/index.ts';
export * from './retina/index.ts';
export * from './seed.ts';
export { groupsOfBytes, type Page } from './pagination/page-within-bytes.ts';
export { REFERENCE_TABLES, TENANT_TABLES, type Tables } from './database/tables.ts';
export { asOwner, asWorker, type Db } from './database/tenancy.ts';
export { purgeUsage } from './usage/purge-usage.ts';
export * from './usage/usage.ts';
export { type UsageByDay, usageByDay } from './usage/usage-by-day.ts';
export { type MonthlyUsage, readUsage } from './usage/usage-report.ts';
export { createVault, type Vault } from './vault.ts';
export * from './wearables/index.ts';
export {
  asKeyHolder,
  revokedKeys,
  RevokedKeyError,
  type RevokedReason,
  type WritingKey,
} from './accounts/writing-key.ts';
