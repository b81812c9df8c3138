import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './json-text.ts';

/**
 * The first field name that occurs twice in an object of a JSON text, or null. `JSON.parse` keeps the last one, so two
 * readers of one body may see different values. The text must be valid JSON. One pass, without recursion.
 */
export function findDuplicateName(text: string): string | null {
  /** Names seen in each object that is open; null for an array. */
  const open: (Set<string> | null)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case OPEN_OBJECT:
        open.push(new Set());
        expectsName = true;
        break;
      case OPEN_ARRAY:
        open.push(null);
        expectsName = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        open.pop();
        expectsName = false;
        break;
      case COMMA:
        expectsName = open.at(-1) instanceof Set;
        break;
      case QUOTE: {
        const end = endOfString(text, at);
        if (expectsName) {
          const name = nameAt(text, at, end);
          const names = open.at(-1);
          if (names?.has(name)) return name;
          names?.add(name);
          expectsName = false;
        }
        at = end;
        break;
      }
      default:
    }
  }
  return null;
}

/** The name between two quotation marks; only one with an escape has to be parsed as JSON. */
function nameAt(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end);
  return name.includes('\\') ? (JSON.parse(text.slice(start, end + 1)) as string) : name;
}
