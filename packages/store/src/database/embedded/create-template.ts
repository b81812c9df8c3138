import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import { openEmbedded } from './open-embedded.ts';

const PACKAGE_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));
const OUTPUT_FOLDER = join(PACKAGE_FOLDER, 'dist');
/** What `@svc/store/embedded/…` resolves to. */
const TEMPLATE_FOLDER = join(OUTPUT_FOLDER, 'embedded');
const FINGERPRINT_FILE = join(OUTPUT_FOLDER, 'embedded.sha256');

/** Builds the template, unless the existing one was made from the same migrations. */
export async function ensureTemplate(): Promise<void> {
  const fingerprint = migrationsFingerprint();
  if (existsSync(TEMPLATE_FOLDER) && readFingerprint() === fingerprint) return;
  rmSync(TEMPLATE_FOLDER, { recursive: true, force: true });
  const draft = join(OUTPUT_FOLDER, `embedded.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  const database = await openEmbedded(draft);
  await migrate(database).finally(() => database.close());
  if (!existsSync(TEMPLATE_FOLDER)) renameSync(join(draft, 'pg'), TEMPLATE_FOLDER);
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(FINGERPRINT_FILE, fingerprint);
}

function readFingerprint(): string | undefined {
  return existsSync(FINGERPRINT_FILE) ? readFileSync(FINGERPRINT_FILE, 'utf8') : undefined;
}

/** A hash of the migrations and of package.json, which pins the version of PGlite. */
function migrationsFingerprint(): string {
  const folder = join(PACKAGE_FOLDER, 'src', 'migrations');
  const files = readdirSync(folder).sort();
  const sources = [...files.map((file) => join(folder, file)), join(PACKAGE_FOLDER, 'package.json')];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex');
}
