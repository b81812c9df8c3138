export { readWav, type WavAudio, WavError } from './read-wav.ts';
