import { isIP } from 'node:net';
import { type AddressRule, classifyAddress } from './classify-address.ts';

/** Why a URL is not called, judged before any name is resolved. */
export type UrlRule =
  | 'not_a_url'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'trailing_dot'
  | 'local_name'
  | 'single_label_name';

/** A place on this machine, with an IPv6 host without brackets. */
export interface HostPort {
  readonly host: string;
  readonly port: number;
}

/** A checked URL and where it leads. */
export interface Target {
  readonly url: URL;
  /** Name or address, an IPv6 address without brackets. */
  readonly hostname: string;
  readonly port: number;
  /** The addresses to dial where no name has to be resolved. */
  readonly addresses: readonly string[] | null;
  /** Whether it is on the list of places on this machine: its addresses are then not judged. */
  readonly isAllowed: boolean;
}

export type UrlCheck =
  | { readonly ok: true; readonly target: Target }
  | { readonly ok: false; readonly rule: UrlRule | AddressRule };

export interface UrlCheckOptions {
  readonly production: boolean;
  /** Places on this machine that are let through, as SVC_EGRESS_ALLOW lists them; without effect in production. */
  readonly allow?: readonly HostPort[];
}

const MAX_LENGTH = 2048;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };
/**
 * Below 1024 are system services (SSH, mail, DNS), to which a request could pass for one of their commands: only
 * the two web ports are called. Receivers do run on higher ports, so these are open, 8443 among them, except those that
 * browsers block for the same reason (WHATWG fetch, "bad port").
 */
const FIRST_USER_PORT = 1024;
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);
/** Suffixes that never name a host of the public internet (RFC 6761, 6762, 8375, and `internal` of ICANN). */
const LOCAL_NAME = /(?:^|\.)(?:local|internal|localhost|home\.arpa)$/;

/**
 * Parses a URL that a caller supplied, once, and says whether it may be called: the scheme, port, name or literal
 * address. A name that passes must still have its addresses classified when it is resolved.
 *
 * In production only https; otherwise http as well, and the places in `allow`.
 */
export function checkUrl(text: string, { production, allow = [] }: UrlCheckOptions): UrlCheck {
  const url = text.length <= MAX_LENGTH ? URL.parse(text) : null;
  if (url === null) return broken('not_a_url');
  if (url.protocol !== 'https:' && (production || url.protocol !== 'http:')) return broken('scheme');
  if (url.username !== '' || url.password !== '') return broken('credentials');
  const target = targetOf(url);
  if (!production && isListed(target, allow)) return { ok: true, target: openTarget(target) };
  const rule = portRule(target.port) ?? hostRule(target);
  return rule === null ? { ok: true, target } : broken(rule);
}

/** Parses a URL that the operator set: any host, http or https, no credentials. */
export function checkOperatorUrl(text: string): UrlCheck {
  const url = URL.parse(text);
  if (url === null) return broken('not_a_url');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return broken('scheme');
  if (url.username !== '' || url.password !== '') return broken('credentials');
  return { ok: true, target: targetOf(url) };
}

/**
 * Refuses what cannot be a place on this machine.
 *
 * @throws TypeError for a host that is neither an address nor `localhost`: a name could be made to lead elsewhere
 */
export function assertOnThisMachine(allow: readonly HostPort[]): void {
  for (const { host } of allow) {
    if (isIP(host) === 0 && host !== 'localhost')
      throw new TypeError(
        'The list of places on this machine holds addresses and localhost, no other names.',
      );
  }
}

const broken = (rule: UrlRule | AddressRule): UrlCheck => ({ ok: false, rule });

function targetOf(url: URL): Target {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port);
  return { url, hostname, port, addresses: isIP(hostname) === 0 ? null : [hostname], isAllowed: false };
}

function isListed({ hostname, port }: Target, allow: readonly HostPort[]): boolean {
  return allow.some((place) => place.port === port && canonicalHost(place.host) === hostname);
}

/** A host as WHATWG URL writes it. */
function canonicalHost(host: string): string | undefined {
  const url = URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`);
  return url?.hostname.replace(/^\[|\]$/g, '');
}

function openTarget(target: Target): Target {
  // Not left to a resolver: the name means this machine (RFC 6761).
  const addresses = target.hostname === 'localhost' ? ['127.0.0.1', '::1'] : target.addresses;
  return { ...target, addresses, isAllowed: true };
}

function portRule(port: number): UrlRule | null {
  if (port === DEFAULT_PORTS['https:'] || port === DEFAULT_PORTS['http:']) return null;
  return port < FIRST_USER_PORT || BLOCKED_PORTS.has(port) ? 'port' : null;
}

function hostRule({ hostname, addresses }: Target): UrlRule | AddressRule | null {
  if (addresses !== null) {
    const found = classifyAddress(hostname);
    return found === 'public' ? null : found;
  }
  // No certificate is issued for such a name, and it slips past every comparison of names.
  if (hostname.endsWith('.')) return 'trailing_dot';
  if (LOCAL_NAME.test(hostname)) return 'local_name';
  return hostname.includes('.') ? null : 'single_label_name';
}
