/**
 * A call that cannot be honoured; `code` says which argument is at fault.
 *
 * @example
 * ```ts
 * import { createMeasurement } from '@svc/capture/core';
 * createMeasurement().promptEnded(-1); // → throws MeasurementError: A moment
 * ```
 */
export class MeasurementError extends Error {
  override readonly name = 'MeasurementError';
  readonly code: 'sample_rate' | 'frame' | 'moment' | 'mode' | 'language' | 'finished';

  constructor(code: MeasurementError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
