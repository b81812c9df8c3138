import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { ApiError } from '../errors/api-error.ts';
import { gatherBytes } from './gather-bytes.ts';
import { invalidBody } from './json-body.ts';
import { tooLarge } from './read-body.ts';
import { watchArrival } from './arrival.ts';

/** One file of a form. */
export interface FormFile {
  /** As the sender declares it: not to be trusted. */
  readonly declaredType: string;
  readonly bytes: Buffer;
}

/** A form with files, whole. */
export class MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, FormFile>>;

  constructor(fields: Record<string, string>, files: Record<string, FormFile>) {
    this.fields = fields;
    this.files = files;
  }
}

const MOST_FIELDS = 32;
const MOST_FILES = 2;
const MOST_FIELD_BYTES = 65_536;
const MOST_NAME_BYTES = 100;
const MOST_HEADERS = 16;
/** Of one part; anything beyond is dropped, and so is a part that this leaves without a name. */
const MOST_HEADER_BYTES = 4_096;

type Done = (error: ApiError | null, body?: MultipartBody) => void;

/** Undefined for a body whose `Content-Type` names no boundary. */
function openParser(request: IncomingMessage, mostFileBytes: number): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fields: MOST_FIELDS,
        files: MOST_FILES,
        parts: MOST_FIELDS + MOST_FILES,
        fileSize: mostFileBytes,
        fieldSize: MOST_FIELD_BYTES,
        fieldNameSize: MOST_NAME_BYTES,
        headerPairs: MOST_HEADERS,
        headerSize: MOST_HEADER_BYTES,
      },
    });
  } catch {
    return undefined;
  }
}

/** Reads a `multipart/form-data` body with files of at most `mostFileBytes`. Calls `done` exactly once. */
export function readMultipart(request: IncomingMessage, mostFileBytes: number, done: Done): void {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const files: Record<string, FormFile> = Object.create(null) as Record<string, FormFile>;
  const parser = openParser(request, mostFileBytes);
  if (parser === undefined) {
    done(
      invalidBody(
        'The form cannot be read: its Content-Type names no boundary.',
        'must be multipart/form-data',
      ),
    );
    return;
  }
  let settled = false;
  const settle: Done = (error, body) => {
    if (settled) return;
    settled = true;
    arrived();
    request.off('error', broken).off('close', closed);
    if (error !== null) {
      request.unpipe(parser);
      request.resume();
    }
    done(error, body);
  };
  const broken = () => settle(invalidBody('The form did not arrive complete.', 'must arrive complete'));
  // A request that arrived whole emits `close` too, perhaps before its last part is read.
  const closed = () => {
    if (!request.complete) broken();
  };
  const refuse = (what: string) => settle(invalidBody(`The form ${what}.`, `must not have ${what}`));
  const taken = (name: string) => name in fields || name in files;

  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated || name.length > MOST_NAME_BYTES)
      refuse('has a field that is too long');
    else if (taken(name)) refuse('has a field twice');
    else fields[name] = value;
  });
  parser.on('file', (name, stream, _filename, _encoding, declaredType) => {
    const bytes = gatherBytes();
    if (name.length > MOST_NAME_BYTES) refuse('has a field that is too long');
    else if (taken(name)) refuse('has a field twice');
    files[name] = { declaredType, bytes: Buffer.alloc(0) };
    stream.on('data', (chunk: Buffer) => {
      if (!settled) bytes.add(chunk);
    });
    stream.on('limit', () => settle(tooLarge(mostFileBytes)));
    stream.on('end', () => {
      files[name] = { declaredType, bytes: bytes.take() };
    });
    stream.on('error', broken);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse('has more parts than are read'));
  parser.on('error', broken);
  parser.on('finish', () => settle(null, new MultipartBody(fields, files)));
  const arrived = watchArrival(request, settle);
  request.on('error', broken).on('close', closed);
  request.pipe(parser);
  // A request that closed before we listened emits no further event.
  if (request.closed) closed();
}
