import type { LeftOut, LiveReading } from '@svc/capture/core';
import { listen, type Listening, type Microphone } from './listen';
import { numbersOf, type SpeechNumbers } from './numbers';
import { createStore, type Store } from './store';

/** What the service says of the numbers; the disclaimer is shown with it. */
export interface SpeechAnswer {
  readonly headline: string;
  readonly disclaimer: string;
}

export interface SpeechOptions {
  readonly microphone: Microphone;
  /** BCP 47 tag of the language that is spoken. */
  readonly language: string;
  /** Hands the numbers to your server. */
  readonly send: (numbers: SpeechNumbers) => Promise<SpeechAnswer>;
}

export interface SpeechState {
  readonly step: 'consent' | 'ready' | 'listening' | 'measuring' | 'measured' | 'sent';
  readonly reading?: LiveReading | undefined;
  /** What `send` would send; absent where nothing could be measured. */
  readonly numbers?: SpeechNumbers | undefined;
  /** Each number that cannot be relied on, and why. */
  readonly leftOut: readonly LeftOut[];
  readonly answer?: SpeechAnswer | undefined;
  /** What went wrong last, for people. */
  readonly problem?: string | undefined;
}

/** What the screen asks for. A call that comes at the wrong step does nothing. */
export interface SpeechCalls {
  /** The person agrees; before that no microphone opens. */
  consent(): void;
  start(): Promise<void>;
  promptStarted(): Promise<void>;
  promptEnded(): Promise<void>;
  stop(): Promise<void>;
  send(): Promise<void>;
  /** Closes the microphone and forgets what was heard. */
  close(): Promise<void>;
}

/** A session, apart from React. */
export interface SpeechSession extends SpeechCalls, Pick<Store<SpeechState>, 'subscribe' | 'snapshot'> {}

const NOTHING_HEARD: Omit<SpeechState, 'step'> = {
  reading: undefined,
  numbers: undefined,
  leftOut: [],
  answer: undefined,
  problem: undefined,
};

export function createSpeechSession(options: SpeechOptions): SpeechSession {
  const store = createStore<SpeechState>({ ...NOTHING_HEARD, step: 'consent' });
  const { subscribe, snapshot, show } = store;
  return {
    subscribe,
    snapshot,
    consent() {
      if (snapshot().step === 'consent') show({ step: 'ready' });
    },
    ...listeningCalls(options, store),
    async send() {
      const { step, numbers } = snapshot();
      if (step !== 'measured' || numbers === undefined) return;
      try {
        show({ step: 'sent', answer: await options.send(numbers), problem: undefined });
      } catch (error) {
        show({ step: 'measured', problem: said(error) });
      }
    },
  };
}

function listeningCalls(
  { microphone, language }: SpeechOptions,
  { snapshot, show }: Store<SpeechState>,
): Omit<SpeechCalls, 'consent' | 'send'> {
  /** A promise, so that what is closed while it opens is closed too. */
  let listening: Promise<Listening | undefined> | undefined;
  function taken() {
    const all = listening;
    listening = undefined;
    return all;
  }
  const failed = (error: unknown) => show({ step: 'ready', problem: said(error) });

  return {
    async start() {
      if (snapshot().step !== 'ready') return;
      show({ ...NOTHING_HEARD, step: 'listening' });
      listening = listen(microphone, language, (reading) => show({ reading })).catch((error: unknown) => {
        failed(error);
        return undefined;
      });
      await listening;
    },
    promptStarted: async () => (await listening)?.promptStarted(),
    promptEnded: async () => (await listening)?.promptEnded(),
    async stop() {
      const heard = await taken();
      if (heard === undefined) return;
      show({ step: 'measuring' });
      try {
        const measurement = await heard.finish();
        if (snapshot().step !== 'measuring') return;
        show({ step: 'measured', numbers: numbersOf(measurement), leftOut: measurement.leftOut });
      } catch (error) {
        failed(error);
      }
    },
    async close() {
      const heard = taken();
      if (snapshot().step !== 'consent') show({ ...NOTHING_HEARD, step: 'ready' });
      await (await heard)?.close();
    },
  };
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
