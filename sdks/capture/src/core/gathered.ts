import type { Track } from './audio/track.ts';
import type { MeasurementOptions, Voice } from './options.ts';
import type { Span } from './results.ts';
import type { Asking } from './turns/asking.ts';

/** What a session has gathered when it ends. */
export interface Gathered {
  readonly tracks: Readonly<Record<Voice, Track>>;
  readonly prompts: readonly Asking[];
  readonly gaps: readonly Span[];
  readonly options: MeasurementOptions;
}
