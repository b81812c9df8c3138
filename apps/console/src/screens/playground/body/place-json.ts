/** Where a text stops being JSON, counted from 1. */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
  /** Whether the text ended where more was expected. */
  readonly isEnd: boolean;
}

/** The first place at which a text is not JSON; undefined when all of it is. Browsers word and count this differently. */
export function placeJsonFault(text: string): JsonPlace | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const at = faultAt(text);
    const before = text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, isEnd: at >= text.length };
  }
}

class Fault extends Error {
  readonly at: number;
  constructor(at: number) {
    super();
    this.at = at;
  }
}

function faultAt(text: string): number {
  try {
    const end = skip(text, valueEnd(text, skip(text, 0)));
    return end;
  } catch (error) {
    if (error instanceof Fault) return error.at;
    throw error;
  }
}

const BLANK = /[ \t\n\r]*/y;
/** Any sign but quote, backslash and those below the blank. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const WORD = /true|false|null/y;

/** End of what `pattern` matches at a place; that place where it does not. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function skip(text: string, at: number): number {
  return matchEnd(BLANK, text, at);
}

function valueEnd(text: string, at: number): number {
  const first = text[at];
  if (first === '{') return groupEnd(text, at, '}', memberEnd);
  if (first === '[') return groupEnd(text, at, ']', valueEnd);
  if (first === '"') return stringEnd(text, at);
  const end = Math.max(matchEnd(NUMBER, text, at), matchEnd(WORD, text, at));
  if (end === at) throw new Fault(at);
  return end;
}

function stringEnd(text: string, at: number): number {
  if (text[at] !== '"') throw new Fault(at);
  return closed(text, matchEnd(STRING, text, at), '"');
}

function memberEnd(text: string, at: number): number {
  const colon = closed(text, skip(text, stringEnd(text, at)), ':');
  return valueEnd(text, skip(text, colon));
}

function groupEnd(
  text: string,
  at: number,
  close: string,
  entryEnd: (text: string, at: number) => number,
): number {
  let place = skip(text, at + 1);
  if (text[place] === close) return place + 1;
  for (;;) {
    place = skip(text, entryEnd(text, place));
    if (text[place] === close) return place + 1;
    place = skip(text, closed(text, place, ','));
  }
}

function closed(text: string, at: number, sign: string): number {
  if (text[at] !== sign) throw new Fault(at);
  return at + 1;
}
