import type { Config, Env } from '@svc/platform/settings';
import { CliError } from './cli-error.ts';

/**
 * The settings of this machine, as the server reads them. What reads them is loaded by commands that ask for them.
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
