import { randomBytes } from 'node:crypto';
import type { EgressRequest } from '@svc/server-kit';
import { newWebhookSecret } from '@svc/webhooks';
import { verifyServiceSignature } from '@svc/webhooks/verify';
import { expect, it } from 'vitest';
import { attempt } from './attempt.ts';

const SECOND = Date.UTC(2026, 10, 21, 12);

it.each([SECOND, SECOND + 999])(
  'a try is signed with the second it starts in: %i [1:6 delivery 1]',
  async (now) => {
    const secrets = [newWebhookSecret((length) => randomBytes(length))];
    const body = '{"id":"evt_1"}';
    const sent: EgressRequest[] = [];
    await attempt(
      {
        url: 'https://receiver.example/hooks',
        ownerKind: 'account',
        event: { id: 'evt_1', payload: body },
        secrets,
      },
      {
        clock: () => now,
        egress: {
          async fetch(request) {
            sent.push(request);
            return { status: 200, headers: {}, body: Buffer.of(), isCut: false };
          },
        },
      },
    );
    const headers = Object.entries(sent[0]?.headers ?? {});
    const header = headers.find(([name]) => name.toLowerCase() === 'service-signature')?.[1];
    await verifyServiceSignature({ header, body, secrets, nowMs: SECOND, toleranceSeconds: 0 });
    expect(header).toMatch(new RegExp(`^t=${SECOND / 1000},`));
  },
);
