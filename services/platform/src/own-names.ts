import { isLoopback } from './config/parse.ts';
import type { Config } from './config/read-config.ts';

/**
 * Whether a request calls the server by a name of its own. In development it listens on this machine alone and has keys in
 * a file: to a browser, a web page whose name points at this machine would otherwise be one of the server's own pages.
 * Undefined where any name will do: in production the proxy decides which are served.
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
