import { expect, it } from 'vitest';
import { createAddressLimiter } from './address-limiter.ts';

const START = 1_800_000_000_000;

function limiterAt(now: { ms: number }, maxAddresses?: number) {
  return createAddressLimiter({ clock: () => now.ms, perSecond: 10, burst: 10, maxAddresses });
}

it('lets a burst through, then refuses and says when to come back', () => {
  const now = { ms: START };
  const limiter = limiterAt(now);
  const decisions = Array.from({ length: 11 }, () => limiter.take('192.0.2.1'));
  expect(decisions.map((decision) => decision.allowed)).toEqual([...Array<boolean>(10).fill(true), false]);
  expect(decisions[0]).toEqual({
    allowed: true,
    limit: 10,
    remaining: 9,
    resetAtSeconds: START / 1_000 + 1,
    retryAfterSeconds: 0,
  });
  expect(decisions[10]).toMatchObject({ remaining: 0, retryAfterSeconds: 1, limitedBy: 'address' });
});

it('refills at the rate and never above the burst', () => {
  const now = { ms: START };
  const limiter = limiterAt(now);
  for (let i = 0; i < 10; i++) limiter.take('192.0.2.1');
  now.ms += 99;
  expect(limiter.take('192.0.2.1').allowed).toBe(false);
  now.ms += 1;
  expect(limiter.take('192.0.2.1').allowed).toBe(true);
  now.ms += 3_600_000;
  expect(limiter.peek('192.0.2.1').remaining).toBe(10);
});

it('holds addresses apart, and looking charges nothing', () => {
  const limiter = limiterAt({ ms: START });
  for (let i = 0; i < 10; i++) limiter.take('192.0.2.1');
  expect(limiter.peek('192.0.2.1').allowed).toBe(false);
  expect(limiter.peek('192.0.2.2').remaining).toBe(10);
  expect(limiter.peek('192.0.2.2').remaining).toBe(10);
});

it('survives a clock that steps back', () => {
  const now = { ms: START };
  const limiter = limiterAt(now);
  limiter.take('192.0.2.1');
  now.ms -= 60_000;
  expect(limiter.take('192.0.2.1')).toMatchObject({ allowed: true, remaining: 8 });
});

it('remembers a bounded number of addresses', () => {
  const limiter = limiterAt({ ms: START }, 100);
  for (let i = 0; i < 10; i++) limiter.take('192.0.2.1');
  for (let i = 0; i < 100; i++) limiter.take(`2001:db8:0:${i}::1`);
  expect(limiter.peek('192.0.2.1').remaining).toBe(10);
});

it('counts an IPv6 address by its /64 network, and an IPv4-mapped one as IPv4', () => {
  const limiter = limiterAt({ ms: START });
  for (let i = 0; i < 10; i++) limiter.take(`2001:db8:1:2::${i}`);
  expect(limiter.take('2001:db8:1:2:ffff::1').allowed).toBe(false);
  expect(limiter.take('2001:db8:1:3::1').allowed).toBe(true);
  for (let i = 0; i < 10; i++) limiter.take('192.0.2.1');
  expect(limiter.peek('::ffff:192.0.2.1').allowed).toBe(false);
});

it('takes a charge back, never above the burst', () => {
  const limiter = limiterAt({ ms: START });
  limiter.giveBack('192.0.2.1');
  for (let i = 0; i < 10; i++) limiter.take('192.0.2.1');
  limiter.giveBack('192.0.2.1');
  expect(limiter.take('192.0.2.1')).toMatchObject({ allowed: true, remaining: 0 });
  expect(limiter.take('192.0.2.1').allowed).toBe(false);
});
