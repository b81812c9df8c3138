export type { Block } from './audio/track.ts';
export { createMeasurement, type Measurement, type MeasurementOptions, type Voice } from './measurement.ts';
export { MeasurementError } from './measurement-error.ts';
export { CAPTURE_PARAMETERS } from './parameters.ts';
export { SYLLABLES_PER_WORD } from './rate/languages.ts';
export type {
  CaptureMeasurement,
  CaptureQuality,
  LatencyMode,
  LeftOut,
  LeftOutCode,
  LeftOutField,
  LiveReading,
  Span,
  Turn,
} from './results.ts';
