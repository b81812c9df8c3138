import type { Sound } from '../src/core/index.ts';
import { mulberry, RATE, silence } from './sounds.ts';

/** Formants of ah, ee, oo, eh, oh in Hz. */
const VOWELS = [
  [750, 1200, 2600],
  [300, 2200, 3000],
  [330, 900, 2300],
  [550, 1800, 2600],
  [500, 950, 2400],
] as const;
const BANDWIDTH_HZ = 90;
const SYLLABLE_SECONDS = 0.16;
const CONSONANT_SECONDS = 0.05;
/** Share of a syllable in which the mouth moves. */
const MOVING = 0.9;
const PHRASE = 9;
const PAUSE_SECONDS = 0.45;

/** A voice without melody: a pulse of one pitch and a hiss, by turns, through three formants that move; and its syllables. */
export function flatVoice(
  pitchHz: number,
  phrases: number,
): { readonly sound: Sound; readonly syllables: number } {
  const sound = silence(0.5 + phrases * (PHRASE * SYLLABLE_SECONDS + PAUSE_SECONDS));
  const random = mulberry(7);
  for (let phrase = 0; phrase < phrases; phrase++) {
    const from = 0.5 + phrase * (PHRASE * SYLLABLE_SECONDS + PAUSE_SECONDS);
    const source = Float32Array.from({ length: PHRASE * SYLLABLE_SECONDS * RATE }, (_, i) => {
      const isConsonant = (i / RATE) % SYLLABLE_SECONDS < CONSONANT_SECONDS;
      if (isConsonant) return 0.02 * (random() - 0.5);
      return i % Math.round(RATE / pitchHz) === 0 ? 1 : 0;
    });
    const formed = [0, 1, 2].reduce<Float32Array>((wave, formant) => resonant(wave, phrase, formant), source);
    const most = formed.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    for (const [i, sample] of formed.entries())
      sound.samples[Math.round(from * RATE) + i] = (0.3 * sample) / most;
  }
  return { sound, syllables: phrases * PHRASE };
}

/** One formant, on its way from vowel to vowel. */
function resonant(wave: Float32Array, phrase: number, formant: number): Float32Array {
  let before = 0;
  let last = 0;
  return wave.map((sample, i) => {
    const at = i / RATE / SYLLABLE_SECONDS;
    const [vowel, next] = [0, 1].map((step) => VOWELS[(phrase + Math.floor(at) + step) % VOWELS.length]);
    const hz =
      (vowel?.[formant] ?? 0) +
      Math.min(1, (at % 1) / MOVING) * ((next?.[formant] ?? 0) - (vowel?.[formant] ?? 0));
    const radius = Math.exp((-Math.PI * BANDWIDTH_HZ) / RATE);
    const out = sample + 2 * radius * Math.cos((2 * Math.PI * hz) / RATE) * last - radius ** 2 * before;
    before = last;
    last = out;
    return out;
  });
}
