import { ACCOUNT_CONSOLE_ENDPOINTS } from './accounts.ts';
import { CDS_CONSOLE_ENDPOINTS } from './cds-clients.ts';
import { EVENT_CONSOLE_ENDPOINTS } from './events.ts';
import { KEY_CONSOLE_ENDPOINTS } from './keys.ts';
import { OPERATOR_CONSOLE_ENDPOINTS } from './operator.ts';
import { PLAYGROUND_CONSOLE_ENDPOINTS } from './playground.ts';
import { REQUEST_CONSOLE_ENDPOINTS } from './requests.ts';
import { SESSION_CONSOLE_ENDPOINTS } from './session.ts';
import { TEAM_CONSOLE_ENDPOINTS } from './team.ts';
import { WEBHOOK_CONSOLE_ENDPOINTS } from './webhooks.ts';

/** Every route of the console's API by its operation id. To add one, add an entry here and its handler. */
export const CONSOLE_ENDPOINTS = {
  ...SESSION_CONSOLE_ENDPOINTS,
  ...ACCOUNT_CONSOLE_ENDPOINTS,
  ...KEY_CONSOLE_ENDPOINTS,
  ...WEBHOOK_CONSOLE_ENDPOINTS,
  ...EVENT_CONSOLE_ENDPOINTS,
  ...REQUEST_CONSOLE_ENDPOINTS,
  ...TEAM_CONSOLE_ENDPOINTS,
  ...CDS_CONSOLE_ENDPOINTS,
  ...PLAYGROUND_CONSOLE_ENDPOINTS,
  ...OPERATOR_CONSOLE_ENDPOINTS,
} as const;

export type ConsoleEndpoints = typeof CONSOLE_ENDPOINTS;
export type ConsoleId = keyof ConsoleEndpoints;
