import { eventOf } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { recordEvents } from '../events/record-events.ts';
import { type ScreeningKey, type StoredScreening, toScreening } from './screenings.ts';

/** What an engine found in a picture. */
export interface StoredAnalysis {
  readonly engineVersion: string;
  readonly parametersVersion: string;
  readonly vesselNetVersion: string;
  readonly gradeable: boolean;
  /** JSON text. */
  readonly result: string;
}

/**
 * Writes what was measured, over what was there before, and moves the screening to `analyzed` with its event. A reviewed
 * screening is left as the clinician saw it: null.
 */
export async function writeAnalysis(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
  {
    analysis,
    burntInText = false,
    now,
  }: {
    readonly analysis: StoredAnalysis;
    /** Writing was found in the picture. */
    readonly burntInText?: boolean;
    readonly now: number;
  },
): Promise<StoredScreening | null> {
  const at = new Date(now);
  const before = await trx
    .selectFrom('retina_screening')
    .select('status')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', 'in', ['image_uploaded', 'analyzed'])
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return null;
  const row = await trx
    .updateTable('retina_screening')
    .set({ status: 'analyzed', analyzed_at: at, burnt_in_text: burntInText })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const columns = {
    engine_version: analysis.engineVersion,
    parameters_version: analysis.parametersVersion,
    vessel_net_version: analysis.vesselNetVersion,
    gradeable: analysis.gradeable,
    result: analysis.result,
    analyzed_at: at,
  };
  await trx
    .insertInto('retina_analysis')
    .values({ owner_id: ownerId, screening_id: id, ...columns })
    .onConflict((conflict) => conflict.columns(['owner_id', 'screening_id']).doUpdateSet(columns))
    .execute();
  const screening = toScreening(row);
  if (before.status !== 'analyzed')
    await recordEvents(trx, {
      ownerId,
      mode: screening.mode,
      events: [eventOf('retina.screening_analyzed', screeningSubject(screening))],
      now,
    });
  return screening;
}

/** What was measured; null before it was. */
export async function findAnalysis(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
): Promise<StoredAnalysis | null> {
  const row = await trx
    .selectFrom('retina_analysis')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('screening_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    engineVersion: row.engine_version,
    parametersVersion: row.parameters_version,
    vesselNetVersion: row.vessel_net_version,
    gradeable: row.gradeable,
    result: row.result,
  };
}

/** What its events say of a screening: a partner reads its own name of the patient. */
export function screeningSubject({ id, status, partnerRef, patientId }: StoredScreening) {
  return { object: 'retina.screening' as const, id, status, patientRef: partnerRef ?? patientId };
}
