import type {
  ACCESS_REQUEST_STATES,
  CdsCardKind,
  CdsCountedReason,
  CdsHook,
  KeyKind,
  KeyMode,
  LabOrderStatus,
  LabStatusReason,
  OrganizationScope,
  PersonRole,
  Plan,
  RetinaEye,
  RetinaImageType,
  RetinaReviewDecision,
  ReviewPriority,
  ScopeKind,
  ScreeningStatus,
  WearableMetric,
  WearableStatus,
  WearableTrigger,
} from '@svc/contracts';
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
  name: Generated<string | null>;
  /** Person or token that made it. */
  created_by: Generated<string | null>;
}

interface AccessRequestTable {
  id: string;
  account_id: string;
  use: string;
  countries: string[];
  clinician_in_charge: string;
  state: (typeof ACCESS_REQUEST_STATES)[number];
  /** Id of a person. */
  asked_by: string;
  asked_at: Date;
  /** Person or token. */
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

interface AuthRevisionTable {
  id: Generated<number>;
  revision: number;
  change: Generated<string>;
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
  /** From 1; with the hashes by the database itself. */
  number: Generated<number>;
  values_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

export interface CdsClientTable {
  id: string;
  account_id: string;
  mode: KeyMode;
  name: string;
  /** `iss` of its tokens. */
  issuer: string;
  /** A JSON array of public keys. */
  keys: string;
  jku: string[];
  /** Exact serialised origins of the browsers that may call for it. */
  origins: string[];
  created_at: Date;
  revoked_at: Date | null;
}

interface CdsTokenTable {
  client_id: string;
  id_hash: Uint8Array;
  expires_at: Date;
}

/** Counts of what became of cards. */
interface CdsFeedbackTable {
  owner_id: string;
  mode: KeyMode;
  day: Day;
  service: CdsHook;
  kind: CdsCardKind | 'unknown';
  outcome: 'accepted' | 'overridden';
  reason: CdsCountedReason;
  cards: number;
}

interface UsageDayTable {
  owner_id: string;
  key_id: string;
  key_kind: KeyKind;
  mode: KeyMode;
  endpoint: string;
  day: Day;
  requests: number;
  /** Moment of the last of them; null for what was counted before that was kept. */
  last_at: Generated<Date | null>;
}

/** What was called: nothing of a path, query, body or answer. */
export interface RequestLogTable {
  owner_id: string;
  /** Moment it was over. */
  at: Date;
  id: string;
  mode: KeyMode;
  /** Operation id. */
  operation: string;
  status: number;
  error_code: string | null;
  issue_paths: string[];
  key_id: string;
  key_start: string;
  /** Of publishable keys alone. */
  origin: string | null;
  duration_ms: number;
  replayed: boolean;
  /** How many requests like this the row stands for. */
  weight: number;
}

interface SandboxDayTable {
  owner_id: string;
  day: Day;
  requests: number;
  requests_by_key: ColumnType<Record<string, number>, string, string>;
  granted: number;
}

export interface OrganizationTable {
  id: string;
  name: string;
  active: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface OrganizationKeyTable {
  id: string;
  organization_id: string;
  key_hash: Uint8Array;
  visible_start: string;
  scopes: OrganizationScope[];
  sustained_per_second: number | null;
  burst_per_second: number | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export interface WebhookEndpointTable {
  id: string;
  owner_id: string;
  owner_kind: 'account' | 'organization';
  mode: KeyMode;
  url: string;
  /** Empty means every type. */
  event_types: string[];
  secret_sealed: Uint8Array;
  previous_secret_sealed: Uint8Array | null;
  previous_secret_until: Date | null;
  enabled: boolean;
  disabled_reason: string | null;
  disabled_at: Date | null;
  failing_since: Date | null;
  created_at: Date;
  updated_at: Date;
  description: Generated<string | null>;
  /** Kept for its deliveries, without address and secrets; null while it is there. */
  deleted_at: Generated<Date | null>;
}

interface DeliveryDueTable {
  owner_id: string;
  due_at: Date;
}

interface IdempotentAnswerTable {
  owner_id: string;
  scope_hash: Uint8Array;
  body_hash: Uint8Array;
  status: number;
  answer: string;
  created_at: Date;
}

interface EventCounterTable {
  owner_id: string;
  mode: KeyMode;
  last_number: number;
}

export interface EventTable {
  owner_id: string;
  mode: KeyMode;
  number: number;
  id: string;
  type: string;
  created_at: Date;
  payload: string;
  /** From the payload, by the database itself. */
  object_id: ColumnType<string | null, never, never>;
  patient_ref: ColumnType<string | null, never, never>;
}

export interface DeliveryTable {
  owner_id: string;
  id: string;
  endpoint_id: string;
  mode: KeyMode;
  event_number: number;
  state: 'waiting' | 'delivered' | 'failed' | 'parked';
  /** Tries whose outcome is known. */
  tries: Generated<number>;
  /** Tries begun, including those of workers that died. */
  claims: Generated<number>;
  /** The delivery this one repeats. */
  replayed_from: string | null;
  first_due_at: Date;
  first_tried_at: Date | null;
  next_at: Date;
  leased_until: Date | null;
  lease_id: string | null;
  finished_at: Date | null;
}

export interface DeliveryAttemptTable {
  owner_id: string;
  delivery_id: string;
  number: number;
  started_at: Date;
  duration_ms: number;
  outcome: string;
  status: number | null;
}

/** What the tables of a record have in common. */
interface OfRecord {
  owner_id: string;
  visit_id: string;
  patient_id: string;
}

interface MseHeadTable extends OfRecord {
  version: number;
  signed_version: number | null;
  link_number: number;
  link_hash: Uint8Array | null;
}

export interface MseVersionTable extends OfRecord {
  version: number;
  saved_at: Date;
  key_id: string;
  content_hash: Uint8Array;
}

export interface MseContentTable extends OfRecord {
  version: number;
  salt: Uint8Array;
  /** JSON text, as hashed. */
  selection: string;
  clinician_id: string | null;
}

export interface MseSignatureTable extends OfRecord {
  version: number;
  /** Hash of name and licence in lower case: whoever signs a version twice gets the first signature back. */
  signer: string;
  id: string;
  content_hash: Uint8Array;
  signed_at: Date;
  key_id: string;
  signed_by_name: string;
  credential: string | null;
  license: string | null;
  organization: string | null;
  timezone: string | null;
  attestation: string;
}

export interface MseSafetyEventTable extends OfRecord {
  version: number;
  id: string;
  created_at: Date;
}

export interface MseTombstoneTable extends OfRecord {
  /** Versions 1 to this are erased. */
  versions: number;
  id: string;
  erased_at: Date;
  reason: string;
  erased_by: string;
  /** Hash of the content that was erased; null for erasures from before it was kept. */
  erased_hash: Generated<Uint8Array | null>;
}

export interface MseLinkTable extends OfRecord {
  number: number;
  kind: 'version' | 'signature' | 'safety_event' | 'tombstone';
  item_id: string;
  item_hash: Uint8Array;
  hash: Uint8Array;
}

export interface MseAuditTable {
  owner_id: string;
  id: string;
  at: Date;
  key_id: string | null;
  action: string;
  outcome: 'allowed' | 'denied';
  visit_id: string | null;
  patient_id: string | null;
  version: number | null;
  request_id: string | null;
  hash: Uint8Array;
  /** Name of the admin token that acted; null where a key did. */
  operator: Generated<string | null>;
  reason: Generated<string | null>;
}

/** What seals hold. */
export type SealedKind =
  | 'link'
  | 'audit'
  | 'retina_review'
  | 'retina_look'
  | 'retina_tombstone'
  | 'promotion'
  | 'act'
  | 'act_outcome';

interface MseUnsealedTable {
  owner_id: string;
  kind: SealedKind;
  ref: string;
  hash: Uint8Array;
}

export interface MseSealTable {
  owner_id: string;
  number: number;
  sealed_at: Date;
  members: number;
  root: Uint8Array;
  chained_root: Uint8Array;
  public_key: Uint8Array;
  signature: Uint8Array;
}

export interface MseSealMemberTable extends MseUnsealedTable {
  seal_number: number;
  position: number;
}

export interface LabOrderTable {
  owner_id: string;
  id: string;
  mode: KeyMode;
  /** Order of arrival. */
  placed: Generated<number>;
  patient_ref: string;
  panel_id: string;
  panel_name: string;
  category: string;
  price_cents: number;
  status: LabOrderStatus;
  status_reason: LabStatusReason | null;
  note: string;
  requisition_number: string;
  /** JSON text. */
  metadata: string;
  /** JSON text; null until the order is resulted. */
  results: string | null;
  created_at: Date;
  updated_at: Date;
}

interface PatientTable {
  owner_id: string;
  id: string;
  created_at: Date;
}

interface PatientReferenceTable {
  owner_id: string;
  reference: string;
  patient_id: string;
  created_at: Date;
}

interface PatientSessionTable {
  token_hash: Uint8Array;
  owner_id: string;
  patient_id: string;
  idle_seconds: number;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

interface BlobStoreTable {
  one: number;
  id: string;
}

interface StoredBlobTable {
  owner_id: string;
  key: string;
  state: 'pending' | 'kept' | 'doomed';
  created_at: Date;
}

export interface RetinaSessionTable {
  owner_id: string;
  id: string;
  patient_id: string;
  target_eye: RetinaEye;
  /** JSON text. */
  device_info: string | null;
  /** JSON text. */
  capture_capabilities: string | null;
  started_at: Date;
  expires_at: Date;
  completed_at: Date | null;
}

export interface RetinaImageTable {
  owner_id: string;
  id: string;
  patient_id: string;
  blob_key: string;
  original_sha256: Uint8Array;
  bytes: number;
  width: number;
  height: number;
  created_at: Date;
}

export interface RetinaScreeningTable {
  owner_id: string;
  id: string;
  /** Order of arrival. */
  placed: Generated<number>;
  patient_id: string;
  mode: KeyMode;
  status: ScreeningStatus;
  image_id: string | null;
  eye: RetinaEye | null;
  image_type: RetinaImageType;
  source: string;
  session_id: string | null;
  /** How the partner named the patient. */
  partner_ref: string | null;
  external_id: string | null;
  device_model: string | null;
  indication: string | null;
  patient_age_years: number | null;
  priority: ReviewPriority;
  review_due_at: Date;
  created_at: Date;
  analyzed_at: Date | null;
  /** Writing was found in its picture. */
  burnt_in_text: Generated<boolean>;
  review_decision: RetinaReviewDecision | null;
  reviewed_by: string | null;
  review_note: string | null;
  reviewed_at: Date | null;
}

interface RetinaCaptureTable {
  owner_id: string;
  id: string;
  patient_id: string;
  session_id: string;
  screening_id: string;
  eye: RetinaEye;
  method: 'auto' | 'manual' | null;
  captured_at: Date;
}

interface RetinaQualityTable {
  owner_id: string;
  id: string;
  capture_id: string;
  /** JSON text, as a client measured it. */
  quality: string;
  assessed_at: Date;
}

interface RetinaAnalysisTable {
  owner_id: string;
  screening_id: string;
  engine_version: string;
  parameters_version: string;
  vessel_net_version: string;
  gradeable: boolean;
  /** JSON text. */
  result: string;
  analyzed_at: Date;
}

export interface RetinaLookTable {
  owner_id: string;
  id: string;
  screening_id: string;
  action: string;
  by_whom: string;
  operator: string;
  at: Date;
  /** Of the screening, from 1; with salt and hash by the database itself. */
  number: Generated<number>;
  salt: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

/** A decision; the latest one of a screening counts. */
export interface RetinaReviewTable {
  owner_id: string;
  id: string;
  screening_id: string;
  decision: RetinaReviewDecision;
  reviewed_by: string;
  note: string | null;
  reviewed_at: Date;
  /** Of the screening, from 1; with salt and hash by the database itself. */
  number: Generated<number>;
  salt: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

/** Records that reviews and views of a screening were erased. */
export interface RetinaTombstoneTable {
  owner_id: string;
  screening_id: string;
  id: string;
  erased_at: Date;
  reason: string;
  erased_by: string;
  /** JSON text: kind, id and hash of each. */
  erased: string;
  hash: Uint8Array;
}

export interface RetinaWithdrawalTable {
  owner_id: string;
  screening_id: string;
  patient_id: string;
  /** false: another screening of the patient had the same picture. */
  picture_erased: boolean;
  withdrawn_at: Date;
}

export interface WearableConnectionTable {
  owner_id: string;
  id: string;
  mode: KeyMode;
  patient_ref: string;
  status: WearableStatus;
  provider: string | null;
  /** Codes the patient may choose from. */
  providers: string[];
  language: string;
  /** JSON text. */
  metadata: string;
  created_at: Date;
  updated_at: Date;
  link_hash: Uint8Array;
  link_expires_at: Date;
  connected_at: Date | null;
  disconnected_at: Date | null;
  ended_by: WearableTrigger | null;
  last_sync_at: Date | null;
  next_sync_at: Date | null;
  sync_lease_id: string | null;
  sync_failures: Generated<number>;
}

interface WearableGrantTable {
  owner_id: string;
  connection_id: string;
  provider: string;
  tokens_sealed: Uint8Array;
  /** Counts refreshes, so that whoever waited for one sees that it has happened. */
  generation: Generated<number>;
  refresh_lease_id: string | null;
  refresh_leased_until: Date | null;
  /** When the provider is next told that the grant has ended; null while it is in use. */
  revoke_at: Date | null;
  /** When we stop telling it. */
  revoke_until: Date | null;
}

interface WearableMetricTable {
  owner_id: string;
  connection_id: string;
  day: Day;
  metric: WearableMetric;
  value: number;
  provider: string;
  recorded_at: Date;
}

interface WearableLinkTable {
  token_hash: Uint8Array;
  owner_id: string;
  connection_id: string;
  created_at: Date;
}

interface WearableOAuthStateTable {
  state_hash: Uint8Array;
  owner_id: string;
  connection_id: string;
  provider: string;
  /** Hash of the cookie of the browser that began. */
  browser_hash: Uint8Array;
  verifier_sealed: Uint8Array;
  language: string;
  expires_at: Date;
}

export interface OperatorActTable {
  id: string;
  at: Date;
  operator: string;
  action: string;
  owner_id: string | null;
  target: string | null;
  patient_hash: Uint8Array | null;
  reason: string | null;
  request_id: string;
  /** Null until it is answered. */
  status: number | null;
  /** From 1; with the hashes by the database itself. */
  number: Generated<number>;
  hash: Generated<Uint8Array>;
  outcome_hash: Generated<Uint8Array | null>;
}

export interface ErasureTable {
  owner_id: string;
  id: string;
  erased_at: Date;
  kind: 'mse_record' | 'lab_orders' | 'wearables' | 'retina';
  patient_hash: Uint8Array;
  operator: string;
  ordered_by: string;
  reason: string;
  /** JSON text. */
  counts: string;
}

export interface PersonTable {
  id: string;
  email: string;
  name: string;
  credential: string | null;
  licence: string | null;
  created_at: Date;
  updated_at: Date;
  last_sign_in_at: Date | null;
  disabled_at: Date | null;
}

interface PersonIdentityTable {
  /** `iss` and `sub` of the tokens of whoever signs the person in. */
  issuer: string;
  subject: string;
  person_id: string;
  created_at: Date;
}

/** Columns of a role at a place. */
interface PlacedRole {
  role: PersonRole;
  scope: ScopeKind;
  /** Empty for the installation. */
  scope_id: string;
  is_admin: boolean;
  created_at: Date;
}

export interface MembershipTable extends PlacedRole {
  id: string;
  person_id: string;
}

export interface InvitationTable extends PlacedRole {
  id: string;
  token_hash: Uint8Array;
  email: string;
  invited_by: string;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  revoked_at: Date | null;
}

interface PersonSessionTable {
  token_hash: Uint8Array;
  id: string;
  person_id: string;
  /** Browser and system of the sign-in, in words. */
  browser: string | null;
  issuer: string;
  subject: string;
  /** `sid` of the provider's session, which it may end. */
  provider_session: string | null;
  created_at: Date;
  authenticated_at: Date;
  seen_at: Date;
  expires_at: Date;
}

export interface PortalTable {
  id: string;
  account_id: string;
  name: string;
  credential_hash: Uint8Array;
  visible_start: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface Tables {
  account: AccountTable;
  api_key: ApiKeyTable;
  access_request: AccessRequestTable;
  auth_revision: AuthRevisionTable;
  rate_bucket: RateBucketTable;
  engine_calibration: EngineCalibrationTable;
  engine_promotion: EnginePromotionTable;
  usage_day: UsageDayTable;
  request_log: RequestLogTable;
  sandbox_day: SandboxDayTable;
  organization: OrganizationTable;
  organization_key: OrganizationKeyTable;
  webhook_endpoint: WebhookEndpointTable;
  delivery_due: DeliveryDueTable;
  idempotent_answer: IdempotentAnswerTable;
  event_counter: EventCounterTable;
  event: EventTable;
  delivery: DeliveryTable;
  delivery_attempt: DeliveryAttemptTable;
  mse_head: MseHeadTable;
  mse_version: MseVersionTable;
  mse_content: MseContentTable;
  mse_signature: MseSignatureTable;
  mse_safety_event: MseSafetyEventTable;
  mse_tombstone: MseTombstoneTable;
  mse_link: MseLinkTable;
  mse_audit: MseAuditTable;
  mse_unsealed: MseUnsealedTable;
  mse_seal: MseSealTable;
  mse_seal_member: MseSealMemberTable;
  lab_order: LabOrderTable;
  wearable_link: WearableLinkTable;
  wearable_oauth_state: WearableOAuthStateTable;
  wearable_connection: WearableConnectionTable;
  wearable_grant: WearableGrantTable;
  wearable_metric: WearableMetricTable;
  patient: PatientTable;
  patient_reference: PatientReferenceTable;
  patient_session: PatientSessionTable;
  blob_store: BlobStoreTable;
  stored_blob: StoredBlobTable;
  retina_session: RetinaSessionTable;
  retina_image: RetinaImageTable;
  retina_screening: RetinaScreeningTable;
  retina_capture: RetinaCaptureTable;
  retina_quality: RetinaQualityTable;
  retina_analysis: RetinaAnalysisTable;
  retina_look: RetinaLookTable;
  retina_review: RetinaReviewTable;
  retina_tombstone: RetinaTombstoneTable;
  retina_withdrawal: RetinaWithdrawalTable;
  cds_client: CdsClientTable;
  cds_token: CdsTokenTable;
  cds_feedback: CdsFeedbackTable;
  operator_act: OperatorActTable;
  erasure: ErasureTable;
  person: PersonTable;
  person_identity: PersonIdentityTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  person_session: PersonSessionTable;
  portal: PortalTable;
}

/** Tables that are looked up before the tenant is known. */
export const REFERENCE_TABLES = [
  'account',
  'api_key',
  'access_request',
  'auth_revision',
  'rate_bucket',
  'engine_calibration',
  'engine_promotion',
  'organization',
  'organization_key',
  'webhook_endpoint',
  'delivery_due',
  'wearable_link',
  'wearable_oauth_state',
  'patient_session',
  'cds_client',
  'cds_token',
  'operator_act',
  'blob_store',
  'person',
  'person_identity',
  'membership',
  'invitation',
  'person_session',
  'portal',
] as const satisfies readonly (keyof Tables)[];

/** Tables behind row-level security: the first column is `owner_id` and every unique constraint contains it. */
export const TENANT_TABLES = [
  'usage_day',
  'request_log',
  'sandbox_day',
  'idempotent_answer',
  'event_counter',
  'event',
  'delivery',
  'delivery_attempt',
  'mse_head',
  'mse_version',
  'mse_content',
  'mse_signature',
  'mse_safety_event',
  'mse_tombstone',
  'mse_link',
  'mse_audit',
  'mse_unsealed',
  'mse_seal',
  'mse_seal_member',
  'lab_order',
  'wearable_connection',
  'wearable_grant',
  'wearable_metric',
  'patient',
  'patient_reference',
  'stored_blob',
  'retina_session',
  'retina_image',
  'retina_screening',
  'retina_capture',
  'retina_quality',
  'retina_analysis',
  'retina_look',
  'retina_review',
  'retina_tombstone',
  'retina_withdrawal',
  'cds_feedback',
  'erasure',
] as const satisfies readonly (keyof Tables)[];
