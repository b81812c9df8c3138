/** Placeholders that people leave where a secret should be, and what they put around them. */
const PLACEHOLDERS =
  /change[-_. ]?(?:me|this|it)|replace[-_. ]?(?:me|this|it)|your[-_. ]?|secret|password|passwd|token|admin|default|example|sample|dummy|placeholder|production|development|testing|tests?|demo|metrics|local|svc|key|letmein|qwerty|asdf|welcome|clinic|hospital/gi;

/** Bits a letter adds in a run of letters that may be words. */
const WORD_LETTER_BITS = 1.5;
/** With the blank or dash behind it, which adds nothing. */
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[ ._-]?/;
const WORD_LENGTH = 4;
const RUN = 3;

/**
 * A lower estimate of the bits that somebody who knows how people make secrets would have to guess: placeholders,
 * repetitions, and runs such as `aaa` or `123` add next to nothing, letters that may be words a little.
 */
export function guessBits(text: string): number {
  const rest = text.replace(PLACEHOLDERS, '');
  const bitsEach = Math.log2(Math.max(1, new Set(rest).size));
  let bits = 0;
  for (let at = 0; at < rest.length; ) {
    const foreseen = Math.max(repeatedAt(rest, at), steppedAt(rest, at));
    const word = WORD.exec(rest.slice(at))?.[0].length ?? 0;
    if (foreseen >= RUN) {
      bits += bitsEach;
      at += foreseen;
    } else if (word >= WORD_LENGTH) {
      bits += word * Math.min(bitsEach, WORD_LETTER_BITS);
      at += word;
    } else {
      bits += bitsEach;
      at++;
    }
  }
  return bits;
}

/** Length of the longest piece from `at` that occurred before, overlapping or not. */
function repeatedAt(text: string, at: number): number {
  let longest = 0;
  for (let from = 0; from < at; from++) {
    let length = 0;
    while (at + length < text.length && text[from + length] === text[at + length]) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Length of the run from `at` whose characters stay the same or follow each other by one, up or down. */
function steppedAt(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  if (!(Math.abs(step) <= 1)) return 1;
  let end = at + 1;
  while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end++;
  return end - at;
}
