import type { Socket } from 'node:net';
import { Client } from 'undici';
import type { Target } from './check-url.ts';
import { type DialOptions, dial } from './dial.ts';

/** One connection, for one exchange at a time. */
export interface Connection {
  readonly client: Client;
  /** Whether it has served an exchange before, so that the other side may have closed it since. */
  readonly isKept: boolean;
  /** Gives it back after a complete exchange; kept while it is young and there is room, else closed. */
  release(): void;
  destroy(): void;
}

/** Connections of one client, kept per origin. A kept one was checked when made; its name is not resolved again. */
export interface Connections {
  /**
   * A kept connection, or a new one made by {@link dial}.
   *
   * @throws EgressError
   */
  take(target: Target, signal: AbortSignal): Connection | Promise<Connection>;
  /** Closes the idle connections to the origin, so that the next exchange makes one. */
  dropIdle(target: Target): void;
  /** Closes all, those in use included. */
  close(): void;
  readonly idleCount: number;
}

/** Below the 5 s after which many servers close an idle connection themselves. */
const IDLE_MS = 4000;
/** A name that moves to another address is followed within this time, however busy the connection. */
const MAX_AGE_MS = 60_000;
const MAX_IDLE_PER_ORIGIN = 32;
const MAX_IDLE = 512;
const MAX_HEADER_BYTES = 16_384;

/** The code of a kept connection that had closed before anything of the next request was sent. */
export const CLOSED_WHILE_IDLE = 'CLOSED_WHILE_IDLE';

/** @param clock milliseconds that never go back, for the age of a connection */
export function createConnections(options: DialOptions, clock: () => number): Connections {
  const all = new Set<Client>();
  const idle = createIdleConnections();

  const open = async (target: Target, signal: AbortSignal): Promise<Connection> => {
    const { origin } = target.url;
    const client = clientOver(await dial(target, options, signal), origin);
    const bornAt = clock();
    let isKept = false;
    const connection: Connection = {
      client,
      get isKept() {
        return isKept;
      },
      release() {
        isKept = true;
        const isYoung = clock() - bornAt < MAX_AGE_MS;
        if (!isYoung || !all.has(client) || !idle.keep(origin, connection)) connection.destroy();
      },
      destroy() {
        all.delete(client);
        idle.forget(origin, connection);
        void client.destroy();
      },
    };
    all.add(client);
    client.on('disconnect', () => connection.destroy());
    return connection;
  };

  return {
    get idleCount() {
      return idle.count;
    },
    take: (target, signal) => idle.take(target.url.origin) ?? open(target, signal),
    dropIdle({ url: { origin } }) {
      for (const connection of idle.of(origin)) connection.destroy();
    },
    close() {
      for (const client of all) void client.destroy();
      all.clear();
      idle.clear();
    },
  };
}

/** Connections kept between requests, by origin; the youngest is taken first. */
function createIdleConnections() {
  const idle = new Map<string, Connection[]>();
  let count = 0;
  return {
    take(origin: string): Connection | undefined {
      const connection = idle.get(origin)?.pop();
      if (connection === undefined) return undefined;
      if (idle.get(origin)?.length === 0) idle.delete(origin);
      count -= 1;
      return connection;
    },
    forget(origin: string, connection: Connection): void {
      const kept = idle.get(origin);
      const index = kept?.indexOf(connection) ?? -1;
      if (index === -1) return;
      kept?.splice(index, 1);
      if (kept?.length === 0) idle.delete(origin);
      count -= 1;
    },
    /** Whether there was room for it. */
    keep(origin: string, connection: Connection): boolean {
      const kept = idle.get(origin) ?? [];
      if (count >= MAX_IDLE || kept.length >= MAX_IDLE_PER_ORIGIN) return false;
      kept.push(connection);
      idle.set(origin, kept);
      count += 1;
      return true;
    },
    of: (origin: string): Connection[] => (idle.get(origin) ?? []).toReversed(),
    clear(): void {
      idle.clear();
      count = 0;
    },
    get count() {
      return count;
    },
  };
}

/** HTTP over one socket that is already connected: the client never dials by itself. */
function clientOver(socket: Socket, origin: string): Client {
  let unused: Socket | undefined = socket;
  return new Client(origin, {
    connect(_options, connected) {
      const given = unused;
      unused = undefined;
      const error = Object.assign(new Error('The connection was closed.'), { code: CLOSED_WHILE_IDLE });
      // The client would miss a callback made during its own call.
      queueMicrotask(() => (given === undefined ? connected(error, null) : connected(null, given)));
    },
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The deadline of the exchange is the only one.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
  });
}
