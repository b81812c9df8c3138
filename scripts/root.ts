import { fileURLToPath } from 'node:url';

/** The root of the tree, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
