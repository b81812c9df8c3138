import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isElement } from '@svc/fhir';
import type { ExportFile } from './export-files.ts';

/** One JSON value of a file: a line of NDJSON, or the whole file. */
export interface Document {
  /** Undefined when it is longer than anything that can be read. */
  readonly bytes: Buffer | undefined;
  /** Number of the line in NDJSON; undefined for a whole file. */
  readonly line: number | undefined;
  /** Where it starts in the unpacked file. */
  readonly offset: number;
}

/** The documents, and what reading them found out: a file that was not packed can be read again from any place. */
export interface Contents {
  readonly documents: AsyncGenerator<Document>;
  readonly isPacked: () => boolean;
}

/** The longest document; JavaScript has no strings of half a gigabyte. */
export const MOST_DOCUMENT_BYTES = 256 * 1_048_576;

const LINE_FEED = 0x0a;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The documents of a file, one at a time: only the one at hand is in memory. Packed files are known by their first bytes. */
export function readDocuments({ open, isNdjson }: ExportFile): Contents {
  let packed = false;
  const chunks = unpacked(open(), () => void (packed = true));
  return {
    documents: isNdjson ? written(linesOf(chunks)) : sniffed(linesOf(chunks)),
    isPacked: () => packed,
  };
}

/** Documents of which the first has already been looked at. */
export async function* begun(
  first: Document | undefined,
  rest: AsyncGenerator<Document>,
): AsyncGenerator<Document> {
  if (first !== undefined) yield first;
  yield* rest;
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>, onPacked: () => void): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.of();
  while (head.length < GZIP.length) {
    const next = await source.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = (async function* () {
    if (head.length > 0) yield head;
    for (let next = await source.next(); next.done !== true; next = await source.next())
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
  })();
  if (!head.subarray(0, GZIP.length).equals(GZIP)) {
    yield* all;
    return;
  }
  onPacked();
  const gunzip = createGunzip();
  const input = Readable.from(all);
  input.on('error', (error) => gunzip.destroy(error));
  yield* input.pipe(gunzip) as AsyncIterable<Buffer>;
}

/** Lines without their line feed. The pieces of a line that spans chunks are joined once. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Document> {
  let parts: Buffer[] = [];
  let size = 0;
  let offset = 0;
  let line = 1;
  const take = (last: Buffer): Document => {
    const length = size + last.length;
    const bytes =
      length > MOST_DOCUMENT_BYTES ? undefined : parts.length === 0 ? last : Buffer.concat([...parts, last]);
    const marked = line === 1 && bytes?.subarray(0, 3).equals(BYTE_ORDER_MARK) === true ? 3 : 0;
    const taken = { bytes: bytes?.subarray(marked), line, offset: offset + marked };
    parts = [];
    size = 0;
    offset += length + 1;
    line += 1;
    return taken;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    size += rest.length;
    if (size > MOST_DOCUMENT_BYTES) parts = [];
    else if (rest.length > 0) parts.push(rest);
  }
  if (size > 0) yield take(Buffer.of());
}

/** Lines that are not blank. */
async function* written(lines: AsyncIterable<Document>): AsyncGenerator<Document> {
  for await (const line of lines) if (line.bytes === undefined || !isBlank(line.bytes)) yield line;
}

/**
 * The lines of NDJSON, or the whole of anything else. Judged by the first two lines that are not blank: a resource on a
 * line of its own is followed by another, and where the first is cut short the second is one.
 */
async function* sniffed(lines: AsyncGenerator<Document>): AsyncGenerator<Document> {
  const head: Document[] = [];
  const texts: Document[] = [];
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    head.push(next.value);
    if (next.value.bytes === undefined || !isBlank(next.value.bytes)) texts.push(next.value);
    if (texts.length === 2) break;
  }
  const [first, second] = texts;
  if (first !== undefined && second !== undefined && areLines(first, second)) {
    yield first;
    yield second;
    yield* written(lines);
  } else if (first !== undefined) yield await joined(head, lines);
}

async function joined(head: readonly Document[], rest: AsyncIterable<Document>): Promise<Document> {
  const parts: Buffer[] = [];
  let size = 0;
  const add = ({ bytes }: Document) => {
    size += bytes === undefined ? Number.POSITIVE_INFINITY : bytes.length + 1;
    if (size > MOST_DOCUMENT_BYTES) parts.length = 0;
    else if (bytes !== undefined) parts.push(bytes, Buffer.of(LINE_FEED));
  };
  for (const line of head) add(line);
  for await (const line of rest) add(line);
  const bytes = size > MOST_DOCUMENT_BYTES ? undefined : Buffer.concat(parts.slice(0, -1));
  return { bytes, line: undefined, offset: head[0]?.offset ?? 0 };
}

const isSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === LINE_FEED;

function isBlank(bytes: Buffer): boolean {
  return bytes.every(isSpace);
}

function areLines(first: Document, second: Document): boolean {
  return isOpened(first) && isOpened(second) && (isClosed(first) || isResource(second));
}

function isResource({ bytes = Buffer.of() }: Document): boolean {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isElement<{ resourceType: unknown }>(value) && typeof value.resourceType === 'string';
  } catch {
    return false;
  }
}

function isOpened({ bytes = Buffer.of() }: Document): boolean {
  return bytes.find((byte) => !isSpace(byte)) === OPENING_BRACE;
}

function isClosed({ bytes = Buffer.of() }: Document): boolean {
  return bytes.findLast((byte) => !isSpace(byte)) === CLOSING_BRACE;
}
