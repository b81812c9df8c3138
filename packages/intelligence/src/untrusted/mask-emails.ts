/** What can stand before and after the `@` of an address. */
const PART = /[^\s@<>"']/;
const TOP_LEVEL = /^\p{L}{2,}/u;

/**
 * Masks e-mail addresses as `[EMAIL]`. Goes from one `@` to the next and looks at each character at most twice: a pattern
 * that begins with the part before the `@` would start again at every character of a text without one.
 */
export function maskEmails(text: string): string {
  let masked = '';
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = startOfPart(text, at, done);
    const end = endOfDomain(text, at + 1);
    if (start === at || end === undefined) continue;
    masked += `${text.slice(done, start)}[EMAIL]`;
    done = end;
    at = end - 1;
  }
  return masked + text.slice(done);
}

function startOfPart(text: string, at: number, least: number): number {
  let start = at;
  while (start > least && PART.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** End of the letters after the last dot that at least two letters follow; undefined when there is no such dot. */
function endOfDomain(text: string, from: number): number | undefined {
  let to = from;
  while (to < text.length && PART.test(text.charAt(to))) to += 1;
  const domain = text.slice(from, to);
  for (let dot = domain.lastIndexOf('.'); dot > 0; dot = domain.lastIndexOf('.', dot - 1)) {
    const letters = TOP_LEVEL.exec(domain.slice(dot + 1, dot + 64))?.[0];
    if (letters !== undefined) return from + dot + 1 + letters.length;
  }
  return undefined;
}
