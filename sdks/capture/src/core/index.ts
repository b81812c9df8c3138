export type { Block } from './audio/track.ts';
export { measureRecording, type Recording, type Sound } from './measure-recording.ts';
export { createMeasurement, type Measurement } from './measurement.ts';
export type { MeasurementOptions, PromptMark, Voice } from './options.ts';
export { MeasurementError } from './measurement-error.ts';
export { SYLLABLES_PER_WORD } from './speech-rate/languages.ts';
export { syllablesPerWordFrom } from './speech-rate/syllables-per-word.ts';
export type {
  CaptureMeasurement,
  CaptureQuality,
  LatencyMode,
  LeftOut,
  LeftOutCode,
  LeftOutField,
  LiveReading,
  Question,
  QuestionFate,
  QuestionReason,
  Span,
  Turn,
  Waits,
} from './results.ts';
