/** Writes `docs/security/asvs-5-level-2.md`; the test suite checks that the committed file is current. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeAsvsPage } from './security/asvs-page.ts';
import { VERDICTS } from './security/verdicts/index.ts';

const folder = new URL('../docs/security/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('asvs-5-level-2.md', folder), writeAsvsPage(VERDICTS));
