import { UNIT } from '../../src/find/classifier/classify.ts';
import { PLACES } from '../../src/find/classifier/hash.ts';
import type { Learned } from './train.ts';

const MIDDLE = 46;
const LONGEST_STEP = 90;
const FIRST_CHARACTER = 33;

/** A printable character for a number; neither backslash nor quote. */
function character(number: number): string {
  let code = number + FIRST_CHARACTER;
  if (code >= 39) code += 1;
  if (code >= 92) code += 1;
  return String.fromCharCode(code);
}

/** Places and weights as text. */
export function pack({ weights }: Learned): string {
  let text = '';
  let last = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const weight = Math.max(-MIDDLE, Math.min(MIDDLE - 2, Math.round((weights[place] ?? 0) / UNIT)));
    if (weight === 0) continue;
    let step = place - last;
    for (; step >= LONGEST_STEP; step -= LONGEST_STEP) text += character(LONGEST_STEP);
    text += character(step) + character(MIDDLE + weight);
    last = place;
  }
  return text;
}
