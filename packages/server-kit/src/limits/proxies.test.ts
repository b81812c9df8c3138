import { expect, it } from 'vitest';
import { isProxyOf } from './proxies.ts';

it.each([
  [false, '127.0.0.1', false],
  [true, '203.0.113.9', true],
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['loopback', '127.0.0.9', true],
  ['loopback', '::1', true],
  ['uniquelocal, 203.0.113.9', '203.0.113.9', true],
  ['uniquelocal, 203.0.113.9', '192.168.7.7', true],
  ['linklocal', 'fe80::1', true],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::7', '2001:db8::8', false],
  ['loopback', '', false],
] as const)('with %s trusted, %s is a proxy: %s', (trusted, address, expected) => {
  expect(isProxyOf(trusted)(address)).toBe(expected);
});
