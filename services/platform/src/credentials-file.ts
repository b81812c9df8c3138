import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DevelopmentPerson, DevelopmentSeed } from '@svc/store';

/**
 * What a developer needs to call the server on this machine. Written once and kept; fields of features that do
 * not exist are absent, and so are the keys when the database was not seeded from this folder.
 */
export interface CredentialsFile extends Partial<DevelopmentSeed> {
  baseUrl: string;
  adminToken: string;
  /** Where the admin API listens, when not on `baseUrl`. */
  adminUrl?: string;
  /** Where people work, and a link that signs a browser in as each of those that a server under development knows. */
  console?: ConsoleLinks;
}

export interface ConsoleLinks {
  url: string;
  signIn: Record<DevelopmentPerson, string>;
}

export function credentialsPath(dataDir: string): string {
  return join(dataDir, 'credentials.json');
}

/** The credentials file of a data folder, or null when there is none. Throws when it is not readable as JSON. */
export function readCredentials(dataDir: string): CredentialsFile | null {
  const file = credentialsPath(dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return JSON.parse(text) as CredentialsFile;
  } catch {
    throw new Error(`${file} is not JSON any more: remove it, and the server writes a new one.`);
  }
}

/** Writes the file, readable only by its owner; a concurrent reader sees the old one or the new one. */
function writeCredentials(dataDir: string, credentials: CredentialsFile): void {
  mkdirSync(dataDir, { recursive: true });
  const file = credentialsPath(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The operator's token: as configured; in development the one of the last start or a new one; otherwise none. */
export function adminTokenOf(
  { production, adminToken }: { production: boolean; adminToken: string | null },
  kept: CredentialsFile | null,
): string | null {
  if (adminToken !== null || production) return adminToken;
  return kept?.adminToken ?? `svc_admin_${randomBytes(24).toString('base64url')}`;
}

export interface FreshCredentials {
  readonly baseUrl: string;
  readonly adminToken: string;
  readonly adminUrl?: string | undefined;
  /** Keys made by this start; they replace those of an earlier database. */
  readonly seed: DevelopmentSeed | null;
  /** The console of a server that was seeded from here. */
  readonly console?: ConsoleLinks | undefined;
  /** Origins of the publishable key, when they follow the server's address. */
  readonly publishableOrigins?: string[] | undefined;
}

/** Brings the file up to date, touching it only when something in it changed. */
export function keepCredentials(
  dataDir: string,
  kept: CredentialsFile | null,
  { baseUrl, adminToken, adminUrl, seed, publishableOrigins, console }: FreshCredentials,
): CredentialsFile {
  const { adminUrl: _former, console: _links, ...keys } = kept ?? {};
  const current: CredentialsFile = {
    baseUrl,
    ...keys,
    ...seed,
    ...(publishableOrigins === undefined ? {} : { publishableOrigins }),
    adminToken,
    ...(adminUrl === undefined ? {} : { adminUrl }),
    ...(console === undefined ? {} : { console }),
  };
  current.baseUrl = baseUrl;
  if (!isDeepStrictEqual(current, kept)) writeCredentials(dataDir, current);
  return current;
}
