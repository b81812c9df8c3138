import type { VoiceCheck } from '@svc/capture';
import { createSpeechSpans, type SpeechSpans } from './speech-spans.ts';

export interface SileroOptions {
  /** Folder that serves the worklet and the model of `@ricky0123/vad-web`, such as `/vad/`. */
  readonly baseAssetPath: string;
  /** Folder that serves the WebAssembly of `onnxruntime-web`. */
  readonly onnxWASMBasePath: string;
  readonly model?: 'v5' | 'v6' | 'legacy';
  /** From which probability a frame is speech: 0.5. */
  readonly threshold?: number;
}

/**
 * Silero voice activity as a second opinion on what is speech, for the option `voiceCheck` of `createCapture`. It needs the
 * package `@ricky0123/vad-web`, 5.6 MB of model and WebAssembly in the page, and `'wasm-unsafe-eval'` in its policy. It
 * corrects no edge: its own are 40 to 50 ms late. It says which share of the found speech is none.
 *
 * @example
 * ```ts
 * import { createCapture } from '@svc/capture';
 * import { sileroCheck } from '@svc/capture/silero';
 *
 * const voiceCheck = sileroCheck({ baseAssetPath: '/vad/', onnxWASMBasePath: '/vad/' });
 * createCapture({ voiceCheck }).state; // → 'idle'
 * ```
 */
export function sileroCheck({ threshold = 0.5, model = 'v5', ...paths }: SileroOptions): VoiceCheck {
  let spans: SpeechSpans | undefined;
  let end: (() => Promise<void>) | undefined;
  return {
    async listen(stream, moment) {
      const own = (spans = createSpeechSpans(threshold));
      const { MicVAD } = await import('@ricky0123/vad-web');
      const vad = await MicVAD.new({
        ...paths,
        model,
        // The stream belongs to the session: it is neither opened nor stopped here.
        getStream: async () => stream,
        pauseStream: async () => {},
        resumeStream: async (same) => same,
        onFrameProcessed: ({ isSpeech }, { length }) => own.add(isSpeech, length, moment),
      });
      // It may have been ended while it was loaded.
      if (spans !== own) return vad.destroy();
      end = () => vad.destroy();
      await vad.start();
    },
    async finish() {
      const [heard, ending] = [spans, end];
      spans = end = undefined;
      await ending?.();
      return heard?.all();
    },
  };
}
