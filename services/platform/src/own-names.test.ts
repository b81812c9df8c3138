import { expect, it } from 'vitest';
import { ownNames } from './own-names.ts';
import { openTestPlatform } from '../test/test-platform.ts';

const DEVELOPMENT = {
  production: false,
  listen: { host: '127.0.0.1', port: 8787 },
  publicUrl: null,
} as const;

it.each([
  ['127.0.0.1:8787', true],
  ['localhost:8787', true],
  ['[::1]:8787', true],
  ['app.localhost:8787', true],
  [undefined, true],
  ['evil.example:8787', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  [':::', false],
])('a server under development called %s: %s', (host, isOwn) => {
  expect(ownNames(DEVELOPMENT)?.(host)).toBe(isOwn);
});

it('may have the name it is given', () => {
  const named = ownNames({ ...DEVELOPMENT, publicUrl: 'https://svc.test' });
  expect([named?.('svc.test'), named?.('other.test')]).toEqual([true, false]);
});

it.each([
  ['in production', { ...DEVELOPMENT, production: true }],
  ['on every address', { ...DEVELOPMENT, listen: { host: '0.0.0.0', port: 8787 } }],
])('any name will do %s', (_, config) => {
  expect(ownNames(config)).toBeUndefined();
});

it('a page whose name was pointed at this machine reads nothing', async () => {
  const { inject, close } = await openTestPlatform();
  const ask = async (host: string, url: string) =>
    (await inject({ url, headers: { host, cookie: 'svc_session=x' } })).statusCode;
  expect(await ask('evil.example:8787', '/api/v1/ping')).toBe(403);
  expect(await ask('evil.example:8787', '/api/openapi.json')).toBe(403);
  expect(await ask('127.0.0.1:8787', '/api/openapi.json')).toBe(200);
  await close();
});
