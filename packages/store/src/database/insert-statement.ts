import { CompiledQuery } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Several inserts and an update as one statement, put together by hand. Through the query builder such a statement
 * takes longer to build than to run; this is for the writes that many people wait for. Table and column names are those
 * of our own rows, values are always parameters.
 */
export class InsertStatement {
  readonly #parts: string[] = [];
  readonly #parameters: unknown[] = [];

  /** Rows of one table, all with the same columns. */
  insert<Table extends keyof Tables & string>(table: Table, rows: readonly object[]): void {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const values = rows.map((row) => {
      const fields = row as Readonly<Record<string, unknown>>;
      return `(${columns.map((column) => this.parameter(fields[column])).join(', ')})`;
    });
    const names = columns.map((column) => `"${column}"`).join(', ');
    this.#parts.push(`"${table}_rows" as (insert into "${table}" (${names}) values ${values.join(', ')})`);
  }

  /** Adds a value and returns its placeholder in the statement. */
  parameter(value: unknown): string {
    // The driver would format a time in the machine's time zone, digit by digit.
    this.#parameters.push(value instanceof Date ? value.toISOString() : value);
    return `$${this.#parameters.length}`;
  }

  /** All inserts, followed by a last statement whose placeholders come from {@link parameter}. */
  with(last: string): CompiledQuery {
    return CompiledQuery.raw(`with ${this.#parts.join(', ')} ${last}`, this.#parameters);
  }
}
