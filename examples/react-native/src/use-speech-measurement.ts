import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createSpeechSession,
  type SpeechOptions,
  type SpeechSession,
  type SpeechState,
} from './speech-session';

export type UsedSpeech = Omit<SpeechSession, 'subscribe' | 'snapshot' | 'close'> & {
  readonly state: SpeechState;
};

/**
 * Measures how fast a person speaks and how long they wait before they answer, on the device. Leaving the screen closes
 * the microphone.
 *
 * @param options read once, when the component is mounted
 */
export function useSpeechMeasurement(options: SpeechOptions): UsedSpeech {
  const [session] = useState(() => createSpeechSession(options));
  useEffect(() => () => void session.close(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  return { ...session, state };
}
