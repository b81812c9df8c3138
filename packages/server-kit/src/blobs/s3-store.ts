import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { EgressClient } from '../egress/egress-client.ts';
import type { EgressResponse } from '../egress/exchange.ts';
import { type BlobStore, checkedKey } from './blob-store.ts';

/** Where an S3-compatible store is, and how its buckets are named in addresses. */
export interface S3Address {
  /** Scheme, host and port, without a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before every key; empty for none. */
  readonly prefix: string;
  /** `path`: the bucket is the first part of the path; `host`: it is the first label of the host. */
  readonly style: 'path' | 'host';
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const DEADLINE_MS = 10_000;
const MOST_BYTES = 64 * 1_048_576;

/** The store answered, but not with what was asked for. Holds no address, key or text from the store. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';
  readonly code = 'BLOB_STORE';
  readonly status: number;

  constructor(status: number) {
    super(`The blob store answered with status ${status}.`);
    this.status = status;
  }
}

/** Blobs in an S3-compatible store, each request signed (AWS Signature Version 4). */
export function createS3Store(address: S3Address, client: EgressClient): BlobStore {
  const urlOf = (key: string) => `${bucketUrl(address)}/${address.prefix}${checkedKey(key)}`;

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body?: { readonly bytes: Uint8Array; readonly contentType: string },
  ): Promise<EgressResponse> {
    const signer = new AwsV4Signer({
      ...address,
      service: 's3',
      method,
      url: urlOf(key),
      headers: {
        ...(body === undefined ? {} : { 'content-type': body.contentType }),
        // The signature covers the bytes themselves.
        'x-amz-content-sha256': createHash('sha256')
          .update(body?.bytes ?? '')
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body: body.bytes as Uint8Array<ArrayBuffer> }),
    });
    const { url, headers } = await signer.sign();
    return client.fetch({
      url: url.href,
      method,
      headers: ownHeaders(headers),
      ...(body === undefined ? {} : { body: body.bytes }),
      deadlineMs: DEADLINE_MS,
      maxResponseBytes: MOST_BYTES,
      // All three are safe to repeat: the same bytes go under the same key.
      repeatable: true,
    });
  }

  return {
    async put(key, bytes, contentType) {
      refuseUnless(await send('PUT', key, { bytes, contentType }), [200, 201]);
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) return null;
      refuseUnless(response, [200]);
      return response.body;
    },
    async delete(key) {
      refuseUnless(await send('DELETE', key), [200, 202, 204, 404]);
    },
    close: () => client.close(),
  };
}

function bucketUrl({ endpoint, bucket, style }: S3Address): string {
  if (style === 'path') return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${bucket}.${url.host}`;
}

/** Leaves out the headers that the connection sets itself. */
function ownHeaders(headers: Headers): Record<string, string> {
  const { host: _host, 'content-length': _length, ...own } = Object.fromEntries(headers.entries());
  return own;
}

function refuseUnless({ status }: EgressResponse, expected: readonly number[]): void {
  if (!expected.includes(status)) throw new BlobStoreError(status);
}
