import { normalForm, wholeBefore } from '@svc/contracts';
import { maskIdentifiers } from './mask-identifiers.ts';

/** Zero-width, bidi and tag characters, controls but line breaks and tabs, private use: they hide text from a reader. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;

/** An identifier that the cut would go through is masked whole before it. */
const LONGEST_IDENTIFIER = 512;

/**
 * Free text as it may be shown to a model: without hidden characters, in one normal form, identifiers masked; of that
 * at most the first `mostCharacters`. Whatever is sent costs no more than what is shown.
 */
export function cleanUntrusted(text: string, mostCharacters = Number.POSITIVE_INFINITY): string {
  const plain = normalForm(text, mostCharacters + LONGEST_IDENTIFIER).replace(HIDDEN, '');
  const masked = maskIdentifiers(plain);
  return masked.slice(0, wholeBefore(masked, mostCharacters));
}

/**
 * Free text between markers nobody can guess. The markers are the first layer only: whatever the text makes a model
 * say still has to be what the engine said.
 *
 * @param marker random letters and digits, new for every request
 * @param mostCharacters of the text as it is shown; all when not given
 */
export function quoteUntrusted(text: string, marker: string, mostCharacters?: number): string {
  const clean = cleanUntrusted(text, mostCharacters).replaceAll(marker, '');
  return `<<untrusted ${marker}>>\n${clean}\n<<end ${marker}>>`;
}
