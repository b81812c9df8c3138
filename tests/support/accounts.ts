import type { KeyKind, KeyMode, Plan } from '@svc/contracts';
import { createAccount, createCredentialCache, createKey, type Credential, type Database } from '@svc/store';

interface Wanted {
  readonly plan: Plan;
  readonly mode: KeyMode;
  readonly kind?: KeyKind;
  readonly keys: number;
  readonly nowMs: number;
}

/** A new account with approved production access and some keys, as limiters see them. */
export async function credentialsOf(
  { db }: Database,
  { plan, mode, kind = 'secret', keys, nowMs }: Wanted,
): Promise<Credential[]> {
  const account = await createAccount(db, { name: 'Proof', plan, productionApproved: true, now: nowMs });
  const cache = createCredentialCache({ db, clock: () => nowMs, pollEveryMs: 0 });
  const found: Credential[] = [];
  for (let i = 0; i < keys; i++) {
    const { key } = await createKey(db, { accountId: account.id, kind, mode, now: nowMs });
    const credential = await cache.lookup(key);
    if (credential === null) throw new Error('a new key was not found');
    found.push(credential);
  }
  await cache.close();
  return found;
}
