const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A whole number below 2^53 in a fixed width, most significant digit first. */
export function base62(value: number, width: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < width; i++) {
    text = DIGITS[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Bytes as one big-endian number, in a fixed width. */
export function bytesToBase62(bytes: Uint8Array, width: number): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let i = 0; i < width; i++) {
    text = DIGITS[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text;
}
