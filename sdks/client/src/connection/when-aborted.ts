/** Who waits for a signal: one listener for all of them, since platforms warn of many on one signal. */
const WAITING = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `end` when the signal is aborted, at once when it is already; returns how to stop waiting. */
export function whenAborted(signal: AbortSignal | undefined, end: () => void): () => void {
  if (!signal) return () => {};
  const known = WAITING.get(signal);
  const waiting = known ?? new Set();
  if (!known) signal.addEventListener('abort', () => waiting.forEach((each) => each()));
  WAITING.set(signal, waiting.add(end));
  if (signal.aborted) end();
  return () => waiting.delete(end);
}
