/**
 * Runs one piece of work per iteration of the event loop, in the order they came: requests that arrived together never
 * hold up the others for the sum of their work.
 */
export function createOnePerTick(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const runNext = () => {
    const work = waiting.shift();
    // Before the work, which may add more.
    if (waiting.length > 0) setImmediate(runNext);
    work?.();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(runNext);
  };
}
