import type { MseHistoryEntry } from '@svc/contracts';
import { renderMse } from '@svc/engines';
import type { StoredVersion } from '@svc/store';
import { storedSelection } from './compose-version.ts';

/** A version as the history shows it: its narrative is computed anew, never stored. */
export function historyEntry(
  { version, savedAt, selection }: StoredVersion,
  current: { readonly version: number },
): MseHistoryEntry {
  return {
    version,
    savedAt,
    lines: renderMse(storedSelection(selection)).lines.map(({ line }) => line),
    superseded: version < current.version,
  };
}
