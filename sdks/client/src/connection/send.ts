import { ConfigurationError } from '../errors/client-errors.ts';
import { type AnySvcError, isSvcError } from '../errors/is-svc-error.ts';
import { abortedError } from './aborted-error.ts';
import { type Called, type Course, courseOf, type Sent } from './course.ts';
import { log, saidOf } from './log.ts';
import type { CallOptions } from './options.ts';
import { planRetry } from './plan-retry.ts';
import type { Reach } from './reach.ts';
import type { WithResponse } from './response-info.ts';
import { tryOnce } from './try-once.ts';

/** Sends a call, retrying where that may help, and reads its answer. Rejects with an `AnySvcError`, whatever went wrong. */
export async function send(
  connection: Reach,
  operation: Called,
  sent: Sent,
  options: CallOptions,
): Promise<WithResponse<unknown>> {
  let course: Course | undefined;
  try {
    course = courseOf(connection, operation, sent, options);
    for (let attempt = 1; ; attempt += 1) {
      const result = await tryOnce(course, attempt);
      if ('data' in result) return result;
      await beforeRetry(course, result.error, attempt);
    }
  } catch (cause) {
    const error = isSvcError(cause)
      ? cause
      : new ConfigurationError('Could not be sent: see cause.', operation.id, cause);
    error.tries = course?.tries ?? 0;
    throw error;
  }
}

/** Waits for the next try; throws the error when there is none. */
async function beforeRetry(course: Course, error: AnySvcError, attempt: number): Promise<void> {
  const { connection, setting, signal, deadline } = course;
  const { now, random, wait } = connection.timing;
  const waitMs = planRetry(error, setting, { attempt, leftMs: deadline - now(), chance: random() });
  if (waitMs === undefined) throw error;
  log(course, attempt, { event: 'retry', waitMs, ...saidOf(error) });
  await wait(waitMs, signal).catch(() => {
    throw abortedError(course);
  });
}
