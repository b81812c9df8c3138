import { Client } from 'pg';
import type { Tables } from '../../src/database/tables.ts';
import type { TestDatabase } from '../index.ts';

/** Everything a verdict rests on. */
export const EVIDENCE = [
  'mse_version',
  'mse_content',
  'mse_signature',
  'mse_safety_event',
  'mse_tombstone',
  'mse_link',
  'mse_audit',
  'mse_head',
  'mse_seal',
  'mse_seal_member',
  'mse_unsealed',
] as const satisfies readonly (keyof Tables)[];
export type EvidenceTable = (typeof EVIDENCE)[number];

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly inKey: boolean;
}

/** A superuser of the database who has switched its triggers off, and can put everything back. */
export class Intruder {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** On a connection of its own, past everything the store does. */
  static async connect({ options }: Pick<TestDatabase, 'options'>): Promise<Intruder> {
    if (!('url' in options)) throw new Error('An intruder needs a real server.');
    const client = new Client({ connectionString: options.url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    return new Intruder(client);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  /** All statements in one transaction and one round trip. */
  async run(...statements: string[]): Promise<void> {
    await this.#client.query(statements.join(';\n'));
  }

  async rows<Row>(query: string): Promise<Row[]> {
    return (await this.#client.query(query)).rows as Row[];
  }

  /** Remembers all evidence as it is now. */
  async keep(): Promise<void> {
    for (const table of EVIDENCE) await this.run(`create table kept_${table} as table ${table}`);
  }

  async restore(): Promise<void> {
    await this.run(
      ...EVIDENCE.flatMap((table) => [`delete from ${table}`, `insert into ${table} table kept_${table}`]),
    );
  }

  /** As the catalog has them now, so that a new column cannot be forgotten. */
  async columnsOf(table: EvidenceTable): Promise<Column[]> {
    return this.rows<Column>(`
      select column_name::text as name, data_type::text as type, is_nullable = 'YES' as nullable,
        exists (
          select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey::smallint[])
          where indrelid = '${table}'::regclass and indisprimary and attname = column_name
        ) as "inKey"
      from information_schema.columns where table_schema = 'public' and table_name = '${table}'
      order by ordinal_position`);
  }

  /** Row identities, in order of the primary key. */
  async rowIds(table: EvidenceTable): Promise<string[]> {
    const keys = (await this.columnsOf(table)).filter(({ inKey }) => inKey).map(({ name }) => name);
    const rows = await this.rows<{ id: string }>(
      `select ctid::text as id from ${table} order by ${keys.join()}`,
    );
    return rows.map(({ id }) => id);
  }
}

/** Other values that a check constraint allows. */
const OTHERS: Readonly<Record<string, string>> = {
  'mse_link.kind': `case kind when 'version' then 'signature' else 'version' end`,
  'mse_audit.outcome': `case outcome when 'allowed' then 'denied' else 'allowed' end`,
  'mse_seal_member.kind': `case kind when 'link' then 'audit' else 'link' end`,
  'mse_unsealed.kind': `case kind when 'link' then 'audit' else 'link' end`,
};

const SMALLEST_CHANGE: Readonly<Record<string, (name: string) => string>> = {
  text: (name) => `left(${name}, -1) || chr(ascii(right(${name}, 1)) # 1)`,
  // A key column may have a neighbour with the next number.
  integer: (name) => `${name} + 1000`,
  bytea: (name) => `set_byte(${name}, length(${name}) - 1, get_byte(${name}, length(${name}) - 1) # 1)`,
  'timestamp with time zone': (name) => `${name} + interval '1 millisecond'`,
};

const FROM_NULL: Readonly<Record<string, string>> = {
  text: `'x'`,
  integer: '1',
  bytea: `decode(repeat('00', 32), 'hex')`,
};

/**
 * What to set a column to: one bit, character or millisecond away, or a number away; a value for null; null where
 * the column allows it. `null` in the answer: that change does not apply to the row.
 */
export function changesOf(table: EvidenceTable, { name, type, nullable }: Column): string[] {
  const changed = OTHERS[`${table}.${name}`] ?? SMALLEST_CHANGE[type]?.(name);
  const fromNull = FROM_NULL[type];
  if (changed === undefined || (nullable && fromNull === undefined))
    throw new Error(`no way to change ${table}.${name} of type ${type}`);
  if (!nullable) return [changed];
  return [
    `case when ${name} is null then ${fromNull} else ${changed} end`,
    `case when ${name} is null then ${fromNull} end`,
  ];
}
