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
  /** The moment that a context is at, or that of the system while none counts. */
  moment(contextSeconds?: number): number;
  /** What was placed last ended here. */
  readonly endSeconds: number;
}

/** @param now seconds of the system, from any beginning */
export function createSessionClock(now: () => number): SessionClock {
  let rate = 0;
  let startedAt: number | undefined;
  let endSeconds = 0;
  /** Frame of the context that is at `atSeconds`; none until the first block. */
  let first: number | undefined;
  let atSeconds = 0;

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
      return place;
    },
    moment(contextSeconds) {
      if (contextSeconds === undefined || first === undefined) return Math.max(endSeconds, passed());
      return Math.max(0, atSeconds + contextSeconds - first / rate);
    },
    get endSeconds() {
      return endSeconds;
    },
  };
}
