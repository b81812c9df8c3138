import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { createResponseCheck } from './response-check.ts';

const endpoint: Endpoint = ENDPOINTS.ping;
const fits = {
  ok: true,
  data: { object: 'ping', accountId: 'a', plan: 'none', mode: 'test', keyKind: 'secret', time: 'now' },
};
const wrong = { ok: true, data: { ...fits.data, plan: 'canary' } };

describe('the check of answers', () => {
  it('lets an answer pass that fits its schema, additional fields included', () => {
    const check = createResponseCheck(1);
    expect(() => check(endpoint, { ...fits, more: 1 })).not.toThrow();
  });

  it('refuses one that does not, naming the field and not its value', () => {
    const check = createResponseCheck(1);
    expect(() => check(endpoint, wrong)).toThrow('does not fit its schema at: data.plan');
    expect(() => check(endpoint, wrong)).not.toThrow(/canary/);
  });

  it('looks at one of every so many answers when sampled', () => {
    const check = createResponseCheck(3);
    const looked = [1, 2, 3, 4, 5, 6].map(() => {
      try {
        check(endpoint, wrong);
        return false;
      } catch {
        return true;
      }
    });
    expect(looked).toEqual([false, false, true, false, false, true]);
  });
});
