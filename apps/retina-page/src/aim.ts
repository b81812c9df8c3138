import { hasAutoShutter, isDue, passingSince } from './auto-shutter.ts';
import type { Assess } from './assessor.ts';
import { createFrameReader, type FrameSource } from './frames.ts';
import type { Hint } from './hints.ts';
import type { Lens } from './plan.ts';
import { watchQuality } from './quality-watch.ts';
import { steadyHint } from './steady-hint.ts';

interface Aim {
  readonly source: () => FrameSource;
  readonly lens: Lens;
  readonly assess: Assess;
  readonly onHint: (hint: Hint) => void;
  /** The picture has been good for long enough to be taken. */
  readonly onGood: () => void;
}

/** Helps to aim the camera, and says when to take the picture. What is given back ends it. */
export function aimCamera({ source, lens, assess, onHint, onGood }: Aim): () => void {
  const readFrame = createFrameReader();
  let [shown, before]: [Hint, Hint] = ['wait', 'wait'];
  let since: number | null = null;
  return watchQuality({
    frame: () => readFrame(source()),
    lens,
    assess,
    onSeen({ hint: seen }, at) {
      since = passingSince(since, seen === 'good', at);
      shown = steadyHint(shown, before, seen);
      before = seen;
      onHint(shown);
      if (!hasAutoShutter(lens) || !isDue(since, at)) return;
      since = null;
      onGood();
    },
  });
}
