/** The parts of a LOINC name: `Glucose [Moles/volume] in Capillary blood by Glucometer --fasting`. All in lower case. */
export interface LoincName {
  readonly component: string;
  /** What is in brackets; empty where there is none. */
  readonly property: string;
  readonly system: string;
  readonly method: string;
  readonly timing: string;
}

/** Longer names are no LOINC names. */
const MOST_CHARACTERS = 240;

/**
 * Takes a LOINC name apart. Undefined for words that name neither a property, a system nor a method: they are no LOINC
 * name.
 */
export function parseLoincName(name: string): LoincName | undefined {
  if (name.length > MOST_CHARACTERS) return undefined;
  const [body = '', timing = ''] = cutAt(name.toLowerCase().trim(), '--');
  const open = body.indexOf('[');
  const close = body.indexOf(']', open);
  const property = open > 0 && close > open ? body.slice(open + 1, close).trim() : '';
  const head = property === '' ? body : body.slice(0, open);
  const tail = property === '' ? '' : body.slice(close + 1).trim();
  const parts = property === '' ? splitHead(head) : splitTail(tail);
  if (parts === undefined || (property === '' && parts.system === '' && parts.method === '' && timing === ''))
    return undefined;
  const component = (property === '' ? parts.before : `${head} ${parts.before}`).trim();
  return { component, property, system: parts.system, method: parts.method, timing: timing.trim() };
}

interface Parts {
  /** What stands before the system. */
  readonly before: string;
  readonly system: string;
  readonly method: string;
}

function splitHead(head: string): Parts {
  const [rest = '', method = ''] = cutAt(head, ' by ');
  const [before = '', system = ''] = cutAt(rest, ' in ');
  return { before: before.trim(), system: system.trim(), method: method.trim() };
}

function splitTail(tail: string): Parts | undefined {
  const [rest = '', method = ''] = cutAt(` ${tail}`, ' by ');
  const [before = '', system = ''] = cutAt(rest.replace(' of ', ' in '), ' in ');
  return { before: before.trim(), system: system.trim(), method: method.trim() };
}

function cutAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
