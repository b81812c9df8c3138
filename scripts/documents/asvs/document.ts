import { writeAsvsPage } from './page.ts';
import { VERDICTS } from './verdicts/index.ts';

const FILE = 'docs/security/asvs-5-level-2.md';
export const where = [FILE];

/** What we hold of each item of the OWASP ASVS, and what shows it. */
export function make(): Map<string, string> {
  return new Map([[FILE, writeAsvsPage(VERDICTS)]]);
}
