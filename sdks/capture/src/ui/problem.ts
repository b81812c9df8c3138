import type { CaptureErrorCode } from '../errors/capture-error.ts';
import type { UiTexts } from './texts/ui-texts.ts';

const PROBLEMS: Readonly<Partial<Record<CaptureErrorCode, keyof UiTexts['problems']>>> = {
  permission_denied: 'denied',
  no_device: 'device',
  device_in_use: 'device',
  device_lost: 'device',
  interrupted: 'sound',
  stalled: 'sound',
  worklet_not_loaded: 'part',
};

/** Which sentence an error is for people; what only the page can mend is one. */
export function problemOf(error: unknown): keyof UiTexts['problems'] {
  return PROBLEMS[(error as { code: CaptureErrorCode }).code] ?? 'page';
}
