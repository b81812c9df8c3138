import type {
  KeyMode,
  RetinaEye,
  RetinaImageType,
  RetinaReviewDecision,
  ReviewPriority,
  ScreeningStatus,
} from '@svc/contracts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RetinaScreeningTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { newId } from '../ids/ids.ts';

export interface ScreeningKey {
  readonly ownerId: string;
  readonly id: string;
}

/** A screening as it is kept. */
export interface StoredScreening {
  readonly id: string;
  readonly ownerId: string;
  readonly patientId: string;
  readonly mode: KeyMode;
  readonly status: ScreeningStatus;
  readonly imageId: string | null;
  readonly eye: RetinaEye | null;
  readonly imageType: RetinaImageType;
  readonly source: string;
  readonly sessionId: string | null;
  readonly partnerRef: string | null;
  readonly externalId: string | null;
  readonly deviceModel: string | null;
  readonly indication: string | null;
  readonly patientAgeYears: number | null;
  readonly priority: ReviewPriority;
  /** ISO timestamps. */
  readonly reviewDueAt: string;
  readonly createdAt: string;
  readonly analyzedAt: string | null;
  /** Writing was found in its picture, which may name a person. */
  readonly burntInText: boolean;
  readonly reviewDecision: RetinaReviewDecision | null;
  readonly reviewedBy: string | null;
  readonly reviewNote: string | null;
  readonly reviewedAt: string | null;
}

/** What is known of a screening when its picture is stored; all but the first are a partner's or a session's. */
export interface NewScreening {
  readonly ownerId: string;
  readonly patientId: string;
  readonly mode: KeyMode;
  readonly imageId: string;
  readonly eye: RetinaEye;
  readonly imageType: RetinaImageType;
  readonly source: string;
  readonly now: number;
  readonly sessionId?: string;
  readonly partnerRef?: string;
  readonly externalId?: string | undefined;
  readonly deviceModel?: string | undefined;
  readonly indication?: string | undefined;
  readonly patientAgeYears?: number | undefined;
}

const DAY_MS = 24 * 3_600_000;

/**
 * After how long a screening is due for review. The queue is in order of what is due, so that none waits for ever behind
 * later ones of a higher priority. Ours (P): an order of work, no statement about urgency.
 */
const REVIEW_WITHIN_MS: Readonly<Record<ReviewPriority, number>> = {
  high: DAY_MS,
  normal: 3 * DAY_MS,
  low: 7 * DAY_MS,
};

/** Somebody gave a clinical reason; a fundus picture; a picture without a retina. */
function priorityOf({ indication, imageType }: NewScreening): ReviewPriority {
  if (indication !== undefined) return 'high';
  return imageType === 'fundus' ? 'normal' : 'low';
}

/** A screening with its picture, not analyzed yet. */
export async function insertScreening(
  trx: Transaction<Tables>,
  screening: NewScreening,
): Promise<StoredScreening> {
  const priority = priorityOf(screening);
  const row = await trx
    .insertInto('retina_screening')
    .values({
      owner_id: screening.ownerId,
      id: newId('rscr'),
      patient_id: screening.patientId,
      mode: screening.mode,
      status: 'image_uploaded',
      image_id: screening.imageId,
      eye: screening.eye,
      image_type: screening.imageType,
      source: screening.source,
      session_id: screening.sessionId ?? null,
      partner_ref: screening.partnerRef ?? null,
      external_id: screening.externalId ?? null,
      device_model: screening.deviceModel ?? null,
      indication: screening.indication ?? null,
      patient_age_years: screening.patientAgeYears ?? null,
      priority,
      review_due_at: new Date(screening.now + REVIEW_WITHIN_MS[priority]),
      created_at: new Date(screening.now),
      analyzed_at: null,
      review_decision: null,
      reviewed_by: null,
      review_note: null,
      reviewed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toScreening(row);
}

/** A screening of the tenant, whoever's; null when there is none of this id. */
export async function findScreening(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
): Promise<StoredScreening | null> {
  const row = await trx
    .selectFrom('retina_screening')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toScreening(row);
}

/** Submissions of one record wait for each other, to the end of the transaction. */
export async function lockExternalRecord(
  trx: Transaction<Tables>,
  {
    ownerId,
    mode,
    externalId,
  }: { readonly ownerId: string; readonly mode: KeyMode; readonly externalId: string },
): Promise<void> {
  const record = JSON.stringify([ownerId, mode, externalId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`.execute(trx);
}

/** The screening a partner's record became; null for a record that is new. */
export async function findScreeningOfRecord(
  trx: Transaction<Tables>,
  {
    ownerId,
    mode,
    externalId,
  }: { readonly ownerId: string; readonly mode: KeyMode; readonly externalId: string },
): Promise<StoredScreening | null> {
  const row = await trx
    .selectFrom('retina_screening')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row === undefined ? null : toScreening(row);
}

/** The latest screening of a session; null before its first capture. */
export async function latestScreeningOfSession(
  trx: Transaction<Tables>,
  { ownerId, sessionId }: { readonly ownerId: string; readonly sessionId: string },
): Promise<StoredScreening | null> {
  const row = await trx
    .selectFrom('retina_screening')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('session_id', '=', sessionId)
    .orderBy('placed', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toScreening(row);
}

/** As many as a patient scrolls through. */
const MOST_OF_HISTORY = 500;

/** Screenings of a patient, newest first. */
export async function listScreeningsOfPatient(
  trx: Transaction<Tables>,
  { ownerId, patientId }: { readonly ownerId: string; readonly patientId: string },
): Promise<StoredScreening[]> {
  const rows = await trx
    .selectFrom('retina_screening')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('patient_id', '=', patientId)
    .orderBy('placed', 'desc')
    .limit(MOST_OF_HISTORY)
    .execute();
  return rows.map(toScreening);
}

/** Whether a picture is still in use; then no screening that has it is withdrawn before the transaction ends. */
export async function lockImageUses(
  trx: Transaction<Tables>,
  { ownerId, imageId }: { readonly ownerId: string; readonly imageId: string },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length > 0;
}

/** Whether writing was found in a picture by the analysis of any screening that has it. */
export async function isPictureWithText(
  trx: Transaction<Tables>,
  { ownerId, imageId }: { readonly ownerId: string; readonly imageId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .where('burnt_in_text', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose screening this is, for an operator who has only the id; null when there is none. */
export async function locateScreening(db: Kysely<Tables>, id: string): Promise<ScreeningKey | null> {
  const row = await asWorker(db, (trx) =>
    trx.selectFrom('retina_screening').select('owner_id').where('id', '=', id).executeTakeFirst(),
  );
  return row === undefined ? null : { ownerId: row.owner_id, id };
}

export function toScreening(row: Selectable<RetinaScreeningTable>): StoredScreening {
  return {
    id: row.id,
    ownerId: row.owner_id,
    patientId: row.patient_id,
    mode: row.mode,
    status: row.status,
    imageId: row.image_id,
    eye: row.eye,
    imageType: row.image_type,
    source: row.source,
    sessionId: row.session_id,
    partnerRef: row.partner_ref,
    externalId: row.external_id,
    deviceModel: row.device_model,
    indication: row.indication,
    patientAgeYears: row.patient_age_years,
    priority: row.priority,
    reviewDueAt: row.review_due_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    analyzedAt: row.analyzed_at?.toISOString() ?? null,
    burntInText: row.burnt_in_text,
    reviewDecision: row.review_decision,
    reviewedBy: row.reviewed_by,
    reviewNote: row.review_note,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
  };
}
