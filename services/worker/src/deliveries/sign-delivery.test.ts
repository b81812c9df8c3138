import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newWebhookSecret, signatureHeaders } from '@svc/webhooks';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { signDelivery } from './sign-delivery.ts';

it('signs exactly as @svc/webhooks does, with one secret and with two [1:6 delivery 2]', async () => {
  const secret = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => newWebhookSecret(() => bytes));
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.stringMatching(/^evt_[0-9A-Za-z]{22}$/),
      fc.integer({ min: 0, max: 4_102_444_800 }),
      fc.array(secret, { minLength: 1, maxLength: 2 }),
      fc.constantFrom('service' as const, 'mse' as const),
      async (body, id, timestampSeconds, secrets, scheme) => {
        const toSign = { id, body, timestampSeconds, secrets, scheme };
        expect(await signDelivery(toSign)).toEqual(await signatureHeaders(toSign));
      },
    ),
  );
});

it('nothing but @svc/webhooks writes a signature [1:6 delivery 2]', () => {
  const root = new URL('../../../..', import.meta.url).pathname;
  const rooms = ['packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'src')),
  );
  const sources = [...rooms, 'cli/src'].flatMap(sourcesOf);
  // The OpenAPI document describes the headers; it writes none.
  const writers = sources.filter(
    (file) =>
      !file.endsWith('describe-webhooks.ts') && /\bv1[=,]/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(writers.filter((file) => !file.startsWith('packages/webhooks/'))).toEqual([]);
  expect(writers).not.toEqual([]);

  function sourcesOf(folder: string): string[] {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file));
  }
});
