import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ClientOptions, SvcClient } from '../src/index.ts';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

export const SECRET = 'svc_sk_test_0123456789';

/** A client of a scripted server, whose waits are written down and not waited for. */
export interface ScriptedClient {
  readonly server: ScriptedServer;
  readonly waits: number[];
  client(options?: Partial<ClientOptions>): SvcClient;
}

/** For the tests of one file. */
export function scriptedClient(): ScriptedClient {
  const made = { waits: [] as number[], server: undefined as unknown as ScriptedServer };
  beforeAll(async () => {
    made.server = await startScriptedServer();
  });
  beforeEach(() => {
    made.waits.length = 0;
  });
  afterAll(() => made.server.close());
  return {
    get server() {
      return made.server;
    },
    waits: made.waits,
    client: (options = {}) =>
      new SvcClient({
        baseUrl: made.server.origin,
        apiKey: SECRET,
        organizationKey: 'mse_live_0123456789',
        timing: {
          random: () => 0,
          wait: async (ms, signal) => {
            made.waits.push(ms);
            signal?.throwIfAborted();
          },
        },
        ...options,
      }),
  };
}
