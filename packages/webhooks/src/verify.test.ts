import { describe, expect, it } from 'vitest';
import { AT_MS, AT_SECONDS, BODY, OTHER_SECRET, SECRET } from '../test/delivery.ts';
import { signServiceSignature } from './sign.ts';
import {
  type SignatureCheck,
  verifyMseSignature,
  verifyServiceSignature,
  WebhookVerificationError,
} from './verify.ts';

const HEADER = await signServiceSignature({ body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET });
const V1 = HEADER.slice(HEADER.indexOf('v1='));
const GENUINE: SignatureCheck = { header: HEADER, body: BODY, secrets: SECRET, nowMs: AT_MS };

/** `verified`, or the code of the refusal. */
async function outcome(verify: typeof verifyServiceSignature, change: Partial<SignatureCheck>) {
  try {
    await verify({ ...GENUINE, ...change });
    return 'verified';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

describe.each([
  ['[1:6 delivery 3] [1:8 webhook timestamp tolerance] Service-Signature', verifyServiceSignature],
  ['[2:6 x-mse-signature] x-mse-signature', verifyMseSignature],
])('%s', (_, verify) => {
  it.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
    ['a Buffer', Buffer.from(BODY)],
    ['an ArrayBuffer', new TextEncoder().encode(BODY).buffer],
  ])('verifies a body given as %s', async (_, body) => {
    expect(await outcome(verify, { body })).toBe('verified');
  });

  it.each([
    [0, 'verified'],
    [299, 'verified'],
    [300, 'verified'],
    [301, 'timestamp_outside_tolerance'],
    [86_400, 'timestamp_outside_tolerance'],
  ])('a clock %i s ahead or behind: %s', async (seconds, expected) => {
    expect(await outcome(verify, { nowMs: AT_MS + seconds * 1000 })).toBe(expected);
    expect(await outcome(verify, { nowMs: AT_MS - seconds * 1000 })).toBe(expected);
  });

  it.each([
    [AT_MS + 300_999, 300, 'verified'],
    [AT_MS + 1000, 0, 'timestamp_outside_tolerance'],
    [AT_MS + 999, 0, 'verified'],
    [AT_MS + 3_600_000, 3600, 'verified'],
    [AT_MS + 3_601_000, 3600, 'timestamp_outside_tolerance'],
    [Number.NaN, 300, 'timestamp_outside_tolerance'],
    [AT_MS, Number.NaN, 'timestamp_outside_tolerance'],
  ])('at %i ms with a tolerance of %i s: %s', async (nowMs, toleranceSeconds, expected) => {
    expect(await outcome(verify, { nowMs, toleranceSeconds })).toBe(expected);
  });

  it.each([
    ['the only one', SECRET, 'verified'],
    ['the first of two', [SECRET, OTHER_SECRET], 'verified'],
    ['the second of two', [OTHER_SECRET, SECRET], 'verified'],
    ['another', OTHER_SECRET, 'no_matching_signature'],
    ['the same without its last character', SECRET.slice(0, -1), 'no_matching_signature'],
  ])('a receiver whose secret is %s: %s', async (_, secrets, expected) => {
    expect(await outcome(verify, { secrets })).toBe(expected);
  });

  it.each([
    ['the old', OTHER_SECRET],
    ['the new', SECRET],
  ])('during a rotation a receiver with %s secret verifies', async (_, secrets) => {
    const header = await signServiceSignature({
      body: BODY,
      timestampSeconds: AT_SECONDS,
      secrets: [SECRET, OTHER_SECRET],
    });
    expect(await outcome(verify, { header, secrets })).toBe('verified');
  });

  it.each([
    [undefined, 'missing_header'],
    [null, 'missing_header'],
    ['', 'missing_header'],
    [[], 'missing_header'],
    [[HEADER], 'verified'],
    [[HEADER, HEADER], 'malformed_header'],
    ['nonsense', 'malformed_header'],
    [V1, 'malformed_header'],
    [`t=${AT_SECONDS}`, 'malformed_header'],
    [`t=${AT_SECONDS},v0=${V1.slice(3)}`, 'malformed_header'],
    [`t=,${V1}`, 'malformed_header'],
    [`t=-5,${V1}`, 'malformed_header'],
    [`t=${AT_SECONDS}.5,${V1}`, 'malformed_header'],
    [`t=0x6b49d200,${V1}`, 'malformed_header'],
    [`t=1e9,${V1}`, 'malformed_header'],
    [`t=${AT_MS},${V1}`, 'malformed_header'],
    [`t=${AT_SECONDS},t=${AT_SECONDS},${V1}`, 'malformed_header'],
    [`T=${AT_SECONDS},${V1}`, 'malformed_header'],
    [`t=${AT_SECONDS},v1=`, 'no_matching_signature'],
    [`t=${AT_SECONDS},v1=${V1.slice(3).toUpperCase()}`, 'no_matching_signature'],
    [`t=${AT_SECONDS},${V1.slice(0, -1)}`, 'no_matching_signature'],
    [`t=${AT_SECONDS},${V1}0`, 'no_matching_signature'],
    [`t=0${AT_SECONDS},${V1}`, 'no_matching_signature'],
    [`t=${AT_SECONDS}, ${V1}`, 'verified'],
    [`t=${AT_SECONDS},v1=${'0'.repeat(64)},${V1},v2=later`, 'verified'],
    [`${V1},t=${AT_SECONDS}`, 'verified'],
  ])('the header %j: %s', async (header, expected) => {
    expect(await outcome(verify, { header })).toBe(expected);
  });

  it.each([
    ['an object', JSON.parse(BODY)],
    ['an array', [1]],
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
  ])('a body that is %s says to pass the raw one', async (_, body) => {
    expect(await outcome(verify, { body })).toBe('body_already_parsed');
    await expect(verify({ ...GENUINE, body })).rejects.toThrow('raw request body');
  });

  it('does not say that a forged delivery is old', async () => {
    expect(await outcome(verify, { secrets: OTHER_SECRET, nowMs: AT_MS + 1e9 })).toBe(
      'no_matching_signature',
    );
  });

  it.each([[[]], [''], ['abc'], [undefined]])(
    'secrets %j are a mistake of the receiver, not of the delivery',
    async (secrets) => {
      await expect(verify({ ...GENUINE, secrets: secrets as string })).rejects.toThrow(TypeError);
    },
  );

  it('without a time given it is judged by the clock of this machine', async () => {
    const fresh = await signServiceSignature({
      body: BODY,
      timestampSeconds: Math.floor(Date.now() / 1000),
      secrets: SECRET,
    });
    expect(await outcome(verify, { header: fresh, nowMs: undefined })).toBe('verified');
    expect(await outcome(verify, { nowMs: undefined })).toBe('timestamp_outside_tolerance');
  });

  it('an authentic body that is no JSON is told apart from a forged one', async () => {
    const header = await signServiceSignature({ body: '', timestampSeconds: AT_SECONDS, secrets: SECRET });
    expect(await outcome(verify, { header, body: new Uint8Array() })).toBe('body_not_json');
    expect(await outcome(verify, { header, body: ' ' })).toBe('no_matching_signature');
  });
});

it('names the header that is missing', async () => {
  await expect(verifyServiceSignature({ ...GENUINE, header: null })).rejects.toThrow('Service-Signature');
  await expect(verifyMseSignature({ ...GENUINE, header: null })).rejects.toThrow('x-mse-signature');
});

it('no message quotes a secret or a signature', async () => {
  for (const change of [{ secrets: OTHER_SECRET }, { header: 'x' }, { nowMs: 0 }, { header: V1 }]) {
    const error = await verifyServiceSignature({ ...GENUINE, ...change }).catch((error: Error) => error);
    expect(String(error)).not.toMatch(/whsec_|[0-9a-f]{16}/);
  }
});
