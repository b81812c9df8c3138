import type { AnySvcError, WidestError } from '../errors/is-svc-error.ts';
import type { Course } from './course.ts';
import type { LogEntry } from './log-entry.ts';

type Unbased<Entry> = Entry extends LogEntry
  ? Omit<Entry, 'operation' | 'method' | 'route' | 'attempt'>
  : never;

/** Passes an entry to the logger. A logger that throws does not fail the call. */
export function log({ connection, operation }: Course, attempt: number, entry: Unbased<LogEntry>): void {
  const { id, method, path } = operation;
  try {
    connection.options.logger?.({ operation: id, method, route: path, attempt, ...entry } as LogEntry);
  } catch {
    // The logger's own problem.
  }
}

/** What a logger may know about an error. */
export function saidOf(error: AnySvcError): Pick<WidestError, 'code' | 'status' | 'requestId'> {
  const { code, status, requestId } = error as WidestError;
  return { code, status, requestId };
}
