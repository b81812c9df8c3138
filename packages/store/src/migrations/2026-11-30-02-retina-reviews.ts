import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

const ROW_SECURED = ['retina_review', 'retina_tombstone'] as const;

/**
 * Decisions of clinicians and who looked are chains of rows that are never changed, and wait for a seal as exams do. The
 * database hashes them itself; a correction is another row. What a final review rests on stays as it was. Only one
 * function removes them, and says so. Rows from before are taken in as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sealMore(db);
  await createTables(db);
  for (const table of ROW_SECURED) await addRowLevelSecurity(db, table);
  await openToErasure(db);
  await createLock(db, LOCKS_NOTHING);
  await createChain(db);
  await takeIn(db);
  await createLock(db, LOCKS_SCREENING);
  await sql`
    alter table public.retina_look alter column number set not null, alter column salt set not null,
      alter column hash set not null`.execute(db);
  await protect(db);
  await keepReviews(db);
  await createErasure(db);
}

/** Kinds of what seals hold. */
async function sealMore(db: Kysely<unknown>): Promise<void> {
  for (const table of ['mse_unsealed', 'mse_seal_member'])
    await sql`
      alter table ${sql.table(`public.${table}`)} drop constraint ${sql.ref(`${table}_kind_check`)},
        add constraint ${sql.ref(`${table}_kind_check`)}
        check (kind in ('link', 'audit', 'retina_review', 'retina_look', 'retina_tombstone'))`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public.retina_review (
      owner_id text not null,
      id text not null,
      screening_id text not null,
      number integer not null check (number >= 1),
      decision text not null check (decision in ('accepted', 'rejected')),
      reviewed_by text not null check (reviewed_by <> ''),
      note text,
      reviewed_at timestamptz(3) not null,
      salt bytea not null check (length(salt) = 16),
      hash bytea not null check (length(hash) = 32),
      primary key (owner_id, id),
      unique (owner_id, screening_id, number)
    )`.execute(db);
  await sql`
    create table public.retina_tombstone (
      owner_id text not null,
      screening_id text not null,
      id text not null,
      erased_at timestamptz(3) not null,
      reason text not null check (reason <> ''),
      erased_by text not null check (erased_by <> ''),
      erased text not null,
      hash bytea not null check (length(hash) = 32),
      primary key (owner_id, screening_id)
    )`.execute(db);
  await sql`
    alter table public.retina_look add column number integer check (number >= 1),
      add column salt bytea check (length(salt) = 16), add column hash bytea check (length(hash) = 32)`.execute(
    db,
  );
}

/** Row-level security is forced on the owner of the tables too: it sees the rows of the owner whose patient is erased. */
async function openToErasure(db: Kysely<unknown>): Promise<void> {
  for (const table of ['retina_screening', 'retina_withdrawal', 'retina_look', ...ROW_SECURED])
    await sql`
      create policy erased_rows on ${sql.table(`public.${table}`)} to current_user
      using (owner_id = nullif(current_setting('svc.erasing', true), ''))
      with check (owner_id = nullif(current_setting('svc.erasing', true), ''))`.execute(db);
}

/**
 * While rows are taken in, their tables are locked as a whole: a lock for each screening would be more than a server has
 * room for.
 */
const LOCKS_NOTHING = sql`select`;

const LOCKS_SCREENING = sql`select pg_advisory_xact_lock(hashtextextended(
  '["retina",' || svc_fact(an_owner) || ',' || svc_fact(a_screening) || ']', 0))`;

/** One after the other, to the end of a transaction: what joins the chains of a screening. */
async function createLock(db: Kysely<unknown>, body: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function public.svc_lock_screening(an_owner text, a_screening text) returns void
    language sql set search_path = pg_catalog, public, pg_temp as $$ ${body} $$`.execute(db);
}

/** The database numbers and hashes a row itself, bound to the one before it of the same screening. */
async function createChain(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_chain_review() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare last public.retina_review;
    begin
      perform svc_lock_screening(new.owner_id, new.screening_id);
      select * into last from public.retina_review r
      where r.owner_id = new.owner_id and r.screening_id = new.screening_id order by r.number desc limit 1;
      new.number := coalesce(last.number, 0) + 1;
      new.salt := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
      new.hash := sha256(new.salt || convert_to('["retina_review",' || concat_ws(',', svc_fact(new.owner_id),
        svc_fact(new.screening_id), svc_fact(new.number), svc_fact(new.id), svc_fact(new.decision),
        svc_fact(new.reviewed_by), svc_fact(new.note), svc_fact(new.reviewed_at), svc_fact(last.hash)) || ']', 'UTF8'));
      insert into public.mse_unsealed (owner_id, kind, ref, hash)
      values (new.owner_id, 'retina_review', new.id, new.hash);
      return new;
    end $$`.execute(db);
  await sql`
    create function public.svc_chain_look() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare last public.retina_look;
    begin
      perform svc_lock_screening(new.owner_id, new.screening_id);
      select * into last from public.retina_look l
      where l.owner_id = new.owner_id and l.screening_id = new.screening_id and l.number is not null
      order by l.number desc limit 1;
      new.number := coalesce(last.number, 0) + 1;
      new.salt := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
      new.hash := sha256(new.salt || convert_to('["retina_look",' || concat_ws(',', svc_fact(new.owner_id),
        svc_fact(new.screening_id), svc_fact(new.number), svc_fact(new.id), svc_fact(new.action),
        svc_fact(new.by_whom), svc_fact(new.operator), svc_fact(new.at), svc_fact(last.hash)) || ']', 'UTF8'));
      insert into public.mse_unsealed (owner_id, kind, ref, hash)
      values (new.owner_id, 'retina_look', new.id, new.hash);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger chained before insert on public.retina_review
    for each row execute function public.svc_chain_review()`.execute(db);
  await sql`
    create trigger chained before insert on public.retina_look
    for each row execute function public.svc_chain_look()`.execute(db);
}

const READ_HERE = [
  'retina_screening',
  'retina_look',
  'retina_review',
  'retina_tombstone',
  'mse_unsealed',
] as const;

/** In the order they were made. Row-level security binds the owner of the tables, so it is lifted for the moment. */
async function takeIn(db: Kysely<unknown>): Promise<void> {
  for (const table of READ_HERE)
    await sql`alter table ${sql.table(`public.${table}`)} no force row level security`.execute(db);
  await sql`
    insert into public.retina_review (owner_id, id, screening_id, decision, reviewed_by, note, reviewed_at)
    select owner_id, 'rrev_' || replace(gen_random_uuid()::text, '-', ''), id, review_decision, reviewed_by,
      review_note, reviewed_at
    from public.retina_screening where status = 'reviewed' order by reviewed_at, id`.execute(db);
  // Looks cannot be changed: the rows are made again, with what the chain adds.
  await sql`create table public.kept_look as table public.retina_look`.execute(db);
  await sql`delete from public.retina_look`.execute(db);
  await sql`
    insert into public.retina_look (owner_id, id, screening_id, action, by_whom, operator, at)
    select owner_id, id, screening_id, action, by_whom, operator, at from public.kept_look order by at, id`.execute(
    db,
  );
  await sql`drop table public.kept_look`.execute(db);
  for (const table of READ_HERE)
    await sql`alter table ${sql.table(`public.${table}`)} force row level security`.execute(db);
  await sql`create unique index retina_look_number on public.retina_look (owner_id, screening_id, number)`.execute(
    db,
  );
}

/** Removed only where a tombstone says so; the roles that serve remove none. */
async function protect(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_refuse_unmarked_removal() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform from public.retina_tombstone stone
      where stone.owner_id = old.owner_id and stone.screening_id = old.screening_id;
      if not found then
        raise exception 'a row of % is erased only after a tombstone', tg_table_name using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create function public.svc_refuse_erased() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform from public.retina_tombstone stone
      where stone.owner_id = new.owner_id and stone.screening_id = new.screening_id;
      if found then
        raise exception 'an erased screening takes no more' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['retina_review', 'retina_look']) {
    await sql`
      create trigger only_after_tombstone before delete on ${sql.table(`public.${table}`)}
      for each row execute function public.svc_refuse_unmarked_removal()`.execute(db);
    await sql`
      create trigger not_after_tombstone after insert on ${sql.table(`public.${table}`)}
      for each row execute function public.svc_refuse_erased()`.execute(db);
  }
  await sql`
    create trigger never_changed before update or truncate on public.retina_review
    for each statement execute function public.svc_refuse_change()`.execute(db);
  await sql`
    create trigger never_changed before update or delete or truncate on public.retina_tombstone
    for each statement execute function public.svc_refuse_change()`.execute(db);
  await sql`grant select, insert on public.retina_review to svc_app`.execute(db);
  await sql`grant select on public.retina_tombstone to svc_app`.execute(db);
  await sql`grant select on public.retina_review, public.retina_tombstone to svc_worker`.execute(db);
  await sql`revoke delete on public.retina_look from svc_worker`.execute(db);
}

/** The decision of a screening is its latest review, and nothing else of a reviewed screening changes. */
async function keepReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_fit_review() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare
      decided text[] := array['review_decision', 'reviewed_by', 'review_note', 'reviewed_at'];
      last public.retina_review;
    begin
      if tg_op = 'INSERT' then
        perform from public.retina_tombstone stone
        where stone.owner_id = new.owner_id and stone.screening_id = new.id;
        if found then
          raise exception 'an erased screening takes no more' using errcode = 'restrict_violation';
        end if;
      elsif old.status = 'reviewed' and to_jsonb(new) - decided is distinct from to_jsonb(old) - decided then
        raise exception 'a reviewed screening is never changed' using errcode = 'restrict_violation';
      end if;
      if new.status = 'reviewed' then
        select * into last from public.retina_review r
        where r.owner_id = new.owner_id and r.screening_id = new.id order by r.number desc limit 1;
        if (new.review_decision, new.reviewed_by, new.review_note, new.reviewed_at)
          is distinct from (last.decision, last.reviewed_by, last.note, last.reviewed_at)
        then
          raise exception 'a decision is never changed: a correction is a review of its own'
            using errcode = 'restrict_violation';
        end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger fits_its_review before insert on public.retina_screening
    for each row execute function public.svc_fit_review()`.execute(db);
  await sql`
    create trigger keeps_its_review before update on public.retina_screening for each row
    when (old.status = 'reviewed' or new.status = 'reviewed') execute function public.svc_fit_review()`.execute(
    db,
  );
  await sql`
    create or replace function public.svc_keep_reviewed() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if old.status <> 'reviewed' then return old; end if;
      perform from public.retina_tombstone stone
      where stone.owner_id = old.owner_id and stone.screening_id = old.id;
      if not found or current_user = 'svc_app' then
        raise exception 'a reviewed screening is never withdrawn' using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  await keepMeasured(db);
}

/**
 * Told apart from a review that is under way by a lock, and not from an earlier moment that a transaction may still see. A
 * screening that the one who asks does not see may be a reviewed one; a new row of such a one is refused by its wall.
 */
async function keepMeasured(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_keep_measured() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare
      fact jsonb;
      owner text;
      screening text;
      reviewed boolean;
    begin
      if current_setting('transaction_isolation') <> 'read committed' then
        raise exception 'what a review rests on is changed by a transaction that sees what others committed'
          using errcode = 'restrict_violation';
      end if;
      foreach fact in array array[to_jsonb(old), to_jsonb(new)] loop
        continue when fact is null;
        owner := fact ->> 'owner_id';
        screening := coalesce(fact ->> 'screening_id', (
          select c.screening_id from public.retina_capture c
          where c.owner_id = owner and c.id = fact ->> 'capture_id'
        ));
        perform svc_lock_screening(owner, screening);
        reviewed := (
          select s.status = 'reviewed' and not exists (
            select from public.retina_tombstone stone where stone.owner_id = owner and stone.screening_id = screening
          ) from public.retina_screening s where s.owner_id = owner and s.id = screening
        );
        if coalesce(reviewed, tg_op <> 'INSERT') then
          raise exception 'what a review rests on is never changed' using errcode = 'restrict_violation';
        end if;
      end loop;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  for (const table of ['retina_analysis', 'retina_capture'])
    await sql`
      create trigger reviewed_stays before insert or update or delete on ${sql.table(`public.${table}`)}
      for each row execute function public.svc_keep_measured()`.execute(db);
  // Measured again by a client, it stands beside what was measured before.
  await sql`
    create trigger reviewed_stays before update or delete on public.retina_quality
    for each row execute function public.svc_keep_measured()`.execute(db);
}

async function createErasure(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.svc_erase_reviews(
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
        values (an_owner, 'retina_tombstone', one, stone);
        delete from public.retina_review r where r.owner_id = an_owner and r.screening_id = one;
        delete from public.retina_look l where l.owner_id = an_owner and l.screening_id = one;
        count := count + 1;
      end loop;
      perform set_config('svc.erasing', '', true);
      return count;
    end $$`.execute(db);
  const signature = sql`public.svc_erase_reviews(text, text, text, timestamptz, text, text)`;
  await sql`revoke all on function ${signature} from public`.execute(db);
  await sql`grant execute on function ${signature} to svc_worker`.execute(db);
}
