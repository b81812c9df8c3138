/**
 * A function of a catalogue entry that is worked out once for each: entries are constants, and so are the
 * sentences and tables made of them. Holds nothing that a caller sent.
 *
 * @example
 * ```ts
 * import { perEntry } from '@svc/clinical';
 *
 * let times = 0;
 * const upper = perEntry(({ name }: { name: string }) => {
 *   times += 1;
 *   return name.toUpperCase();
 * });
 * const lithium = { name: 'lithium' };
 * upper(lithium) === upper(lithium); // → true
 * times; // → 1
 * ```
 */
export function perEntry<Entry extends object, Made>(make: (entry: Entry) => Made): (entry: Entry) => Made {
  const made = new WeakMap<Entry, Made>();
  return (entry) => {
    let known = made.get(entry);
    if (known === undefined) made.set(entry, (known = make(entry)));
    return known;
  };
}
