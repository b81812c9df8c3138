/** Where a reference or an entry points: the server and the resource on it. */
export interface Address {
  /** The server, without scheme and version; undefined for a relative reference and for what is no address of one. */
  readonly base: string | undefined;
  /** `Type/id`, without a version; the text itself where it is no literal reference. */
  readonly literal: string;
}

const LITERAL = /([A-Z][A-Za-z]{1,63}\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?\/?$/;
const SCHEME = /^https?:\/\//i;

/** Takes a literal reference or a `fullUrl` apart. One server is one by http and by https, in any case of letters. */
export function addressOf(reference: string): Address {
  const literal = LITERAL.exec(reference.slice(-300))?.[1];
  if (literal === undefined) return { base: undefined, literal: reference };
  if (!SCHEME.test(reference)) return { base: undefined, literal };
  const base = reference.slice(0, reference.lastIndexOf(literal)).replace(SCHEME, '').replace(/\/$/, '');
  return { base: base.toLowerCase(), literal };
}

/** `Type/id` at the end of an address, with or without a version; the text itself where there is none. */
export function literalOf(reference: string): string {
  return addressOf(reference).literal;
}
