import { createHash } from 'node:crypto';
import type { Db } from '../database/tenancy.ts';
import type { Vault } from '../vault.ts';

/** How long a patient may take at the provider. */
const STATE_LIFETIME_MS = 15 * 60_000;

/** An authorization under way. */
export interface OAuthAttempt {
  readonly ownerId: string;
  readonly connectionId: string;
  readonly provider: string;
  readonly language: string;
  /** PKCE. */
  readonly verifier: string;
}

interface Begun extends OAuthAttempt {
  /** Goes to the provider and comes back; only its hash is stored. */
  readonly state: string;
  /** Cookie of the browser that began; only its hash is stored. */
  readonly browser: string;
  readonly vault: Pick<Vault, 'seal'>;
  readonly now: number;
}

/** Notes an authorization; an earlier one of the same connection is void. */
export async function beginAuthorization(db: Db, begun: Begun): Promise<void> {
  const { ownerId, connectionId, provider, language, verifier, state, browser, vault, now } = begun;
  const row = {
    state_hash: hash(state),
    owner_id: ownerId,
    connection_id: connectionId,
    provider,
    browser_hash: hash(browser),
    verifier_sealed: vault.seal(purposeOf(state), verifier),
    language,
    expires_at: new Date(now + STATE_LIFETIME_MS),
  };
  await db
    .insertInto('wearable_oauth_state')
    .values(row)
    .onConflict((conflict) => conflict.column('connection_id').doUpdateSet(row))
    .execute();
}

/**
 * The authorization a state belongs to, once: whoever asks again gets null, as does another browser and whoever comes
 * after 15 minutes.
 */
export async function takeAuthorization(
  db: Db,
  { state, browser, vault, now }: { state: string; browser: string; vault: Pick<Vault, 'open'>; now: number },
): Promise<OAuthAttempt | null> {
  const row = await db
    .deleteFrom('wearable_oauth_state')
    .where('state_hash', '=', hash(state))
    .where('browser_hash', '=', hash(browser))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= now) return null;
  return {
    ownerId: row.owner_id,
    connectionId: row.connection_id,
    provider: row.provider,
    language: row.language,
    verifier: vault.open(purposeOf(state), row.verifier_sealed),
  };
}

/** Removes what nobody can use any more; how many. */
export async function purgeAuthorizations(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('wearable_oauth_state')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A sealed verifier copied to another state does not open there. */
function purposeOf(state: string): string {
  return `wearable verifier ${hash(state).toString('hex')}`;
}
