export { mixDown } from './mix-down.ts';
export { readWav, type WavAudio, WavError } from './read-wav.ts';
