import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechOf } from './recordings.ts';
import { addAt, RATE, scaled, silence, whiteNoise } from './sounds.ts';
import { writeWav } from './write-wav.ts';

const QUESTION = 'ls-1089-134691-0000';
/** How long each answer is waited for, and its parts. */
const ANSWERS = [
  { latencySeconds: 0.6, parts: ['lj-001-0004'] },
  { latencySeconds: 1.2, parts: ['lj-001-0011'] },
  { latencySeconds: 1.9, parts: ['lj-001-0002', 'lj-001-0008'] },
] as const;
const SECONDS = { before: 1, betweenParts: 0.25, between: 0.7, after: 0.5 };
const SPEECH_RMS = 0.07;
const NOISE_RMS = 0.001;

/**
 * Three questions and answers of two voices, left the clinician, right the patient, over a faint noise. The last half
 * second is digital silence: a fake microphone repeats its last 10 ms for ever.
 */
function interview(): Uint8Array {
  const placed: { channel: 0 | 1; id: string; at: number }[] = [];
  let at = SECONDS.before;
  const place = (channel: 0 | 1, id: string) => {
    placed.push({ channel, id, at });
    at += speechOf(id).length / RATE;
  };
  for (const { latencySeconds, parts } of ANSWERS) {
    place(0, QUESTION);
    at += latencySeconds;
    for (const [i, id] of parts.entries()) {
      if (i > 0) at += SECONDS.betweenParts;
      place(1, id);
    }
    at += SECONDS.between;
  }
  const end = at - SECONDS.between;
  const channels = [0, 1].map((channel) => {
    const sound = silence(end + SECONDS.after);
    addAt(sound, scaled(whiteNoise(Math.round(end * RATE), channel + 1), NOISE_RMS), 0);
    for (const each of placed)
      if (each.channel === channel) addAt(sound, scaled(speechOf(each.id), SPEECH_RMS), each.at);
    return sound.samples;
  });
  return writeWav(channels);
}

/** The interview as a file that is gone with `remove()`. */
export function interviewFile(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'svc-interview-'));
  const path = join(folder, 'interview.wav');
  writeFileSync(path, interview());
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
