import type { IncomingHttpHeaders } from 'node:http';

const JSON_TYPE = /^application\/json[ \t]*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded[ \t]*(;|$)/i;
const CHARSET = /;[ \t]*charset[ \t]*=[ \t]*"?([^";\s]*)/i;

/** True when the headers announce a body this API reads: plain (not compressed) JSON in UTF-8. */
export function announcesJson({
  'content-type': type,
  'content-encoding': encoding,
}: IncomingHttpHeaders): boolean {
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return false;
  if (type === 'application/json') return true;
  if (type === undefined || !JSON_TYPE.test(type)) return false;
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
