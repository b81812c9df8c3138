import { CODE_SYSTEMS } from '@svc/contracts';

/** Multiplication in the dihedral group of order 10. */
const TABLE = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
/** What a digit turns into by its place from the right, again after eight places. */
const TURNS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** A code with the check digit of its system; RxNorm has none. */
export function hasCheckDigit({ system, code }: { readonly system: string; readonly code: string }): boolean {
  if (system === CODE_SYSTEMS.loinc) return hasLoincCheckDigit(code);
  return system === CODE_SYSTEMS.snomed ? hasSnomedCheckDigit(code) : system === CODE_SYSTEMS.rxnorm;
}

/** The digit behind the hyphen brings the weighted sum of those before it to a multiple of ten. */
export function hasLoincCheckDigit(code: string): boolean {
  const [, digits, check] = /^(\d{1,7})-(\d)$/.exec(code) ?? [];
  return digits !== undefined && (weightedSum(digits) + Number(check)) % 10 === 0;
}

/** Every second digit from the right counts twice, and of what reaches ten its two digits. */
export function weightedSum(digits: string): number {
  return [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Six to eighteen digits, the last of which is the check digit of Verhoeff. */
export function hasSnomedCheckDigit(code: string): boolean {
  if (!/^[1-9]\d{5,17}$/.test(code)) return false;
  let check = 0;
  for (const [place, digit] of [...code].reverse().entries()) {
    const turned = Number(TURNS[place % 8]?.charAt(Number(digit)));
    check = Number(TABLE[check]?.charAt(turned));
  }
  return check === 0;
}
