/** Work on one thing at a time: whoever asks for it while it is under way gets that, and makes no queue longer. */
export function singleFlight<Thing, Result>(
  idOf: (thing: Thing) => string,
  work: (thing: Thing) => Promise<Result>,
): (thing: Thing) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (thing) => {
    const id = idOf(thing);
    const known = underWay.get(id);
    if (known !== undefined) return known;
    const result = work(thing).finally(() => underWay.delete(id));
    underWay.set(id, result);
    return result;
  };
}
