/*
 * Names and notes come from records. Nothing in them becomes a link, a picture or HTML, whatever shows the card: a viewer
 * may make links of plain text too, so that escaping alone is not enough.
 */

/** Control characters and marks that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** A scheme before an address or a script. */
const SCHEME = /\b([a-z][a-z\d+-]{1,30}):(?=[^\s\d])/gi;
/** What begins an address without its scheme. */
const SLASHES = /\/\/(?=\S)/g;
const WWW = /\bwww\.(?=\S)/gi;
/** The dot inside the name of a host, whatever script it is in; a place in a bundle is none. */
const HOST_DOT = /(?<=[^\s\]])([.\u3002\uFF0E\uFF61])(?!entry\[)(?=\p{L}{2})/gu;
const AT = /(?<=\S)@(?=\S)/g;
/** What begins a tag, a comment or an instruction of HTML. */
const TAG = /<(?=[a-z/!?])/gi;

/** Far more than any part of a card shows. */
const MOST_LOOKED_AT = 10_000;

/** One line that holds no address: a blank parts what would be read as one. */
export function plainText(text: string): string {
  return text
    .slice(0, MOST_LOOKED_AT)
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .trim()
    .replace(SCHEME, '$1: ')
    .replace(SLASHES, '// ')
    .replace(WWW, 'www. ')
    .replace(HOST_DOT, '$1 ')
    .replace(AT, ' @ ')
    .replace(TAG, '< ');
}

/** The same text in Markdown: shown as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!&]/g, (sign) => `\\${sign}`)
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
