import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Statements seen this often are worth a plan of their own. */
const USES_BEFORE = 3;
/** Most prepared statements per connection: statements that vary endlessly must not fill the server. */
const MOST_STATEMENTS = 200;
const MOST_TEXTS = 5_000;
/** "cached plan must not change result type": a table changed under a plan, as in a migration. */
const PLAN_OUTDATED = '0A000';

type Query = (...args: unknown[]) => unknown;

/**
 * Lets recurring statements be parsed and planned once per connection: a write of a record touches eight
 * tables in one statement, and planning it takes longer than running it. A connection with a plan that a migration
 * has outdated is closed, and the caller of its statement asked to try again.
 */
export function prepareStatements(pool: Pool): void {
  const names = createNames();
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client) as Query;
    const prepared: Query = async (text, values) => {
      const name = names(text as string);
      if (name === undefined) return send(text, values);
      try {
        return await send({ name, text, values });
      } catch (error) {
        if ((error as { code?: unknown }).code === PLAN_OUTDATED) closeWhenReleased(client);
        throw error;
      }
    };
    // Only the form Kysely uses, and only with parameters: `begin` may travel with the statement after it.
    client.query = ((...args: unknown[]) =>
      typeof args[0] === 'string' && Array.isArray(args[1]) && args[1].length > 0 && args.length === 2
        ? prepared(...args)
        : send(...args)) as typeof client.query;
  });
}

function closeWhenReleased(client: PoolClient): void {
  const release = client.release.bind(client);
  client.release = () => release(true);
}

/** A name for a statement that has come often enough; undefined before that, and beyond the limit. */
function createNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>();
  const named = new Map<string, string>();
  return (text) => {
    const name = named.get(text);
    if (name !== undefined || named.size >= MOST_STATEMENTS) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count <= USES_BEFORE) {
      if (uses.size >= MOST_TEXTS) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    // Named after its text: behind a pooler, several processes may share one connection.
    const made = `svc_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    named.set(text, made);
    return made;
  };
}
