import { type Kysely, sql } from 'kysely';

/**
 * What operators did and which parameters they promoted are chains that the database hashes itself, and are sealed like
 * records, under the owner `operator`. Rows from before are taken in as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['mse_unsealed', 'mse_seal_member'])
    await sql`
      alter table ${sql.table(`public.${table}`)} drop constraint ${sql.ref(`${table}_kind_check`)},
        add constraint ${sql.ref(`${table}_kind_check`)} check (kind in ('link', 'audit', 'retina_review',
          'retina_look', 'retina_tombstone', 'promotion', 'act', 'act_outcome'))`.execute(db);
  await sql`
    create policy operator_rows on public.mse_unsealed for insert to svc_reference
    with check (owner_id = 'operator')`.execute(db);
  await sql`grant insert on public.mse_unsealed to svc_reference`.execute(db);
  await chainPromotions(db);
  await chainActs(db);
  await takeIn(db);
  await keepOwners(db);
}

/** What is checked is listed by these: under another id, all that an owner has would be left out. */
async function keepOwners(db: Kysely<unknown>): Promise<void> {
  for (const table of ['organization', 'account'])
    await sql`
      create trigger keeps_its_id before update on ${sql.table(`public.${table}`)} for each row
      when (new.id is distinct from old.id) execute function public.svc_refuse_change()`.execute(db);
}

async function chainPromotions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.engine_promotion add column number integer unique check (number >= 1),
      add column values_hash bytea check (length(values_hash) = 32), add column hash bytea check (length(hash) = 32)`.execute(
    db,
  );
  await sql`
    create function public.svc_chain_promotion() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare last public.engine_promotion;
    begin
      perform pg_advisory_xact_lock(hashtextextended('engine_promotion', 0));
      select * into last from public.engine_promotion p where p.number is not null order by p.number desc limit 1;
      new.number := coalesce(last.number, 0) + 1;
      new.values_hash := (
        select sha256(convert_to(c.parameter_values::text, 'UTF8')) from public.engine_calibration c
        where c.product = new.product and c.version = new.version
      );
      new.hash := svc_hash_facts('"promotion"', svc_fact(new.number), svc_fact(new.id), svc_fact(new.product),
        svc_fact(new.version), svc_fact(new.replaced_version), svc_fact(new.reviewer_name),
        svc_fact(new.reviewer_licence), svc_fact(new.promoted_at), svc_fact(new.values_hash), svc_fact(last.hash));
      insert into public.mse_unsealed (owner_id, kind, ref, hash) values ('operator', 'promotion', new.id, new.hash);
      return new;
    end $$`.execute(db);
}

/** An act is hashed when it begins, and how it ended when it is completed. */
async function chainActs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.operator_act add column number integer unique check (number >= 1),
      add column hash bytea check (length(hash) = 32), add column outcome_hash bytea check (length(outcome_hash) = 32)`.execute(
    db,
  );
  await sql`
    create function public.svc_chain_act() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare last public.operator_act;
    begin
      if tg_op = 'INSERT' then
        perform pg_advisory_xact_lock(hashtextextended('operator_act', 0));
        select * into last from public.operator_act a where a.number is not null order by a.number desc limit 1;
        new.number := coalesce(last.number, 0) + 1;
        new.hash := svc_hash_facts('"act"', svc_fact(new.number), svc_fact(new.id), svc_fact(new.at),
          svc_fact(new.operator), svc_fact(new.action), svc_fact(new.patient_hash), svc_fact(new.reason),
          svc_fact(new.request_id), svc_fact(last.hash));
        insert into public.mse_unsealed (owner_id, kind, ref, hash) values ('operator', 'act', new.id, new.hash);
      end if;
      new.outcome_hash := null;
      if new.status is not null then
        new.outcome_hash := svc_hash_facts('"act_outcome"', svc_fact(new.id), svc_fact(new.hash),
          svc_fact(new.status), svc_fact(new.owner_id), svc_fact(new.target));
        insert into public.mse_unsealed (owner_id, kind, ref, hash)
        values ('operator', 'act_outcome', new.id, new.outcome_hash);
      end if;
      return new;
    end $$`.execute(db);
}

/** In the order they were made: each row is made again, with what the chain adds. */
async function takeIn(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public.mse_unsealed no force row level security`.execute(db);
  for (const [table, moment, columns, chain] of [
    [
      'engine_promotion',
      'promoted_at',
      'id, product, version, replaced_version, reviewer_name, reviewer_licence, promoted_at',
      'svc_chain_promotion',
    ],
    [
      'operator_act',
      'at',
      'id, at, operator, action, owner_id, target, patient_hash, reason, request_id, status',
      'svc_chain_act',
    ],
  ] as const) {
    const name = sql.table(`public.${table}`);
    const kept = sql.table(`public.kept_${table}`);
    const all = sql.raw(columns);
    await sql`create table ${kept} as table ${name}`.execute(db);
    await sql`alter table ${name} disable trigger user`.execute(db);
    await sql`delete from ${name}`.execute(db);
    await sql`alter table ${name} enable trigger user`.execute(db);
    await sql`
      create trigger chained before insert on ${name}
      for each row execute function ${sql.raw(`public.${chain}`)}()`.execute(db);
    await sql`insert into ${name} (${all}) select ${all} from ${kept} order by ${sql.ref(moment)}, id`.execute(
      db,
    );
    await sql`drop table ${kept}`.execute(db);
    await sql`alter table ${name} alter column number set not null, alter column hash set not null`.execute(
      db,
    );
  }
  await sql`
    create trigger outcome_chained before update on public.operator_act
    for each row execute function public.svc_chain_act()`.execute(db);
  await sql`alter table public.engine_promotion alter column values_hash set not null`.execute(db);
  await sql`alter table public.mse_unsealed force row level security`.execute(db);
}
