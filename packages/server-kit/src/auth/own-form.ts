import type { IncomingHttpHeaders } from 'node:http';

/**
 * False for a form that the browser says came from another site, by Sec-Fetch-Site or by Origin. `Origin: null` says
 * nothing: pages that tell no referrer, ours among them, send it with their own forms. A client that says nothing at
 * all is no browser of the last years and is let through: the link is the right to act, no cookie is.
 */
export function isOwnForm(
  { 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders,
  ownOrigin: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === 'null') return true;
  // The page can be open under another name of this server than the one its links carry.
  return origin === ownOrigin || (host !== undefined && URL.parse(origin)?.host === hostOf(host));
}

/**
 * False for a write that a browser says came from the page of another site: its cookie is no right to act there. Browsers
 * name the origin of every write; a client that says nothing at all is none, and brings the cookie itself.
 */
export function isOwnWrite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (origin === 'null') return site === 'same-origin';
  return site !== 'none' && isOwnForm(headers, ownOrigin);
}

/** The host as a browser writes it in an origin: lower-case letters, no port that the scheme means anyway. */
function hostOf(host: string): string | undefined {
  return URL.parse(`http://${host}`)?.host;
}
