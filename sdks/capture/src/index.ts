export { CaptureError, type ApiSaid, type CaptureErrorCode } from './errors/capture-error.ts';
export type { CaptureNumbers } from './sending/numbers.ts';
export type { QueueOptions, QueueStorage } from './sending/queue.ts';
export type { SendOptions, SentLater } from './sending/sender.ts';
export type {
  CaptureEvents,
  CaptureResult,
  CaptureSession,
  CaptureState,
  ConsentRecord,
  SessionQuality,
} from './session/capture-session.ts';
export { createCapture } from './session/create-capture.ts';
export type { CaptureOptions } from './session/options.ts';
export type { SignalName } from './sending/signals.ts';
export type { CaptureSource } from './sound/source.ts';
export type { CheckedVoice, VoiceCheck } from './session/voice-check.ts';
export type { FeedReport, Processing } from './sound/sound-feed.ts';
export { WORKLET_SOURCE } from './sound/worklet-source.ts';
