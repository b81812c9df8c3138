import { ConnectionError, TimeoutError } from '../errors/client-errors.ts';
import { type AnySvcError, isSvcError } from '../errors/is-svc-error.ts';
import { abortedError } from './aborted-error.ts';
import type { Course } from './course.ts';
import { credentialHeaders } from './credentials.ts';
import { log, saidOf } from './log.ts';
import { chained } from './middleware.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { reportAnswer } from './report-answer.ts';
import { responseInfo, type WithResponse } from './response-info.ts';
import { whenAborted } from './when-aborted.ts';

type Tried = WithResponse<unknown> | { readonly error: AnySvcError };

/** One try: the answer, or an error after which there may be another try. Throws errors that no retry can help. */
export async function tryOnce(course: Course, attempt: number): Promise<Tried> {
  const { now } = course.connection.timing;
  const startedAt = now();
  try {
    const { response, whole, data } = await inTime(course, startedAt, async (signal) => {
      const response = await fetchOnce(course, attempt, signal);
      return { response, ...(await readWhole(response, course)) };
    });
    reportAnswer(course, attempt, { response, whole, durationMs: now() - startedAt });
    return { data, response: responseInfo(response, attempt) };
  } catch (error) {
    if (!isSvcError(error)) throw error;
    log(course, attempt, { event: 'failure', durationMs: now() - startedAt, ...saidOf(error) });
    return { error };
  }
}

/**
 * The result of `work`, unless the caller aborts or a timeout expires first. The signal cuts the request, but nothing
 * waits for that: a `fetch` or a middleware may not listen.
 */
function inTime<Result>(
  course: Course,
  startedAt: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { operation, signal, setting, deadline } = course;
  const allowedMs = Math.min(setting('timeoutMs'), deadline - startedAt);
  const cut = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    let forget = () => {};
    const tidy = () => {
      clearTimeout(timer);
      forget();
    };
    // Only on failure: aborting a request that has ended adds a quarter to its cost.
    const end = (error: Error) => {
      tidy();
      reject(error);
      cut.abort(error);
    };
    const over = () => end(new TimeoutError(`No whole answer within ${allowedMs} ms.`, operation.id));
    const timer = setTimeout(over, allowedMs);
    forget = whenAborted(signal, () => end(abortedError(course)));
    if (!signal?.aborted) work(cut.signal).then(resolve, reject).finally(tidy);
  });
}

async function fetchOnce(course: Course, attempt: number, signal: AbortSignal): Promise<Response> {
  const { connection, operation, url, body, headers } = course;
  const { id, method, path, auth } = operation;
  const credential = await credentialHeaders(auth, connection.options);
  const next = chained(connection.options.middleware ?? [], (each) => {
    course.tries = attempt;
    return connection.fetch(each.url, each.init).catch((error: unknown) => unreachable(error, course));
  });
  return next({
    operation: id,
    route: path,
    attempt,
    url,
    init: {
      method,
      headers: { ...credential, ...headers },
      signal,
      redirect: 'manual',
      // Sends the patient's cookie, for a page of the same origin.
      credentials: auth === 'patientSession' ? 'same-origin' : 'omit',
      ...(body === undefined ? {} : { body }),
    },
  });
}

async function readWhole(response: Response, course: Course): Promise<Answer> {
  const { connection, operation, read } = course;
  return readAnswer(response, operation, connection.timing.now(), read).catch((error: unknown) =>
    isSvcError(error) ? Promise.reject(error) : unreachable(error, course),
  );
}

function unreachable(cause: unknown, { operation }: Course): never {
  throw new ConnectionError('The connection failed.', operation.id, cause);
}
