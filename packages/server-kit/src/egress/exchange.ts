import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Target } from './check-url.ts';
import { EgressError, reasonOf } from './egress-error.ts';
import type { Dialling, KeptConnections } from './kept-connections.ts';

/** A request whose URL was checked and whose defaults are filled in. */
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

/** Ends an exchange with an error of the caller's, if it has not ended yet. */
type Stop = (error: EgressError) => void;
export type Exchange = (
  outgoing: Outgoing,
  onResponse: (response: EgressResponse) => void,
  onError: (error: EgressError) => void,
) => Stop;

const MAX_HEADER_BYTES = 16_384;

/** Runs requests over kept connections: exactly one of both callbacks is called, once, and nothing is left open after an error. */
export function createExchange(connections: KeptConnections): Exchange {
  return (outgoing, onResponse, onError) => {
    const ended = new AbortController();
    let request: ClientRequest | undefined;
    let isSettled = false;

    const settle = (): boolean => {
      if (isSettled) return false;
      isSettled = true;
      return true;
    };
    const stop: Stop = (error) => {
      if (!settle()) return;
      ended.abort();
      request?.destroy();
      onError(error);
    };

    const send = () => {
      const sent = open(outgoing, connections, ended.signal);
      request = sent;
      let hasAnswer = false;
      sent.on('error', (error) => {
        const maySendAgain = sent.reusedSocket && !hasAnswer && outgoing.isRepeatable;
        if (!maySendAgain || isSettled) return stop(asEgressError(error));
        // The other side closed the kept connection while it was idle. Without idle ones the next is new, so this
        // happens once.
        connections.dropIdle(outgoing.target);
        send();
      });
      sent.on('response', (response) => {
        hasAnswer = true;
        collect(response, outgoing, stop, (answer) => {
          if (settle()) onResponse(answer);
        });
      });
      // A switch of protocols nobody asked for would otherwise be neither an answer nor an error.
      sent.on('upgrade', () => stop(new EgressError('connection_error', { reason: 'UPGRADED' })));
      sent.end(outgoing.body);
    };

    send();
    return stop;
  };
}

function open(outgoing: Outgoing, connections: KeptConnections, signal: AbortSignal): ClientRequest {
  const { target, method, headers } = outgoing;
  const egress: Dialling = { target, signal };
  const options = {
    agent: connections.agentFor(target),
    protocol: target.url.protocol,
    host: target.hostname,
    port: target.port,
    path: target.url.pathname + target.url.search,
    method,
    headers,
    maxHeaderSize: MAX_HEADER_BYTES,
    insecureHTTPParser: false,
    // Read where the agent asks for a connection.
    egress,
  };
  return target.url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
}

/** Gathers the body up to the cap; `complete` is called with a whole answer or a cut one. */
function collect(
  response: IncomingMessage,
  { maxResponseBytes, cutsLargeBody, method }: Outgoing,
  stop: Stop,
  complete: (response: EgressResponse) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;

  const finish = (isCut: boolean) =>
    complete({
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      body: Buffer.concat(chunks).subarray(0, maxResponseBytes),
      isCut,
    });
  const overflow = () => {
    if (!cutsLargeBody) return stop(new EgressError('too_large'));
    finish(true);
    response.destroy();
  };

  // The announced size counts before a byte of it has come, save where a size announces no body.
  const announced = method === 'HEAD' ? 0 : Number(response.headers['content-length'] ?? 0);
  if (announced > maxResponseBytes && !cutsLargeBody) return overflow();

  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxResponseBytes) overflow();
  });
  response.on('end', () => finish(false));
  response.on('error', (error) => stop(asEgressError(error)));
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
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
  return reason === 'HPE_HEADER_OVERFLOW'
    ? new EgressError('too_large')
    : new EgressError('connection_error', { reason });
}
