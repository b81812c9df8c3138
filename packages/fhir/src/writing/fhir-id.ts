const LONGEST = 64;
const NOT_ALLOWED = /[^A-Za-z0-9.-]+/g;

/**
 * A text as the id of a resource: letters, digits, `-` and `.`, at most 64. Any other text gets a checksum after
 * what remains of it, so that different texts keep different ids.
 *
 * @example
 * ```ts
 * import { fhirId } from '@svc/fhir';
 *
 * fhirId('visit-7'); // → 'visit-7'
 * fhirId('visit 7'); // → 'visit-7-1bc705f9'
 * ```
 */
export function fhirId(text: string): string {
  const allowed = text.replace(NOT_ALLOWED, '-');
  if (allowed === text && text.length > 0 && text.length <= LONGEST) return text;
  const sum = checksum(text);
  return `${allowed.slice(0, LONGEST - 1 - sum.length)}-${sum}`.replace(/^-+/, '');
}

/** FNV-1a over the code units, 32 bits as eight hexadecimal digits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
