import { type Database, DEVELOPMENT_ORIGINS, findKey, updateKey } from '@svc/store';

/** Origins under which a browser on this machine reaches a server. */
export function originsOf(address: string): string[] {
  const { origin, hostname, host } = new URL(address);
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  const names = isLoopback ? ['127.0.0.1', 'localhost'] : [];
  return [...new Set([...names.map((name) => `http://${host.replace(hostname, name)}`), origin])];
}

interface Follow {
  /** The publishable key of `credentials.json`. */
  readonly key: string | undefined;
  /** Where it serves now, and the origin of its links. */
  readonly addresses: readonly string[];
  /** Where it served before. */
  readonly former: string | undefined;
  readonly now: number;
}

/**
 * Lets the pages of a development server use its publishable key, wherever it listens now: its origins are added
 * to those of the key, and those of the last address removed. Undefined for a key that this database does not know.
 */
export async function followAddress(
  { db }: Pick<Database, 'db'>,
  { key, addresses, former, now }: Follow,
): Promise<string[] | undefined> {
  const record = key === undefined ? null : await findKey(db, key);
  if (record === null) return undefined;
  const left = former === undefined ? [] : originsOf(former);
  const kept = record.origins.filter((each) => !left.includes(each) || DEVELOPMENT_ORIGINS.includes(each));
  const origins = [...new Set([...kept, ...addresses.flatMap(originsOf)])];
  if (origins.join(' ') === record.origins.join(' ')) return origins;
  return (await updateKey(db, record.id, { origins }, now))?.origins;
}
