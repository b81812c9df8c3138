import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));

/** Names of the folders of `packages` that are published: those not marked private. */
export const PUBLISHED: readonly string[] = readdirSync(PACKAGES)
  .filter((name) => !isPrivate(name))
  .toSorted();

function isPrivate(name: string): boolean {
  const text = readFileSync(`${PACKAGES}/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { private?: boolean }).private === true;
}
