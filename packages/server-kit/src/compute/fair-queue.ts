/** What waits, taken in turns: an owner with much waiting delays the next of another by one of its own only. */
export interface FairQueue<Item> {
  push(item: Item): void;
  pop(): Item | undefined;
  size(): number;
  contains(item: Item): boolean;
  clear(): void;
  /** How much of one owner waits. */
  waitingOf(owner: string): number;
}

export function createFairQueue<Item>(ownerOf: (item: Item) => string): FairQueue<Item> {
  // A map keeps the order of its keys: the first owner is the one that waited longest for its turn.
  const byOwner = new Map<string, Item[]>();
  let size = 0;
  return {
    push(item) {
      const owner = ownerOf(item);
      const waiting = byOwner.get(owner);
      if (waiting === undefined) byOwner.set(owner, [item]);
      else waiting.push(item);
      size += 1;
    },
    pop() {
      const next = byOwner.entries().next().value;
      if (next === undefined) return undefined;
      const [owner, waiting] = next;
      const item = waiting.shift();
      byOwner.delete(owner);
      if (waiting.length > 0) byOwner.set(owner, waiting);
      size -= 1;
      return item;
    },
    size: () => size,
    contains: (item) => byOwner.get(ownerOf(item))?.includes(item) === true,
    clear() {
      byOwner.clear();
      size = 0;
    },
    waitingOf: (owner) => byOwner.get(owner)?.length ?? 0,
  };
}
