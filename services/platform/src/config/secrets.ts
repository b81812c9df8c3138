import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSecrets } from './parse.ts';
import type { Config } from './read-config.ts';

const SECRET_BYTES = 32;

/**
 * The secrets that stored secrets are sealed with and seals signed with: `SVC_SECRET`, or in development one made once
 * and kept in the data folder, readable only by its owner.
 *
 * @throws Error when the file exists but holds no secret, or is missing although there is a database
 */
export function secretsOf({
  secrets,
  dataDir,
  databaseUrl,
}: Pick<Config, 'secrets' | 'dataDir' | 'databaseUrl'>): readonly string[] {
  if (secrets !== null) return secrets;
  const file = join(dataDir, 'secret');
  const kept = read(file);
  if (kept !== null) return kept;
  if (databaseUrl === null && existsSync(join(dataDir, 'pg')))
    throw new Error(
      `${file} is missing beside the database it belongs to: what it sealed can be opened with it only. Put it back from a backup, or give it as SVC_SECRET.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 });
    // A link appears whole or not at all, and never replaces the secret of a process that came first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? [];
}

function read(file: string): readonly string[] | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return parseSecrets(text);
  } catch {
    throw new Error(`${file} holds no secret any more: what it sealed can be opened with the old one only.`);
  }
}
