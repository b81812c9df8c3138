import type { IncomingMessage } from 'node:http';

/** How long the rest of a body may take to arrive once its request is answered. */
export const UNREAD_MS = 3_000;

/**
 * Reads and drops what is left of a body once its request is answered, so that the sender can read the answer, but not
 * for long: nobody waits for it.
 */
export function cutUnread(request: IncomingMessage): void {
  // Requests injected without a connection do not say.
  if (request.complete !== false) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, UNREAD_MS).unref();
  request.once('close', () => clearTimeout(timer));
}
