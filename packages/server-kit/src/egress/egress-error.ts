import type { AddressRule } from './classify-address.ts';
import type { UrlRule } from './check-url.ts';

/** Why nothing, or not enough, came back from an outgoing request. */
export type EgressErrorCode =
  | 'refused_address'
  | 'dns_failure'
  | 'timeout'
  | 'too_large'
  | 'connection_error';

/** The rule of a refusal. `connected_elsewhere`: the socket's peer was not the address that was checked. */
export type RefusalRule = UrlRule | AddressRule | 'connected_elsewhere';

const MESSAGES: Readonly<Record<EgressErrorCode, string>> = {
  refused_address: 'The address is not one that may be called.',
  dns_failure: 'The name of the host could not be resolved.',
  timeout: 'There was no complete answer in time.',
  too_large: 'The answer is larger than allowed.',
  connection_error: 'The connection failed before the answer was complete.',
};

/** A failed outgoing request. Holds no address, name, URL or text of the other side, so its owner may see it. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly code: EgressErrorCode;
  /** With `refused_address`: the rule it broke. */
  readonly rule: RefusalRule | null;
  /** With `dns_failure` and `connection_error`: the system's error code, such as `ECONNREFUSED`. */
  readonly reason: string | null;

  constructor(code: EgressErrorCode, details: { rule?: RefusalRule; reason?: string | null } = {}) {
    super(MESSAGES[code]);
    this.code = code;
    this.rule = details.rule ?? null;
    this.reason = details.reason ?? null;
  }
}

export function refused(rule: RefusalRule): EgressError {
  return new EgressError('refused_address', { rule });
}

/** The code of a system, DNS or TLS error; never its message, which quotes addresses and names. */
export function reasonOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : null;
}
