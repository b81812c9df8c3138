/** What the command line reads of a machine: its settings, and what the server wrote down. No server code. */
export { ConfigError, type Env } from './config/env-reader.ts';
export { type Config, readConfig } from './config/read-config.ts';
export { type CredentialsFile, readCredentials } from './credentials-file.ts';
export { servingUrl } from './serving-file.ts';
