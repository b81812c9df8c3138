import { quoteInput } from '../shared/signal-key.ts';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Quoting reads at most 40 characters, so more of a long text need not be looked at. */
const ENOUGH_UNITS = 100;
const MOST_LISTED = 20;

/** A caller's text in quotes, cut short; characters that would not show are replaced. */
export function quoteSafely(text: string): string {
  return quoteInput(text.slice(0, ENOUGH_UNITS).replace(UNPRINTABLE, '\ufffd'));
}

/** What a value is, in words: `a list`, `"sad"`, `1.5`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return quoteSafely(value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      return 'an object';
    default:
      return typeof value;
  }
}

/** `a, b, c`, cut after twenty entries. */
export function listAllowed(values: readonly string[]): string {
  const shown = values.slice(0, MOST_LISTED).join(', ');
  return values.length > MOST_LISTED ? `${shown} and ${values.length - MOST_LISTED} more` : shown;
}
