import type * as z from 'zod';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * True when arrays and objects nest deeper than `limit` levels below and including `root`. Walks level by
 * level and stops at the limit, so hostile nesting costs neither stack nor time.
 */
export function depthExceeds(root: unknown, limit: number): boolean {
  let level: object[] = isContainer(root) ? [root] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true;
    const next: object[] = [];
    for (const container of level) {
      collect(container, next);
    }
    level = next;
  }
  return false;
}

/** Objects by `for in`, their quickest way through many fields; a parsed body inherits none. */
function collect(container: object, into: object[]): void {
  if (Array.isArray(container)) {
    for (const child of container) if (isContainer(child)) into.push(child);
    return;
  }
  for (const key in container) {
    const child = (container as Record<string, unknown>)[key];
    if (isContainer(child)) into.push(child);
  }
}

/**
 * True when the arrays and objects of a JSON text nest deeper than `limit`. Reading a megabyte takes a few
 * milliseconds and counting its brackets none, where walking the 90,000 keys it may hold takes twenty.
 *
 * @param text valid JSON
 */
export function textDepthExceeds(text: string, limit: number): boolean {
  if (!hasMoreOpenings(text, limit)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) i = endOfString(text, i);
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
      if (++depth > limit) return true;
    } else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) depth--;
  }
  return false;
}

/** Counts those inside strings too, so it may say yes too often, never no. */
function hasMoreOpenings(text: string, limit: number): boolean {
  let count = 0;
  for (const opening of ['{', '[']) {
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      if (++count > limit) return true;
    }
  }
  return false;
}

/** Where the string that begins at `start` has its closing quote. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return i;
    if (unit === BACKSLASH) i++;
  }
  return text.length;
}

/**
 * For `safeParse` of a value whose text nests no deeper than `MAX_OBJECT_DEPTH`: its schema then does not walk it
 * to find that out. zod hands the context on to the schemas of all parts.
 */
export const KNOWN_SHALLOW = { knownShallow: true } as z.core.ParseContext<z.core.$ZodIssue>;

export function isKnownShallow(context: z.core.ParseContext): boolean {
  return 'knownShallow' in context;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
