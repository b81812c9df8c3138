import { readFileSync } from 'node:fs';

const STORE = new URL('../../../packages/store/src/', import.meta.url);

/** Where a tenant's own transactions read and write. */
const FILES = [
  'mse/read-record.ts',
  'mse/audit.ts',
  'mse/lock-head.ts',
  'mse/sign-version.ts',
  'mse/write-version.ts',
  'idempotency.ts',
].map((file) => new URL(file, STORE));

/** A condition on the owner: of a query, of a join. */
const FILTER = /\.(?:where|onRef)\(\s*'(?:\w+\.)?owner_id'[^)]*\)/g;

/** One tenant filter of the source, and the source without it. */
export interface Filter {
  readonly url: string;
  readonly line: number;
  readonly text: string;
  readonly without: string;
}

/** Every tenant filter of the record store, to be left out one at a time. */
export function tenantFilters(): Filter[] {
  return FILES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(FILTER)].map(({ 0: text, index }) => ({
      url: file.href,
      line: source.slice(0, index).split('\n').length,
      text,
      without: source.slice(0, index) + source.slice(index + text.length),
    }));
  });
}
