interface Gate {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs at most `most` pieces of work of one owner at a time, in the order they came: what one tenant's readers hold
 * in memory stays bounded, however many they are, and other tenants never wait for them.
 */
export function createOwnerGate(most: number) {
  const gates = new Map<string, Gate>();

  const enter = (gate: Gate): Promise<void> | undefined => {
    if (gate.running < most) {
      gate.running++;
      return undefined;
    }
    return new Promise((resolve) => gate.waiting.push(resolve));
  };
  const leave = (owner: string, gate: Gate): void => {
    const next = gate.waiting.shift();
    // The slot passes to the next one.
    if (next !== undefined) next();
    else if (--gate.running === 0) gates.delete(owner);
  };

  return async function inGate<Result>(owner: string, work: () => Promise<Result> | Result): Promise<Result> {
    const gate = gates.get(owner) ?? { running: 0, waiting: [] };
    gates.set(owner, gate);
    await enter(gate);
    try {
      return await work();
    } finally {
      leave(owner, gate);
    }
  };
}
