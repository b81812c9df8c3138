import { Client } from 'pg';
import { closeUnlessAnswered } from './answer-deadline.ts';

const WAIT_MS = 3_000;

/**
 * Whether a pooler such as PgBouncer stands in front of the server: it invents the process id that a connection is given,
 * where the server gives the real one. Two statements of one connection may then run in two sessions of the server,
 * so nothing may be left in one: no prepared statement, no setting beyond a transaction. True where nobody answers, since
 * what works behind a pooler works without one too, but not the other way round.
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
