/**
 * HMAC-SHA256 of `prefix` followed by `body`, by WebCrypto.
 *
 * @param prefix text that is signed before the body, such as `<t>.`
 * @returns 32 bytes
 */
export async function hmacSha256(key: Uint8Array, prefix: string, body: Uint8Array): Promise<Uint8Array> {
  const head = new TextEncoder().encode(prefix);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  const imported = await crypto.subtle.importKey(
    'raw',
    // A copy, because a key may not sit in shared memory.
    new Uint8Array(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}
