/** Choices that a seed decides. */
export interface Dice {
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator: enough to choose commands, and the same on every machine. */
export function createDice(seed: number): Dice {
  let state = BigInt(seed) * 2_654_435_761n + 1n;
  const roll = (sides: number) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(sides));
  };
  return { roll, pick: (items) => items[roll(items.length)] as (typeof items)[number] };
}
