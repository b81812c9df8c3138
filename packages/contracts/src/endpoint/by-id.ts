import type { Endpoint } from './endpoint.ts';

type Entry<Table> = Table[keyof Table] extends infer Found ? (Found extends Endpoint ? Found : never) : never;

/** The entries of a table under their operation ids. */
export function byId<const Table extends Readonly<Record<string, Endpoint>>>(
  table: Table,
): { readonly [Found in Entry<Table> as Found['id']]: Found } {
  const entries = Object.values(table).map((endpoint) => [endpoint.id, endpoint] as const);
  return Object.fromEntries(entries) as { readonly [Found in Entry<Table> as Found['id']]: Found };
}
