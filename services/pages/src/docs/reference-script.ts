import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';

/** The script that draws the reference page, zipped (1.4 MB). Written by the build. */
export const REFERENCE_SCRIPT_FILE = join(PROJECT_ROOT, 'services/pages/dist/reference/scalar.js.gz');
