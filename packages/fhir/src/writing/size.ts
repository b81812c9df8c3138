/** How many bytes a value takes as JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  const text = JSON.stringify(value);
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Of a pair of surrogates, each half counts for two of the four bytes.
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800 || (unit >= 0xd800 && unit < 0xe000)) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}

/** A text that is cut where it is longer than a reader reads. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
