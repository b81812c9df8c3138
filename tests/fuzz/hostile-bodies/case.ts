import type { Credentials } from '../../support/server-process.ts';
import type { Step } from '../../support/raw-connection.ts';

/** One hostile conversation and how each of its requests is answered. */
export interface HostileCase {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Statuses in order. A list of several for one answer means that any of them is right. */
  readonly expect: readonly (number | readonly number[])[];
  /** The connection may be closed instead of the last answer: there is nobody left to answer, or no request yet. */
  readonly mayCloseSilently?: boolean;
}

export type Keys = Credentials;

interface Raw {
  readonly method?: string;
  readonly path?: string;
  readonly version?: string;
  /** Lines as they are, without the line end. */
  readonly headers?: readonly string[];
  readonly key?: string | null;
  /** `null` for no content type. */
  readonly type?: string | null;
  readonly body?: string | Buffer;
  /** `null` for no content-length. */
  readonly length?: string | null;
}

export const RELAPSE = '/api/v1/relapse/predict';
export const DMSE = '/api/v1/dmse/analyze';
export const VALID = '{"assessments":[]}';

/** The bytes of one request; anything about it can be wrong. */
export function rawRequest({
  method = 'POST',
  path = RELAPSE,
  version = 'HTTP/1.1',
  headers = [],
  key = null,
  type = 'application/json',
  body,
  length,
}: Raw): Buffer {
  const bytes = Buffer.from(body ?? '');
  const announced = length === undefined ? (body === undefined ? null : String(bytes.length)) : length;
  const lines = [
    `${method} ${path} ${version}`,
    'host: 127.0.0.1',
    ...(key === null ? [] : [`authorization: Bearer ${key}`]),
    ...(type === null || body === undefined ? [] : [`content-type: ${type}`]),
    ...(announced === null ? [] : [`content-length: ${announced}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** The parts of a body in chunked coding, without the last chunk. */
export function chunked(parts: readonly (string | Buffer)[]): Buffer[] {
  return parts.map((part) => {
    const bytes = Buffer.from(part as string);
    return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  });
}

export const LAST_CHUNK = '0\r\n\r\n';
