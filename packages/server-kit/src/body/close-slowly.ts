import type { Socket } from 'node:net';

const LINGER_MS = 1_000;

/**
 * Keeps the connection open for reading a little after the answer: if it were closed at once, what the caller is still
 * sending would reset it, and the answer would be lost.
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
