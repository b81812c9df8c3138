import type { Voice } from '../core/index.ts';
import type { CaptureError } from '../errors/capture-error.ts';

/** What a feed tells of its sound. */
export interface FeedEvents {
  onSamples(voice: Voice, block: { samples: Float32Array; sampleRate: number; frame: number }): void;
  /** Samples come that nobody spoke: the system muted the microphone. */
  onMuted(fromSeconds: number, toSeconds: number): void;
  onInterrupted(error: CaptureError): void;
  /** Sound comes again. */
  onBack(): void;
}
