import { Client } from 'pg';
import { closeUnlessAnswered } from './answer-deadline.ts';

const WAIT_MS = 3_000;

/**
 * Whether a pooler such as PgBouncer stands before the server: it invents the number that a connection gets at its start,
 * where the server gives that of its process. Two statements of one connection may then meet two sessions of the server,
 * so nothing may be left in one: no prepared statement, no setting beyond a transaction. True where nobody answers: what
 * serves behind a pooler serves without one too, and the other way round nothing would.
 *
 * Asked once, when a database is opened, and what is found holds until it is closed. A process that was started while
 * its server was away goes on as behind a pooler: it is slower by the planning of statements, and outside transactions
 * only its own deadline ends one. Of several hosts all have a pooler or none: the answer of one is taken for the others.
 */
export async function isPooled(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  const answered = closeUnlessAnswered(client, WAIT_MS);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as unknown as { readonly processID: number }).processID;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => {});
    answered();
  }
}
