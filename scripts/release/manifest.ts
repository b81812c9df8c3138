import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Of a package.json, what a release looks at. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function manifestIn(folder: string, root = ROOT): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}
