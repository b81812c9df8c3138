import { pointsOf, wordsOf } from './answers.ts';
import { toneOf } from './tone-of-words.ts';

/** Anything but no, zero, and words for them. */
export function isAffirmed(answer: object): boolean {
  const tone = toneOf(answer);
  if (tone !== 'unclear') return tone === 'concern';
  const points = pointsOf(answer);
  return points === undefined ? Object.keys(answer).some((field) => /^value[A-Z]/.test(field)) : points > 0;
}

/** An answer as a message shows it. */
export function saidIn(answer: object): string {
  const [words] = wordsOf(answer);
  if (words !== undefined) return JSON.stringify(words.slice(0, 80));
  const { valueBoolean } = answer as { readonly valueBoolean?: unknown };
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'yes' : 'no';
  return String(pointsOf(answer) ?? 'otherwise');
}
