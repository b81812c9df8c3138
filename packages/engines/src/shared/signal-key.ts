import { normalForm } from '@svc/contracts';
/** Lower-case words of a free name joined by `_`; letters and digits of any script are kept. */
export function slugOf(name: string): string {
  const slug = normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return slug === '' ? 'unnamed' : slug;
}

/** Gives each base its own key: `sodium`, then `sodium_2`, `sodium_3`. A key is never given twice. */
export function uniqueKeys(): (base: string) => string {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return (base) => {
    let count = (counts.get(base) ?? 0) + 1;
    let key = count === 1 ? base : `${base}_${count}`;
    while (given.has(key)) {
      count++;
      key = `${base}_${count}`;
    }
    counts.set(base, count);
    given.add(key);
    return key;
  };
}

/** Text of the caller inside a sentence: in quotes, cut after `limit` characters. */
export function quoteInput(text: string, limit = 40): string {
  let quoted = '';
  let length = 0;
  for (const character of text) {
    if (length === limit) return `"${quoted}…"`;
    quoted += character;
    length++;
  }
  return `"${quoted}"`;
}
