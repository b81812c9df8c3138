/** RFC 6750: the scheme, spaces, and a token of the characters RFC 9110 allows in one. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;
const EXACT_PREFIX = 'Bearer svc_';
const KEY_CHARACTERS = /^[A-Za-z0-9_]+$/;

/** The token of an `Authorization` header, or `null` when the header is missing or malformed. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (header.startsWith(EXACT_PREFIX)) {
    const token = header.slice(7);
    if (KEY_CHARACTERS.test(token)) return token;
  }
  return BEARER.exec(header)?.[1] ?? null;
}
