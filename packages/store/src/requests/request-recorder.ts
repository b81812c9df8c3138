import type { Kysely } from 'kysely';
import { isSerialisedOrigin } from '../accounts/origins.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../ids/clock.ts';
import type { NotedRequest } from './noted-request.ts';
import { type RequestLine, writeRequestLines } from './request-line.ts';
import { createSampler } from './request-sampler.ts';

export interface RequestRecorderOptions {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** 0 leaves it to `flush()`. */
  readonly flushEveryMs?: number;
  /** Lines that wait for the database at most. */
  readonly mostWaiting?: number;
  /** A failed flush; its lines are kept for the next one, as far as there is room. */
  readonly onError?: (error: unknown) => void;
  /** Told how many requests have no line, because there was no room for one. */
  readonly onDropped?: (requests: number) => void;
}

/** Writes down what was called, without a word of what was sent. */
export interface RequestRecorder {
  /** Never waits. */
  note(request: NotedRequest): void;
  /** Rejects when the database is down. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const MOST_ORIGIN_CHARACTERS = 300;
const MOST_ISSUE_PATHS = 20;
const MOST_PATH_CHARACTERS = 300;
const LINES_OF_STATEMENT = 500;

export function createRequestRecorder({
  db,
  clock,
  flushEveryMs = 500,
  mostWaiting = 10_000,
  onError = () => {},
  onDropped = () => {},
}: RequestRecorderOptions): RequestRecorder {
  let pending: RequestLine[] = [];
  let flushing: Promise<void> = Promise.resolve();
  const sampler = createSampler((request, atMs) => {
    if (pending.length >= mostWaiting) {
      onDropped(1);
      return undefined;
    }
    const line = lineOf(request, atMs);
    pending.push(line);
    return line;
  });

  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(writePending);
    return flushing;
  }

  async function writePending(): Promise<void> {
    const lines = pending;
    pending = [];
    sampler.closeLines();
    for (let start = 0; start < lines.length; start += LINES_OF_STATEMENT) {
      try {
        await writeRequestLines(db, lines.slice(start, start + LINES_OF_STATEMENT));
      } catch (error) {
        keepForNext(lines.slice(start));
        throw error;
      }
    }
  }

  function keepForNext(lines: readonly RequestLine[]): void {
    const room = Math.max(0, mostWaiting - pending.length);
    pending = [...lines.slice(0, room), ...pending];
    const dropped = lines.slice(room).reduce((sum, { weight }) => sum + weight, 0);
    if (dropped > 0) onDropped(dropped);
  }

  const flushInBackground = () => {
    if (pending.length > 0) flush().catch(onError);
  };
  const timer = flushEveryMs > 0 ? setInterval(flushInBackground, flushEveryMs).unref() : undefined;

  return {
    note: (request) => sampler.note(request, clock()),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function lineOf({ credential, failure, origin, ...request }: NotedRequest, atMs: number): RequestLine {
  const { accountId: ownerId, keyId, keyStart, kind, mode } = credential;
  return {
    ownerId,
    atMs,
    id: request.id,
    mode,
    operation: request.operation,
    status: request.status,
    errorCode: failure?.code ?? null,
    issuePaths: failure === null ? [] : shortPaths(failure.issuePaths()),
    keyId,
    keyStart,
    origin: kind === 'publishable' && isKeptOrigin(origin) ? origin : null,
    durationMs: request.durationMs,
    replayed: request.replayed,
    weight: 1,
  };
}

function isKeptOrigin(origin: string | undefined): origin is string {
  return origin !== undefined && origin.length <= MOST_ORIGIN_CHARACTERS && isSerialisedOrigin(origin);
}

function shortPaths(paths: readonly string[]): string[] {
  return paths.slice(0, MOST_ISSUE_PATHS).map((path) => path.slice(0, MOST_PATH_CHARACTERS));
}
