import type { IncomingHttpHeaders } from 'node:http';

/**
 * False for a form that the browser says came from another site, by Sec-Fetch-Site or by Origin. `Origin: null` says
 * nothing: pages with a no-referrer policy, ours among them, send it with their own forms. A client that says nothing at
 * all is no browser of recent years and is let through: the right to act comes from the link, not from a cookie.
 */
export function isOwnForm(
  { 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders,
  ownOrigin: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === 'null') return true;
  // The page may be open under a name of this server other than the one in its links.
  return origin === ownOrigin || (host !== undefined && URL.parse(origin)?.host === hostOf(host));
}

/**
 * False for a write that a browser says came from another site's page: the cookie gives no right to act from there.
 * Browsers name the origin of every write; a client that names none is not a browser, and sends the cookie on purpose.
 */
export function isOwnWrite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (origin === 'null') return site === 'same-origin';
  return site !== 'none' && isOwnForm(headers, ownOrigin);
}

/** The host as a browser writes it in an origin: lower case, without the default port of the scheme. */
function hostOf(host: string): string | undefined {
  return URL.parse(`http://${host}`)?.host;
}
