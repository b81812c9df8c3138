import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an address is when it is not a public one. */
export type AddressRule =
  | 'not_an_address'
  | 'unspecified'
  | 'loopback'
  | 'private'
  | 'link_local'
  | 'shared'
  | 'multicast'
  | 'platform'
  | 'ipv4_compatible'
  | 'translated'
  | 'tunnel'
  | 'reserved';

/** The ranges of ipaddr.js by rule; a range that is not listed is `reserved`, so one added there is refused. */
const RULES: Readonly<Record<string, AddressRule>> = {
  unspecified: 'unspecified',
  loopback: 'loopback',
  private: 'private',
  uniqueLocal: 'private',
  deprecatedSiteLocal: 'private',
  linkLocal: 'link_local',
  carrierGradeNat: 'shared',
  multicast: 'multicast',
  rfc6145: 'translated',
  rfc6052: 'translated',
  '6to4': 'tunnel',
  teredo: 'tunnel',
  amt: 'tunnel',
};

/** Public by its range, but answered by the host of an Azure machine: its agent, DNS and health probes. */
const AZURE_HOST = '168.63.129.16';
/** All that IANA has assigned as global unicast; the rest of the address space is not routed. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');
/** The well-known prefix of NAT64 (RFC 6052): a network without IPv4 reaches the public IPv4 internet through it. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * `public`, or why the address may not be called. IPv4 inside IPv6 is judged by the IPv4 address where the prefix
 * leads there (mapped, NAT64); other tunnels and translations are refused entirely.
 *
 * @param ip an address as the resolver or WHATWG URL writes it, without brackets; anything else is `not_an_address`
 */
export function classifyAddress(ip: string): 'public' | AddressRule {
  const version = versionOf(ip);
  if (version === 4) return classifyIpv4(ipaddr.IPv4.parse(ip));
  if (version === 6) return classifyIpv6(parseIpv6(ip));
  return 'not_an_address';
}

/** 4, 6, or 0 for anything else; stricter than ipaddr.js, which also reads octal, short and zoned spellings. */
function versionOf(ip: string): number {
  return ip.includes('%') ? 0 : isIP(ip);
}

function classifyIpv4(address: ipaddr.IPv4): 'public' | AddressRule {
  if (address.toString() === AZURE_HOST) return 'platform';
  return ruleOf(address.range());
}

function classifyIpv6(address: ipaddr.IPv6): 'public' | AddressRule {
  if (address.isIPv4MappedAddress() || address.match(NAT64)) return classifyIpv4(lastFourOctets(address));
  const rule = ruleOf(address.range());
  if (rule !== 'public') return rule;
  if (address.match(GLOBAL_UNICAST)) return 'public';
  return address.match(IPV4_COMPATIBLE) ? 'ipv4_compatible' : 'reserved';
}

function ruleOf(range: string): 'public' | AddressRule {
  return range === 'unicast' ? 'public' : (RULES[range] ?? 'reserved');
}

function lastFourOctets(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

/** Reads an address that `isIP` knows as IPv6. */
function parseIpv6(ip: string): ipaddr.IPv6 {
  // In hexadecimal groups, because ipaddr.js takes `::1.2.3.4` for the mapped `::ffff:1.2.3.4`.
  return ipaddr.IPv6.parse(new URL(`http://[${ip}]`).hostname.slice(1, -1));
}

/** Whether two spellings are one address; an IPv4-mapped one is the IPv4 address it holds. */
export function isSameAddress(left: string, right: string): boolean {
  const canonical = canonicalAddress(left);
  return canonical !== null && canonical === canonicalAddress(right);
}

function canonicalAddress(ip: string): string | null {
  const version = versionOf(ip);
  if (version !== 6) return version === 4 ? ip : null;
  const address = parseIpv6(ip);
  return address.isIPv4MappedAddress() ? lastFourOctets(address).toString() : address.toString();
}
