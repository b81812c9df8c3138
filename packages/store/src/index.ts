export * from './accounts.ts';
export * from './calibration.ts';
export type { Clock, RandomBytes } from './clock.ts';
export * from './credentials.ts';
export * from './database.ts';
export { EMBEDDED_WARNING, openDatabase } from './open-database.ts';
export * from './deliveries/index.ts';
export { recordEvents } from './events/record-events.ts';
export {
  answerOnce,
  IdempotencyBusyError,
  IdempotencyMismatchError,
  type IdempotentRequest,
  type KeptAnswer,
  purgeIdempotentAnswers,
} from './idempotency.ts';
export { InvalidInputError } from './invalid-input.ts';
export { parseKey } from './key-format.ts';
export * from './keys.ts';
export * from './labs/index.ts';
export * from './limiter.ts';
export { type LoginRole, readLoginRole } from './login-role.ts';
export { LruMap } from './lru-map.ts';
export { isReady, migrate } from './migrate.ts';
export * from './mse/index.ts';
export * from './organization-keys.ts';
export * from './organizations.ts';
export * from './operator/index.ts';
export { MONTHLY_ALLOWANCE, type RateLimits, UNLIMITED } from './plans.ts';
export { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';
export { type DatabaseRoles, databaseRolesSql } from './roles-sql.ts';
export * from './seed.ts';
export { groupsOfBytes, type Page } from './page-within-bytes.ts';
export { REFERENCE_TABLES, TENANT_TABLES, type Tables } from './tables.ts';
export { asOwner, asWorker, type Db } from './tenancy.ts';
export { isDatabaseUnreachable } from './unreachable.ts';
export * from './usage.ts';
export { type MonthlyUsage, readUsage } from './usage-report.ts';
export { createVault, type Vault } from './vault.ts';
export * from './wearables/index.ts';
export {
  asKeyHolder,
  fallenKeys,
  FallenKeyError,
  type FallReason,
  type WritingKey,
} from './writing-key.ts';
