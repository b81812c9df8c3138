import type { MseHistoryEntry } from '@svc/contracts';
import { renderMse } from '@svc/engines';
import type { FoundVersion } from '@svc/store';
import { storedSelection } from './compose-version.ts';

/**
 * A version as the history shows it: its narrative is computed anew, never stored. One whose content is not what was
 * hashed is marked and has no narrative.
 */
export function historyEntry(
  { version, savedAt, selection }: FoundVersion,
  current: { readonly version: number },
): MseHistoryEntry {
  const superseded = version < current.version;
  if (selection === null) return { version, savedAt, lines: [], superseded, sealMismatch: true };
  const { lines } = renderMse(storedSelection(selection));
  return { version, savedAt, lines: lines.map(({ line }) => line), superseded };
}
