import { OPERATIONS, SCHEMAS } from './described-operations.ts';

/** The names of the schemas that bodies and queries of requests are made of. */
export const SENT: ReadonlySet<string> = namesBelow(OPERATIONS.map(({ body, query }) => [body, query]));

function namesBelow(schema: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesBelow(SCHEMAS[name], found);
  }
  return found;
}
