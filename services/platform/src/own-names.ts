import { isLoopback } from './config/parse.ts';
import type { Config } from './config/read-config.ts';

/**
 * Whether a server is called by a name of its own. One under development listens on this machine alone and holds keys in a
 * file: a page on the web whose name is pointed at this machine would otherwise be one of its own pages to a browser.
 * Undefined where any name will do: in production the proxy says which are served.
 */
export function ownNames({
  production,
  listen,
  publicUrl,
}: Pick<Config, 'production' | 'listen' | 'publicUrl'>): ((host: string | undefined) => boolean) | undefined {
  if (production || !isLoopback(listen.host)) return undefined;
  const named = publicUrl === null ? null : new URL(publicUrl).hostname;
  return (host) => {
    if (host === undefined) return true;
    const hostname = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
    return isLoopback(hostname) || hostname.endsWith('.localhost') || hostname === named;
  };
}
