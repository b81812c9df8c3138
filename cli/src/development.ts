import type { Env } from '../config/env-reader.ts';
import { readConfig } from '../config/read-config.ts';
import { type CredentialsFile, readCredentials } from '../credentials-file.ts';

/** What the server of this folder wrote for its developer; null in production and before its first start. */
export function readDevelopment(env: Env): CredentialsFile | null {
  const { production, dataDir } = readConfig(env);
  return production ? null : readCredentials(dataDir);
}
