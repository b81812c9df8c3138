import { promises as dns } from 'node:dns';

/** All addresses of a name, in the order in which they are tried. Rejects when there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const QUERY_TIMEOUT_MS = 2000;
const QUERY_TRIES = 2;

/**
 * A resolver that asks this machine's DNS servers and nothing else: no hosts file, no search domains. Nor does it
 * wait in the thread pool, where a few names with slow servers would hold up file access and each other.
 *
 * @param servers addresses with ports to ask instead
 */
export function createDnsResolver(servers?: readonly string[]): Resolve {
  const resolver = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [first] = answers;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  };
}

/** Resolves as the operating system does, hosts file included: for addresses that the operator set. */
export const resolveBySystem: Resolve = async (hostname) => {
  const found = await dns.lookup(hostname, { all: true });
  return found.map(({ address }) => address);
};
