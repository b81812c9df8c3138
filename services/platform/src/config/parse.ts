import { isIP } from 'node:net';
import { checkUrl, type UrlCheckOptions } from '@svc/server-kit';
import { hostsOf } from '@svc/store';

const MIN_SECRET_BYTES = 32;
const MIN_TOKEN_CHARACTERS = 24;

/** An origin that links start with: scheme, host and port, nothing more. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    throw new Error(`must be an origin such as https://api.example.org, not "${text}"`);
  }
  return url.origin;
}

/**
 * Origins that pictures are fetched from: public https, or a permitted place on this machine. A name whose
 * addresses are not public is refused only when it is resolved.
 */
export function parseImageOrigins(text: string, guard: UrlCheckOptions): readonly string[] {
  return text.split(',').map((part) => {
    const [written, url] = [part.trim(), URL.parse(part.trim())];
    if (url === null || `${url.origin}/` !== url.href || url.hostname.includes('*') || !isFetched(url, guard))
      throw new Error(
        `must be https origins such as https://pictures.example.org, separated by commas, without path or wildcard, at public addresses, not "${written.replace(/\/\/[^/@]*@/, '//…@')}"`,
      );
    return url.origin;
  });
}

function isFetched({ href, protocol }: URL, guard: UrlCheckOptions): boolean {
  const checked = checkUrl(href, guard);
  return checked.ok && (protocol === 'https:' || checked.target.isAllowed);
}

/** Base address of an API, without a trailing slash. */
export function parseHttpUrl(text: string): string {
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    throw new Error('must be a base address such as https://models.example.org/v1');
  return url.href.replace(/\/$/, '');
}

export function parsePostgresUrl(text: string): string {
  hostsOf(text);
  return text;
}

/** One secret, or several with the current one first. Never quoted in an error. */
export function parseSecrets(text: string): readonly string[] {
  const secrets = text.split(',').map((part) => part.trim());
  if (secrets.some((secret) => Buffer.byteLength(secret) < MIN_SECRET_BYTES)) {
    throw new Error(`must hold secrets of ${MIN_SECRET_BYTES} bytes or more, separated by commas`);
  }
  return secrets;
}

export function parseToken(text: string): string {
  if (!/^[A-Za-z0-9\-._~+/]+=*$/.test(text) || text.length < MIN_TOKEN_CHARACTERS) {
    throw new Error(`must be ${MIN_TOKEN_CHARACTERS} or more letters, digits or -._~+/`);
  }
  return text;
}

export interface Listen {
  readonly host: string;
  readonly port: number;
}

/** `host:port`, with an IPv6 host in brackets. */
export function parseListen(text: string): Listen {
  const match = /^(?:\[([0-9a-fA-F:]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(text);
  const port = Number(match?.[3]);
  const host = match?.[1] ?? match?.[2];
  if (host === undefined || !(port >= 0 && port <= 65_535))
    throw new Error(`must be host:port, not "${text}"`);
  return { host, port };
}

export function parseListens(text: string): readonly Listen[] {
  return text.split(',').map((part) => parseListen(part.trim()));
}

const PROXY_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whose X-Forwarded-For is believed: `off`, `on` (any), or the addresses and networks of the proxies. */
export function parseTrustProxy(text: string): boolean | string {
  if (text === 'off') return false;
  if (text === 'on') return true;
  const proxies = text.split(',').map((part) => part.trim());
  const bad = proxies.find((proxy) => !PROXY_NAMES.has(proxy) && !isAddressOrNetwork(proxy));
  if (bad !== undefined) {
    throw new Error(
      `must be off, on, or addresses such as 10.0.0.0/8 or loopback, separated by commas, not "${bad}"`,
    );
  }
  return proxies.join(',');
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(host) ||
    host.startsWith('::ffff:127.')
  );
}
