import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CDS_HOOKS, CdsResponse, CdsServices } from '@svc/contracts';
import { createCdsClient, readCdsFeedback } from '@svc/store';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../platform/test/chromium.ts';
import { skipsChromium } from '../../../platform/test/chromium-file.ts';
import { type Harness, openHarness } from '../../test/harness.ts';

const ISSUER = 'https://ehr.example.org';
/** What tokens name; the page calls what stands behind it. */
const AUDIENCE = 'https://api.example.org';
const PAGE = readFileSync(new URL('../../test/sandbox-page.html', import.meta.url));

interface Answer {
  readonly status: number;
  readonly requestId: string | null;
  readonly body: { readonly error?: { readonly code: string; readonly message: string } };
}

const order = (id: string, text: string, over: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text },
  subject: { reference: 'Patient/42' },
  authoredOn: '2026-01-01',
  ...over,
});
const draft = (id: string, text: string) => ({
  resource: order(id, text, { status: 'draft', authoredOn: '2026-11-21' }),
});
const RECORD = [
  { resourceType: 'Patient', id: '42', gender: 'female', birthDate: '1990-02-03' },
  order('taken-1', 'sertraline 50 mg'),
  order('taken-2', 'lithium carbonate 300 mg'),
];
const DRAFTS = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: [draft('m1', 'amoxicillin 500 mg'), draft('m2', 'phenelzine 15 mg')],
};

describe.skipIf(skipsChromium())('an EHR in a browser of another origin', () => {
  let api: Harness;
  let accountId: string;
  let browser: Browser;
  const pages: Server[] = [];
  let ehr: { service: string; key: JWK; issuer: string; audience: string; now: number; record: unknown[] };
  let registered: Page;
  let stranger: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    api = await openHarness();
    accountId = (await api.makeKey()).accountId;
    await api.server.app.listen({ port: 0, host: '127.0.0.1' });
    const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
    const [origin, other] = [await servePage(), await servePage()];
    const key = { ...(await exportJWK(publicKey)), kty: 'EC', kid: 'ec', alg: 'ES384' };
    await createCdsClient(api.database.db, {
      accountId,
      mode: 'live',
      name: 'An EHR in a browser',
      issuer: ISSUER,
      keys: [key],
      jku: [],
      origins: [origin],
      production: false,
      now: api.now,
    });
    const { port } = api.server.app.server.address() as AddressInfo;
    ehr = {
      service: `http://127.0.0.1:${port}`,
      key: await exportJWK(privateKey),
      issuer: ISSUER,
      audience: AUDIENCE,
      now: api.now,
      record: RECORD,
    };
    browser = await launchChromium();
    [registered, stranger] = [await browser.newPage(), await browser.newPage()];
    registered.on('pageerror', ({ message }) => complaints.push(message));
    await registered.goto(origin);
    await stranger.goto(other);
  });
  afterAll(async () => {
    await browser?.close();
    for (const server of pages) server.close();
    await api?.close();
  });

  async function servePage(): Promise<string> {
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    pages.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** What the page does, in its own words. */
  function ask<Result>(
    page: Page,
    what: 'discover' | 'call' | 'feedback',
    ...args: unknown[]
  ): Promise<Result> {
    return page.evaluate(
      async ([name, given]) => {
        const { sandbox } = globalThis as unknown as {
          sandbox: Record<string, (...all: unknown[]) => Promise<unknown>>;
        };
        return sandbox[name as string]?.(...(given as unknown[]));
      },
      [what, args] as const,
    ) as Promise<Result>;
  }
  const call = (id: string, context: object = {}, over: object = {}) =>
    ask<Answer>(registered, 'call', id, context, { ...ehr, ...over });
  const shown = () => registered.locator('li').allInnerTexts();

  it('discovers the services', async () => {
    const services = await ask(registered, 'discover', ehr);
    expect(CdsServices.parse({ services }).services.map(({ id }) => id)).toEqual(CDS_HOOKS);
  });

  it('opens a chart: patient-view', async () => {
    const { status, requestId, body } = await call('patient-view');
    expect([status, requestId]).toEqual([200, expect.stringMatching(/^req_/)]);
    CdsResponse.parse(body);
    expect(await shown()).toEqual([expect.stringMatching(/^warning: Monitoring of lithium overdue/)]);
  });

  it('chooses an order: order-select, with selections', async () => {
    const context = { draftOrders: DRAFTS, selections: ['MedicationRequest/m2'] };
    expect((await call('order-select', context)).status).toBe(200);
    expect((await shown())[0]).toMatch(/^critical: phenelzine \+ sertraline/);
    await call('order-select', { ...context, selections: ['MedicationRequest/m1'] });
    expect((await shown())[0]).toMatch(/^critical: Already among the drafts, not selected now: phenelzine/);
  });

  it('signs, and tells what became of the cards: order-sign, feedback', async () => {
    const { body } = await call('order-sign', { draftOrders: DRAFTS });
    const [card] = CdsResponse.parse(body).cards;
    expect((await shown())[0]).toMatch(/^critical: phenelzine \+ sertraline/);
    const feedback = [
      {
        card: card?.uuid,
        outcome: 'overridden',
        overrideReason: { reason: card?.overrideReasons[0] },
        outcomeTimestamp: '2026-11-21T12:00:00Z',
      },
    ];
    const told = await ask<Answer>(registered, 'feedback', 'order-sign', feedback, ehr);
    expect([told.status, told.body]).toEqual([200, {}]);
    const counts = await readCdsFeedback(api.database.db, { ownerId: accountId, mode: 'live' });
    expect(counts).toEqual([
      expect.objectContaining({
        service: 'order-sign',
        kind: 'interaction',
        outcome: 'overridden',
        reason: 'already_managed',
      }),
    ]);
  });

  it('reads why it was refused', async () => {
    const { status, requestId, body } = await call('patient-view', {}, { token: 'nothing' });
    expect([status, requestId, body.error?.code]).toEqual([
      401,
      expect.stringMatching(/^req_/),
      'invalid_token',
    ]);
    const wrong = await call('order-select', { draftOrders: DRAFTS, selections: ['MedicationRequest/none'] });
    expect([wrong.status, wrong.body.error?.message]).toEqual([
      400,
      expect.stringContaining('MedicationRequest/none'),
    ]);
    expect(complaints).toEqual([]);
  });

  it('of an origin that nobody registered is shut out by the browser, and discovers all the same', async () => {
    expect(await ask(stranger, 'discover', ehr)).toHaveLength(CDS_HOOKS.length);
    await expect(ask(stranger, 'call', 'patient-view', {}, ehr)).rejects.toThrow(/Failed to fetch/);
    await expect(ask(stranger, 'feedback', 'patient-view', [], ehr)).rejects.toThrow(/Failed to fetch/);
  });

  it('may call no other API of this origin', async () => {
    const read = registered.evaluate(
      (service) =>
        fetch(`${service}/api/v1/ping`, { headers: { authorization: 'Bearer x' } }).then(
          ({ status }) => status,
        ),
      ehr.service,
    );
    await expect(read).rejects.toThrow(/Failed to fetch/);
  });
});
