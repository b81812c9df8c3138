import type { Socket } from 'node:net';

const LINGER_MS = 1_000;

/**
 * After the answer the connection stays open for reading a little: closed at once, what the caller is still
 * sending would reset it and take the answer along.
 */
export function closeSlowly(socket: Socket): void {
  // A request injected without a connection has none to close.
  if (typeof socket.destroySoon !== 'function') return;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.end();
    setTimeout(close, LINGER_MS).unref();
  };
}
