/** Longer texts are put into a normal form piece by piece. */
const PIECE_CHARACTERS = 1_024;

/** Two Arabic phrases of reverence that are one character each, and become eighteen and eight: nothing else grows more than sixfold. */
const PHRASES = /[\ufdfa\ufdfb]/g;

/** Never combines with what stands before it. The later parts of Korean syllables and half-width sound marks do. */
const STARTS_ANEW = /[\p{ASCII}\p{Lu}\p{Ll}]|(?![\u1160-\u11ff\ud7b0-\ud7ff\uff9e-\uffdc])\p{Lo}/u;

/**
 * A text in compatibility normal form (NFKC), in time that grows with its length alone: putting a long run of
 * combining marks in order costs the square of its length, so runs longer than two pieces are cut.
 *
 * @param enough stops once the result has this many characters; one character can become six
 *
 * @example
 * ```ts
 * import { normalForm } from '@svc/contracts';
 *
 * normalForm('Ｌｉｔｈｉｕｍ ½'); // → 'Lithium 1⁄2'
 * ```
 */
export function normalForm(text: string, enough = Number.POSITIVE_INFINITY): string {
  if (text.length <= PIECE_CHARACTERS) return ofPiece(text);
  let result = '';
  for (let from = 0; from < text.length && result.length < enough; ) {
    const to = endOfPiece(text, from);
    result += ofPiece(text.slice(from, to));
    from = to;
  }
  return result;
}

function ofPiece(text: string): string {
  return text.replace(PHRASES, ' ').normalize('NFKC');
}

function endOfPiece(text: string, from: number): number {
  const most = Math.min(text.length, from + 2 * PIECE_CHARACTERS);
  for (let end = Math.min(text.length, from + PIECE_CHARACTERS); end < most; end++)
    if (STARTS_ANEW.test(text.charAt(end))) return end;
  return wholeBefore(text, most);
}

/**
 * Length of the longest prefix of a text that has at most `most` UTF-16 units and splits no surrogate pair.
 *
 * @example
 * ```ts
 * import { wholeBefore } from '@svc/contracts';
 *
 * wholeBefore('ab😀', 3); // → 2
 * wholeBefore('ab😀', 4); // → 4
 * ```
 */
export function wholeBefore(text: string, most: number): number {
  if (most >= text.length) return text.length;
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff ? most - 1 : most;
}
