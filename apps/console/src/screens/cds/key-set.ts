import type { CallInput } from '../../api/call-types.ts';

type Keys = CallInput<'createAccountCdsClient'>['body']['keys'];

/** The keys of a JWK Set, or of a list of them, as it was pasted; null when it is neither. The server checks each. */
export function keySetOf(text: string): Keys | null {
  try {
    const parsed = JSON.parse(text) as unknown;
    const keys = Array.isArray(parsed) ? parsed : (parsed as { keys?: unknown } | null)?.keys;
    return Array.isArray(keys) && keys.length > 0 ? (keys as Keys) : null;
  } catch {
    return null;
  }
}
