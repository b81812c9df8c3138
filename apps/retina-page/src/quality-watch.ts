import type { RgbImage } from '@svc/retina';
import type { Assess } from './assessor.ts';
import type { Lens } from './plan.ts';
import type { Assessment } from './quality-messages.ts';

/** From one look to the next, and at least to breathe between them on a slow device. */
const EVERY_MS = 333;
const LEAST_PAUSE_MS = 50;

interface Watched {
  readonly frame: () => RgbImage | null;
  readonly lens: Lens;
  readonly assess: Assess;
  /** With the moment the frame was taken. */
  readonly onSeen: (assessment: Assessment, at: number) => void;
}

/** Looks at a frame about three times a second, one at a time, until it is stopped. */
export function watchQuality({ frame, lens, assess, onSeen }: Watched): () => void {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const at = performance.now();
      const image = document.hidden ? null : frame();
      const assessment = image === null ? null : await assess(image, lens);
      if (assessment !== null && !stopping.signal.aborted) onSeen(assessment, at);
      await pause(Math.max(LEAST_PAUSE_MS, EVERY_MS - (performance.now() - at)));
    }
  };
  void look();
  return () => stopping.abort();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
