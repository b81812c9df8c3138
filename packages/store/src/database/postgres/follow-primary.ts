import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Client, type Pool, type PoolClient } from 'pg';
import { assertTakesWrites, type Hosts } from './hosts.ts';

const READ_ONLY = '25006';
const PORT = 5432;

/** A client class for a pool that connects to wherever the database is now, whatever address the pool was made with. */
export function clientAt(hosts: Hosts): typeof Client {
  return class extends Client {
    override connect(): Promise<Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<Client> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      // The pool's callback takes an error or nothing.
      connected.then(callback.bind(undefined, undefined as unknown as Error), callback);
    }

    async #connect(): Promise<Client> {
      try {
        if (hosts.addresses.length > 1) Object.assign(this, placeOf(await hosts.find()));
        await super.connect();
        if (hosts.takesWrites) await assertTakesWrites(this);
        return this;
      } catch (error) {
        hosts.leave();
        await this.end().catch(() => {});
        throw error;
      }
    }
  };
}

function placeOf(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) };
}

/**
 * After a failover a pool holds connections to a server that no longer takes writes: closes all of them as soon as
 * one statement finds out. The returned function does the same when it was found out in another way.
 */
export function leaveReadOnly(pool: Pool, hosts: Hosts): () => void {
  const open = new Set<PoolClient>();
  function leave(): void {
    hosts.leave();
    for (const client of open) closeNow(client);
  }
  pool.on('remove', (client) => open.delete(client));
  pool.on('connect', (client: PoolClient) => {
    open.add(client);
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const sent = send(...args);
      if (sent instanceof Promise) sent.catch((error) => error.code === READ_ONLY && leave());
      return sent;
    }) as typeof client.query;
  });
  return leave;
}

/** Tells the pool at once: the end of the socket would be seen only after the next connection is handed out. */
function closeNow(client: PoolClient): void {
  const { connection } = client as unknown as {
    readonly connection: EventEmitter & { readonly stream: Socket };
  };
  connection.emit('error', Object.assign(new Error('The server takes no writes.'), { code: READ_ONLY }));
  connection.stream.destroy();
}
