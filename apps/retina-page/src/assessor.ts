import type { RgbImage } from '@svc/retina';
import type { Lens } from './plan.ts';
import type { Assessment, AssessmentMessage, FrameMessage } from './quality-messages.ts';

/** Measures frames beside the page; `null` where that is not possible. The pixels of a frame are given away. */
export type Assess = (frame: RgbImage, lens: Lens) => Promise<Assessment | null>;

/** Without a worker the page goes on without hints: the button takes pictures as ever. */
export function createAssessor(workerUrl: string): Assess {
  const waiting = new Map<number, (assessment: Assessment | null) => void>();
  let sent = 0;
  let isBroken = false;
  const answer = (id: number, assessment: Assessment | null) => {
    waiting.get(id)?.(assessment);
    waiting.delete(id);
  };
  const worker = new Worker(workerUrl);
  worker.addEventListener('message', ({ data: { id, assessment } }: MessageEvent<AssessmentMessage>) =>
    answer(id, assessment),
  );
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const id of waiting.keys()) answer(id, null);
  });
  return (frame, lens) => {
    if (isBroken) return Promise.resolve(null);
    const message: FrameMessage = { id: ++sent, frame, lens };
    return new Promise((resolve) => {
      waiting.set(message.id, resolve);
      worker.postMessage(message, [frame.data.buffer]);
    });
  };
}
