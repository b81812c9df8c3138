import { ConfigurationError } from '../errors/client-errors.ts';
import type { OperationId } from '../wire/operations.ts';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the address of a call is made of. */
export interface Place {
  readonly id: OperationId;
  readonly path: string;
}

/**
 * The URL of an operation, with each id as one segment of the path: `/`, `%` and `?` in it are encoded, and an id that
 * would name another path (`.`, `..`, the empty string) is refused.
 */
export function urlOf(
  baseUrl: string,
  { id, path }: Place,
  params: readonly string[],
  query: Query | undefined,
): string {
  let next = 0;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[next++], name, id));
  return `${baseUrl}/api${filled}${search(query)}`;
}

function segment(value: unknown, name: string, operation: OperationId): string {
  try {
    // A lone surrogate, which no URL can hold, throws.
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  } catch {}
  throw new ConfigurationError(`${name} is no text, or empty, "." or "..".`, operation);
}

function search(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][];
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
