import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * A patient withdraws a picture that no clinician has reviewed: the row that says so stays, what it was about goes. The
 * API may remove screenings for it, and the database itself refuses it one that was reviewed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.retina_withdrawal (
      owner_id text not null,
      screening_id text not null,
      patient_id text not null,
      picture_erased boolean not null,
      withdrawn_at timestamptz(3) not null,
      primary key (owner_id, screening_id),
      foreign key (owner_id, patient_id) references public.patient (owner_id, id)
    )`.execute(db);
  await sql`create index retina_withdrawal_id on public.retina_withdrawal (screening_id)`.execute(db);
  await addRowLevelSecurity(db, 'retina_withdrawal');
  await sql`
    create trigger never_changed before update or truncate on public.retina_withdrawal
    for each statement execute function public.svc_refuse_change()`.execute(db);
  await sql`
    create function public.svc_keep_reviewed() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if old.status = 'reviewed' and current_user = 'svc_app' then
        raise exception 'a reviewed screening is never withdrawn' using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger reviewed_stays before delete on public.retina_screening
    for each row execute function public.svc_keep_reviewed()`.execute(db);
  await sql`grant select, insert on public.retina_withdrawal to svc_app`.execute(db);
  await sql`grant select, delete on public.retina_withdrawal to svc_worker`.execute(db);
  await sql`
    grant delete on public.retina_screening, public.retina_image, public.retina_capture, public.retina_quality,
      public.retina_analysis to svc_app`.execute(db);
}
