import { fileURLToPath } from 'node:url';

/**
 * Folder of the project. This file stays directly in `src`, because the bundle in `dist` is as deep as it.
 */
export const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));
