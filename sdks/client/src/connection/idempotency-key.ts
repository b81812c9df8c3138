/** A new key: 128 random bits. Unlike `crypto.randomUUID`, it also works on pages not served over TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `svc_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
