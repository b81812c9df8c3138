/** A new key: 128 random bits. Unlike `crypto.randomUUID` it is there on pages that are not served over TLS too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `svc_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
