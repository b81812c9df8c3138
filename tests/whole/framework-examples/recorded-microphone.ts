import { type Dialogue, knownDialogues } from '../../../sdks/capture/test/dialogues.ts';

interface Frames {
  readonly base64: string;
  readonly sampleRate: number;
  readonly frame: number;
}

/** What the example calls a microphone, with a recorded conversation in place of a native module. */
export interface RecordedMicrophone {
  readonly open: (onFrames: (frames: Frames) => void) => Promise<() => Promise<void>>;
  readonly opened: number;
  readonly closed: number;
  /** Lets it hear the patient of a conversation, and tells when each question begins and ends. */
  play(dialogue: Dialogue, onQuestion: (edge: 'began' | 'ended') => Promise<void>): Promise<void>;
}

const BLOCK_SECONDS = 0.02;
const FULL_SCALE = 32_768;

/** People answering questions, after waits that are known. */
export function recordedDialogue(): Dialogue {
  const [, dialogue] = knownDialogues();
  if (dialogue === undefined) throw new Error('no recorded conversation');
  return dialogue;
}

export function createRecordedMicrophone(): RecordedMicrophone {
  let hear: (frames: Frames) => void = () => {};
  let opened = 0;
  let closed = 0;
  return {
    async open(onFrames) {
      opened++;
      hear = onFrames;
      return async () => void closed++;
    },
    get opened() {
      return opened;
    },
    get closed() {
      return closed;
    },
    async play({ patient: { samples, sampleRate }, questions }, onQuestion) {
      const edges = questions.flatMap(
        ([from, to]) =>
          [
            [from, 'began'],
            [to, 'ended'],
          ] as const,
      );
      const length = Math.round(BLOCK_SECONDS * sampleRate);
      for (let frame = 0; frame < samples.length; frame += length) {
        hear({ base64: base64Of(samples.subarray(frame, frame + length)), sampleRate, frame });
        while ((edges[0]?.[0] ?? Infinity) <= (frame + length) / sampleRate) {
          const [, edge] = edges.shift() ?? [0, 'ended'];
          await onQuestion(edge);
        }
      }
    },
  };
}

function base64Of(samples: Float32Array): string {
  const whole = Int16Array.from(samples, (sample) =>
    Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE))),
  );
  return Buffer.from(whole.buffer).toString('base64');
}
