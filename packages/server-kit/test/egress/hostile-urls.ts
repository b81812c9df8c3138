/** Addresses that must never be called, one of each kind. */
const BAD_IPV4 = [
  '127.0.0.1',
  '127.8.9.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '0.0.0.0',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
] as const;

const BAD_IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::0001',
  'fe80::1',
  'febf::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
  '2001:10::1',
  '2001:20::1',
  '2001:2::1',
  '4000::1',
  '64:ff9b:1::1',
] as const;

type Octets = readonly [number, number, number, number];

const number = ([a, b, c, d]: Octets) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (value: number) => value.toString(16);
const octal = (value: number) => `0${value.toString(8)}`;
const groups = ([a, b, c, d]: Octets) => `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
const inFullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const inMathematicalDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x1d7d8 + Number(digit)));

/** Spellings of one IPv4 address as the host of a URL, by how they are made. */
const IPV4_HOSTS: Readonly<Record<string, (text: string, octets: Octets) => string>> = {
  'dotted decimal': (text) => text,
  'one decimal number': (_, octets) => String(number(octets)),
  'one hexadecimal number': (_, octets) => `0x${hex(number(octets))}`,
  'one octal number': (_, octets) => octal(number(octets)),
  'dotted hexadecimal': (_, octets) => octets.map((octet) => `0X${hex(octet)}`).join('.'),
  'dotted octal': (_, octets) => octets.map(octal).join('.'),
  'padded octal': (_, octets) => octets.map((octet) => `000${octal(octet)}`).join('.'),
  'mixed bases': (_, [a, b, c, d]) => `${octal(a)}.${b}.0x${hex(c)}.${d}`,
  'two parts': (_, [a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'three parts': (_, [a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'a trailing dot': (text) => `${text}.`,
  'percent-encoded dots': (text) => text.replaceAll('.', '%2E'),
  'percent-encoded digits': (text) => text.replace(/^[0-9]/, (digit) => `%3${digit}`),
  'ideographic dots': (text) => text.replaceAll('.', '\u3002'),
  'full-width digits and dots': (text) => inFullWidth(text).replaceAll('.', '\uff0e'),
  'mathematical digits': inMathematicalDigits,
  'half-width ideographic dots': (text) => text.replaceAll('.', '\uff61'),
  'a tab inside': (text) => text.replace('.', '.\t'),
  'a line break inside': (text) => text.replace('.', '\r\n.'),
  'a soft hyphen inside': (text) => text.replace('.', '\u00ad.'),
  'a port': (text) => `${text}:8443`,
  'a user name before it': (text) => `receiver.example@${text}`,
  'a user name and password before it': (text) => `receiver.example:443@${text}`,
  'IPv4-mapped, dotted': (text) => `[::ffff:${text}]`,
  'IPv4-mapped, hexadecimal': (_, octets) => `[::ffff:${groups(octets)}]`,
  'IPv4-mapped, in full': (_, octets) => `[0:0:0:0:0:ffff:${groups(octets)}]`,
  'IPv4-compatible': (text) => `[::${text}]`,
  'IPv4-translated': (text) => `[::ffff:0:${text}]`,
  NAT64: (text) => `[64:ff9b::${text}]`,
  'local NAT64': (text) => `[64:ff9b:1::${text}]`,
  '6to4': (_, octets) => `[2002:${groups(octets)}::1]`,
  Teredo: (_, octets) => `[2001:0:${groups(octets)}::1]`,
};

/** Names that mean a machine nearby, however they are resolved. */
const LOCAL_HOSTS = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'app.localhost.',
  '\u24dbocalhost',
  'loc\u00adalhost',
  'local%68ost',
  '\uff4c\uff4f\uff43\uff41\uff4c\uff48\uff4f\uff53\uff54',
  'printer.local',
  'printer.LOCAL',
  'printer.local.',
  'printer\u3002local',
  'metadata.google.internal',
  'metadata.google.internal.',
  'instance-data.ec2.internal',
  'host.docker.internal',
  'router.home.arpa',
  'home.arpa',
  'internal',
  'local',
  'intranet',
  'kubernetes',
  'redis',
  'a',
] as const;

/** What is no address of the web at all. */
const OTHER_URLS = [
  'file:///etc/passwd',
  'ftp://receiver.example/',
  'gopher://receiver.example:70/_x',
  'dict://receiver.example:2628/d',
  'ws://receiver.example/',
  'wss://receiver.example/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'blob:https://receiver.example/1',
  'about:blank',
  'unix:///var/run/docker.sock',
  'jar:http://receiver.example!/',
  'ldap://receiver.example/',
  '',
  ' ',
  'receiver.example',
  '//receiver.example/',
  'http://',
  'http:///',
  'http://.',
  'http://..',
  'http://[',
  'http://[::1',
  'http://[fe80::1%25eth0]/',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://0x100000000/',
  'http://receiver.example:0/',
  'http://receiver.example:22/',
  'http://receiver.example:25/',
  'http://receiver.example:53/',
  'http://receiver.example:1023/',
  'http://receiver.example:6667/',
  'http://receiver.example:65536/',
  'http://receiver.example:-1/',
  'http://user@receiver.example/',
  'http://:password@receiver.example/',
  'http://receiver.example./',
  'http://receiver example/',
  'http://receiver.example%00/',
  'http://receiver.example%0d%0a/',
  `http://receiver.example/${'x'.repeat(3000)}`,
] as const;

/** Every hostile URL, by family. */
export const HOSTILE_URLS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(IPV4_HOSTS).map(([family, spell]) => [
      `IPv4 as ${family}`,
      BAD_IPV4.map((text) => `http://${spell(text, text.split('.').map(Number) as unknown as Octets)}/hook`),
    ]),
  ),
  'IPv4 before a backslash': BAD_IPV4.map((text) => `http://${text}\\@receiver.example/`),
  'IPv4 before a fragment': BAD_IPV4.map((text) => `http://${text}#@receiver.example/`),
  'IPv4 before a query': BAD_IPV4.map((text) => `http://${text}?@receiver.example/`),
  'IPv4 with one slash and spaces around': BAD_IPV4.map((text) => ` http:/${text} `),
  'IPv4 over https': BAD_IPV4.map((text) => `HTTPS://${text}/`),
  IPv6: BAD_IPV6.map((text) => `http://[${text}]/`),
  'IPv6 over https with a port': BAD_IPV6.map((text) => `https://[${text.toUpperCase()}]:8443/`),
  'local names': LOCAL_HOSTS.map((host) => `http://${host}/`),
  'no address of the web': OTHER_URLS,
};

/** Addresses that a resolver must not lead to, with those of IPv4 written into IPv6. */
export const BAD_ANSWERS: readonly string[] = [
  ...BAD_IPV4,
  ...BAD_IPV6,
  ...BAD_IPV4.flatMap((text) => [
    `::ffff:${text}`,
    `::${text}`,
    `64:ff9b::${text}`,
    `2002:${groups(text.split('.').map(Number) as unknown as Octets)}::1`,
  ]),
  'fe80::1%eth0',
  'not an address',
  '0177.0.0.1',
  '',
];
