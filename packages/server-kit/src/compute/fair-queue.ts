/** What waits, in some order. */
interface Line<Item> {
  push(item: Item): void;
  pop(): Item | undefined;
  size(): number;
  contains(item: Item): boolean;
  /** Removes the items for which `isDropped` is true: nobody waits for them any more. */
  drop(isDropped: (item: Item) => boolean): void;
  clear(): void;
}

/** Whose an item is: an account, and the sender within it. */
export interface Owner {
  readonly account: string;
  readonly sender?: string;
}

/**
 * Waiting items, taken in turns: an account with many waiting delays another's next item by only one of its own, and so
 * does one sender another within an account, where quick items come before slow ones.
 */
export interface FairQueue<Item> extends Line<Item> {
  /** How many items of one account wait. */
  waitingOf(account: string): number;
}

export function createFairQueue<Item>(
  ownerOf: (item: Item) => Owner,
  isQuick: (item: Item) => boolean = () => false,
): FairQueue<Item> {
  const ofSenders = () => turns<Item>((item) => ownerOf(item).sender ?? '', inOrder<Item>);
  return turns(
    (item) => ownerOf(item).account,
    () => quickFirst(isQuick, ofSenders),
  );
}

function quickFirst<Item>(isQuick: (item: Item) => boolean, newLine: () => Line<Item>): Line<Item> {
  const [quick, long] = [newLine(), newLine()];
  const lineOf = (item: Item) => (isQuick(item) ? quick : long);
  return {
    push: (item) => lineOf(item).push(item),
    pop: () => quick.pop() ?? long.pop(),
    size: () => quick.size() + long.size(),
    contains: (item) => lineOf(item).contains(item),
    drop(isDropped) {
      quick.drop(isDropped);
      long.drop(isDropped);
    },
    clear() {
      quick.clear();
      long.clear();
    },
  };
}

/** A line for each key; the next item is of the key that waited longest for its turn. */
function turns<Item>(keyOf: (item: Item) => string, newLine: () => Line<Item>): FairQueue<Item> {
  // A map keeps the order of its keys.
  const lines = new Map<string, Line<Item>>();
  let size = 0;
  return {
    push(item) {
      const key = keyOf(item);
      const line = lines.get(key) ?? newLine();
      lines.set(key, line);
      line.push(item);
      size += 1;
    },
    pop() {
      const next = lines.entries().next().value;
      if (next === undefined) return undefined;
      const [key, line] = next;
      const item = line.pop();
      lines.delete(key);
      if (line.size() > 0) lines.set(key, line);
      size -= 1;
      return item;
    },
    size: () => size,
    contains: (item) => lines.get(keyOf(item))?.contains(item) === true,
    drop(isDropped) {
      for (const [key, line] of lines) {
        const before = line.size();
        line.drop(isDropped);
        size += line.size() - before;
        if (line.size() === 0) lines.delete(key);
      }
    },
    clear() {
      lines.clear();
      size = 0;
    },
    waitingOf: (key) => lines.get(key)?.size() ?? 0,
  };
}

function inOrder<Item>(): Line<Item> {
  let items: Item[] = [];
  return {
    push: (item) => void items.push(item),
    pop: () => items.shift(),
    size: () => items.length,
    contains: (item) => items.includes(item),
    drop: (isDropped) => void (items = items.filter((item) => !isDropped(item))),
    clear: () => void (items = []),
  };
}
