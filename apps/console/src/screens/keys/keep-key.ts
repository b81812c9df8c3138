import type { Kept } from '../../api/use-write.ts';
import type { KeyRecord } from './key-state.ts';

/** Shows a key as a write answered it, in every list that has it. */
export function replaceKey(kept: Kept, record: KeyRecord): void {
  kept.set('listAccountKeys', (list) => ({
    ...list,
    keys: list.keys.map((key) => (key.id === record.id ? record : key)),
  }));
}
