import type { LatencyMode } from '../core/index.ts';
import { CaptureError } from '../errors/capture-error.ts';
import type { SendingOptions } from '../sending/sender.ts';
import type { VoiceCheck } from './voice-check.ts';
import type { CaptureSource } from '../sound/source.ts';

export interface CaptureOptions extends SendingOptions {
  /** Where the sound comes from; the microphone when not given. */
  readonly source?: CaptureSource;
  /**
   * How latency is measured; `tracks` where there are two, else `prompts`, when not given. `single` tells two voices in one
   * microphone apart by their pitch, with low confidence; it is used only on request.
   */
  readonly latency?: LatencyMode;
  /** BCP 47 tag of the patient's language, to convert syllables to words; `en` when not given. */
  readonly language?: string;
  /** This patient's own, from a passage read aloud; overrides the factor of the language. */
  readonly syllablesPerWord?: number;
  /** Consent is required unless the page says that it has it already. */
  readonly consent?: { readonly required: boolean };
  /** Address of `capture-worklet.js`, for pages whose policy forbids `blob:` scripts. */
  readonly workletUrl?: string;
  /** A second opinion on what is speech, such as that of `@svc/capture/silero`. */
  readonly voiceCheck?: VoiceCheck;
}

/** @throws CaptureError `configuration` for options that cannot work, a secret key first of all */
export function checkOptions({ publishableKey, source, latency, voiceCheck }: CaptureOptions): void {
  if (publishableKey !== undefined) checkKey(publishableKey);
  if (latency === 'single' && source !== undefined && source.kind !== 'microphone')
    throw new CaptureError('configuration', {
      message: 'latency single is for one microphone: with two tracks leave it out.',
    });
  if (voiceCheck !== undefined && source?.kind === 'stereo' && source.clinicianChannel !== 'right')
    throw new CaptureError('configuration', {
      message: 'A voiceCheck hears the left channel: set clinicianChannel right.',
    });
}

function checkKey(key: string): void {
  if (/^(?:svc_sk_|mse_)/.test(key))
    throw new CaptureError('configuration', {
      message: 'A secret key stands in a page, where everybody can read it.',
      help: 'Revoke it now (svc keys revoke), and give a publishable key (svc_pk_…) with this origin allowed.',
    });
  if (!key.startsWith('svc_pk_'))
    throw new CaptureError('configuration', { message: 'publishableKey must begin with svc_pk_.' });
}
