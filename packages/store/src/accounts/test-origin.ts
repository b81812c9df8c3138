import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isSerialisedOrigin, THIS_MACHINE } from './origins.ts';
import { letsIn } from './read-keys.ts';

/** What a browser sends as `Origin` for an address, as far as a key can allow it. */
export interface TypedOrigin {
  /** Null when it sends none that can be allowed. */
  readonly origin: string | null;
  /** What is wrong with it; null when nothing is. */
  readonly problem: string | null;
}

/** Names that can stand without a scheme in front and are reached by http. */
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

const none = (problem: string): TypedOrigin => ({ origin: null, problem });

/** The origin that a browser sends for what somebody typed: an address with its path, a host, or an origin. */
export function originOf(typed: string): TypedOrigin {
  const text = typed.trim();
  if (/^null$/i.test(text))
    return none('A page from a file or a sandboxed frame sends "null", which stands for any such page.');
  if (text.includes('*')) return none('Wildcards are not allowed: add every origin by itself.');
  const address = SCHEME.test(text) ? text : `${LOCAL_HOST.test(text) ? 'http' : 'https'}://${text}`;
  const url = URL.parse(address);
  if (url === null) return none('This is not an address.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return none(`Pages of ${url.protocol} send no origin that can be allowed: serve them by https.`);
  if (url.username !== '' || url.password !== '') return none('An origin holds no user name or password.');
  const { origin } = url;
  if (!isSerialisedOrigin(origin)) return none('This is not the address of a host.');
  if (url.protocol === 'http:' && !THIS_MACHINE.test(origin))
    return { origin, problem: 'Pages by http can be changed on their way: serve them by https.' };
  return { origin, problem: null };
}

interface OriginTest extends TypedOrigin {
  /** Publishable keys that hold, oldest first. */
  readonly keys: { readonly id: string; readonly allowed: boolean }[];
}

/** What a browser would send for an address, and which publishable keys of an account let it in. */
export async function testOrigin(
  db: Kysely<Tables>,
  { accountId, typed, now }: { readonly accountId: string; readonly typed: string; readonly now: number },
): Promise<OriginTest> {
  const { origin, problem } = originOf(typed);
  const keys = await db
    .selectFrom('api_key')
    .select(['id', 'origins'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'publishable')
    .where(letsIn(now))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const allowed = (origins: readonly string[]) => origin !== null && origins.includes(origin);
  return { origin, problem, keys: keys.map(({ id, origins }) => ({ id, allowed: allowed(origins) })) };
}
