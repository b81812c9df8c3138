import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { classifyAddress, isSameAddress } from './classify-address.ts';
import { BAD_ANSWERS } from '../../test/egress/hostile-urls.ts';

describe('the class of an address [D:egress classify]', () => {
  it.each([
    ['1.1.1.1'],
    ['8.8.8.8'],
    ['9.9.9.9'],
    ['3.5.140.2'],
    ['11.0.0.0'],
    ['9.255.255.255'],
    ['13.107.42.14'],
    ['34.117.59.81'],
    ['52.95.110.1'],
    ['93.184.216.34'],
    ['99.255.255.255'],
    ['100.63.255.255'],
    ['100.128.0.0'],
    ['104.16.0.1'],
    ['126.255.255.255'],
    ['128.0.0.1'],
    ['151.101.1.69'],
    ['168.63.129.15'],
    ['168.63.129.17'],
    ['169.253.255.255'],
    ['169.255.0.0'],
    ['172.15.255.255'],
    ['172.32.0.0'],
    ['185.199.108.153'],
    ['192.167.255.255'],
    ['192.169.0.0'],
    ['192.0.1.1'],
    ['198.17.255.255'],
    ['198.20.0.0'],
    ['203.0.114.0'],
    ['223.255.255.255'],
    ['2606:4700:4700::1111'],
    ['2001:4860:4860::8888'],
    ['2a00:1450:4001:82a::200e'],
    ['2600:1901:0:38d7::'],
    ['2a03:2880:f12f:83:face:b00c:0:25de'],
    ['2400:cb00:2048:1::6814:55'],
    ['2001:200::1'],
    ['::ffff:8.8.8.8'],
    ['::ffff:808:808'],
    ['64:ff9b::8.8.8.8'],
  ])('%s is public', (ip) => {
    expect(classifyAddress(ip)).toBe('public');
  });

  it.each([
    ['0.0.0.0', 'unspecified'],
    ['0.255.255.255', 'unspecified'],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['100.64.0.0', 'shared'],
    ['100.127.255.255', 'shared'],
    ['127.0.0.0', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['168.63.129.16', 'platform'],
    ['169.254.0.0', 'link_local'],
    ['169.254.255.255', 'link_local'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.0', 'reserved'],
    ['192.0.2.255', 'reserved'],
    ['192.88.99.1', 'reserved'],
    ['192.168.0.0', 'private'],
    ['192.168.255.255', 'private'],
    ['198.18.0.0', 'reserved'],
    ['198.19.255.255', 'reserved'],
    ['198.51.100.1', 'reserved'],
    ['203.0.113.255', 'reserved'],
    ['224.0.0.0', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.0', 'reserved'],
    ['255.255.255.255', 'reserved'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::2', 'ipv4_compatible'],
    ['::8.8.8.8', 'ipv4_compatible'],
    ['::127.0.0.1', 'ipv4_compatible'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:a9fe:a9fe', 'link_local'],
    ['::ffff:168.63.129.16', 'platform'],
    ['::ffff:0:8.8.8.8', 'translated'],
    ['64:ff9b::10.0.0.1', 'private'],
    ['64:ff9b::169.254.169.254', 'link_local'],
    ['64:ff9b:1::8.8.8.8', 'translated'],
    ['100::1', 'reserved'],
    ['2001::1', 'tunnel'],
    ['2001:db8::1', 'reserved'],
    ['2002:808:808::1', 'tunnel'],
    ['2002:7f00:1::', 'tunnel'],
    ['1fff:ffff::1', 'reserved'],
    ['4000::', 'reserved'],
    ['fc00::1', 'private'],
    ['fdff::1', 'private'],
    ['fe80::1', 'link_local'],
    ['fec0::1', 'private'],
    ['ff02::1', 'multicast'],
    ['fe80::1%eth0', 'not_an_address'],
    ['2606:4700::1%eth0', 'not_an_address'],
    ['[::1]', 'not_an_address'],
    ['127.1', 'not_an_address'],
    ['0177.0.0.1', 'not_an_address'],
    ['0x7f.0.0.1', 'not_an_address'],
    ['2130706433', 'not_an_address'],
    ['8.8.8.8 ', 'not_an_address'],
    ['8.8.8.8:443', 'not_an_address'],
    ['receiver.example', 'not_an_address'],
    ['', 'not_an_address'],
  ])('%s is %s', (ip, expected) => {
    expect(classifyAddress(ip)).toBe(expected);
  });

  test('no answer that must be refused is public', () => {
    expect(BAD_ANSWERS.filter((ip) => classifyAddress(ip) === 'public')).toEqual([]);
  });

  test('an IPv4 address inside IPv6 is never public when it is not public itself', () => {
    const octet = fc.nat(255);
    fc.assert(
      fc.property(octet, octet, octet, octet, (a, b, c, d) => {
        const ip = `${a}.${b}.${c}.${d}`;
        const own = classifyAddress(ip);
        expect(classifyAddress(`::ffff:${ip}`)).toBe(own);
        expect(classifyAddress(`64:ff9b::${ip}`)).toBe(own);
        expect(classifyAddress(`::${ip}`)).not.toBe('public');
      }),
    );
  });

  test('any text is classified, and only addresses are public', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4Extended(), fc.ipV6()), (text) => {
        const found = classifyAddress(text);
        expect(found === 'public' && !/^[0-9a-fA-F:.]+$/.test(text)).toBe(false);
      }),
    );
  });
});

describe('two spellings of one address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4', true],
    ['1.2.3.4', '::ffff:1.2.3.4', true],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['2606:4700::1111', '2606:4700:0:0::1111', true],
    ['1.2.3.4', '1.2.3.5', false],
    ['1.2.3.4', '::1.2.3.4', false],
    ['1.2.3.4', '', false],
    ['', '', false],
    ['1.2.3.4', 'receiver.example', false],
  ])('%j and %j: %s', (left, right, expected) => {
    expect(isSameAddress(left, right)).toBe(expected);
  });
});
