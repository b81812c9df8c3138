import { normalForm, wholeBefore } from '@svc/contracts';
import { maskIdentifiers } from './mask-identifiers.ts';

/** Zero-width, bidi and tag characters, controls but line breaks and tabs, private use: they hide text from a reader. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;

/** An identifier that the cut would go through is masked whole before it. */
const LONGEST_IDENTIFIER = 512;

/**
 * Free text as it may be shown to a model: without hidden characters, normalized, identifiers masked; of that
 * at most the first `mostCharacters`. However much is sent, only what is shown costs time.
 */
export function cleanUntrusted(text: string, mostCharacters = Number.POSITIVE_INFINITY): string {
  const plain = normalForm(text, mostCharacters + LONGEST_IDENTIFIER).replace(HIDDEN, '');
  const masked = maskIdentifiers(plain);
  return masked.slice(0, wholeBefore(masked, mostCharacters));
}

/**
 * Free text between markers that nobody can guess. The markers are only the first layer: whatever the text makes a model
 * say must still be what the engine said.
 *
 * @param marker random letters and digits, new for every request
 * @param mostCharacters of the text as it is shown; all when not given
 */
export function quoteUntrusted(text: string, marker: string, mostCharacters?: number): string {
  const clean = cleanUntrusted(text, mostCharacters).replaceAll(marker, '');
  return `<<untrusted ${marker}>>\n${clean}\n<<end ${marker}>>`;
}
