const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const ENDS_SENTENCE = /[.!?…]["'”’)\]]*$/u;

/**
 * A note as the end of a line: on one line, so that it cannot pass for the line of another domain, and closed by
 * a full stop. Empty for a note without text.
 */
export function noteText(note: string): string {
  const flat = note.replace(LINE_BREAKS_AND_CONTROLS, ' ').trim();
  return flat === '' || ENDS_SENTENCE.test(flat) ? flat : `${flat}.`;
}
