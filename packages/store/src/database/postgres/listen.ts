import { Client, escapeIdentifier } from 'pg';
import { closeUnlessAnswered } from './answer-deadline.ts';
import type { Hosts } from './hosts.ts';

const RETRY_MS = 5_000;

/** LISTEN on a connection of its own, reopened when it is lost; notifications sent in between are lost too. */
export async function listenOn(
  hosts: Hosts,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  function reconnectLater(): void {
    client = undefined;
    clearTimeout(retry);
    if (!stopped) retry = setTimeout(() => void connect().catch(reconnectLater), RETRY_MS).unref();
  }

  async function connect(): Promise<void> {
    const address = await hosts.find();
    const candidate = new Client({
      connectionString: address,
      application_name: 'svc listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: RETRY_MS,
    });
    candidate.on('error', reconnectLater);
    candidate.on('notification', ({ payload }) => onNotify(payload ?? ''));
    const answered = closeUnlessAnswered(candidate, RETRY_MS);
    try {
      await candidate.connect();
      await candidate.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      hosts.leave(address);
      await candidate.end().catch(() => {});
      throw error;
    } finally {
      answered();
    }
    candidate.on('end', reconnectLater);
    client = candidate;
    if (stopped) await candidate.end();
  }

  await connect().catch(reconnectLater);
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
