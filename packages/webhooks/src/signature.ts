import { alreadyParsed, malformed } from './errors.ts';

/** Carries the signature of an account's deliveries. */
export const SERVICE_SIGNATURE_HEADER = 'Service-Signature';
/** Carries the signature of an organization's deliveries. */
export const MSE_SIGNATURE_HEADER = 'x-mse-signature';

/** Unix seconds as the sender writes them. */
export const TIMESTAMP = /^\d{1,12}$/;

/** The body of a request exactly as it was sent: text or bytes, never a parsed object. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

const encoder = new TextEncoder();

/** HMAC-SHA256 under one key: the 32 bytes for a message, directly or as a promise. Text is signed as UTF-8. */
export type Mac = (message: string | Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** HMAC-SHA256 by WebCrypto. The key is imported with the first message and kept. */
export function webCryptoMac(key: Uint8Array): Mac {
  let imported: Promise<CryptoKey> | undefined;
  return async (message) => {
    // From a copy, because WebCrypto takes no key in shared memory.
    imported ??= crypto.subtle.importKey(
      'raw',
      new Uint8Array(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const bytes = (
      typeof message === 'string' ? encoder.encode(message) : message
    ) as Uint8Array<ArrayBuffer>;
    return new Uint8Array(await crypto.subtle.sign('HMAC', await imported, bytes));
  };
}

/** What `Service-Signature` and `x-mse-signature` hold after `v1=`, per key: hex HMAC-SHA256 of `timestamp.body`. */
export async function timestampedSignatures(
  macs: readonly Mac[],
  timestamp: string,
  body: string | Uint8Array,
): Promise<string[]> {
  const message = joined(`${timestamp}.`, body);
  return (await Promise.all(macs.map((mac) => mac(message)))).map(toHex);
}

/** The entries of `webhook-signature`, for each key: `v1,` and base64 HMAC-SHA256 of `id.timestamp.body`. */
export async function standardSignatures(
  macs: readonly Mac[],
  id: string,
  timestamp: string,
  body: string | Uint8Array,
): Promise<string[]> {
  const message = joined(`${id}.${timestamp}.`, body);
  const signatures = await Promise.all(macs.map((mac) => mac(message)));
  return signatures.map((signature) => `v1,${toBase64(signature)}`);
}

/** The parts of `t=<unix seconds>,v1=<signature>`. Other entries are left for later signature versions. */
export function parseTimestamped(
  name: string,
  header: string,
): { timestamp: string; received: readonly string[] } {
  const entries = header.split(',').map((entry) => entry.trim());
  const valuesOf = (key: string) =>
    entries.filter((entry) => entry.startsWith(`${key}=`)).map((entry) => entry.slice(key.length + 1));
  const [timestamp, another] = valuesOf('t');
  const received = valuesOf('v1');
  if (timestamp === undefined || another !== undefined || !TIMESTAMP.test(timestamp))
    throw malformed(name, 'it has not one t=<unix seconds>');
  if (received.length === 0) throw malformed(name, 'it has no v1=<signature>');
  return { timestamp, received };
}

/** Whether any received signature equals an expected one; always compares every pair. */
export function anySame(expected: readonly string[], received: readonly string[]): boolean {
  let found = false;
  for (const one of expected) for (const other of received) found = equalInConstantTime(other, one) || found;
  return found;
}

/**
 * The body as text or bytes.
 *
 * @throws WebhookVerificationError `body_already_parsed` for anything else
 */
export function rawBody(body: WebhookBody): string | Uint8Array {
  if (typeof body === 'string') return body;
  // Also true for a Buffer, and for bytes from another realm, which `instanceof` would miss.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  throw alreadyParsed();
}

/** Standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}

/** Lower-case hexadecimal. */
function toHex(bytes: Uint8Array): string {
  let text = '';
  // The 256 keeps the leading zero of a single digit.
  for (const byte of bytes) text += (byte | 256).toString(16).slice(1);
  return text;
}

function joined(prefix: string, body: string | Uint8Array): string | Uint8Array {
  if (typeof body === 'string') return prefix + body;
  const head = encoder.encode(prefix);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  return message;
}

/** Whether two texts are equal, in a time that depends on their lengths alone. */
function equalInConstantTime(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < right.length; index++) {
    // Past the end of `left` the code is NaN, which counts as 0; the lengths already differ then.
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}
