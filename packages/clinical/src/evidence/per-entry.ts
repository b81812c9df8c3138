/**
 * A function of a catalogue entry that is worked out once for each: entries are constants, and so are the
 * sentences and tables made of them. Holds nothing that a caller sent.
 */
export function perEntry<Entry extends object, Made>(make: (entry: Entry) => Made): (entry: Entry) => Made {
  const made = new WeakMap<Entry, Made>();
  return (entry) => {
    let known = made.get(entry);
    if (known === undefined) made.set(entry, (known = make(entry)));
    return known;
  };
}
