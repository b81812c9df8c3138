import type { Credential } from '@svc/store';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './permission.ts';

function credential(over: Partial<Credential>): Credential {
  return {
    keyId: 'key_1',
    keyStart: 'svc_sk_test_abcd',
    accountId: 'acct_1',
    kind: 'secret',
    mode: 'live',
    plan: 'launch',
    productionApproved: true,
    origins: new Set(),
    limits: null,
    expiresAtMs: null,
    revision: '1',
    ...over,
  };
}

const anywhere = { publishableAllowed: true, origin: undefined };

describe('a secret key', () => {
  it.each([
    ['launch', true, undefined],
    ['scale', true, undefined],
    ['enterprise', true, undefined],
    ['launch', false, 'payment_required'],
    ['none', true, 'payment_required'],
    ['sandbox', true, 'payment_required'],
  ] as const)('live on plan %s, production approved %s: %s [1:5.7]', (plan, productionApproved, code) => {
    expect(refusalOf(credential({ plan, productionApproved }), anywhere)?.code).toBe(code);
  });

  it('for tests is honoured on every plan', () => {
    const free = credential({ mode: 'test', plan: 'none', productionApproved: false });
    expect(refusalOf(free, anywhere)).toBeUndefined();
  });

  it.each([
    ['live', 'forbidden'],
    ['test', undefined],
  ] as const)(
    'of mode %s, where only test keys may simulate: %s [D:lab statuses: simulator]',
    (mode, code) => {
      expect(refusalOf(credential({ mode }), { ...anywhere, testKeysOnly: true })?.code).toBe(code);
    },
  );

  it('is honoured from any origin', () => {
    expect(
      refusalOf(credential({}), { publishableAllowed: false, origin: 'https://evil.example' }),
    ).toBeUndefined();
  });
});

describe('a publishable key', () => {
  const listed = 'https://app.example.org';
  const publishable = credential({
    kind: 'publishable',
    origins: new Set([listed, 'http://localhost:5173']),
  });

  it('is honoured from an origin of its list [1:5.4]', () => {
    expect(refusalOf(publishable, { publishableAllowed: true, origin: listed })).toBeUndefined();
    expect(
      refusalOf(publishable, { publishableAllowed: true, origin: 'http://localhost:5173' }),
    ).toBeUndefined();
  });

  it.each([
    ['a missing origin', undefined],
    ['null', 'null'],
    ['a wildcard', '*'],
    ['another scheme', 'http://app.example.org'],
    ['another port', 'https://app.example.org:8443'],
    ['the default port written out', 'https://app.example.org:443'],
    ['a path', 'https://app.example.org/'],
    ['a longer host', 'https://app.example.org.evil.example'],
    ['a prefixed host', 'https://evil-app.example.org'],
    ['a subdomain', 'https://x.app.example.org'],
    ['user information', 'https://app.example.org@evil.example'],
    ['upper case', 'https://APP.example.org'],
    ['two origins', 'https://app.example.org, https://evil.example'],
    ['white space', ' https://app.example.org'],
    ['nothing', ''],
  ])(
    'is refused from %s with advice on the allowed origins [1:5.4] [D:CORS: allow-list]',
    (_name, origin) => {
      const refusal = refusalOf(publishable, { publishableAllowed: true, origin });
      expect(refusal?.code).toBe('forbidden');
      expect(refusal?.message).toMatch(/allowed origins/);
    },
  );

  it('is refused where only secret keys may call, even from its origin [1:5.3]', () => {
    expect(refusalOf(publishable, { publishableAllowed: false, origin: listed })?.code).toBe('forbidden');
  });

  it('needs a paid plan when live: 403 comes before 402 [D:test and live: 402]', () => {
    const unpaid = { ...publishable, plan: 'none' as const };
    expect(refusalOf(unpaid, { publishableAllowed: true, origin: listed })?.code).toBe('payment_required');
    expect(refusalOf(unpaid, { publishableAllowed: true, origin: 'https://evil.example' })?.code).toBe(
      'forbidden',
    );
  });
});
