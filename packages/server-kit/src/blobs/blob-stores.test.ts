import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';
import { parseBlobUrl } from './parse-blob-url.ts';
import type { BlobStoreError } from './s3-store.ts';

/** Neither has types. */
const load = createRequire(import.meta.url);
const aws4 = load('aws4') as {
  sign(request: object, keys: object): { headers: Record<string, string> };
};
const S3rver = load('s3rver') as new (
  options: object,
) => {
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
};

const BYTES = Buffer.from('a picture of a retina'.repeat(1000));
const folder = mkdtempSync(join(tmpdir(), 'svc-blobs-'));
const s3Folder = mkdtempSync(join(tmpdir(), 'svc-s3-'));
let server: Server;
let port: number;
const opened: BlobStore[] = [];

/** A store of others behind the check of every signature by the library of those who made the scheme. */
beforeAll(async () => {
  const store = new S3rver({
    silent: true,
    directory: s3Folder,
    serviceEndpoint: 'store.example',
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  server = createServer((request, response) => {
    bodyHashes.push(String(request.headers['x-amz-content-sha256']));
    if (request.headers.authorization === expectedAuthorization(request)) answer(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  for (const store of opened) store.close();
  server.close();
  for (const path of [folder, s3Folder]) rmSync(path, { recursive: true });
});

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
/** Hashes of the bodies, as the requests said. */
const bodyHashes: string[] = [];

/** What another implementation of the scheme signs a request with. */
function expectedAuthorization({ method, url: path, headers }: IncomingMessage): string | undefined {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const request = { method, path, service: 's3', region: 'us-east-1', headers: signed };
  return aws4.sign(request, KEYS).headers['Authorization'];
}

/** Names of the bucket's host lead to this machine. */
const here = { resolve: async () => ['127.0.0.1'] };

function open(url: string): BlobStore {
  const store = openBlobStore(parseBlobUrl(url), here);
  opened.push(store);
  return store;
}

const s3Url = (options: string, keys = 'S3RVER:S3RVER', bucket = 'pictures/clinic-1') =>
  `s3://${keys}@s3.store.example:${port}/${bucket}?tls=off&${options}`;

describe.each([
  ['a folder', () => `file://${folder}`],
  ['an S3 server by path', () => s3Url('style=path')],
  ['an S3 server by host', () => s3Url('style=host')],
])('blobs in %s', (_name, urlOf) => {
  it('are read as they were put, put over, and gone once removed', async () => {
    const store = open(urlOf());
    expect(await store.get('retina/a-1')).toBeNull();
    await store.put('retina/a-1', BYTES, 'image/jpeg');
    expect(Buffer.from((await store.get('retina/a-1')) ?? [])).toEqual(BYTES);
    await store.put('retina/a-1', BYTES.subarray(0, 5), 'image/jpeg');
    expect(Buffer.from((await store.get('retina/a-1')) ?? []).toString()).toBe('a pic');
    await store.delete('retina/a-1');
    await store.delete('retina/a-1');
    expect(await store.get('retina/a-1')).toBeNull();
  });

  it.each(['../a', '/a', 'a/../b', 'a//b', '', 'a b', 'a\0'])('take no key %j', async (key) => {
    const store = open(urlOf());
    await expect(store.put(key, BYTES, 'image/jpeg')).rejects.toThrow('A blob key');
    await expect(store.get(key)).rejects.toThrow('A blob key');
    await expect(store.delete(key)).rejects.toThrow('A blob key');
  });
});

describe('an S3 server', () => {
  it('is told the hash of the bytes, which the signature covers', async () => {
    await open(s3Url('style=path')).put('retina/hashed', BYTES, 'image/jpeg');
    expect(bodyHashes.at(-1)).toBe(createHash('sha256').update(BYTES).digest('hex'));
  });

  it('that knows another key refuses, and the error names neither key nor address', async () => {
    const store = open(s3Url('style=path', 'S3RVER:wrong'));
    const error = await store
      .put('a', BYTES, 'image/jpeg')
      .catch((thrown: unknown) => thrown as BlobStoreError);
    expect(error).toMatchObject({ name: 'BlobStoreError', status: 403 });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/wrong|S3RVER|store\.example/);
  });

  it('without the bucket refuses a put', async () => {
    const store = open(s3Url('style=path', 'S3RVER:S3RVER', 'nowhere'));
    await expect(store.put('a', BYTES, 'image/jpeg')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a folder of blobs', () => {
  it('holds whole files that their owner alone can read, and no draft', async () => {
    const store = open(`file://${folder}`);
    await Promise.all(Array.from({ length: 8 }, () => store.put('retina/same', BYTES, 'image/jpeg')));
    expect(readdirSync(join(folder, 'retina'))).toEqual(['same']);
    expect(statSync(join(folder, 'retina/same')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'retina')).mode & 0o777).toBe(0o700);
  });
});

describe('the address of a blob store', () => {
  it('names a folder, or a bucket with what is needed to reach it', () => {
    expect(parseBlobUrl('file:///var/lib/svc')).toEqual({ kind: 'folder', folder: '/var/lib/svc' });
    expect(
      parseBlobUrl('s3://AK:se%2Fcret@s3.example.org/pictures/a/b?region=eu-central-1&style=host'),
    ).toEqual({
      kind: 's3',
      address: {
        endpoint: 'https://s3.example.org',
        region: 'eu-central-1',
        bucket: 'pictures',
        prefix: 'a/b/',
        style: 'host',
        accessKeyId: 'AK',
        secretAccessKey: 'se/cret',
      },
    });
  });

  it.each([
    ['https://s3.example.org/pictures', 'must begin with file:// or s3://'],
    ['not a url', 'must begin with'],
    ['s3://s3.example.org/pictures', 'needs ACCESS_KEY:SECRET@'],
    ['s3://AK:SK@s3.example.org', 'needs the name of a bucket'],
    ['s3://AK:SK@s3.example.org/Pictures_1', 'needs the name of a bucket'],
    ['s3://AK:SK@s3.example.org/pictures/a.b', 'prefix'],
    ['s3://AK:SK@s3.example.org/pictures?style=odd', 'style'],
    ['s3://AK:SK@s3.example.org/pictures?tls=maybe', 'tls'],
  ])('%s %s, and the secret is not told', (url, problem) => {
    expect(() => parseBlobUrl(url)).toThrow(problem);
    expect(() => parseBlobUrl(url)).not.toThrow('SK');
  });
});
