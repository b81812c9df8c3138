import { readFileSync } from 'node:fs';
import { createMeasurement } from '../src/core/index.ts';
import { readWav } from '../src/wav/index.ts';

/** What the measurement says of an interview by itself: a file with the clinician on the left, the patient on the right. */
export function measuredInNode(file: string) {
  const { sampleRate, channels } = readWav(readFileSync(file));
  const measurement = createMeasurement({ latency: 'tracks' });
  for (const [i, voice] of (['clinician', 'patient'] as const).entries())
    measurement.push(voice, { samples: channels[i] as Float32Array, sampleRate, frame: 0 });
  return measurement.finish();
}
