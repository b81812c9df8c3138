/** A camera that is running. */
export interface Camera {
  readonly canLight: boolean;
  readonly width: number;
  readonly height: number;
  light(on: boolean): Promise<void>;
  stop(): void;
}

/** The torch is in browsers and not in the types. */
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean };

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
};

/**
 * Opens the camera that looks away from the patient, if there is one, and shows it.
 *
 * @param onEnd told when the camera stops by itself
 * @throws the error of `getUserMedia`
 */
export async function openCamera(video: HTMLVideoElement, onEnd: () => void): Promise<Camera> {
  if (navigator.mediaDevices === undefined) throw new DOMException('no camera here', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const [track] = stream.getVideoTracks();
  const stop = () => {
    track?.removeEventListener('ended', onEnd);
    for (const each of stream.getTracks()) each.stop();
    video.srcObject = null;
  };
  track?.addEventListener('ended', onEnd);
  video.srcObject = stream;
  try {
    await video.play();
  } catch (error) {
    stop();
    throw error;
  }
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {};
  return {
    canLight: capabilities.torch === true,
    width: video.videoWidth,
    height: video.videoHeight,
    async light(on) {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    },
    stop,
  };
}
