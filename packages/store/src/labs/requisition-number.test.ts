import { describe, expect, it } from 'vitest';
import { isRequisitionNumber, newRequisitionNumber } from './requisition-number.ts';

const random = (bytes: readonly number[]) => () => Uint8Array.from(bytes);
const SOME = random([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 31]);

describe('a requisition number [2:2.6 requisitionNumber]', () => {
  it('is three groups of letters and digits that cannot be mistaken, and a check character', () => {
    expect(newRequisitionNumber(SOME)).toMatch(/^LR-(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]$/);
    expect(newRequisitionNumber(SOME)).toBe(newRequisitionNumber(SOME));
    expect(newRequisitionNumber()).not.toBe(newRequisitionNumber());
  });

  it('fits its check character, and with any one character changed it does not', () => {
    const number = newRequisitionNumber(SOME);
    expect(isRequisitionNumber(number)).toBe(true);
    for (let at = 3; at < number.length; at++)
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (number[at] === '-' || number[at] === other) continue;
        expect(isRequisitionNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
      }
  });

  it.each(['', 'LR-', 'lr-0123-4567-89AB-C', 'LR-0123-4567-89AB', 'LR-OOOO-OOOO-OOOO-O', 'x'])(
    'is not %j',
    (text) => {
      expect(isRequisitionNumber(text)).toBe(false);
    },
  );
});
