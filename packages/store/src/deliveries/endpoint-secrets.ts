import type { Vault } from '../vault.ts';

/** The sealed secrets of an endpoint, as its row holds them. */
export interface SealedSecrets {
  readonly endpointId: string;
  readonly current: Uint8Array;
  readonly previous: Uint8Array | null;
  /** Milliseconds since the epoch until which the previous secret signs too. */
  readonly previousUntil: number | null;
}

export function sealSecret(vault: Pick<Vault, 'seal'>, endpointId: string, secret: string): Uint8Array {
  return vault.seal(purposeOf(endpointId), secret);
}

/**
 * The secrets that sign at this moment, the current one first; two only during an overlap.
 *
 * @throws Error when no configured secret of the deployment opens them
 */
export function openSecrets(
  vault: Pick<Vault, 'open'>,
  { endpointId, current, previous, previousUntil }: SealedSecrets,
  now: number,
): string[] {
  const sealed =
    previous !== null && previousUntil !== null && now < previousUntil ? [current, previous] : [current];
  return sealed.map((secret) => vault.open(purposeOf(endpointId), secret));
}

/** Bound to the endpoint: a sealed secret copied to another endpoint's row does not open there. */
function purposeOf(endpointId: string): string {
  return `webhook secret ${endpointId}`;
}
