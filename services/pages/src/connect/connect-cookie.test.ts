import { describe, expect, it } from 'vitest';
import { connectCookie } from './connect-cookie.ts';

const VALUE = 'v'.repeat(43);

describe('the cookie of the connect page', () => {
  it('is bound to its host by its name behind https, and hidden from scripts and other sites', () => {
    const cookie = connectCookie('https://svc.example');
    expect(cookie.set(VALUE)).toBe(
      `__Host-svc_connect=${VALUE}; Path=/; Secure; Max-Age=900; HttpOnly; SameSite=Lax`,
    );
    expect(cookie.clear()).toMatch(/^__Host-svc_connect=; Path=\/; Secure; Max-Age=0;/);
  });

  it('works over http, in development', () => {
    expect(connectCookie('http://127.0.0.1:8787').set(VALUE)).toBe(
      `svc_connect=${VALUE}; Path=/connect/callback; Max-Age=900; HttpOnly; SameSite=Lax`,
    );
  });

  it('is found among others, by its whole name', () => {
    const { read } = connectCookie('https://svc.example');
    expect(read(`a=b; __Host-svc_connect=${VALUE}; c=d`)).toBe(VALUE);
    for (const header of [undefined, '', `svc_connect=${VALUE}`, `x__Host-svc_connect=${VALUE}`])
      expect(read(header)).toBe('');
  });
});
