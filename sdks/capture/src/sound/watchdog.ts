const TICK_MS = 1000;
/** A tick that came later than this is of a page that slept itself: it says nothing of the sound. */
const LATE_MS = 2500;
const SILENT_TICKS = 2;

/**
 * Looks every second whether sound still comes, and says when it does not. Browsers stop sound without telling: a clock
 * that stands still while the context says `running`, a context that is suspended in the background.
 *
 * @param blocks how many blocks have come in all
 * @returns ends the watch
 */
export function watch({
  blocks,
  now,
  onStall,
}: {
  readonly blocks: () => number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onStall: () => void;
}): () => void {
  let before = blocks();
  let silent = 0;
  let at = now();
  const timer = setInterval(() => {
    const awake = now() - at < LATE_MS;
    at = now();
    silent = blocks() === before && awake ? silent + 1 : 0;
    before = blocks();
    if (silent < SILENT_TICKS) return;
    silent = 0;
    onStall();
  }, TICK_MS);
  return () => clearInterval(timer);
}
