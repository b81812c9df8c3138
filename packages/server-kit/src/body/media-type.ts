import type { IncomingHttpHeaders } from 'node:http';

const JSON_TYPE = /^application\/json[ \t]*(;|$)/i;
const FHIR_JSON_TYPE = /^application\/fhir\+json[ \t]*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded[ \t]*(;|$)/i;
const CHARSET = /;[ \t]*charset[ \t]*=[ \t]*"?([^";\s]*)/i;

/**
 * True when the headers announce a body this API reads: uncompressed JSON in UTF-8, where `fhirJson` says so
 * also as `application/fhir+json`.
 */
export function announcesJson(
  { 'content-type': type, 'content-encoding': encoding }: IncomingHttpHeaders,
  { fhirJson = false }: { readonly fhirJson?: boolean } = {},
): boolean {
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return false;
  if (type === 'application/json') return true;
  if (type === undefined || !(JSON_TYPE.test(type) || (fhirJson && FHIR_JSON_TYPE.test(type)))) return false;
  const charset = CHARSET.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** True when the headers announce a form, not compressed. */
export function announcesForm({
  'content-type': type = '',
  'content-encoding': encoding,
}: IncomingHttpHeaders): boolean {
  return FORM_TYPE.test(type) && (encoding === undefined || encoding.toLowerCase() === 'identity');
}

/** True when the headers announce any body at all. */
export function announcesBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The FHIR release that a `Content-Type` or `Accept` header names in the parameter `fhirVersion`. */
export function fhirVersionOf(type = ''): string | undefined {
  return /;[ \t]*fhirVersion[ \t]*=[ \t]*"?(\d{1,2}(?:\.\d{1,2})?)/i.exec(type)?.[1];
}

/** True when a caller asks for FHIR JSON by name; everybody else gets plain JSON. */
export function acceptsFhirJson({ accept = '' }: IncomingHttpHeaders): boolean {
  return accept
    .split(',')
    .some((type) => FHIR_JSON_TYPE.test(type.trim()) && !/;[ \t]*q=0(?:\.0*)?[ \t]*(;|$)/i.test(type));
}
