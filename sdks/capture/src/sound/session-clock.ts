/**
 * The clock of a session: seconds since its first sample. While sound comes it goes by the count of frames; across what
 * interrupts the sound (another context, a suspended one) by the clock of the system, so that an interruption is as long
 * on it as it was.
 */
export interface SessionClock {
  /** Another context counts from now on. */
  attach(sampleRate: number): void;
  /** The place of a block on the clock, in frames of the present rate. */
  place(block: { readonly frame: number; readonly lostSeconds: number; readonly length: number }): number;
  /**
   * Now. The clock of the system, held to the count of frames by the blocks that came with the least delay of late: the
   * time a context tells moves in steps of its buffer.
   */
  moment(): number;
  /** What was placed last ended here. */
  readonly endSeconds: number;
}

/** How long the least delay is remembered, once and once more: two clocks drift apart by a millisecond in this time. */
const MEMORY_SECONDS = 5;

/** @param now seconds of the system, from any beginning */
export function createSessionClock(now: () => number): SessionClock {
  let rate = 0;
  let startedAt: number | undefined;
  let endSeconds = 0;
  /** Frame of the context that is at `atSeconds`; none until the first block. */
  let first: number | undefined;
  let atSeconds = 0;
  /** Moment of the system at which the session was at 0, by the least delay of the last seconds, and of those before. */
  let zero = Number.POSITIVE_INFINITY;
  let zeroBefore = Number.POSITIVE_INFINITY;
  let rememberedAt = 0;

  function remember(isNew: boolean): void {
    const at = now();
    if (isNew) zeroBefore = zero = Number.POSITIVE_INFINITY;
    if (at - rememberedAt > MEMORY_SECONDS) {
      zeroBefore = zero;
      zero = Number.POSITIVE_INFINITY;
      rememberedAt = at;
    }
    zero = Math.min(zero, at - endSeconds);
  }

  const passed = () => (startedAt === undefined ? 0 : now() - startedAt);

  return {
    attach(sampleRate) {
      rate = sampleRate;
      first = undefined;
    },
    place({ frame, lostSeconds, length }) {
      const seconds = length / rate;
      startedAt ??= now() - seconds;
      if (first === undefined) {
        first = frame;
        atSeconds = Math.max(endSeconds, endSeconds === 0 ? 0 : passed() - seconds);
      } else atSeconds += lostSeconds;
      const place = Math.round(atSeconds * rate) + frame - first;
      endSeconds = (place + length) / rate;
      remember(frame === first || lostSeconds > 0);
      return place;
    },
    moment() {
      const begun = Math.min(zero, zeroBefore);
      return Number.isFinite(begun) ? Math.max(0, now() - begun) : 0;
    },
    get endSeconds() {
      return endSeconds;
    },
  };
}
