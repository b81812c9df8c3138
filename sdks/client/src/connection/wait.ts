import { whenAborted } from './when-aborted.ts';

/** Resolves after `ms` milliseconds, or rejects as soon as the signal is aborted. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      forget();
      resolve();
    }, ms);
    const forget = whenAborted(signal, () => {
      clearTimeout(timer);
      reject(signal?.reason);
    });
  });
}
