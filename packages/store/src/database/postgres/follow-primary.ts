import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { assertTakesWrites, type Hosts } from './hosts.ts';

const READ_ONLY = '25006';
const PORT = 5432;

/** Where each client of a pool connected, or last tried to. */
const addressOf = new WeakMap<object, string>();

/**
 * A client of a pool that connects where the database is by now, whatever address its pool was made with. It is handed
 * out whole: what ends it before, between its login and the turn of the pool, fails the connection and nothing else.
 */
export function clientAt(hosts: Hosts): typeof Client {
  return class extends Client {
    #lost: Error | undefined;

    constructor(config?: string | ClientConfig) {
      super(config);
      // An error that nobody listens to ends the process, and the pool listens only after it was told.
      this.on('error', (error) => {
        this.#lost ??= error;
      });
    }

    override connect(): Promise<Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<Client> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      // The pool's callback takes an error or nothing.
      connected.then(callback.bind(undefined, undefined as unknown as Error), callback);
    }

    async #connect(): Promise<Client> {
      const address = await hosts.find();
      addressOf.set(this, address);
      if (hosts.addresses.length > 1) Object.assign(this, placeOf(address));
      try {
        await super.connect();
        if (hosts.takesWrites) await assertTakesWrites(this);
        if (this.#lost !== undefined) throw this.#lost;
        return this;
      } catch (error) {
        hosts.leave(address);
        await this.end().catch(() => {});
        throw this.#lost ?? error;
      }
    }
  };
}

function placeOf(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) };
}

/**
 * After a failover a pool holds connections to a server that takes no writes any more: closes all connections to it as
 * soon as one statement meets it. What this returns closes every connection, where the same was found out another way.
 */
export function leaveReadOnly(pool: Pool, hosts: Hosts): () => void {
  const open = new Set<PoolClient>();
  function leave(address?: string): void {
    hosts.leave(address);
    for (const client of open)
      if (address === undefined || addressOf.get(client) === address) closeNow(client);
  }
  pool.on('remove', (client) => open.delete(client));
  pool.on('connect', (client: PoolClient) => {
    open.add(client);
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const sent = send(...args);
      if (sent instanceof Promise)
        sent.catch((error) => error.code === READ_ONLY && leave(addressOf.get(client)));
      return sent;
    }) as typeof client.query;
  });
  return () => leave();
}

/** Tells the pool at once: the end of the socket would be seen only after the next connection is handed out. */
function closeNow(client: PoolClient): void {
  const { connection } = client as unknown as {
    readonly connection: EventEmitter & { readonly stream: Socket };
  };
  connection.emit('error', Object.assign(new Error('The server takes no writes.'), { code: READ_ONLY }));
  connection.stream.destroy();
}
