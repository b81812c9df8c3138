import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { DOCS_SCRIPT_FILE } from '../src/docs/docs-script.ts';
import { bundlePageScript } from './write-page-script.ts';

/** Bundles the script of the documentation pages. */
export async function writeDocsPage(): Promise<void> {
  await bundlePageScript(join(PROJECT_ROOT, 'apps/docs-page/src/main.ts'), DOCS_SCRIPT_FILE, 'esm');
}
