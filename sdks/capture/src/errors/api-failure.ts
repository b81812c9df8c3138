import { isSvcError } from '@svc/client';
import { CaptureError } from './capture-error.ts';

/** The error for numbers that the service did not accept, with what to do about it. */
export function apiFailure(error: unknown, origin: string): CaptureError {
  if (!isSvcError(error)) return new CaptureError('api_error', { cause: error });
  const { code, status, requestId, retryAfterMs, message } = error as typeof error & {
    readonly status?: number;
    readonly requestId?: string;
    readonly retryAfterMs?: number;
  };
  const said = { cause: error, api: { code, status, requestId } };
  if (code === 'connection' || code === 'timeout') return new CaptureError('offline', said);
  if (code === 'configuration') return new CaptureError('configuration', { ...said, message });
  if (status === 429)
    return new CaptureError('rate_limited', {
      ...said,
      retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
    });
  const recoverable = (status ?? 0) >= 500;
  return new CaptureError('api_error', { ...said, recoverable, message, ...helpOf(status, origin) });
}

function helpOf(status: number | undefined, origin: string): { readonly help?: string } {
  if (status === 403)
    return {
      help:
        `Add this origin to the allowed origins of the key: ${origin} ` +
        `(svc keys origins <key id> --origin ${origin}).`,
    };
  if (status === 401)
    return { help: 'The publishable key is unknown or revoked: give one that svc keys create made.' };
  if (status === 402) return { help: 'A live key needs a paid plan and approved production access.' };
  if (status !== undefined && status >= 500)
    return { help: 'The service failed for now: call send() again later, or use the option queue.' };
  return {};
}
