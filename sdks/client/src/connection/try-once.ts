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
import { wait } from './wait.ts';

type Tried = WithResponse<unknown> | { readonly error: AnySvcError };

/** One try: what was answered, or an error after which there may be another. Throws what no further try can help. */
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
 * What `work` gives, unless the caller aborts or a timeout is over first. The signal cuts the request, but nothing waits for
 * it: a `fetch` or a middleware may not listen.
 */
async function inTime<Result>(
  course: Course,
  startedAt: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { operation, signal, setting, deadline } = course;
  const allowedMs = Math.min(setting('timeoutMs'), deadline - startedAt);
  const cut = new AbortController();
  const abort = () => cut.abort(signal?.reason);
  const over = async () => {
    await wait(allowedMs, cut.signal);
    throw new TimeoutError(`No whole answer within ${allowedMs} ms.`, operation.id);
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([over(), work(cut.signal)]);
  } catch (error) {
    throw signal?.aborted ? abortedError(course) : error;
  } finally {
    signal?.removeEventListener('abort', abort);
    cut.abort(null);
  }
}

async function fetchOnce(course: Course, attempt: number, signal: AbortSignal): Promise<Response> {
  const { connection, operation, url, body, headers } = course;
  const { id, method, path, auth } = operation;
  const credential = await credentialHeaders(auth, connection.options);
  signal.throwIfAborted();
  const next = chained(connection.options.middleware ?? [], (each) =>
    connection.fetch(each.url, each.init).catch((error: unknown) => unreachable(error, course)),
  );
  return next({
    operation: id,
    route: path,
    attempt,
    url,
    init: {
      method,
      headers: { ...headers, ...credential },
      signal,
      redirect: 'manual',
      // The cookie of a patient, where a page of the same origin asks.
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
