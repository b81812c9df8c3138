import { BlockList, isIP } from 'node:net';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address belongs to one of the proxies whose X-Forwarded-For is believed: none, any, or those named. */
export function isProxyOf(trustProxy: boolean | string): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const list = new BlockList();
  for (const named of trustProxy.split(',').map((part) => part.trim())) {
    for (const network of NAMED[named] ?? [named]) {
      const [address = '', bits] = network.split('/');
      const version = isIP(address);
      list.addSubnet(address, Number(bits ?? (version === 6 ? 128 : 32)), version === 6 ? 'ipv6' : 'ipv4');
    }
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
