import type { Track } from './audio/track.ts';
import type { MeasurementOptions, Voice } from './options.ts';
import type { Span } from './results.ts';
import type { Prompt } from './turns/prompt-waits.ts';

/** What a session has gathered when it ends. */
export interface Gathered {
  readonly tracks: Readonly<Record<Voice, Track>>;
  readonly prompts: readonly Prompt[];
  readonly gaps: readonly Span[];
  readonly options: MeasurementOptions;
}
