import type { CallData } from '../../api/call-types.ts';

export type KeyRecord = CallData<'listAccountKeys'>['keys'][number];
type State = 'holds' | 'ends' | 'ended';

/** Where a key stands at the moment of the list, by the clock of the server. */
export function stateOfKey({ revokedAt, expiresAt }: KeyRecord, asOf: string): State {
  if (revokedAt !== null) return 'ended';
  if (expiresAt === null) return 'holds';
  return Date.parse(expiresAt) > Date.parse(asOf) ? 'ends' : 'ended';
}

/** What tells a key from others where nobody named it. */
export function calledName({ name, visibleStart }: Pick<KeyRecord, 'name' | 'visibleStart'>): string {
  return name ?? visibleStart;
}
