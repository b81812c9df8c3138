import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const BETWEEN_MS = 50;

/** Resolves once a port of this machine takes connections. */
export async function listening(port: number): Promise<void> {
  return until(`port ${port} takes connections`, async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } finally {
      socket.destroy();
    }
  });
}

/** Asks again and again until it is so; one that throws is not so. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  limitMilliseconds = LIMIT_MS,
): Promise<void> {
  const giveUpAt = performance.now() + limitMilliseconds;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await delay(BETWEEN_MS);
  }
}
