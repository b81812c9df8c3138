import { useEffect, useState } from 'react';
import { createCapture } from '@svc/capture';
import type { CaptureError, CaptureOptions, CaptureSession, CaptureState } from '@svc/capture';
import type { LiveReading } from '@svc/capture/core';

/** The state of a session, for a component to show. */
export interface UsedCapture {
  /** Absent in server rendering, and before the component is mounted. */
  readonly session: CaptureSession | undefined;
  readonly state: CaptureState;
  readonly reading: LiveReading | undefined;
  /** An error reported while it ran, until sound comes again; errors of a call are thrown by that call. */
  readonly error: CaptureError | undefined;
}

/**
 * A session that lives as long as the component: unmounting closes the microphone.
 *
 * @param options read once, when the component is mounted; a new `key` on the component starts afresh
 * @example
 * ```ts
 * import { useCapture } from '@svc/capture/react';
 *
 * typeof useCapture; // → 'function'
 * ```
 */
export function useCapture(options: CaptureOptions): UsedCapture {
  const [used, setUsed] = useState<UsedCapture>(NOTHING);
  useEffect(() => {
    const session = createCapture(options);
    const change = (part: Partial<UsedCapture>) => setUsed((before) => ({ ...before, session, ...part }));
    session.on('state', (state) => change(state === 'running' ? { state, error: undefined } : { state }));
    session.on('metrics', (reading) => change({ reading }));
    session.on('error', (error) => change({ error }));
    change({ state: session.state, reading: undefined, error: undefined });
    return () => session.destroy();
    // The options are read once: a new object in each render must not close the microphone.
  }, []);
  return used;
}

const NOTHING: UsedCapture = { session: undefined, state: 'idle', reading: undefined, error: undefined };
