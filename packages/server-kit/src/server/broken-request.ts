import type { Socket } from 'node:net';
import { ApiError, unavailable } from '../errors/api-error.ts';
import type { ServerContext } from '../routes/server-context.ts';

interface ParserError extends Error {
  readonly code?: string;
}

/**
 * Answers what is not even an HTTP request (or did not arrive in time) with the same envelope and headers as any
 * other error, then closes the connection.
 */
export function answerBrokenRequest({ developer, unauthenticated }: ServerContext, requestId: () => string) {
  return (parserError: ParserError, socket: Socket): void => {
    if (socket.destroyed || parserError.code === 'ECONNRESET') return;
    if (!socket.writable || socket.bytesWritten > 0) {
      // An answer may be under way on this connection; a second one in its middle would corrupt it.
      socket.destroy();
      return;
    }
    const id = requestId();
    const error = errorOf(parserError.code);
    const body = developer.format(error, id);
    const { limit, remaining, resetAtSeconds } = unauthenticated.take(socket.remoteAddress ?? '');
    const head = [
      `HTTP/1.1 ${error.status} ${error.status === 400 ? 'Bad Request' : 'Service Unavailable'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      `x-ratelimit-limit: ${limit}`,
      `x-ratelimit-remaining: ${remaining}`,
      `x-ratelimit-reset: ${resetAtSeconds}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      ...Object.entries(error.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

function errorOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return unavailable('The request did not arrive in time.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError('invalid_request', 'The head of the request is too large.');
  return new ApiError('invalid_request', 'This is not a valid HTTP/1.1 request.');
}
