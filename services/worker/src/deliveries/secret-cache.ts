import { type ClaimedDelivery, openSecrets, type Vault } from '@svc/store';

const MAX_KEPT = 1_000;

/** Opens the secrets of endpoints; what was opened before is kept by what was sealed. */
export function createSecretCache(vault: Pick<Vault, 'open'>) {
  const opened = new Map<string, string>();
  const keeping: Pick<Vault, 'open'> = {
    open(purpose, sealed) {
      const key = `${purpose} ${Buffer.from(sealed).toString('base64')}`;
      const known = opened.get(key);
      if (known !== undefined) return known;
      const plain = vault.open(purpose, sealed);
      if (opened.size >= MAX_KEPT) opened.clear();
      opened.set(key, plain);
      return plain;
    },
  };
  return ({ endpoint }: ClaimedDelivery, now: number): string[] =>
    openSecrets(keeping, endpoint.secrets, now);
}
