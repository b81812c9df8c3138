import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { closeSlowly } from './close-slowly.ts';

/** A body of which nothing arrives for this long is given up. */
export const SILENT_MS = 10_000;

const givingUp = new WeakMap<IncomingMessage, () => void>();

/**
 * Watches a body arrive: `giveUp` gets a 408 when none of it came for ten seconds, or when its place is needed for
 * others ({@link giveUpBody}).
 *
 * @returns ends the watch
 */
export function watchArrival(request: IncomingMessage, giveUp: (error: ApiError) => void): () => void {
  const end = () => {
    clearTimeout(silence);
    request.off('data', came);
    givingUp.delete(request);
  };
  const late = () => {
    end();
    closeSlowly(request.socket);
    giveUp(
      new ApiError('request_timeout', 'The body did not arrive in time. Please send the request again.'),
    );
  };
  const silence = setTimeout(late, SILENT_MS).unref();
  const came = () => void silence.refresh();
  request.on('data', came);
  givingUp.set(request, late);
  return end;
}

/** Answers 408 to a request whose body is still arriving. */
export function giveUpBody(request: IncomingMessage): void {
  givingUp.get(request)?.();
}
