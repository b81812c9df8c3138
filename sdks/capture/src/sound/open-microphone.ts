import { CaptureError } from '../errors/capture-error.ts';
import { microphoneError, readPermission } from '../errors/microphone-error.ts';

/** Says at once what a browser or a page can never do. */
export function checkSurroundings(): void {
  if (typeof window === 'undefined' || typeof navigator === 'undefined')
    throw new CaptureError('unsupported', {
      help: 'start() works in a browser alone; importing works anywhere.',
    });
  if (window.isSecureContext === false) throw new CaptureError('insecure_context');
  if (navigator.mediaDevices?.getUserMedia === undefined) throw new CaptureError('unsupported');
  if (typeof AudioContext === 'undefined') throw new CaptureError('unsupported');
}

export async function openMicrophone(audio: MediaTrackConstraints): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw microphoneError(error, await readPermission());
  }
}
