import { fileURLToPath } from 'node:url';
import type { S3Address } from './s3-store.ts';

export type BlobAddress =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly address: S3Address };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w-]+\/)*$/;

/**
 * Where blobs are kept: `file:///folder`, or `s3://ACCESS_KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX]` with the options
 * `region` (us-east-1), `style` (`path` or `host`) and `tls` (`on` or `off`).
 *
 * @throws Error that says what is wrong, without the secret
 */
export function parseBlobUrl(text: string): BlobAddress {
  const url = URL.parse(text);
  if (url?.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  if (url?.protocol !== 's3:') throw new Error('must begin with file:// or s3://');
  return { kind: 's3', address: s3Address(url) };
}

function s3Address(url: URL): S3Address {
  const [bucket = '', ...rest] = url.pathname
    .slice(1)
    .split('/')
    .filter((part, i) => i === 0 || part !== '');
  const prefix = rest.map((part) => `${part}/`).join('');
  const option = (name: string, usual: string) => url.searchParams.get(name) ?? usual;
  const [style, tls] = [option('style', 'path'), option('tls', 'on')];
  if (url.username === '' || url.password === '') throw new Error('needs ACCESS_KEY:SECRET@ before the host');
  if (url.host === '') throw new Error('needs a host');
  if (!BUCKET.test(bucket)) throw new Error('needs the name of a bucket behind the host');
  if (!PREFIX.test(prefix)) throw new Error('has a prefix of other characters than letters, digits, - and _');
  if (style !== 'path' && style !== 'host') throw new Error('has a style other than path or host');
  if (tls !== 'on' && tls !== 'off') throw new Error('has a tls other than on or off');
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region: option('region', 'us-east-1'),
    bucket,
    prefix,
    style,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
