import { bodyBytes } from './body.ts';
import { toBase64 } from './encoding.ts';
import { type HeaderValue, headerText, malformed, TIMESTAMP } from './header-text.ts';
import { hmacSha256 } from './hmac.ts';
import { noMatch } from './no-match.ts';
import { anySame } from './same-text.ts';
import { decodedSecretKey, secretList } from './secrets.ts';
import { checkTimestamp, TOLERANCE_SECONDS } from './tolerance.ts';
import type { SignatureCheck } from './verify-timestamped.ts';

/** The three Standard Webhooks headers of a delivery, and what {@link SignatureCheck} holds beside them. */
export interface StandardWebhookCheck extends Omit<SignatureCheck, 'header'> {
  /** `webhook-id` */
  readonly id: HeaderValue;
  /** `webhook-timestamp` */
  readonly timestamp: HeaderValue;
  /** `webhook-signature` */
  readonly signature: HeaderValue;
}

/**
 * Verifies the Standard Webhooks headers (`webhook-signature: v1,<base64 HMAC-SHA256 of "id.timestamp.body">`).
 * Source: Standard Webhooks 1.0.0.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when a secret is not `whsec_` and base64
 */
export async function verifyStandardWebhook(check: StandardWebhookCheck): Promise<void> {
  const { body, secrets, nowMs = Date.now(), toleranceSeconds = TOLERANCE_SECONDS } = check;
  const keys = secretList(secrets).map(decodedSecretKey);
  const bytes = bodyBytes(body);
  const id = headerText('webhook-id', check.id);
  const timestamp = headerText('webhook-timestamp', check.timestamp);
  const signature = headerText('webhook-signature', check.signature);
  // With a full stop in the id, one signed text could be read as two deliveries.
  if (id.includes('.')) throw malformed('webhook-id', 'it holds a full stop');
  if (!TIMESTAMP.test(timestamp)) throw malformed('webhook-timestamp', 'it is not in unix seconds');
  const received = signature.split(' ').filter((entry) => entry.startsWith('v1,'));
  if (received.length === 0) throw malformed('webhook-signature', 'it has no v1,<signature>');
  const expected = await Promise.all(keys.map((key) => hmacSha256(key, `${id}.${timestamp}.`, bytes)));
  if (
    !anySame(
      expected.map((one) => `v1,${toBase64(one)}`),
      received,
    )
  )
    throw noMatch('webhook-signature');
  checkTimestamp(timestamp, nowMs, toleranceSeconds);
}
