import { requestIdOf } from '../headers/request-id.ts';
import type { Course } from './course.ts';
import { log } from './log.ts';

/** An answer that arrived whole. */
interface Arrived {
  readonly response: Response;
  readonly whole: unknown;
  readonly durationMs: number;
}

/** Passes a success to the logger and the check. */
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
    // A check that throws does not fail the call.
  }
}
