import * as z from 'zod';
import { serverAddress } from './address.ts';
import { SmartProblem } from './problem.ts';

const Settings = z.looseObject({
  /** What servers know this app as. */
  clientId: z.string().min(1),
  /** Servers that may launch the app without a question; the first is offered in the form. */
  servers: z.array(
    z.looseObject({
      name: z.string().min(1),
      iss: z.string().min(1),
      /** Where the server knows the app by another id. */
      clientId: z.string().min(1).optional(),
      /** Asked for instead of the scopes of `scopesFor`. */
      scope: z.string().min(1).optional(),
    }),
  ),
});
export type Settings = z.infer<typeof Settings>;

/** What is set for one server. */
export interface ServerSettings {
  readonly clientId: string;
  readonly scope: string | undefined;
  readonly isKnown: boolean;
}

/** Loads `settings.json` from beside the page. */
export async function loadSettings(): Promise<Settings> {
  try {
    const response = await fetch('settings.json', { cache: 'no-cache' });
    return Settings.parse(await response.json());
  } catch (cause) {
    throw new SmartProblem('settings', 'settings.json is missing, or not of its form.', { cause });
  }
}

export function settingsFor(settings: Settings, iss: string): ServerSettings {
  const found = settings.servers.find((server) => serverAddress(server.iss) === iss);
  return {
    clientId: found?.clientId ?? settings.clientId,
    scope: found?.scope,
    isKnown: found !== undefined,
  };
}
