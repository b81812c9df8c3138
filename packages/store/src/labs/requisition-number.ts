import type { RandomBytes } from '../ids/clock.ts';
import { pooledRandomBytes } from '../ids/random-pool.ts';

/** Digits and letters that cannot be taken for one another when read aloud or written by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGITS = 12;

/**
 * A number for the paper that goes with a specimen, such as `LR-K2FV-T2Q7-24RQ-F`: 60 random bits and a check
 * character (Luhn, base 32) that notices any wrong character. It says nothing of patient, panel or day.
 */
export function newRequisitionNumber(random: RandomBytes = pooledRandomBytes): string {
  const digits = [...random(DIGITS)].map((byte) => byte % ALPHABET.length);
  const text = [...digits, checkDigit(digits)].map((digit) => ALPHABET[digit]).join('');
  return `LR-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
}

/** Whether the check character fits the others. */
export function isRequisitionNumber(text: string): boolean {
  const match = /^LR-(.{4})-(.{4})-(.{4})-(.)$/.exec(text);
  const digits = [...(match?.slice(1).join('') ?? '')].map((character) => ALPHABET.indexOf(character));
  return (
    digits.length === DIGITS + 1 && !digits.includes(-1) && checkDigit(digits.slice(0, -1)) === digits.at(-1)
  );
}

function checkDigit(digits: readonly number[]): number {
  const base = ALPHABET.length;
  const sum = digits.reduce((total, digit, index) => {
    const weighted = digit * ((digits.length - index) % 2 === 1 ? 2 : 1);
    return total + Math.floor(weighted / base) + (weighted % base);
  }, 0);
  return (base - (sum % base)) % base;
}
