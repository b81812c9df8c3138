import { assessFrame } from '@svc/retina';
import { hintOf } from './hints.ts';
import type { AssessmentMessage, FrameMessage } from './quality-messages.ts';

/** This side of a worker; the types of a page know it as a window. */
const scope = globalThis as unknown as {
  postMessage(message: AssessmentMessage, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FrameMessage>) => void): void;
};

scope.addEventListener('message', ({ data: { id, frame, lens } }) => {
  try {
    const seen = assessFrame(frame);
    scope.postMessage({ id, assessment: { quality: seen.quality, hint: hintOf(seen, lens) } }, []);
  } catch {
    scope.postMessage({ id, assessment: null }, []);
  }
});
