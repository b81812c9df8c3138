import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_MS, AT_SECONDS, BODY, EVENT_ID, OTHER_SECRET, SECRET } from '../test/delivery.ts';
import { newWebhookSecret, signatureHeaders } from './index.ts';
import { verifyMseSignature, verifyServiceSignature, verifyStandardWebhook } from './verify.ts';

/** A delivery as a receiver gets it. */
interface Delivery {
  body: string;
  secret: string;
  id: string;
  timestamp: string;
  /** Of `Service-Signature`. */
  t: string;
  signatures: string;
  standard: string;
}

type Verifier = (delivery: Delivery) => void | Promise<void>;

const serviceHeader = ({ t, signatures }: Delivery) => `t=${t},${signatures}`;
const standardHeaders = ({ id, timestamp, standard }: Delivery) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': standard,
});
const ours = (delivery: Delivery) => ({
  header: serviceHeader(delivery),
  body: delivery.body,
  secrets: delivery.secret,
  nowMs: AT_MS,
});

/** Libraries of others, and ours, on the header that is theirs to read. */
const SERVICE_VERIFIERS: Readonly<Record<string, Verifier>> = {
  'stripe-node': (delivery) =>
    void Stripe.webhooks.constructEvent(delivery.body, serviceHeader(delivery), delivery.secret),
  verifyServiceSignature: (delivery) => verifyServiceSignature(ours(delivery)),
  verifyMseSignature: (delivery) => verifyMseSignature(ours(delivery)),
};
const STANDARD_VERIFIERS: Readonly<Record<string, Verifier>> = {
  standardwebhooks: (delivery) =>
    void new StandardWebhook(delivery.secret).verify(delivery.body, standardHeaders(delivery)),
  svix: (delivery) => void new SvixWebhook(delivery.secret).verify(delivery.body, standardHeaders(delivery)),
  verifyStandardWebhook: (delivery) =>
    verifyStandardWebhook({
      id: delivery.id,
      timestamp: delivery.timestamp,
      signature: delivery.standard,
      body: delivery.body,
      secrets: delivery.secret,
      nowMs: AT_MS,
    }),
};

async function deliver(secrets: string | string[] = SECRET): Promise<Delivery> {
  const headers = await signatureHeaders({
    id: EVENT_ID,
    body: BODY,
    timestampSeconds: AT_SECONDS,
    secrets,
  });
  const [t = '', ...signatures] = headers['Service-Signature']?.split(',') ?? [];
  return {
    body: BODY,
    secret: SECRET,
    id: EVENT_ID,
    timestamp: headers['webhook-timestamp'] ?? '',
    t: t.slice(2),
    signatures: signatures.join(','),
    standard: headers['webhook-signature'] ?? '',
  };
}

async function accepts(verify: Verifier, delivery: Delivery): Promise<boolean> {
  try {
    await verify(delivery);
    return true;
  } catch {
    return false;
  }
}

/** Numbers below `limit`, the same on every run (mulberry32). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** `text` with the character at one place of `alphabet` replaced by another of it. */
function changeOne(text: string, from: number, alphabet: string, below: (limit: number) => number): string {
  const places = [...text].flatMap((character, index) =>
    index >= from && alphabet.includes(character) ? [index] : [],
  );
  const place = places[below(places.length)] as number;
  const others = alphabet.replace(text[place] as string, '');
  return text.slice(0, place) + others[below(others.length)] + text.slice(place + 1);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const HEX = '0123456789abcdef';
const DIGITS = '0123456789';

type Tamper = (delivery: Delivery, below: (limit: number) => number) => Partial<Delivery>;
const changedBody: Tamper = ({ body }, below) => {
  const place = below(body.length + 1);
  const added = LETTERS[below(LETTERS.length)];
  return [
    { body: changeOne(body, 0, LETTERS, below) },
    { body: body.slice(0, place) + added + body.slice(place) },
    { body: body.slice(0, place % body.length) + body.slice((place % body.length) + 1) },
  ][below(3)] as Partial<Delivery>;
};
// Base64 carries spare bits in its last character alone, which the decoder drops: that one stays.
const changedSecret: Tamper = ({ secret }, below) => ({
  secret: changeOne(secret.slice(0, -2), 'whsec_'.length, LETTERS, below) + secret.slice(-2),
});

const SERVICE_TAMPERS: readonly Tamper[] = [
  changedBody,
  changedSecret,
  ({ signatures }, below) => ({ signatures: changeOne(signatures, 'v1='.length, HEX, below) }),
  ({ t }, below) => ({ t: changeOne(t, 0, DIGITS, below) }),
  ({ t }, below) => ({ t: String(Number(t) + 1 + below(290)) }),
];
const STANDARD_TAMPERS: readonly Tamper[] = [
  changedBody,
  changedSecret,
  ({ standard }, below) => ({ standard: changeOne(standard, 'v1,'.length, LETTERS, below) }),
  ({ timestamp }, below) => ({ timestamp: String(Number(timestamp) - 1 - below(290)) }),
  ({ id }, below) => ({ id: changeOne(id, 0, LETTERS, below) }),
];

/** Ten thousand in the proof of heavy tests. */
const TAMPERED = process.env.SVC_HEAVY === '1' ? 10_000 : 1_000;
const differs = (genuine: Delivery, change: Partial<Delivery>) =>
  Object.entries(change).some(([name, value]) => genuine[name as keyof Delivery] !== value);

describe.each([
  ['[1:6 delivery 2] Service-Signature', SERVICE_VERIFIERS, SERVICE_TAMPERS],
  ['[D:standard webhooks] webhook-signature', STANDARD_VERIFIERS, STANDARD_TAMPERS],
])('%s before libraries of others', (_, verifiers, tampers) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: AT_MS }));
  afterEach(() => void vi.useRealTimers());

  describe.each(Object.entries(verifiers))('%s', (_, verify) => {
    it('accepts a genuine delivery', async () => {
      expect(await accepts(verify, await deliver())).toBe(true);
    });

    it.each([[[SECRET, OTHER_SECRET]], [[OTHER_SECRET, SECRET]]])(
      'accepts a delivery of a rotation, whichever secret it knows: %#',
      async (secrets) => {
        const delivery = await deliver(secrets);
        expect(await accepts(verify, delivery)).toBe(true);
        expect(await accepts(verify, { ...delivery, secret: OTHER_SECRET })).toBe(true);
      },
    );

    it('accepts under 100 other secrets, and each refuses the one before', async () => {
      const below = numbersFrom(5);
      let before = SECRET;
      for (let round = 0; round < 100; round++) {
        const secret = newWebhookSecret((length) => Uint8Array.from({ length }, () => below(256)));
        const delivery = { ...(await deliver(secret)), secret };
        expect(await accepts(verify, delivery)).toBe(true);
        expect(await accepts(verify, { ...delivery, secret: before })).toBe(false);
        before = secret;
      }
    });

    it('refuses every delivery of a thousand, or ten thousand, that were tampered with', async () => {
      const below = numbersFrom(20_261_120);
      const genuine = await deliver();
      const accepted: Partial<Delivery>[] = [];
      for (let round = 0; round < TAMPERED; round++) {
        const change = (tampers[round % tampers.length] as Tamper)(genuine, below);
        if (!differs(genuine, change)) throw new Error('nothing was tampered with');
        if (await accepts(verify, { ...genuine, ...change })) accepted.push(change);
      }
      expect(accepted).toEqual([]);
    });
  });
});
