import { type Kysely, sql } from 'kysely';

/**
 * What a tenant may ask about its own keys, at the end of a write: which of them no longer hold, and why. A request can
 * wait for long between its guard and its commit, and what was revoked meanwhile must write nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_fallen_keys(wanted_keys text[], wanted_scope text, at timestamptz)
    returns table (key_id text, reason text)
    language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    declare owner text := nullif(current_setting('svc.owner', true), '');
    begin
      if wanted_scope is null then
        return query
          select wanted.id, 'unknown'::text from unnest(wanted_keys) wanted(id)
          where not exists (
            select from public.api_key held
            where held.id = wanted.id and held.account_id = owner
              and held.revoked_at is null and (held.expires_at is null or held.expires_at > at)
          );
        return;
      end if;
      return query
        select judged.id, judged.why from (
          select wanted.id, case
              when held.id is null or held.revoked_at is not null or held.expires_at <= at then 'unknown'
              when not whose.active then 'inactive'
              when not (wanted_scope = any(held.scopes)) then 'scope'
            end as why
          from unnest(wanted_keys) wanted(id)
          left join public.organization_key held on held.id = wanted.id and held.organization_id = owner
          left join public.organization whose on whose.id = held.organization_id
        ) judged where judged.why is not null;
    end $$`.execute(db);
  await sql`revoke all on function public.svc_fallen_keys(text[], text, timestamptz) from public`.execute(db);
  await sql`grant execute on function public.svc_fallen_keys(text[], text, timestamptz) to svc_app`.execute(
    db,
  );
}
