import type { Client } from 'pg';
import { closeUnlessAnswered } from './answer-deadline.ts';

const WAIT_MS = 3_000;

/** `postgres://login:password@`, `a:5432,b:5433`, `/name?settings`. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)((?:[/?#].*)?)$/;
const TARGET = 'target_session_attrs';

/** Where the database is: one address, or of several the first that does what was asked. */
export interface Hosts {
  /** Whether connections must be to a server that takes writes. */
  readonly takesWrites: boolean;
  /** Never empty. */
  readonly addresses: readonly [string, ...string[]];
  /** The address to connect to, asked for anew after `leave`. */
  find(): Promise<string>;
  /**
   * The server found last cannot be used: the next call of `find` looks again. With an address, only while that is the
   * one found last: who failed late has nothing to say about where others are by now.
   */
  leave(address?: string): void;
}

/**
 * Understands the addresses of libpq: several hosts with commas, and `target_session_attrs` of `any`, `read-write` or
 * `primary`. Hosts are tried in their order; with several and nothing said, the first that takes writes is taken.
 *
 * @throws Error when no host is named, a host is not one, or the target is a server that takes no writes
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

/** One connection string a host. */
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
  // What a login or a name of a database did wrong says more than a host that is down.
  throw failures.find(isFromServer) ?? failures[0];
}

function isFromServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

async function assertSuits(address: string, takesWrites: boolean): Promise<void> {
  // Loaded when a server is asked: whoever checks an address needs none.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  // All connections wait for what is found here, also behind a server that lets them in and says nothing more.
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
