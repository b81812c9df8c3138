import type { RequestLine } from './request-line.ts';
import type { NotedRequest } from './noted-request.ts';

/** Requests of one owner in one second that have a line each; those beyond share one with others like them. */
const IN_FULL = { successes: 20, failures: 50 } as const;
const LEAST_FAILURE = 400;

/** What one owner has in the current second. */
interface Window {
  successes: number;
  failures: number;
  /** Lines that stand for more than one request. */
  readonly shared: Map<string, RequestLine>;
}

/** Gives a request a line, or adds it to that of others like it. */
export interface Sampler {
  note(request: NotedRequest, atMs: number): void;
  /** Adds nothing to the lines there are. */
  closeLines(): void;
}

/** @param keep makes a line and keeps it; undefined where there is no room */
export function createSampler(
  keep: (request: NotedRequest, atMs: number) => RequestLine | undefined,
): Sampler {
  let second = Number.NaN;
  const windows = new Map<string, Window>();

  const windowOf = (ownerId: string, atMs: number): Window => {
    const now = Math.floor(atMs / 1000);
    if (now !== second) {
      second = now;
      windows.clear();
    }
    let window = windows.get(ownerId);
    if (window === undefined)
      windows.set(ownerId, (window = { successes: 0, failures: 0, shared: new Map() }));
    return window;
  };

  return {
    note(request, atMs) {
      const { credential, operation, status, failure } = request;
      const window = windowOf(credential.accountId, atMs);
      const kind = status < LEAST_FAILURE ? 'successes' : 'failures';
      if (window[kind] < IN_FULL[kind]) {
        window[kind] += 1;
        keep(request, atMs);
        return;
      }
      const alike = `${credential.keyId} ${operation} ${status} ${failure?.code}`;
      const shared = window.shared.get(alike);
      if (shared === undefined) {
        const line = keep(request, atMs);
        if (line !== undefined) window.shared.set(alike, line);
        return;
      }
      shared.weight += 1;
      // Of several origins it is of none.
      if (shared.origin !== request.origin) shared.origin = null;
    },
    closeLines() {
      for (const { shared } of windows.values()) shared.clear();
    },
  };
}
