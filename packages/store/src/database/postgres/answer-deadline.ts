import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';

/** Time beyond the server's own statement timeout: a server still silent then is gone. */
const GRACE_MS = 1_000;

const patient = new AsyncLocalStorage<true>();

/** Runs work whose statements may take as long as they need, such as waiting for another process that migrates. */
export function withoutDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  return patient.run(true, work);
}

/**
 * Closes a connection that does not answer a statement in time. A server that vanished silently (a failover, a
 * firewall that dropped its state) leaves connections that look open: without this each would hold its request, and all
 * that wait for the same answer, until the operating system gives up after a quarter of an hour.
 */
export function closeUnresponsive(pool: Pool, statementTimeoutMs: number): void {
  const deadlineMs = statementTimeoutMs + GRACE_MS;
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const sent = send(...args);
      if (!(sent instanceof Promise) || patient.getStore() === true) return sent;
      return sent.finally(closeUnlessAnswered(client, deadlineMs));
    }) as typeof client.query;
  });
}

/** Closes a connection at the deadline, whatever it is waiting for, unless the returned function is called first. */
export function closeUnlessAnswered(client: Client | PoolClient, deadlineMs: number): () => void {
  const silent = setTimeout(() => streamOf(client).destroy(noAnswer()), deadlineMs).unref();
  return () => clearTimeout(silent);
}

function streamOf(client: Client | PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}

function noAnswer(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' });
}
