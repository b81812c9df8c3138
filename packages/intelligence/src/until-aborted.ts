/**
 * What a promise resolves to, unless the signal aborts first: then it rejects with the signal's reason. Work that ignores
 * the signal holds nobody up.
 */
export async function untilAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Why a signal aborted: its time was up, or the caller no longer waits for an answer. */
export function whyAborted({ reason }: AbortSignal): 'timeout' | 'abandoned' {
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'abandoned';
}
