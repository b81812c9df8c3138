/** What no text of FHIR may hold: control characters other than tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- those characters are what it finds
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A resource as FHIR takes it: texts of callers without control characters, and no text, array or object that is empty.
 * What callers send may be a single blank; FHIR has nothing for that.
 */
export function clean<Resource extends object>(resource: Resource): Resource {
  return cleaned(resource) as Resource;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = CONTROL.test(value) ? value.replace(CONTROL, ' ') : value;
    return text.trim() === '' ? undefined : text;
  }
  if (Array.isArray(value)) {
    const kept = value.map(cleaned).filter((each) => each !== undefined);
    return kept.length === 0 ? undefined : kept;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value).flatMap(([name, child]) => {
    const kept = cleaned(child);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** A text that says something, else what stands for it. */
export function textOr(text: string, fallback: string): string {
  return text.replace(CONTROL, ' ').trim() === '' ? fallback : text;
}
