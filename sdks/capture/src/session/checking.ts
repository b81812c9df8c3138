import type { CheckedVoice, VoiceCheck } from './voice-check.ts';

/** A voice check that follows a session from stream to stream. */
export interface Checking {
  /** Listens to a stream, once. */
  follow(stream: MediaStream | undefined): Promise<void>;
  /** Stops listening, if it is. */
  rest(): void;
  all(): Promise<CheckedVoice[]>;
}

export function createChecking(check: VoiceCheck | undefined, moment: () => number): Checking {
  const heard: Promise<CheckedVoice | undefined>[] = [];
  let listensTo: MediaStream | undefined;
  function rest(): void {
    if (listensTo !== undefined && check !== undefined) heard.push(check.finish());
    listensTo = undefined;
  }
  return {
    async follow(stream) {
      if (stream === listensTo) return;
      rest();
      listensTo = stream;
      if (stream !== undefined) await check?.listen(stream, moment);
    },
    rest,
    async all() {
      rest();
      return (await Promise.all(heard)).filter((each) => each !== undefined);
    },
  };
}
