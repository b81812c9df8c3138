import { maskIdentifiers } from './mask-identifiers.ts';

/** Zero-width, bidi and tag characters, controls but line breaks and tabs, private use: they hide text from a reader. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;

/** Free text as it may be shown to a model: without hidden characters, in one normal form, identifiers masked. */
export function cleanUntrusted(text: string): string {
  return maskIdentifiers(text.normalize('NFKC').replace(HIDDEN, ''));
}

/**
 * Free text between markers nobody can guess. The markers are the first layer only: whatever the text makes a model
 * say still has to be what the engine said.
 *
 * @param marker random letters and digits, new for every request
 */
export function quoteUntrusted(text: string, marker: string): string {
  const clean = cleanUntrusted(text).replaceAll(marker, '');
  return `<<untrusted ${marker}>>\n${clean}\n<<end ${marker}>>`;
}
