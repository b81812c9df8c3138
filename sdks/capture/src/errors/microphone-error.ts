import { CaptureError } from './capture-error.ts';

/** What browsers know besides the name of the error, which is the same for most refusals. */
export interface Permission {
  /** Whether the page's policy allows it; undefined in browsers that do not tell. */
  readonly allowedByPolicy: boolean | undefined;
  /** What the person has chosen; undefined in browsers that do not tell. */
  readonly state: PermissionState | undefined;
  /** Whether the page is in a frame, so that the page around it may have forbidden the microphone. */
  readonly isFramed?: boolean;
}

const CODES: Readonly<Record<string, 'no_device' | 'device_in_use' | 'unsupported'>> = {
  NotFoundError: 'no_device',
  DevicesNotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'device_in_use',
  TrackStartError: 'device_in_use',
  AbortError: 'device_in_use',
};

/** The error for a microphone that could not be opened. */
export function microphoneError(
  error: unknown,
  { allowedByPolicy, state, isFramed = false }: Permission,
): CaptureError {
  const { name = '', message = '' } = Object(error) as Partial<Error>;
  const cause = { cause: error };
  const refused = name === 'NotAllowedError' || name === 'PermissionDeniedError' || name === 'SecurityError';
  if (!refused) return new CaptureError(CODES[name] ?? 'unsupported', cause);
  if (allowedByPolicy === false) return new CaptureError('permission_blocked_by_policy', cause);
  if (/system/i.test(message))
    return new CaptureError('permission_denied', {
      ...cause,
      help: 'The system keeps the microphone from this browser: allow it in the privacy settings of the system.',
    });
  // The prompt was dismissed without an answer: asking again is allowed.
  if (state === 'prompt')
    return new CaptureError('permission_denied', {
      ...cause,
      help: 'The question was closed without an answer: start again, and choose to allow.',
    });
  // Firefox and Safari do not tell a frame without `allow` from a person who refused.
  if (isFramed && allowedByPolicy === undefined)
    return new CaptureError('permission_denied', {
      ...cause,
      help: 'This page is in a frame: the frame needs allow="microphone". Where it has that, allow the microphone for this page in the settings of the browser, then start again.',
    });
  return new CaptureError('permission_denied', cause);
}

/** Asks the browser what it knows. */
export async function readPermission(): Promise<Permission> {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  const name = 'microphone' as PermissionName;
  const asked = await navigator.permissions?.query({ name }).catch(() => undefined);
  return {
    allowedByPolicy: featurePolicy?.allowsFeature('microphone'),
    state: asked?.state,
    isFramed: window.parent !== window,
  };
}
