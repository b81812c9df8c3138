import { beginLaunch, finishLaunch, type Session } from '../src/launch.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { SmartServer } from './smart-server.ts';

export const CLIENT_ID = 'app-of-the-test';
export const REDIRECT_URI = 'http://127.0.0.1:1/index.html';

/** A standalone launch without a browser, by somebody who allows it. */
export async function signIn(server: SmartServer, scope?: string): Promise<Session> {
  server.register({ clientId: CLIENT_ID, redirectUri: REDIRECT_URI });
  const storage = new MemoryStorage();
  const request = { server: server.base, clientId: CLIENT_ID, redirectUri: REDIRECT_URI, scope };
  const returned = decide(server, await beginLaunch(request, storage), true);
  return finishLaunch(returned, storage);
}

/** What the server sends a browser back with, after somebody decided on what an address asks for. */
export function decide(server: SmartServer, address: string, isAllowed: boolean): URLSearchParams {
  const asked = server.authorization.ask(new URL(address).searchParams);
  if ('refusal' in asked) throw new Error(asked.refusal);
  const location = server.authorization.decide(asked.request, isAllowed);
  return new URL(location ?? '').searchParams;
}
