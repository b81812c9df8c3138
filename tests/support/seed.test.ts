import { afterEach, expect, it, vi } from 'vitest';
import { seedOr } from './seed.ts';

afterEach(() => vi.unstubAllEnvs());

it('is the usual one unless another is given', () => {
  vi.stubEnv('PROOF_SEED', undefined);
  expect(seedOr(20_261_126)).toBe(20_261_126);
});

it.each([
  ['0', 0],
  ['7', 7],
  [`${2 ** 31 - 1}`, 2 ** 31 - 1],
])('PROOF_SEED=%s gives that seed', (text, seed) => {
  vi.stubEnv('PROOF_SEED', text);
  expect(seedOr(1)).toBe(seed);
});

it.each(['', 'x', '-7', '1.5', '20_261_126', `${2 ** 31}`, 'Infinity'])(
  'PROOF_SEED=%s is refused',
  (text) => {
    vi.stubEnv('PROOF_SEED', text);
    expect(() => seedOr(1)).toThrow('PROOF_SEED');
  },
);
