import { type Kysely, sql } from 'kysely';

/**
 * An erasure is done whatever whoever serves has written before it: content above the version that the head names, a link
 * or a waiting row under the name of the one to come, a head that is false or missing. It covers all content that there
 * is, takes the first number that no link has, and moves the head where the head still moves; `svc verify` tells of the
 * rest. Of a record that nobody forged it writes what it wrote before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await eraseWholeRecord(db);
  await eraseReviews(db);
}

async function eraseWholeRecord(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.svc_erase_record(
      an_owner text, a_visit text, a_patient text, an_id text, a_time timestamptz, a_reason text, a_name text
    ) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      erased text;
      covered integer;
      what bytea;
      item bytea;
      link bytea;
      moment timestamptz(3) := a_time;
      last integer;
    begin
      perform svc_open_erasure(an_owner);
      insert into public.mse_head (owner_id, visit_id, patient_id, version, link_number)
      select an_owner, a_visit, a_patient, 0, 0
      where exists (
        select from public.mse_content content
        where content.owner_id = an_owner and content.visit_id = a_visit and content.patient_id = a_patient
      ) on conflict do nothing;
      perform from public.mse_head kept
      where kept.owner_id = an_owner and kept.visit_id = a_visit and kept.patient_id = a_patient for update;
      covered := (
        select max(content.version) from public.mse_content content
        where content.owner_id = an_owner and content.visit_id = a_visit and content.patient_id = a_patient
      );
      erased := (
        select string_agg(
          ',' || content.version || ',' || svc_fact(sha256(content.salt || convert_to(
            '[' || svc_fact(content.selection) || ',' || svc_fact(content.clinician_id) || ']', 'UTF8'))),
          '' order by content.version
        ) from public.mse_content content
        where content.owner_id = an_owner and content.visit_id = a_visit and content.patient_id = a_patient
          and content.version <= covered
      );
      if erased is not null then
        last := (
          select min(candidate.number) from (
            select 1 as number
            union all select taken.number + 1 from public.mse_link taken
            where taken.owner_id = an_owner and taken.visit_id = a_visit and taken.patient_id = a_patient
              and taken.number < 2147483647
          ) candidate
          where not exists (
            select from public.mse_link taken
            where taken.owner_id = an_owner and taken.visit_id = a_visit and taken.patient_id = a_patient
              and taken.number = candidate.number
          )
        );
        what := sha256(convert_to('["erased"' || erased || ']', 'UTF8'));
        item := svc_hash_facts('"tombstone/2"', svc_fact(an_owner), svc_fact(a_visit), svc_fact(a_patient),
          svc_fact(covered), svc_fact(an_id), svc_fact(moment), svc_fact(a_reason), svc_fact(a_name), svc_fact(what));
        link := svc_hash_facts('"link"', svc_fact(an_owner), svc_fact(a_visit), svc_fact(a_patient),
          svc_fact(last), '"tombstone"', svc_fact(an_id), svc_fact(item), svc_fact((
            select before.hash from public.mse_link before
            where before.owner_id = an_owner and before.visit_id = a_visit and before.patient_id = a_patient
              and before.number = last - 1
          )));
        insert into public.mse_tombstone
          (owner_id, visit_id, patient_id, versions, id, erased_at, reason, erased_by, erased_hash)
        values (an_owner, a_visit, a_patient, covered, an_id, moment, a_reason, a_name, what);
        insert into public.mse_link (owner_id, visit_id, patient_id, number, kind, item_id, item_hash, hash)
        values (an_owner, a_visit, a_patient, last, 'tombstone', an_id, item, link);
        insert into public.mse_unsealed (owner_id, kind, ref, hash)
        values (an_owner, 'link', '[' || svc_fact(a_visit) || ',' || svc_fact(a_patient) || ',' || last || ']', link)
        on conflict (owner_id, kind, ref) do update set hash = excluded.hash;
        update public.mse_head moved
        set version = greatest(moved.version, covered), link_number = last, link_hash = link
        where moved.owner_id = an_owner and moved.visit_id = a_visit and moved.patient_id = a_patient
          and moved.link_number < last;
        delete from public.mse_content gone
        where gone.owner_id = an_owner and gone.visit_id = a_visit and gone.patient_id = a_patient
          and gone.version <= covered;
      end if;
      perform set_config('svc.erasing', '', true);
      return covered;
    end $$`.execute(db);
}

/** As it was, but for a row that waits already under the name of a tombstone. */
async function eraseReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.svc_erase_reviews(
      an_owner text, a_patient text, an_id text, a_time timestamptz, a_reason text, a_name text
    ) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      one text;
      what text;
      moment timestamptz(3) := a_time;
      stone bytea;
      count integer := 0;
    begin
      perform svc_open_erasure(an_owner);
      -- As a review does: first the screening, then its chain.
      perform from public.retina_screening s
      where s.owner_id = an_owner and s.patient_id = a_patient order by s.id for update;
      for one in
        select s.id from public.retina_screening s where s.owner_id = an_owner and s.patient_id = a_patient
        union select w.screening_id from public.retina_withdrawal w
        where w.owner_id = an_owner and w.patient_id = a_patient order by 1
      loop
        perform svc_lock_screening(an_owner, one);
        what := concat_ws(',',
          (select string_agg('["retina_review",' || svc_fact(r.id) || ',' || svc_fact(r.hash) || ']', ',' order by r.number)
            from public.retina_review r where r.owner_id = an_owner and r.screening_id = one),
          (select string_agg('["retina_look",' || svc_fact(l.id) || ',' || svc_fact(l.hash) || ']', ',' order by l.number)
            from public.retina_look l where l.owner_id = an_owner and l.screening_id = one));
        continue when what = '';
        what := '[' || what || ']';
        stone := svc_hash_facts('"retina_tombstone"', svc_fact(an_owner), svc_fact(one), svc_fact(an_id),
          svc_fact(moment), svc_fact(a_reason), svc_fact(a_name), svc_fact(what));
        insert into public.retina_tombstone (owner_id, screening_id, id, erased_at, reason, erased_by, erased, hash)
        values (an_owner, one, an_id, moment, a_reason, a_name, what, stone);
        insert into public.mse_unsealed (owner_id, kind, ref, hash)
        values (an_owner, 'retina_tombstone', one, stone)
        on conflict (owner_id, kind, ref) do update set hash = excluded.hash;
        delete from public.retina_review r where r.owner_id = an_owner and r.screening_id = one;
        delete from public.retina_look l where l.owner_id = an_owner and l.screening_id = one;
        count := count + 1;
      end loop;
      perform set_config('svc.erasing', '', true);
      return count;
    end $$`.execute(db);
}
