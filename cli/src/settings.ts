import type { Config, Env } from '@svc/platform/settings';
import { CliError } from './cli-error.ts';

/**
 * The settings of this machine, as the server reads them. Only commands that need them load the code that does so.
 *
 * @throws CliError naming every variable that cannot be used
 */
export async function settingsOf(env: Env): Promise<Config> {
  const { ConfigError, readConfig } = await import('@svc/platform/settings');
  try {
    return readConfig(env);
  } catch (error) {
    throw error instanceof ConfigError ? new CliError(error.message) : error;
  }
}
