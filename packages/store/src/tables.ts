import type { KeyKind, KeyMode, Plan } from '@svc/contracts';
import type { ColumnType, Generated } from 'kysely';

/** `date` columns are read and written as `YYYY-MM-DD`. */
type Day = string;

export interface AccountTable {
  id: string;
  name: string;
  plan: Plan;
  production_approved: boolean;
  sustained_per_second: number | null;
  burst_per_second: number | null;
  overage_cap: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface ApiKeyTable {
  id: string;
  account_id: string;
  kind: KeyKind;
  mode: KeyMode;
  key_hash: Uint8Array;
  visible_start: string;
  origins: string[];
  created_at: Date;
  updated_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

interface AuthRevisionTable {
  id: Generated<number>;
  revision: number;
}

/** Tokens are counted in thousandths, so that a refill over whole milliseconds is exact. */
interface RateBucketTable {
  key_id: string;
  sustained_milli: number;
  peak_milli: number;
  refilled_at_ms: number;
  granted: number;
  unspent_milli: number;
  unspent_before_milli: number;
  unspent_period: number;
}

interface EngineCalibrationTable {
  product: string;
  version: number;
  parameter_values: ColumnType<Record<string, number>, string, never>;
  active: boolean;
  created_at: Date;
}

interface EnginePromotionTable {
  id: string;
  product: string;
  version: number;
  replaced_version: number | null;
  reviewer_name: string;
  reviewer_licence: string;
  promoted_at: Date;
}

interface UsageDayTable {
  owner_id: string;
  key_id: string;
  key_kind: KeyKind;
  mode: KeyMode;
  endpoint: string;
  day: Day;
  requests: number;
}

interface SandboxDayTable {
  owner_id: string;
  day: Day;
  requests: number;
  requests_by_key: ColumnType<Record<string, number>, string, string>;
  granted: number;
}

export interface Tables {
  account: AccountTable;
  api_key: ApiKeyTable;
  auth_revision: AuthRevisionTable;
  rate_bucket: RateBucketTable;
  engine_calibration: EngineCalibrationTable;
  engine_promotion: EnginePromotionTable;
  usage_day: UsageDayTable;
  sandbox_day: SandboxDayTable;
}

/** Looked up before the tenant is known. */
export const REFERENCE_TABLES = [
  'account',
  'api_key',
  'auth_revision',
  'rate_bucket',
  'engine_calibration',
  'engine_promotion',
] as const satisfies readonly (keyof Tables)[];

/** Behind row-level security: the first column is `owner_id` and every unique constraint contains it. */
export const TENANT_TABLES = ['usage_day', 'sandbox_day'] as const satisfies readonly (keyof Tables)[];
