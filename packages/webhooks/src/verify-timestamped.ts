import { bodyBytes, type WebhookBody } from './body.ts';
import { toHex } from './encoding.ts';
import { type HeaderValue, headerText, malformed, TIMESTAMP } from './header-text.ts';
import { hmacSha256 } from './hmac.ts';
import { noMatch } from './no-match.ts';
import { anySame } from './same-text.ts';
import { secretList, type WebhookSecrets, wholeSecretKey } from './secrets.ts';
import { checkTimestamp, TOLERANCE_SECONDS } from './tolerance.ts';

/** What a receiver hands to the check of a signature. */
export interface SignatureCheck {
  /** The value of the signature header. */
  readonly header: HeaderValue;
  /** The raw request body, before any parsing. */
  readonly body: WebhookBody;
  /** The secret of the endpoint, or the old and the new one during a rotation. */
  readonly secrets: WebhookSecrets;
  /** Unix milliseconds; the clock of this machine when absent. */
  readonly nowMs?: number;
  /** Largest absolute difference between `nowMs` and the timestamp, in seconds; 300 when absent. */
  readonly toleranceSeconds?: number;
}

/** Checks `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`; several `v1` may stand side by side. */
export async function verifyTimestamped(name: string, check: SignatureCheck): Promise<void> {
  const { header, body, secrets, nowMs = Date.now(), toleranceSeconds = TOLERANCE_SECONDS } = check;
  const keys = secretList(secrets).map(wholeSecretKey);
  const bytes = bodyBytes(body);
  const { timestamp, signatures } = parse(name, headerText(name, header));
  const expected = await Promise.all(keys.map((key) => hmacSha256(key, `${timestamp}.`, bytes)));
  if (!anySame(expected.map(toHex), signatures)) throw noMatch(name);
  checkTimestamp(timestamp, nowMs, toleranceSeconds);
}

/** Entries other than `t` and `v1` are left for signature versions to come. */
function parse(name: string, header: string): { timestamp: string; signatures: readonly string[] } {
  const entries = header.split(',').map((entry) => entry.trim());
  const valuesOf = (key: string) =>
    entries.filter((entry) => entry.startsWith(`${key}=`)).map((entry) => entry.slice(key.length + 1));
  const [timestamp, another] = valuesOf('t');
  const signatures = valuesOf('v1');
  if (timestamp === undefined || another !== undefined || !TIMESTAMP.test(timestamp))
    throw malformed(name, 'it has not one t=<unix seconds>');
  if (signatures.length === 0) throw malformed(name, 'it has no v1=<signature>');
  return { timestamp, signatures };
}
