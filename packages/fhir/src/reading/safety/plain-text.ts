/** Longer than what is read of a text at once: what is longer is read piece by piece. */
const PIECE = 8_000;
const ENDS = /[.!?\n;]\s/g;

const TAG = /<[^<>]{0,2000}>/g;
/** Where a word may be parted at the end of a line: the word goes on. */
const SOFT_HYPHEN = /\u00ad|&shy;|&#173;|&#xad;/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#160;': ' ',
};

/** The words of a narrative or of a page: what stands in two cells or paragraphs is no one sentence. */
export function withoutMarkup(html: string): string {
  return html
    .replace(SOFT_HYPHEN, '')
    .replace(TAG, (tag) =>
      /^<\/?(?:b|i|em|strong|span|a|u|s|sup|sub|wbr|font|mark|small|big|abbr|ins|del|code|tt)\b/i.test(tag)
        ? ''
        : '\n',
    )
    .replace(/&(?:nbsp|amp|lt|gt|quot|apos|#39|#160);/g, (entity) => ENTITIES[entity] ?? ' ');
}

/** A long text in pieces that end where a sentence does. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > PIECE) {
    const part = text.slice(from, from + PIECE);
    const end = [...part.matchAll(ENDS)].at(-1)?.index;
    const to = end === undefined || end < PIECE / 2 ? PIECE : end + 1;
    pieces.push(text.slice(from, from + to));
    from += to;
  }
  pieces.push(text.slice(from));
  return pieces;
}

const TEXTUAL = /^text\/(?:plain|html|markdown|rtf|xml)|^application\/xhtml/i;

/** The text of an attachment that carries it in base64; undefined for what is no text. */
export function textOfAttachment(contentType: string, data: string): string | undefined {
  if (!TEXTUAL.test(contentType)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
    const text = new TextDecoder().decode(bytes);
    return /html|xml/i.test(contentType) ? withoutMarkup(text) : text;
  } catch {
    return undefined;
  }
}
