import type { Dispatcher } from 'undici';
import { gatherBytes } from '../body/gather-bytes.ts';
import type { Target } from './check-url.ts';
import { CLOSED_WHILE_IDLE, type Connection, type Connections } from './connections.ts';
import { EgressError, reasonOf } from './egress-error.ts';

/** A request with its URL checked and its defaults filled in. */
export interface Outgoing {
  readonly target: Target;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly maxResponseBytes: number;
  readonly cutsLargeBody: boolean;
  readonly isRepeatable: boolean;
}

export interface EgressResponse {
  readonly status: number;
  /** Names in lower case; several values of one name are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came: never decompressed. */
  readonly body: Uint8Array;
  /** Whether the body was longer and only its first bytes are here. */
  readonly isCut: boolean;
}

/** Ends an exchange with the caller's error, if it has not ended yet. */
type Stop = (error: EgressError) => void;
export type Exchange = (
  outgoing: Outgoing,
  onResponse: (response: EgressResponse) => void,
  onError: (error: EgressError) => void,
) => Stop;

/** Runs requests over kept connections: calls exactly one of the two callbacks, once; an error leaves nothing open. */
export function createExchange(connections: Connections): Exchange {
  return (outgoing, onResponse, onError) => {
    const ended = new AbortController();
    let inUse: Connection | undefined;
    let isSettled = false;

    const settle = (): boolean => {
      if (isSettled) return false;
      isSettled = true;
      return true;
    };
    const stop: Stop = (error) => {
      if (!settle()) return;
      ended.abort();
      inUse?.destroy();
      onError(error);
    };
    const sendOver = (connection: Connection): void => {
      if (isSettled) return connection.destroy();
      inUse = connection;
      dispatch(outgoing, connection, {
        complete(response) {
          if (settle()) onResponse(response);
        },
        fail(error, mayHaveArrived) {
          const maySendAgain = connection.isKept && (!mayHaveArrived || outgoing.isRepeatable);
          if (!maySendAgain || isSettled || error instanceof EgressError) return stop(asEgressError(error));
          // The other side closed the kept connection while it was idle. Without idle ones the next is new, so this
          // happens once.
          connections.dropIdle(outgoing.target);
          send();
        },
      });
    };
    const send = (): void => {
      const connection = connections.take(outgoing.target, ended.signal);
      if (!(connection instanceof Promise)) return sendOver(connection);
      connection.then(sendOver).catch((error: unknown) => stop(asEgressError(error)));
    };

    send();
    return stop;
  };
}

/** A server that answers byte by byte makes each byte cost as much as a thousand. */
const MOST_SMALL_PIECES = 1_000;
const SMALL_PIECE_BYTES = 256;

interface Ends {
  complete(response: EgressResponse): void;
  /** `mayHaveArrived` is false where nothing was sent, and true once anything might have been read. */
  fail(error: unknown, mayHaveArrived: boolean): void;
}

/** Sends over one connection and gathers the body up to the cap. */
function dispatch(outgoing: Outgoing, connection: Connection, ends: Ends): void {
  const { target, method, headers, body, maxResponseBytes, cutsLargeBody } = outgoing;
  const gathered = gatherBytes();
  let [size, pieces] = [0, 0];
  let status = 0;
  let answered: Readonly<Record<string, string>> | undefined;
  let isOver = false;

  const finish = (isCut: boolean) => {
    isOver = true;
    if (isCut) connection.destroy();
    else connection.release();
    ends.complete({
      status,
      headers: answered ?? {},
      body: gathered.take().subarray(0, maxResponseBytes),
      isCut,
    });
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    connection.destroy();
    const isUnsent = reasonOf(error) === CLOSED_WHILE_IDLE;
    ends.fail(answered === undefined ? error : asEgressError(error), !isUnsent);
  };
  const overflow = () => (cutsLargeBody ? finish(true) : fail(new EgressError('too_large')));

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {},
    onResponseStart(_controller, statusCode, received) {
      if (statusCode < 200) return;
      status = statusCode;
      answered = headersOf(received);
      // The announced size counts before a byte has come, except for HEAD, where it announces no body.
      const announced = method === 'HEAD' ? 0 : Number(received['content-length'] ?? 0);
      if (announced > maxResponseBytes && !cutsLargeBody) overflow();
    },
    onResponseData(_controller, chunk) {
      if (isOver) return;
      size += chunk.length;
      pieces += 1;
      gathered.add(chunk);
      if (size > maxResponseBytes) overflow();
      else if (pieces > MOST_SMALL_PIECES && size < pieces * SMALL_PIECE_BYTES)
        fail(new EgressError('connection_error', { reason: 'SMALL_PIECES' }));
    },
    onResponseEnd() {
      if (!isOver) finish(false);
    },
    onResponseError: (_controller, error) => fail(error),
  };
  connection.client.dispatch(
    {
      path: target.url.pathname + target.url.search,
      method: method as Dispatcher.HttpMethod,
      headers,
      body: body ?? null,
    },
    handler,
  );
}

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function asEgressError(error: unknown): EgressError {
  if (error instanceof EgressError) return error;
  const reason = reasonOf(error);
  return reason === 'UND_ERR_HEADERS_OVERFLOW'
    ? new EgressError('too_large')
    : new EgressError('connection_error', { reason });
}
