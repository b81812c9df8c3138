import type { Migration } from 'kysely/migration';
import * as roles from './2026-11-20-01-roles.ts';
import * as accountsAndKeys from './2026-11-20-02-accounts-and-keys.ts';
import * as limitsAndUsage from './2026-11-20-03-limits-and-usage.ts';
import * as calibration from './2026-11-20-04-calibration.ts';

/** In order of name. A migration describes the past: it never imports today's table types, and is never edited once released. */
export const MIGRATIONS: Record<string, Migration> = {
  '2026-11-20-01-roles': roles,
  '2026-11-20-02-accounts-and-keys': accountsAndKeys,
  '2026-11-20-03-limits-and-usage': limitsAndUsage,
  '2026-11-20-04-calibration': calibration,
};
