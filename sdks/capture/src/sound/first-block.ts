import { CaptureError } from '../errors/capture-error.ts';

const PATIENCE_MS = 5000;

/** Waits until sound comes; says why it does not. */
export function waitForSound(context: AudioContext, blocks: () => number): Promise<void> {
  const before = blocks();
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      if (blocks() > before) finish();
      else if (performance.now() - startedAt > PATIENCE_MS)
        finish(new CaptureError(context.state === 'running' ? 'stalled' : 'interrupted'));
    }, 20);
    function finish(error?: CaptureError): void {
      clearInterval(timer);
      if (error === undefined) resolve();
      else reject(error);
    }
  });
}
