import type { Kysely } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import type { Database } from '../database/database.ts';
import { hashKey, type KeyFamily, parseKey } from '../accounts/key-format.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import { LruMap } from '../lru-map.ts';
import { type AuthRevision, toAuthRevision } from '../accounts/auth-revision.ts';
import { type Credential, readCredential } from '../accounts/read-credential.ts';
import {
  type OrganizationCredential,
  readOrganizationCredential,
} from '../accounts/read-organization-credential.ts';
import type { Tables } from '../database/tables.ts';

export type { Credential, OrganizationCredential };

/** What a cache needs to know of what it holds. */
interface Cacheable {
  /** `id` of the `AuthRevision` this was read at. */
  readonly revision: string;
  /** End of a rotation overlap, milliseconds since the epoch. */
  readonly expiresAtMs: number | null;
}

/** Where the credentials of one family of keys come from. */
interface Source<Kind extends Cacheable> {
  accepts(family: KeyFamily): boolean;
  read(db: Kysely<Tables>, keyHash: Uint8Array): Promise<{ revision: AuthRevision; credential: Kind | null }>;
}

/** What was known when the database was asked. */
interface Asked {
  readonly atMs: number;
  readonly known: AuthRevision;
}

export interface CredentialCacheOptions {
  db: Kysely<Tables>;
  clock: Clock;
  /** How often the revision is checked; 0 leaves it to `refresh()`. */
  pollEveryMs?: number;
  negativeTtlMs?: number;
  maxEntries?: number;
  /** NOTIFY as a hint, so that a change is seen at once instead of at the next poll. */
  listen?: Database['listen'];
  /** Each look-up under way of a key never found valid is charged to the visitor's address. */
  unauthenticated?: Pick<AddressLimiter, 'take' | 'giveBack'>;
}

/** Who sent a key. */
export interface Visitor {
  readonly ip: string;
}

export interface CredentialCache<Kind = Credential> {
  /**
   * Answers synchronously when cached and fresh; null for a key that is unknown, revoked or expired. Rejects when
   * the database is needed but down. With a visitor, undefined when the key was never found valid and the address
   * has no requests left: the database is not asked then.
   */
  lookup(key: string): Kind | null | Promise<Kind | null>;
  lookup(key: string, visitor: Visitor): Kind | null | undefined | Promise<Kind | null>;
  /** Picks up every change made before the call; rejects when the database is down. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/*
 * How long a key is kept in memory: a valid one as long as there is room and the revision of all keys, polled every
 * POLL_MS, stays the same; an invalid one for UNKNOWN_MS.
 */
const POLL_MS = 500;
const UNKNOWN_MS = 1_000;
const MOST_ENTRIES = 10_000;
/** Entries are served this long after the last check of the revision. */
const FRESH_MS = 1_000;
/** While the database cannot be reached, they are served this long. */
const OUTAGE_MS = 5_000;

export const AUTH_REVISION_CHANNEL = 'svc_auth_revision';

/** Keys of the developer API. */
export function createCredentialCache(options: CredentialCacheOptions): CredentialCache {
  return new RevisionCheckedCache(options, {
    accepts: ({ kind }) => kind !== 'organization',
    read: readCredential,
  });
}

/** Keys of organizations. */
export function createOrganizationCredentialCache(
  options: CredentialCacheOptions,
): CredentialCache<OrganizationCredential> {
  return new RevisionCheckedCache(options, {
    accepts: ({ kind }) => kind === 'organization',
    read: readOrganizationCredential,
  });
}

class RevisionCheckedCache<Kind extends Cacheable> implements CredentialCache<Kind> {
  readonly #source: Source<Kind>;
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #negativeTtlMs: number;
  readonly #unauthenticated: CredentialCacheOptions['unauthenticated'];
  readonly #known: LruMap<string, Kind>;
  readonly #unknown: LruMap<string, { revision: string; untilMs: number }>;
  readonly #loading = new Map<string, Promise<Kind | null>>();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #unlisten: Promise<() => Promise<void>> | undefined;
  #checking: Promise<void> | undefined;
  /** The check that will begin when the one under way ends. */
  #nextCheck: Promise<void> | undefined;
  /** The revision seen last; an entry read at another one is void. */
  #revision: AuthRevision = { number: 0, id: '' };
  #checkedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: CredentialCacheOptions, source: Source<Kind>) {
    this.#source = source;
    const { pollEveryMs = POLL_MS, negativeTtlMs = UNKNOWN_MS, maxEntries = MOST_ENTRIES } = options;
    this.#db = options.db;
    this.#clock = options.clock;
    this.#negativeTtlMs = negativeTtlMs;
    this.#unauthenticated = options.unauthenticated;
    this.#known = new LruMap(maxEntries);
    this.#unknown = new LruMap(maxEntries);
    if (pollEveryMs > 0)
      this.#timer = setInterval(() => void this.#check().catch(() => {}), pollEveryMs).unref();
    this.#unlisten = options.listen?.(AUTH_REVISION_CHANNEL, () => void this.refresh().catch(() => {}));
    this.#unlisten?.catch(() => {});
  }

  lookup(key: string): Kind | null | Promise<Kind | null>;
  lookup(key: string, visitor?: Visitor): Kind | null | undefined | Promise<Kind | null> {
    const family = parseKey(key);
    if (!family || !this.#source.accepts(family)) return null;
    const digest = hashKey(key);
    const now = this.#clock();
    const entry = this.#known.get(digest);
    if (entry?.revision === this.#revision.id) {
      if (this.#wasCheckedWithin(FRESH_MS)) return unexpired(entry, now);
      return this.#recheck(digest);
    }
    const miss = this.#unknown.get(digest);
    if (miss && miss.untilMs > now && miss.revision === this.#revision.id) return null;
    // A key that was valid at an older revision is no guess.
    return entry === undefined && visitor !== undefined
      ? this.#loadUnauthenticated(digest, visitor)
      : this.#load(digest);
  }

  /** A valid key costs its address nothing in the end; a guess is charged by the guard that refuses it. */
  #loadUnauthenticated(digest: string, { ip }: Visitor): Promise<Kind | null> | undefined {
    const unauthenticated = this.#unauthenticated;
    if (unauthenticated === undefined || this.#loading.has(digest)) return this.#load(digest);
    if (!unauthenticated.take(ip).allowed) return undefined;
    return this.#load(digest).finally(() => unauthenticated.giveBack(ip));
  }

  refresh(): Promise<void> {
    if (this.#checking === undefined) return this.#check();
    // The check under way may have read the revision before the change that the caller knows of.
    const begin = () => {
      this.#nextCheck = undefined;
      return this.#check();
    };
    this.#nextCheck ??= this.#checking.then(begin, begin);
    return this.#nextCheck;
  }

  #check(): Promise<void> {
    this.#checking ??= this.#readRevision().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const unlisten = await this.#unlisten?.catch(() => undefined);
    await unlisten?.();
  }

  async #readRevision(): Promise<void> {
    const asked = this.#ask();
    const row = await this.#db
      .selectFrom('auth_revision')
      .select(['revision', 'change'])
      .executeTakeFirstOrThrow();
    if (!this.#learn(toAuthRevision(row), asked)) return this.#readRevision();
  }

  #ask(): Asked {
    return { atMs: this.#clock(), known: this.#revision };
  }

  /**
   * False for an answer that may be from before what became known while it was under way. Any other answer is how things
   * are, also one with a lower number: the database was set back, and nothing that was read before it is known to hold.
   */
  #learn(revision: AuthRevision, { atMs: checkedAtMs, known }: Asked): boolean {
    if (revision.id !== this.#revision.id) {
      if (known !== this.#revision && revision.number <= this.#revision.number) return false;
      this.#revision = revision;
    }
    // A clock that is set back takes the moment of the check with it.
    this.#checkedAtMs = Math.min(Math.max(this.#checkedAtMs, checkedAtMs), this.#clock());
    return true;
  }

  /** False while the clock is before the check, since nobody knows how long ago that was. */
  #wasCheckedWithin(mostMs: number): boolean {
    const elapsedMs = this.#clock() - this.#checkedAtMs;
    return elapsedMs >= 0 && elapsedMs < mostMs;
  }

  /** The entry is too old to serve unchecked: asks whether anything changed, and tolerates a short outage. */
  async #recheck(digest: string): Promise<Kind | null> {
    try {
      await this.refresh();
    } catch (error) {
      if (!this.#wasCheckedWithin(OUTAGE_MS)) throw error;
    }
    const entry = this.#known.get(digest);
    if (entry?.revision === this.#revision.id) return unexpired(entry, this.#clock());
    return this.#load(digest);
  }

  #load(digest: string): Promise<Kind | null> {
    const loading = this.#loading.get(digest);
    if (loading) return loading;
    const load = this.#read(digest).finally(() => this.#loading.delete(digest));
    this.#loading.set(digest, load);
    return load;
  }

  async #read(digest: string): Promise<Kind | null> {
    const asked = this.#ask();
    const { revision, credential } = await this.#source.read(this.#db, Buffer.from(digest, 'base64'));
    if (!this.#learn(revision, asked)) return this.#read(digest);
    if (credential) {
      this.#unknown.delete(digest);
      this.#known.set(digest, credential);
      return unexpired(credential, this.#clock());
    }
    this.#known.delete(digest);
    this.#unknown.set(digest, { revision: revision.id, untilMs: asked.atMs + this.#negativeTtlMs });
    return null;
  }
}

function unexpired<Kind extends Cacheable>(credential: Kind, now: number): Kind | null {
  return credential.expiresAtMs !== null && credential.expiresAtMs <= now ? null : credential;
}
