import { isIP } from 'node:net';

const NETWORK_GROUPS = 4;
const MAPPED = /^(?:0{1,4}:){5}ffff:/;

/**
 * What counts as one address: an IPv4 address (also when IPv4-mapped), or the /64 network of an IPv6 address, all of
 * which one machine can hold. Texts that are not addresses all count as one.
 */
export function addressGroup(address: string): string {
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return '';
  const groups = groupsOf(address);
  const full = groups.join(':');
  if (MAPPED.test(full)) return dottedOf(groups.slice(-2));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.toLowerCase().split('%', 1);
  const [before = '', after] = withoutDots(plain).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...missing, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** A dotted end such as that of `::ffff:192.0.2.1`, as two groups. */
function withoutDots(address: string): string {
  const dotted = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  if (dotted === null) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(1).map(Number);
  return `${address.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function dottedOf(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .map((value) => `${value >> 8}.${value & 255}`)
    .join('.');
}
