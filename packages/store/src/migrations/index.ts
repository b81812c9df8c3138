import type { Migration } from 'kysely/migration';
import * as roles from './2026-11-20-01-roles.ts';
import * as accountsAndKeys from './2026-11-20-02-accounts-and-keys.ts';
import * as limitsAndUsage from './2026-11-20-03-limits-and-usage.ts';
import * as calibration from './2026-11-20-04-calibration.ts';
import * as organizations from './2026-11-21-01-organizations.ts';
import * as idempotency from './2026-11-21-02-idempotency.ts';
import * as events from './2026-11-21-03-events.ts';
import * as mse from './2026-11-21-04-mse.ts';
import * as labs from './2026-11-21-05-labs.ts';
import * as wearables from './2026-11-21-06-wearables.ts';
import * as fixedSearchPaths from './2026-11-23-01-fixed-search-paths.ts';
import * as fallenKeys from './2026-11-23-03-fallen-keys.ts';
import * as auditTime from './2026-11-23-04-audit-time.ts';
import * as operatorActs from './2026-11-23-06-operator-acts.ts';
import * as patients from './2026-11-24-01-patients.ts';
import * as retina from './2026-11-24-02-retina.ts';
import * as cdsHooks from './2026-11-24-03-cds-hooks.ts';
import * as cdsOrigins from './2026-11-28-01-cds-origins.ts';
import * as burntInText from './2026-11-29-01-burnt-in-text.ts';
import * as retinaWithdrawals from './2026-11-29-02-retina-withdrawals.ts';
import * as erasureFunction from './2026-11-30-01-erasure-function.ts';
import * as retinaReviews from './2026-11-30-02-retina-reviews.ts';
import * as sealedActs from './2026-11-30-03-sealed-acts.ts';
import * as blobStore from './2026-11-30-04-blob-store.ts';
import * as authChange from './2026-11-30-05-auth-change.ts';
import * as erasureUnhindered from './2026-11-30-06-erasure-unhindered.ts';
import * as people from './2026-11-30-07-people.ts';
import * as namesAndLastUse from './2026-11-30-08-names-and-last-use.ts';
import * as requestLog from './2026-11-30-09-request-log.ts';
import * as endpointsAndTheirHistory from './2026-11-30-10-endpoints-and-their-history.ts';
import * as eventsBySubject from './2026-11-30-11-events-by-subject.ts';
import * as accessRequests from './2026-11-30-12-access-requests.ts';

/** In order of name. A migration describes the past: it never imports today's table types, and is never edited once released. */
export const MIGRATIONS: Record<string, Migration> = {
  '2026-11-20-01-roles': roles,
  '2026-11-20-02-accounts-and-keys': accountsAndKeys,
  '2026-11-20-03-limits-and-usage': limitsAndUsage,
  '2026-11-20-04-calibration': calibration,
  '2026-11-21-01-organizations': organizations,
  '2026-11-21-02-idempotency': idempotency,
  '2026-11-21-03-events': events,
  '2026-11-21-04-mse': mse,
  '2026-11-21-05-labs': labs,
  '2026-11-21-06-wearables': wearables,
  '2026-11-23-01-fixed-search-paths': fixedSearchPaths,
  '2026-11-23-03-fallen-keys': fallenKeys,
  '2026-11-23-04-audit-time': auditTime,
  '2026-11-23-06-operator-acts': operatorActs,
  '2026-11-24-01-patients': patients,
  '2026-11-24-02-retina': retina,
  '2026-11-24-03-cds-hooks': cdsHooks,
  '2026-11-28-01-cds-origins': cdsOrigins,
  '2026-11-29-01-burnt-in-text': burntInText,
  '2026-11-29-02-retina-withdrawals': retinaWithdrawals,
  '2026-11-30-01-erasure-function': erasureFunction,
  '2026-11-30-02-retina-reviews': retinaReviews,
  '2026-11-30-03-sealed-acts': sealedActs,
  '2026-11-30-04-blob-store': blobStore,
  '2026-11-30-05-auth-change': authChange,
  '2026-11-30-06-erasure-unhindered': erasureUnhindered,
  '2026-11-30-07-people': people,
  '2026-11-30-08-names-and-last-use': namesAndLastUse,
  '2026-11-30-09-request-log': requestLog,
  '2026-11-30-10-endpoints-and-their-history': endpointsAndTheirHistory,
  '2026-11-30-11-events-by-subject': eventsBySubject,
  '2026-11-30-12-access-requests': accessRequests,
};
