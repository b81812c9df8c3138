import type { Shorten } from './json-body.ts';
import { CLOSE_ARRAY, CLOSE_OBJECT, endOfString, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './json-text.ts';

export interface UnreadMembers {
  /** Names that lead from the outermost object to the one whose remaining members are never read. */
  readonly inside: readonly string[];
  /** Names of the members that are read: letters, digits, `_` and `-`. */
  readonly except: readonly string[];
}

/** Smaller bodies are parsed sooner than they are searched. */
const LARGE_CHARACTERS = 16_384;

/** Refused in any object, so it must not be left out. */
const FORBIDDEN = '__proto__';

const SPACE = '[ \\t\\n\\r]*';
/** Neither escapes nor control characters: the name is exactly what is written. */
const NAME = '[^"\\\\\\u0000-\\u001f]*';
/** A string without a colon cannot be a data URL. A longer number might overflow, an exponent even more so. */
const PLAIN_VALUE = `(?:-?(?:0|[1-9]\\d{0,20})(?:\\.\\d{1,20})?|true|false|null|"[^"\\\\:\\u0000-\\u001f]*")`;

/**
 * Takes members that are never read out of a large JSON text before it is parsed: an object of 87,000 names costs
 * `JSON.parse` ten times what leaving them out does. Only plain values under plain names go, each with the comma
 * after it and only where another member follows, so the text stays as valid, or as invalid, as it was.
 */
export function leaveOut({ inside, except }: UnreadMembers): Shorten {
  const read = [...except, FORBIDDEN].join('|');
  const unread = new RegExp(
    `"(?<=[{,]${SPACE}")(?!(?:${read})")${NAME}"${SPACE}:${SPACE}${PLAIN_VALUE}${SPACE},(?=${SPACE}")`,
    'g',
  );
  return (text) => {
    const start = text.length < LARGE_CHARACTERS ? -1 : objectAt(text, inside);
    if (start < 0) return text;
    const end = endOfFlatPart(text, start);
    if (end - start < LARGE_CHARACTERS) return text;
    return text.slice(0, start) + text.slice(start, end).replace(unread, '') + text.slice(end);
  };
}

/** Where the first brace, bracket or string with one follows: up to there every member belongs to the object itself. */
function endOfFlatPart(text: string, start: number): number {
  const ends = ['{', '}', '[', ']'].map((each) => text.indexOf(each, start + 1));
  return Math.min(...ends.filter((end) => end >= 0), text.length);
}

const OPENS_OBJECT = /[ \t\n\r]*:[ \t\n\r]*\{/y;

/** Position of the brace of the object that `path` leads to from the outermost object, or -1. */
function objectAt(text: string, path: readonly string[]): number {
  if (!path.every((name) => text.includes(`"${name}"`))) return -1;
  let depth = 0;
  // How many names of the path the open objects follow; at depth `followed + 1` its next name may come.
  let followed = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) depth++;
    else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) {
      depth--;
      followed = Math.max(0, Math.min(followed, depth - 1));
    } else if (unit === QUOTE) {
      const end = endOfString(text, at);
      const isNext = depth === followed + 1 && text.slice(at + 1, end) === path[followed];
      OPENS_OBJECT.lastIndex = end + 1;
      if (isNext && OPENS_OBJECT.test(text)) {
        at = OPENS_OBJECT.lastIndex - 1;
        followed++;
        depth++;
        if (followed === path.length) return at;
      } else at = end;
    }
  }
  return -1;
}
