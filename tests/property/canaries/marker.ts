/**
 * What is planted. Every canary string begins with one marker and every canary number ends in the same digits, so
 * that a search needs a few patterns whatever is planted where.
 */
const MARKER = 'qzcanaryx';
const DIGITS = '8642097531';
const WHOLE_PARTS = [1, 2, 3, 5, 7, 11, 13, 17, 19, 23];

let planted = 0;

/** A string nobody else sends, of at most 40 characters unless `length` asks for more. */
export function canary(length = 0): string {
  planted++;
  const text = `${MARKER}${planted.toString(36).padStart(8, '0')}`;
  return length <= text.length
    ? text
    : `${text}${MARKER.repeat(Math.ceil(length / MARKER.length))}`.slice(0, length);
}

/** A number nobody else sends, from 1 to 24. */
export function canaryNumber(): number {
  planted++;
  return Number(`${WHOLE_PARTS[planted % WHOLE_PARTS.length]}.${DIGITS}`);
}

export function plantedSoFar(): number {
  return planted;
}

/** Compared without case, since engines write names in lower case. */
const TEXTS = [MARKER, ...base64Of(MARKER), Buffer.from(MARKER).toString('hex'), DIGITS];
const BYTES = [
  Buffer.from(MARKER, 'utf16le'),
  ...WHOLE_PARTS.flatMap((whole) => doublesOf(Number(`${whole}.${DIGITS}`))),
];

/** The first canary in some bytes with what stands around it, or undefined. */
export function findCanary(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1').toLowerCase();
  for (const pattern of TEXTS) {
    const at = text.indexOf(pattern.toLowerCase());
    if (at >= 0) return excerpt(bytes, at);
  }
  for (const pattern of BYTES) {
    const at = bytes.indexOf(pattern);
    if (at >= 0) return excerpt(bytes, at);
  }
  return undefined;
}

function excerpt(bytes: Buffer, at: number): string {
  return JSON.stringify(bytes.toString('latin1', Math.max(0, at - 120), at + 80));
}

/** Base64 of the marker at each of the three places it can have in a group of three bytes. */
function base64Of(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from(`${'x'.repeat(before)}${text}`).toString('base64');
    // The first and the last group hold bits of the neighbours.
    return encoded.slice(before === 0 ? 0 : 4, Math.floor((before + text.length) / 3) * 4);
  });
}

function doublesOf(value: number): Buffer[] {
  const little = Buffer.alloc(8);
  const big = Buffer.alloc(8);
  little.writeDoubleLE(value);
  big.writeDoubleBE(value);
  return [little, big];
}
