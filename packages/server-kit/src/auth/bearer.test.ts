import { describe, expect, it } from 'vitest';
import { bearerToken } from './bearer.ts';

describe('the token of an Authorization header [1:5.1]', () => {
  it.each([
    ['Bearer svc_sk_test_abc', 'svc_sk_test_abc'],
    ['bearer svc_sk_test_abc', 'svc_sk_test_abc'],
    ['BEARER   svc_sk_test_abc', 'svc_sk_test_abc'],
    ['Bearer abc.def~ghi+/==', 'abc.def~ghi+/=='],
    ['Bearer mse_live_x', 'mse_live_x'],
  ])('%j is %s', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });

  it.each([
    [undefined],
    [''],
    ['Bearer'],
    ['Bearer '],
    ['svc_sk_test_abc'],
    ['Basic svc_sk_test_abc'],
    ['Bearersvc_sk_test_abc'],
    ['Bearer svc_sk_test_abc extra'],
    ['Bearer svc_sk_test_abc, Bearer svc_sk_test_def'],
    ['Bearer svc_sk_té'],
    ['Bearer "svc_sk_test_abc"'],
    [' Bearer svc_sk_test_abc'],
    ['Bearer svc_\u0000'],
  ])('%j is malformed', (header) => {
    expect(bearerToken(header)).toBeNull();
  });
});
