import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Connections opened together before the next are begun, so that the queue of the listening socket never overflows. */
const AT_ONCE = 100;

/** One connection that sends a part of a request and then a byte now and then, never the end. */
export interface SlowBody {
  /** Made anew for every connection. */
  readonly head: () => string;
  /** Sent at once behind the head. */
  readonly begin: Buffer;
}

/** Connections held open against a server. */
export interface Held {
  /** How many the server has closed by now. */
  readonly closed: () => number;
  /** How many answers came, by status. */
  readonly statuses: ReadonlyMap<string, number>;
  release(): void;
}

/** Opens `count` connections that send `body` and then one more byte twice a second. */
export async function holdBodies(port: number, count: number, body: SlowBody | null): Promise<Held> {
  const sockets: Socket[] = [];
  const statuses = new Map<string, number>();
  let closed = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      sockets.push(socket);
      socket.on('connect', () => {
        // Half of a head would be cut as such; a request that was answered leaves an idle connection behind.
        socket.write(body?.head() ?? 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
        if (body !== null) socket.write(body.begin);
        resolve();
      });
      socket.once('data', (chunk: Buffer) => {
        const status = chunk.toString('latin1', 9, 12);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      socket.on('error', () => resolve());
      socket.on('close', () => {
        closed++;
        resolve();
      });
    });
  for (let i = 0; i < count; i += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, open));
    await delay(5);
  }
  const drip = setInterval(() => {
    if (body === null) return;
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  return {
    closed: () => closed,
    statuses,
    release() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
