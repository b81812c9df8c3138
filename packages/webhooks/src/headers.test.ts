import { describe, expect, it } from 'vitest';
import { AT_MS, BODY, OTHER_SECRET, SECRET } from '../test-support/delivery.ts';
import { testHeaders, verifyMseSignature, verifyServiceSignature, verifyStandardWebhook } from './index.ts';

describe('headers for the tests of a receiver', () => {
  it('verify, in the scheme of an account', async () => {
    const headers = new Headers(await testHeaders({ body: BODY, secrets: SECRET, nowMs: AT_MS }));
    const check = { body: BODY, secrets: SECRET, nowMs: AT_MS };
    await verifyServiceSignature({ ...check, header: headers.get('service-signature') });
    await verifyStandardWebhook({
      ...check,
      id: headers.get('webhook-id'),
      timestamp: headers.get('webhook-timestamp'),
      signature: headers.get('webhook-signature'),
    });
    expect([...headers.keys()]).toEqual([
      'content-type',
      'service-signature',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
  });

  it('verify, in the scheme of an organization', async () => {
    const headers = await testHeaders({ body: BODY, secrets: SECRET, nowMs: AT_MS + 999, scheme: 'mse' });
    const check = { header: headers['x-mse-signature'], body: BODY, nowMs: AT_MS };
    await expect(verifyMseSignature({ ...check, secrets: SECRET })).resolves.toBeUndefined();
    await expect(verifyMseSignature({ ...check, secrets: OTHER_SECRET })).rejects.toThrow('No signature');
  });

  it('are of now when no time is given', async () => {
    const headers = await testHeaders({ body: BODY, secrets: SECRET, id: 'evt_9' });
    const check = { header: headers['Service-Signature'], body: BODY, secrets: SECRET };
    await expect(verifyServiceSignature(check)).resolves.toBeUndefined();
    expect(headers['webhook-id']).toBe('evt_9');
  });
});
