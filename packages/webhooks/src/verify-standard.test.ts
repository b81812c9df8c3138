import { describe, expect, it } from 'vitest';
import { AT_MS, AT_SECONDS, BODY, EVENT_ID, OTHER_SECRET, SECRET } from '../test/delivery.ts';
import { signStandardWebhook } from './sign.ts';
import { type StandardWebhookCheck, verifyStandardWebhook, WebhookVerificationError } from './verify.ts';

const SIGNATURE = await signStandardWebhook({
  id: EVENT_ID,
  body: BODY,
  timestampSeconds: AT_SECONDS,
  secrets: SECRET,
});
const GENUINE: StandardWebhookCheck = {
  id: EVENT_ID,
  timestamp: String(AT_SECONDS),
  signature: SIGNATURE,
  body: BODY,
  secrets: SECRET,
  nowMs: AT_MS,
};

async function outcome(change: Partial<StandardWebhookCheck>) {
  try {
    await verifyStandardWebhook({ ...GENUINE, ...change });
    return 'verified';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

describe('the Standard Webhooks headers [D:standard webhooks]', () => {
  it.each([
    ['as sent', {}, 'verified'],
    ['with bytes', { body: Buffer.from(BODY) }, 'verified'],
    ['among other signatures', { signature: `v1a,x v1,AAAA ${SIGNATURE} v2,y` }, 'verified'],
    ['with two secrets', { secrets: [OTHER_SECRET, SECRET] }, 'verified'],
    ['300 s later', { nowMs: AT_MS + 300_000 }, 'verified'],
    ['300 s earlier', { nowMs: AT_MS - 300_000 }, 'verified'],
    ['301 s later', { nowMs: AT_MS + 301_000 }, 'timestamp_outside_tolerance'],
    ['301 s earlier', { nowMs: AT_MS - 301_000 }, 'timestamp_outside_tolerance'],
    ['without the id', { id: undefined }, 'missing_header'],
    ['without the timestamp', { timestamp: null }, 'missing_header'],
    ['without the signature', { signature: '' }, 'missing_header'],
    ['with another id', { id: 'evt_other' }, 'no_matching_signature'],
    ['with a full stop in the id', { id: `${EVENT_ID}.${AT_SECONDS}` }, 'malformed_header'],
    ['with another timestamp', { timestamp: String(AT_SECONDS + 1) }, 'no_matching_signature'],
    ['with a timestamp that is no number', { timestamp: 'soon' }, 'malformed_header'],
    ['with a timestamp and more', { timestamp: `${AT_SECONDS}x` }, 'malformed_header'],
    ['with no v1 signature', { signature: SIGNATURE.replace('v1,', 'v2,') }, 'malformed_header'],
    ['without the padding', { signature: SIGNATURE.replace('=', '') }, 'no_matching_signature'],
    ['with another secret', { secrets: OTHER_SECRET }, 'no_matching_signature'],
    ['with another body', { body: `${BODY} ` }, 'no_matching_signature'],
    ['with a parsed body', { body: JSON.parse(BODY) }, 'body_already_parsed'],
  ])('%s', async (_, change, expected) => {
    expect(await outcome(change)).toBe(expected);
  });

  it('a secret that is not base64 is a mistake of the receiver', async () => {
    await expect(verifyStandardWebhook({ ...GENUINE, secrets: 'whsec_*' })).rejects.toThrow(TypeError);
  });
});
