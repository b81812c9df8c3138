import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** The script that draws the reference page, zipped (1.4 MB). Written by the build. */
export const REFERENCE_SCRIPT_FILE = join(PROJECT_ROOT, 'services/platform/dist/reference/scalar.js.gz');
