/** Items of which the first by `compare` comes out first: a leftist tree (Crane 1972). */
export interface Heap<Item> {
  push(item: Item): void;
  pop(): Item | undefined;
}

interface Tree<Item> {
  readonly item: Item;
  /** Of the shortest way down to where a branch is missing. */
  steps: number;
  left: Tree<Item> | undefined;
  right: Tree<Item> | undefined;
}

export function createHeap<Item>(compare: (a: Item, b: Item) => number): Heap<Item> {
  let root: Tree<Item> | undefined;

  /** Goes down the shorter branches, so it takes as many steps as the number of items has digits. */
  function merged(a: Tree<Item> | undefined, b: Tree<Item> | undefined): Tree<Item> | undefined {
    if (a === undefined || b === undefined) return a ?? b;
    if (compare(b.item, a.item) < 0) return merged(b, a);
    a.right = merged(a.right, b);
    if (stepsOf(a.left) < stepsOf(a.right)) [a.left, a.right] = [a.right, a.left];
    a.steps = stepsOf(a.right) + 1;
    return a;
  }

  return {
    push(item) {
      root = merged(root, { item, steps: 1, left: undefined, right: undefined });
    },
    pop() {
      const first = root?.item;
      root = merged(root?.left, root?.right);
      return first;
    },
  };
}

function stepsOf(tree: Tree<unknown> | undefined): number {
  return tree?.steps ?? 0;
}
