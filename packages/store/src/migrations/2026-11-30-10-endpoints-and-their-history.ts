import { type Kysely, sql } from 'kysely';

/**
 * What an endpoint is for, and its removal: the row stays, without address and secrets, until the last delivery to it is
 * 30 days old, so that whoever writes an event meanwhile leaves no delivery that nobody purges.
 *
 * The indexes are for pages of history alone, and begin with the mode, which no other query of deliveries names: a planner
 * without statistics takes one index that begins with the same column for as good as another, and whoever claims or
 * replays deliveries would then read all of an endpoint for each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.webhook_endpoint
      add column description text,
      add column deleted_at timestamptz,
      add check (deleted_at is null or not enabled)`.execute(db);
  await sql`create index delivery_newest on public.delivery (mode, endpoint_id, first_due_at, id)`.execute(
    db,
  );
  await sql`
    create index delivery_undelivered on public.delivery (mode, endpoint_id, first_due_at, id)
    where state <> 'delivered'`.execute(db);
  await sql`
    create index delivery_delivered on public.delivery (mode, endpoint_id, finished_at)
    where state = 'delivered'`.execute(db);
}
