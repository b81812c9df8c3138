import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Vignette } from '../../../packages/intelligence/test/vignettes/vignette.ts';

const FOLDER = fileURLToPath(new URL('../../../packages/intelligence/test/vignettes/', import.meta.url));

/** The sets of vignettes by name, as `half-a`. */
export function vignettesBySet(): ReadonlyMap<string, readonly Vignette[]> {
  const files = globSync('*.json', { cwd: FOLDER }).sort();
  return new Map(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Vignette[],
    ]),
  );
}

export function readVignettes(): Vignette[] {
  return [...vignettesBySet().values()].flat();
}
