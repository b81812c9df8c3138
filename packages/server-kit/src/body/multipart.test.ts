import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import { type MultipartBody, readMultipart } from './multipart.ts';

const BOUNDARY = 'boundary';
const FILE = Buffer.alloc(200_000, 7);
const FORM = Buffer.concat([
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="eye"\r\n\r\nleft\r\n`),
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  FILE,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

/** A request whose body comes in these chunks, and then closes at once, as a quick sender's does. */
function read(
  chunks: readonly Buffer[],
  complete = true,
): Promise<{ error: ApiError | null; body?: MultipartBody }> {
  const source = new Readable({ read() {} });
  const request = Object.assign(source, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    complete,
  }) as unknown as IncomingMessage;
  for (const chunk of chunks) source.push(chunk);
  return new Promise((resolve) => {
    readMultipart(request, 1_000_000, (error, body) => resolve(body ? { error, body } : { error }));
    if (complete) source.push(null);
    else source.destroy();
    // The end of the message comes before the last of it has been looked at.
    if (complete) source.emit('close');
  });
}

describe('a form', () => {
  it.each([
    ['in one piece', [FORM]],
    ['in many pieces', Array.from({ length: 20 }, (_, i) => FORM.subarray(i * 10_100, (i + 1) * 10_100))],
  ])('that has arrived whole is read, also when its request closes first: %s', async (_, chunks) => {
    const { error, body } = await read(chunks);
    expect(error).toBeNull();
    expect(body?.fields).toEqual({ eye: 'left' });
    expect(body?.files.image?.bytes.equals(FILE)).toBe(true);
  });

  it.each([
    ['whose sender went away', [FORM.subarray(0, 100_000)], false],
    ['that ends before its last boundary', [FORM.subarray(0, 100_000)], true],
    ['that ends within a field', [FORM.subarray(0, 60)], true],
  ] as const)('%s is refused', async (_, chunks, complete) => {
    const { error, body } = await read(chunks, complete);
    expect(body).toBeUndefined();
    expect(error?.message).toBe('The form did not arrive complete.');
  });

  const head = (headers: string) =>
    Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`);
  const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
  const more = Array.from({ length: 1_000 }, (_, i) => `X-${i}: y`).join('\r\n');

  it.each([
    ['a field with a name of a megabyte', head(named('a'.repeat(1_000_000)))],
    ['a file with a name of a megabyte', head(`${named('a'.repeat(1_000_000))}; filename="a"`)],
  ])('with %s has nothing of it', async (_, form) => {
    const { body } = await read([form]);
    expect([Object.keys(body?.fields ?? {}).length, Object.keys(body?.files ?? {}).length]).toEqual([0, 0]);
  });

  it.each([
    ['a field', head(named('a'.repeat(101)))],
    ['a file', head(`${named('a'.repeat(101))}; filename="a"`)],
  ])('with %s whose name is longer than any is refused', async (_, form) => {
    expect((await read([form])).error?.status).toBe(400);
  });

  it('with a part of a thousand headers has only the first ones looked at', async () => {
    const last = head(`${more}\r\n${named('a')}`);
    expect([
      (await read([last])).body?.fields,
      (await read([head(`${named('a')}\r\n${more}`)])).body?.fields,
    ]).toEqual([{}, { a: 'x' }]);
  });

  it('with a name and a file name of usual length is read', async () => {
    const { body } = await read([head(`${named('image')}; filename="${'a'.repeat(255)}.jpg"`)]);
    expect(Object.keys(body?.files ?? {})).toEqual(['image']);
  });
});
