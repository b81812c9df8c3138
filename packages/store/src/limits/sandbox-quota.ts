import { DAY_MS, formatIsoDay } from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import { LruMap } from '../lru-map.ts';
import type { Credential } from '../accounts/read-credential.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import type { LimitDecision } from './decision.ts';
import { RequestQueue } from './request-queue.ts';

export interface SandboxQuotaOptions {
  db: Kysely<Tables>;
  clock: Clock;
  keyDaily: number;
  accountDaily: number;
  maxKeys: number;
}

interface DayUse {
  readonly keyUsed: number;
  readonly accountUsed: number;
}

interface KeyState {
  readonly queue: RequestQueue<LimitDecision, Credential>;
  /** Set when the quota refused the key: nothing changes before midnight unless an account or key changes. */
  refusal?: { use: DayUse; midnightMs: number; revision: string };
}

/** Requests of test keys per UTC day, counted exactly and across all processes. */
export class SandboxQuota {
  readonly #options: SandboxQuotaOptions;
  readonly #keys: LruMap<string, KeyState>;

  constructor(options: SandboxQuotaOptions) {
    this.#options = options;
    this.#keys = new LruMap(options.maxKeys);
  }

  take(credential: Credential): LimitDecision | Promise<LimitDecision> {
    const state = this.#stateOf(credential);
    const { refusal } = state;
    if (refusal?.revision === credential.revision && this.#options.clock() < refusal.midnightMs) {
      return this.#decide(refusal.use, refusal.midnightMs, false);
    }
    return state.queue.ask(credential);
  }

  #stateOf(credential: Credential): KeyState {
    const known = this.#keys.get(credential.keyId);
    if (known) return known;
    const state: KeyState = {
      queue: new RequestQueue((count, latest) => this.#charge(state, latest, count)),
    };
    this.#keys.set(credential.keyId, state);
    return state;
  }

  /** Charges as many of `count` requests as the quota has left, and answers all of them. */
  async #charge(state: KeyState, credential: Credential, count: number): Promise<LimitDecision[]> {
    const { clock } = this.#options;
    const midnightMs = (Math.floor(clock() / DAY_MS) + 1) * DAY_MS;
    const { granted, use } = await this.#count(credential, midnightMs - DAY_MS, count);
    state.refusal = granted < count ? { use, midnightMs, revision: credential.revision } : undefined;
    return Array.from({ length: count }, (_, i) => {
      const later = Math.max(0, granted - 1 - i);
      const seen = { keyUsed: use.keyUsed - later, accountUsed: use.accountUsed - later };
      return this.#decide(seen, midnightMs, i < granted);
    });
  }

  /** One statement on one row, so that key and account are charged together or not at all. */
  async #count(
    credential: Credential,
    dayStartMs: number,
    count: number,
  ): Promise<{ granted: number; use: DayUse }> {
    const { db, keyDaily, accountDaily } = this.#options;
    const { accountId, keyId } = credential;
    const day = formatIsoDay(dayStartMs);
    const first = Math.max(0, Math.min(count, keyDaily, accountDaily));
    const { rows } = await asOwner(db, accountId, (trx) =>
      sql<{ granted: number; requests: number; by_key: number }>`
        insert into sandbox_day as used (owner_id, day, requests, requests_by_key, granted)
        values (${accountId}, ${day}, ${first}, jsonb_build_object(${keyId}::text, ${first}::integer), ${first})
        on conflict (owner_id, day) do update set (requests, requests_by_key, granted) = (
          select used.requests + now.granted,
            used.requests_by_key || jsonb_build_object(${keyId}::text, before.by_key + now.granted),
            now.granted
          from (select coalesce((used.requests_by_key ->> ${keyId}::text)::integer, 0) as by_key) as before,
          lateral (
            select greatest(0, least(
              ${count}::integer, ${keyDaily}::integer - before.by_key, ${accountDaily}::integer - used.requests
            )) as granted
          ) as now
        )
        returning granted, requests, (requests_by_key ->> ${keyId}::text)::integer as by_key`.execute(trx),
    );
    const [row] = rows;
    if (!row) throw new Error('The sandbox quota was not counted.');
    return { granted: row.granted, use: { keyUsed: row.by_key, accountUsed: row.requests } };
  }

  /** Shows the tighter of the two windows. */
  #decide(use: DayUse, midnightMs: number, allowed: boolean): LimitDecision {
    const { keyDaily, accountDaily, clock } = this.#options;
    const keyLeft = Math.max(0, keyDaily - use.keyUsed);
    const accountLeft = Math.max(0, accountDaily - use.accountUsed);
    const byAccount = accountLeft < keyLeft;
    const decision: LimitDecision = {
      allowed,
      limit: byAccount ? accountDaily : keyDaily,
      remaining: allowed ? Math.min(keyLeft, accountLeft) : 0,
      resetAtSeconds: midnightMs / 1_000,
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((midnightMs - clock()) / 1_000)),
    };
    if (!allowed) decision.limitedBy = byAccount ? 'sandbox_account_day' : 'sandbox_key_day';
    return decision;
  }
}
