import { requestIdOf } from '../headers/request-id.ts';
import type { Course } from './course.ts';
import { log } from './log.ts';

/** An answer that arrived whole. */
interface Arrived {
  readonly response: Response;
  readonly whole: unknown;
  readonly durationMs: number;
}

/** Tells the logger and the check of a success. */
export function reportAnswer(
  course: Course,
  attempt: number,
  { response, whole, durationMs }: Arrived,
): void {
  const { status, headers } = response;
  log(course, attempt, { event: 'answer', status, durationMs, requestId: requestIdOf(headers) });
  if (headers.has('deprecation'))
    log(course, attempt, {
      event: 'deprecated',
      sunsetAt: Date.parse(headers.get('sunset') ?? '') || undefined,
    });
  try {
    course.connection.options.check?.(course.operation.id, whole);
  } catch {
    // A check that fails does not fail the call.
  }
}
