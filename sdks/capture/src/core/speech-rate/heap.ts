/** Items of which the least by `compare` comes out first: a leftist tree (Crane 1972). */
export interface Heap<Item> {
  push(item: Item): void;
  pop(): Item | undefined;
}

interface Tree<Item> {
  readonly item: Item;
  /** Of the shortest way down to where a branch is missing. */
  readonly steps: number;
  readonly left?: Tree<Item> | undefined;
  readonly right?: Tree<Item> | undefined;
}

export function createHeap<Item>(compare: (a: Item, b: Item) => number): Heap<Item> {
  let root: Tree<Item> | undefined;

  /** Goes down the shorter branches, so it takes as many steps as the number of items has digits. */
  function merged(a: Tree<Item> | undefined, b: Tree<Item> | undefined): Tree<Item> | undefined {
    if (a === undefined || b === undefined) return a ?? b;
    if (compare(b.item, a.item) < 0) return merged(b, a);
    const right = merged(a.right, b);
    const [longer, shorter] = (a.left?.steps ?? 0) < (right?.steps ?? 0) ? [right, a.left] : [a.left, right];
    return { item: a.item, steps: (shorter?.steps ?? 0) + 1, left: longer, right: shorter };
  }

  return {
    push(item) {
      root = merged(root, { item, steps: 1 });
    },
    pop() {
      const first = root?.item;
      root = merged(root?.left, root?.right);
      return first;
    },
  };
}
