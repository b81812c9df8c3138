import { type CaptureMeasurement, createMeasurement, type LiveReading } from '@svc/capture/core';
import { samplesOf } from './samples';

/** What a microphone hears: see `NativePcmMicrophone.ts`. */
export interface Frames {
  readonly base64: string;
  readonly sampleRate: number;
  readonly frame: number;
}

export interface Microphone {
  /** Opens it, and returns what closes it. Rejects with a sentence for people. */
  open(onFrames: (frames: Frames) => void): Promise<() => Promise<void>>;
}

/** A microphone that is open, and the measurement that it feeds. */
export interface Listening {
  promptStarted(): void;
  promptEnded(): void;
  /** Closes the microphone and works out the numbers. */
  finish(): Promise<CaptureMeasurement>;
  /** Closes the microphone and forgets what was heard. */
  close(): Promise<void>;
}

const READING_EVERY_SECONDS = 0.25;

/** Listens to whom speaks. Samples go into the measurement, which keeps none longer than 40 ms; no file is written. */
export async function listen(
  microphone: Microphone,
  language: string,
  onReading: (reading: LiveReading) => void,
): Promise<Listening> {
  const measurement = createMeasurement({ latency: 'prompts', language });
  let heardSeconds = 0;
  let nextReading = 0;
  const close = await microphone.open(({ base64, sampleRate, frame }) => {
    const samples = samplesOf(base64);
    measurement.push('patient', { samples, sampleRate, frame });
    heardSeconds = (frame + samples.length) / sampleRate;
    if (heardSeconds < nextReading) return;
    nextReading = heardSeconds + READING_EVERY_SECONDS;
    onReading(measurement.live());
  });
  return {
    // On the clock of the sound, not of the phone: a moment is as exact as the blocks are short.
    promptStarted: () => measurement.promptStarted(heardSeconds),
    promptEnded: () => measurement.promptEnded(heardSeconds),
    async finish() {
      await close();
      return unhurried(measurement.finishInSlices());
    },
    close,
  };
}

/** Does the work in slices, and lets the screen draw between them. */
async function unhurried<Result>(work: Generator<unknown, Result, void>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value as Result;
    await new Promise<void>((resolve) => setTimeout(() => resolve(), 0));
  }
}
