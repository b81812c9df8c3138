import { assessFrame } from '@svc/retina';
import type { AssessmentMessage, FrameMessage } from './quality-messages.ts';

/** This side of a worker; the types of a page know it as a window. */
const scope = globalThis as unknown as {
  postMessage(message: AssessmentMessage, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FrameMessage>) => void): void;
};

scope.addEventListener('message', ({ data: { id, frame } }) => {
  try {
    scope.postMessage({ id, assessment: assessFrame(frame) }, []);
  } catch {
    scope.postMessage({ id, assessment: null }, []);
  }
});
