import type { CredentialsFile, Env } from '@svc/platform/settings';
import { settingsOf } from './settings.ts';

/** What the server of this folder wrote for its developer; null in production and before its first start. */
export async function readDevelopment(env: Env): Promise<CredentialsFile | null> {
  const { production, dataDir } = await settingsOf(env);
  const { readCredentials } = await import('@svc/platform/settings');
  return production ? null : readCredentials(dataDir);
}
