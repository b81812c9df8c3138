import { expect, it } from 'vitest';
import { fingerprintOfNumbers } from './numbers.ts';

it('the fingerprint of a module moves with every number of it, and with nothing else', () => {
  const code = 'const A = [1, 2.5]; // 3\nfunction f(x = 7) { return -x > 0.30 }';
  const before = fingerprintOfNumbers(code);
  expect(before).toMatch(/^4, /);
  for (const [number, moved] of [
    ['1', '2'],
    ['2.5', '2.6'],
    ['7', '8'],
    ['0.30', '0.31'],
  ] as const)
    expect(fingerprintOfNumbers(code.replace(number, moved))).not.toBe(before);
  expect(fingerprintOfNumbers(code.replace('// 3', '// 4').replace('A', 'B'))).toBe(before);
  const texts = "import { f } from './v1.ts'; const why = () => `${f} of 5: 'q2', ${/[0-9]{2}/}`;";
  const written = fingerprintOfNumbers(texts);
  for (const [number, moved] of [
    ['of 5', 'of 6'],
    ['q2', 'q3'],
    ['{2}', '{3}'],
  ] as const)
    expect(fingerprintOfNumbers(texts.replace(number, moved))).not.toBe(written);
  expect(fingerprintOfNumbers(texts.replace('v1', 'v2').replace('of', 'in'))).toBe(written);
  expect(fingerprintOfNumbers('const A = true;')).toBeUndefined();
});
