import { describe, expect, it } from 'vitest';
import { assertOnThisMachine, checkOperatorUrl, checkUrl, type UrlCheck } from './check-url.ts';

const outcome = (check: UrlCheck) => (check.ok ? 'passes' : check.rule);

describe('a URL that a caller supplied [D:egress url]', () => {
  it.each([
    ['https://receiver.example/hook', 'passes', 'passes'],
    ['https://receiver.example:443/', 'passes', 'passes'],
    ['https://receiver.example:80/', 'passes', 'passes'],
    ['https://receiver.example:79/', 'port', 'port'],
    ['https://receiver.example:444/', 'port', 'port'],
    ['https://receiver.example:1023/', 'port', 'port'],
    ['https://receiver.example:1024/', 'passes', 'passes'],
    ['https://receiver.example:8443/', 'passes', 'passes'],
    ['https://receiver.example:65535/', 'passes', 'passes'],
    ['https://receiver.example:6000/', 'port', 'port'],
    ['https://receiver.example:10080/', 'port', 'port'],
    ['https://receiver.example:0/', 'port', 'port'],
    ['http://receiver.example/hook', 'scheme', 'passes'],
    ['http://receiver.example:8080/', 'scheme', 'passes'],
    ['ftp://receiver.example/', 'scheme', 'scheme'],
    ['wss://receiver.example/', 'scheme', 'scheme'],
    ['https://user:pw@receiver.example/', 'credentials', 'credentials'],
    ['https://user@receiver.example/', 'credentials', 'credentials'],
    ['https://@receiver.example/', 'passes', 'passes'],
    ['https://receiver.example./', 'trailing_dot', 'trailing_dot'],
    ['https://intranet/', 'single_label_name', 'single_label_name'],
    ['https://localhost/', 'local_name', 'local_name'],
    ['https://notlocalhost.example/', 'passes', 'passes'],
    ['https://local.example/', 'passes', 'passes'],
    ['https://home.arpa.example/', 'passes', 'passes'],
    ['https://arpa/', 'single_label_name', 'single_label_name'],
    ['https://x.home.arpa/', 'local_name', 'local_name'],
    ['https://xn--bcher-kva.example/', 'passes', 'passes'],
    ['https://bücher.example/', 'passes', 'passes'],
    ['https://1.1.1.1/', 'passes', 'passes'],
    ['https://[2606:4700:4700::1111]/', 'passes', 'passes'],
    ['https://10.0.0.1/', 'private', 'private'],
    ['https://[::1]/', 'loopback', 'loopback'],
    ['not a url', 'not_a_url', 'not_a_url'],
    ['', 'not_a_url', 'not_a_url'],
    [`https://receiver.example/${'x'.repeat(2048 - 25)}`, 'passes', 'passes'],
    [`https://receiver.example/${'x'.repeat(2049 - 25)}`, 'not_a_url', 'not_a_url'],
  ])('%s: in production %s, in development %s', (url, production, development) => {
    expect(outcome(checkUrl(url, { production: true }))).toBe(production);
    expect(outcome(checkUrl(url, { production: false }))).toBe(development);
  });
});

describe('places on this machine [D:egress allow]', () => {
  const allow = [
    { host: '127.0.0.1', port: 9000 },
    { host: 'localhost', port: 22 },
    { host: '::1', port: 9001 },
    { host: '0:0:0:0:0:0:0:1', port: 9002 },
    { host: '127.0.0.1', port: 443 },
  ];

  it.each([
    ['http://127.0.0.1:9000/hook', 'passes'],
    ['https://127.0.0.1:9000/hook', 'passes'],
    ['https://127.0.0.1/', 'passes'],
    ['http://2130706433:9000/', 'passes'],
    ['http://localhost:22/', 'passes'],
    ['http://LOCALHOST:22/', 'passes'],
    ['http://[::1]:9001/', 'passes'],
    ['http://[::1]:9002/', 'passes'],
    ['http://127.0.0.1/', 'loopback'],
    ['http://127.0.0.1:8999/', 'loopback'],
    ['http://127.0.0.1:9001/', 'loopback'],
    ['http://127.0.0.2:9000/', 'loopback'],
    ['http://[::1]:9000/', 'loopback'],
    ['http://[::ffff:127.0.0.1]:9000/', 'loopback'],
    ['http://localhost:9000/', 'local_name'],
    ['http://a.localhost:22/', 'port'],
    ['http://user@127.0.0.1:9000/', 'credentials'],
    ['ftp://127.0.0.1:9000/', 'scheme'],
  ])('%s: %s', (url, expected) => {
    expect(outcome(checkUrl(url, { production: false, allow }))).toBe(expected);
  });

  it('have no effect in production', () => {
    expect(outcome(checkUrl('https://127.0.0.1/', { production: true, allow }))).toBe('loopback');
  });

  it('localhost is this machine without asking a resolver', () => {
    const check = checkUrl('http://localhost:22/', { production: false, allow });
    expect(check).toMatchObject({ ok: true, target: { addresses: ['127.0.0.1', '::1'], isAllowed: true } });
  });

  it.each(['receiver.example', 'app.localhost', '127.0.0.1.', ''])('%j cannot be one of them', (host) => {
    expect(() => assertOnThisMachine([{ host, port: 1 }])).toThrow(TypeError);
  });
});

describe('a URL that the operator set [D:egress operator]', () => {
  it.each([
    ['http://10.0.0.1:11434/v1', 'passes'],
    ['http://ollama:11434/v1', 'passes'],
    ['https://model.internal/', 'passes'],
    ['http://169.254.169.254/', 'passes'],
    ['file:///etc/passwd', 'scheme'],
    ['https://user:pw@model.example/', 'credentials'],
    ['model.example', 'not_a_url'],
  ])('%s: %s', (url, expected) => {
    expect(outcome(checkOperatorUrl(url))).toBe(expected);
  });
});
