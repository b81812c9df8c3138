/** Fields that are no text of ours: echoes of the request, codes, sources, times. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'sourceRef',
  'sessionRef',
  'name',
  'value',
  'observedAt',
  'generatedAt',
  'display',
  'code',
  'system',
  'source',
  'evidence',
  'unit',
  'metricUnit',
  'unrecognized',
  'key',
]);

/** What was read in the words beside a request, or was not, is quoted. */
const QUOTED = /(?:^|\.)context(?:Read\.text|NotRead(?:\.text)?)$/;

/** Every text for people in an answer, with the place it stands in. */
export function saidIn(answer: unknown, path = ''): { readonly path: string; readonly text: string }[] {
  if (typeof answer === 'string') return isSaid(answer) && !QUOTED.test(path) ? [{ path, text: answer }] : [];
  if (Array.isArray(answer)) return answer.flatMap((each) => saidIn(each, path));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([field]) => !NOT_OURS.has(field))
    .flatMap(([field, value]) => saidIn(value, path === '' ? field : `${path}.${field}`));
}

/** Keys, ids and times hold no space. */
function isSaid(text: string): boolean {
  return /\p{L}/u.test(text) && /\s/.test(text.trim());
}
