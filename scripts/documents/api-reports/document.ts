import { nameOf, PUBLISHED_FOLDERS } from '../../published.ts';
import { ROOT } from '../../root.ts';
import { apiReport } from './api-report.ts';

export const where = ['docs/api/*.d.txt'];

/** What each published package declares, from its built declarations: a change of a public type is meant, or noticed. */
export function make(): Map<string, string> {
  return new Map(
    PUBLISHED_FOLDERS.map((folder) => [`docs/api/${nameOf(folder)}.d.txt`, apiReport(ROOT + folder)]),
  );
}
