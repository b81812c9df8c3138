/** Samples of each voice, as the sound card counted them. */
export interface SoundBlock {
  /** Of the first sample, since the context began. */
  readonly frame: number;
  /** Time of the system that passed before this block without frames, such as while suspended. */
  readonly lostSeconds: number;
  /** For each tap its samples; null where the input gave none. */
  readonly blocks: readonly (Float32Array | null)[];
}

/** Which channel of which input is a voice. */
export type Tap = readonly [input: number, channel: number];

/** What is heard of which streams. */
export interface Wiring {
  readonly sources: readonly AudioNode[];
  /** Of each stream. */
  readonly channels: number;
  readonly taps: readonly Tap[];
}
