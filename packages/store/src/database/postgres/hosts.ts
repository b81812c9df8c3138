import type { Client } from 'pg';
import { closeUnlessAnswered } from './answer-deadline.ts';

const WAIT_MS = 3_000;

/** `postgres://login:password@`, `a:5432,b:5433`, `/name?settings`. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)((?:[/?#].*)?)$/;
const TARGET = 'target_session_attrs';

/** Where the database is: the only address, or the first of several that meets the target. */
export interface Hosts {
  /** Whether connections must be to a server that takes writes. */
  readonly takesWrites: boolean;
  /** Never empty. */
  readonly addresses: readonly [string, ...string[]];
  /** The address to connect to, looked for again after `leave`. */
  find(): Promise<string>;
  /**
   * The server found last cannot be used: the next call of `find` looks again. With an address, only while that is the
   * one found last: who failed late has nothing to say about where others are by now.
   */
  leave(address?: string): void;
}

/**
 * Parses connection strings as libpq does: several hosts, and `target_session_attrs` of `any`, `read-write` or
 * `primary`. Hosts are tried in order; with several and no target, the first that takes writes is used.
 *
 * @throws Error when no host is named, a host is invalid, or the target may be a server that takes no writes
 */
export function hostsOf(url: string): Hosts {
  const addresses = addressesOf(url);
  const target = targetOf(url) ?? (addresses.length > 1 ? 'read-write' : 'any');
  if (!/^(?:any|read-write|primary)$/.test(target))
    throw new Error(`must have ${TARGET} any, read-write or primary: this service writes`);
  const takesWrites = target !== 'any';
  if (addresses.length === 1)
    return { takesWrites, addresses, find: () => Promise.resolve(addresses[0]), leave: () => {} };
  let search: Promise<string> | undefined;
  let found: string | undefined;
  return {
    takesWrites,
    addresses,
    leave(address) {
      if (address !== undefined && address !== found) return;
      search = undefined;
      found = undefined;
    },
    find() {
      if (search !== undefined) return search;
      const begun = firstOf(addresses, takesWrites);
      search = begun;
      const settle = (address?: string) => {
        if (search !== begun) return;
        found = address;
        if (address === undefined) search = undefined;
      };
      begun.then(settle, () => settle());
      return begun;
    },
  };
}

/** One connection string per host. */
function addressesOf(url: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  const [first = '', ...others] = hosts.split(',');
  const addressOf = (host: string) => {
    const address = URL.parse(before + host + after);
    if (address === null || !/^postgres(?:ql)?:$/.test(address.protocol))
      throw new Error('must be a postgres:// connection string');
    if (address.searchParams.has(TARGET)) address.searchParams.delete(TARGET);
    return address.href;
  };
  return [addressOf(first), ...others.map(addressOf)];
}

function targetOf(url: string): string | null {
  return new URLSearchParams(url.split('?')[1] ?? '').get(TARGET);
}

async function firstOf(addresses: readonly string[], takesWrites: boolean): Promise<string> {
  const failures: unknown[] = [];
  for (const address of addresses) {
    try {
      await assertSuits(address, takesWrites);
      return address;
    } catch (error) {
      failures.push(error);
    }
  }
  // A wrong login or database name says more than a host that is down.
  throw failures.find(isFromServer) ?? failures[0];
}

function isFromServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

async function assertSuits(address: string, takesWrites: boolean): Promise<void> {
  // Loaded only when a server is asked: checking an address does not need it.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  // All connections wait for this, so a server that accepts the connection and then stays silent is given up.
  const answered = closeUnlessAnswered(client, WAIT_MS);
  try {
    await client.connect();
    if (takesWrites) await assertTakesWrites(client);
  } finally {
    await client.end().catch(() => {});
    answered();
  }
}

/** @throws Error with SQLSTATE 25006 on a connection to a standby, or to a server that was made read-only */
export async function assertTakesWrites(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw Object.assign(new Error('The server takes no writes.'), { code: '25006' });
}
