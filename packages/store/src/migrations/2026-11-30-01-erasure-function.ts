import { type Kysely, sql } from 'kysely';

/**
 * Content of exams is erased by one function alone, which writes what it erased into the chain of the record in the
 * same statement. The roles that serve make no tombstone, delete no content, put none back over an erased version, and
 * none that is not what its version says. The head of a record only goes forward.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.mse_tombstone add column erased_hash bytea check (length(erased_hash) = 32)`.execute(
    db,
  );
  await createFacts(db);
  await createOpening(db);
  await createErasure(db);
  await openToErasure(db);
  await keepContent(db);
  await keepHead(db);
  await lockWithHash(db);
  await sql`revoke insert on public.mse_tombstone from svc_worker`.execute(db);
  await sql`revoke delete on public.mse_content from svc_worker`.execute(db);
  await sql`revoke update on public.mse_head from svc_worker`.execute(db);
  await sql`revoke insert on public.mse_link from svc_worker`.execute(db);
}

/** What hashes are over, as `docs/mse-integrity.md` describes them: the same bytes as `JSON.stringify` makes. */
async function createFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_fact(value text) returns text
    language sql immutable set search_path = pg_catalog, public, pg_temp as $$
      select coalesce(to_json(value)::text, 'null')
    $$`.execute(db);
  await sql`
    create function public.svc_fact(value bytea) returns text
    language sql immutable set search_path = pg_catalog, public, pg_temp as $$
      select coalesce('"' || encode(value, 'hex') || '"', 'null')
    $$`.execute(db);
  await sql`
    create function public.svc_fact(value integer) returns text
    language sql immutable set search_path = pg_catalog, public, pg_temp as $$
      select coalesce(value::text, 'null')
    $$`.execute(db);
  await sql`
    create function public.svc_fact(value timestamptz) returns text
    language sql immutable set search_path = pg_catalog, public, pg_temp as $$
      select coalesce('"' || to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null')
    $$`.execute(db);
  await sql`
    create function public.svc_hash_facts(variadic facts text[]) returns bytea
    language sql immutable set search_path = pg_catalog, public, pg_temp as $$
      select sha256(convert_to('[' || array_to_string(facts, ',') || ']', 'UTF8'))
    $$`.execute(db);
}

/**
 * What an erasure sees, until it ends. The tables may have another owner than when they were made, as after a restore: it
 * would see none of the rows that it is to erase, and say that there are none.
 */
async function createOpening(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_open_erasure(an_owner text) returns void
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare place regclass;
    begin
      for place in
        select policy.polrelid from pg_policy policy
        where policy.polname = 'erased_rows'
          and (select role.oid from pg_roles role where role.rolname = current_user) <> all(policy.polroles)
      loop
        execute format('alter policy erased_rows on %s to current_user', place);
      end loop;
      perform set_config('svc.erasing', an_owner, true);
    end $$`.execute(db);
  await sql`revoke all on function public.svc_open_erasure(text) from public`.execute(db);
}

async function createErasure(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_erase_record(
      an_owner text, a_visit text, a_patient text, an_id text, a_time timestamptz, a_reason text, a_name text
    ) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      head public.mse_head;
      erased text;
      what bytea;
      item bytea;
      link bytea;
      moment timestamptz(3) := a_time;
      last integer;
    begin
      perform svc_open_erasure(an_owner);
      head := (
        select kept from public.mse_head kept
        where kept.owner_id = an_owner and kept.visit_id = a_visit and kept.patient_id = a_patient for update
      );
      erased := (
        select string_agg(
          ',' || content.version || ',' || svc_fact(sha256(content.salt || convert_to(
            '[' || svc_fact(content.selection) || ',' || svc_fact(content.clinician_id) || ']', 'UTF8'))),
          '' order by content.version
        ) from public.mse_content content
        where content.owner_id = an_owner and content.visit_id = a_visit and content.patient_id = a_patient
      );
      if erased is not null then
        what := sha256(convert_to('["erased"' || erased || ']', 'UTF8'));
        item := svc_hash_facts('"tombstone/2"', svc_fact(an_owner), svc_fact(a_visit), svc_fact(a_patient),
          svc_fact(head.version), svc_fact(an_id), svc_fact(moment), svc_fact(a_reason), svc_fact(a_name), svc_fact(what));
        last := head.link_number + 1;
        link := svc_hash_facts('"link"', svc_fact(an_owner), svc_fact(a_visit), svc_fact(a_patient),
          svc_fact(last), '"tombstone"', svc_fact(an_id), svc_fact(item), svc_fact(head.link_hash));
        insert into public.mse_tombstone
          (owner_id, visit_id, patient_id, versions, id, erased_at, reason, erased_by, erased_hash)
        values (an_owner, a_visit, a_patient, head.version, an_id, moment, a_reason, a_name, what);
        insert into public.mse_link (owner_id, visit_id, patient_id, number, kind, item_id, item_hash, hash)
        values (an_owner, a_visit, a_patient, last, 'tombstone', an_id, item, link);
        insert into public.mse_unsealed (owner_id, kind, ref, hash)
        values (an_owner, 'link', '[' || svc_fact(a_visit) || ',' || svc_fact(a_patient) || ',' || last || ']', link);
        update public.mse_head moved set link_number = last, link_hash = link
        where moved.owner_id = an_owner and moved.visit_id = a_visit and moved.patient_id = a_patient;
        delete from public.mse_content gone
        where gone.owner_id = an_owner and gone.visit_id = a_visit and gone.patient_id = a_patient;
      end if;
      perform set_config('svc.erasing', '', true);
      return case when erased is null then null else head.version end;
    end $$`.execute(db);
  const signature = sql`public.svc_erase_record(text, text, text, text, timestamptz, text, text)`;
  await sql`revoke all on function ${signature} from public`.execute(db);
  await sql`grant execute on function ${signature} to svc_worker`.execute(db);
}

/** Row-level security is forced on the owner of the tables too: it sees the rows of the owner whose record is erased. */
async function openToErasure(db: Kysely<unknown>): Promise<void> {
  for (const table of ['mse_head', 'mse_content', 'mse_tombstone', 'mse_link', 'mse_unsealed'])
    await sql`
      create policy erased_rows on ${sql.table(`public.${table}`)} to current_user
      using (owner_id = nullif(current_setting('svc.erasing', true), ''))
      with check (owner_id = nullif(current_setting('svc.erasing', true), ''))`.execute(db);
}

/** After the whole statement: a version and its content are written by one. */
async function keepContent(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_fit_content() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform from public.mse_tombstone stone
      where stone.owner_id = new.owner_id and stone.visit_id = new.visit_id
        and stone.patient_id = new.patient_id and stone.versions >= new.version;
      if found then
        raise exception 'erased content never comes back' using errcode = 'restrict_violation';
      end if;
      perform from public.mse_version version
      where version.owner_id = new.owner_id and version.visit_id = new.visit_id
        and version.patient_id = new.patient_id and version.version = new.version
        and version.content_hash = sha256(new.salt || convert_to('[' || to_json(new.selection)::text || ','
          || coalesce(to_json(new.clinician_id)::text, 'null') || ']', 'UTF8'));
      if not found then
        raise exception 'content does not match the hash of its version' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger fits_its_version after insert on public.mse_content
    for each row execute function public.svc_fit_content()`.execute(db);
}

async function keepHead(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger only_forward before update on public.mse_head for each row
    when (
      (new.owner_id, new.visit_id, new.patient_id) is distinct from (old.owner_id, old.visit_id, old.patient_id)
      or new.version < old.version or new.link_number <= old.link_number
      or new.signed_version < old.signed_version
      or (old.signed_version is not null and new.signed_version is null)
    ) execute function public.svc_refuse_change()`.execute(db);
}

/** A writer sees whether the version it builds on is the one that was hashed. */
async function lockWithHash(db: Kysely<unknown>): Promise<void> {
  await sql`drop function public.svc_lock_record(text, text, text)`.execute(db);
  await sql`
    create function public.svc_lock_record(an_owner text, a_visit text, a_patient text)
    returns table (
      version integer, link_number integer, link_hash bytea, selection text, salt bytea, clinician_id text,
      content_hash bytea
    )
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare head mse_head;
    begin
      select * into head from mse_head h
      where h.owner_id = an_owner and h.visit_id = a_visit and h.patient_id = a_patient for update;
      if not found then
        insert into mse_head values (an_owner, a_visit, a_patient, 0, null, 0, null) on conflict do nothing;
        select * into head from mse_head h
        where h.owner_id = an_owner and h.visit_id = a_visit and h.patient_id = a_patient for update;
      end if;
      return query
        select head.version, head.link_number, head.link_hash, c.selection, c.salt, c.clinician_id, v.content_hash
        from (select) one
        left join mse_content c on c.owner_id = an_owner and c.visit_id = a_visit and c.patient_id = a_patient
          and c.version = head.version
        left join mse_version v on v.owner_id = an_owner and v.visit_id = a_visit and v.patient_id = a_patient
          and v.version = head.version;
    end $$`.execute(db);
  await sql`revoke all on function public.svc_lock_record(text, text, text) from public`.execute(db);
  await sql`grant execute on function public.svc_lock_record(text, text, text) to svc_app`.execute(db);
}
