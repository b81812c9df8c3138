import type { RetinaSessionRequest } from '@svc/contracts';
import type { Camera } from './camera.ts';
import type { Plan } from './plan.ts';

const MOST_CHARACTERS = 512;

/** What a session is told of the device, for quality assurance. */
export function sessionRequest({ target }: Plan, camera: Camera | null): RetinaSessionRequest {
  const { userAgent } = navigator;
  return {
    targetEye: target,
    deviceInfo: {
      userAgent: userAgent.slice(0, MOST_CHARACTERS),
      screen: { width: screen.width, height: screen.height, pixelRatio: devicePixelRatio },
    },
    ...(camera === null
      ? {}
      : {
          captureCapabilities: {
            torch: camera.canLight,
            maxResolution: { width: camera.width, height: camera.height },
          },
        }),
  };
}

/** A name for one picture, so that sending it twice stores it once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
