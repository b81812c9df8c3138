import type { Server } from './server.ts';

export interface StopOptions {
  /** How long requests in flight may take to finish. */
  readonly graceMs: number;
  /** How long the last answers may take to be sent. */
  readonly flushMs: number;
  readonly delay: (ms: number) => Promise<unknown>;
}

/**
 * Stops accepting, lets requests in flight finish, answers 503 with `Retry-After: 1` to those that do not, closes
 * the connections and then the app with all its `onClose` hooks.
 */
export async function stopServer(
  { app, inFlight }: Server,
  { graceMs, flushMs, delay }: StopOptions,
): Promise<void> {
  const connectionsClosed = new Promise<void>((resolve) => {
    app.server.close(() => resolve());
  });
  await Promise.race([inFlight.drain(), delay(graceMs)]);
  inFlight.cutAll();
  app.server.closeIdleConnections();
  await Promise.race([connectionsClosed, delay(flushMs)]);
  app.server.closeAllConnections();
  await app.close();
}
