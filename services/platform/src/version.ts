import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');

/** Of this installation. This file stays directly in `src`, because the bundle in `dist` is as deep as it. */
export const { version: VERSION } = JSON.parse(manifest) as { version: string };
