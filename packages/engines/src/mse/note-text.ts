const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const ENDS = '.!?…';
const CLOSES = '"\'”’)]';

/**
 * A note as the end of a line: on one line, so that it cannot pass for the line of another domain, and closed by
 * a full stop. Empty for a note without text.
 */
export function noteText(note: string): string {
  const flat = note.replace(LINE_BREAKS_AND_CONTROLS, ' ').trim();
  return flat === '' || endsSentence(flat) ? flat : `${flat}.`;
}

/** Read from the end: a search from the start goes through all of a long note. */
function endsSentence(text: string): boolean {
  let last = text.length - 1;
  while (last >= 0 && CLOSES.includes(text.charAt(last))) last--;
  return last >= 0 && ENDS.includes(text.charAt(last));
}
