import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';

/** The script of the documentation pages, zipped. Written by the build from `apps/docs-page`. */
export const DOCS_SCRIPT_FILE = join(PROJECT_ROOT, 'services/pages/dist/docs-page/docs.js.gz');
