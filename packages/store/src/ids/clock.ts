/** Milliseconds since the Unix epoch. */
export type Clock = () => number;

/** Source of random bytes; `node:crypto` unless a test brings its own. */
export type RandomBytes = (size: number) => Uint8Array;
