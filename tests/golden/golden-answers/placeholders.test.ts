import { describe, expect, it } from 'vitest';
import { createPlaceholders } from './placeholders.ts';
import { isServedAsItLies, steadied } from './run-dependent.ts';

const ID = 'A'.repeat(21);
const base64url = (text: string) => Buffer.from(text).toString('base64url');

describe('placeholders', () => {
  it.each([
    ['ids', `acct_${ID}1 wear_${ID}1`, '<acct 1> <wear 1>'],
    ['keys', `svc_sk_test_${'a'.repeat(33)}`, '<key svc_sk_test 1>'],
    ['visible starts of keys', '"mse_live_AbCd"', '"<start of a key mse_live 1>"'],
    ['ids of requests', `req_${'0'.repeat(24)}`, '<request 1>'],
    ['ids of requests in FHIR', `"id":"req-${'0'.repeat(24)}"`, '"id":"<request 1>"'],
    [
      'ids that follow from those',
      `req-${'0'.repeat(24)}-96d580e8 req-${'0'.repeat(24)}-relapse-2d29dd61-result`,
      '<request 1>-<checksum 1> <request 1>-relapse-<checksum 2>-result',
    ],
    [
      'ids of cards',
      '3f2b1c4d-0a1b-83c4-9d5e-0123456789ab 3f2b1c4d-0a1b-80c4-9d5e-0123456789ab',
      '<card of kind 3 1> <card of kind 0 1>',
    ],
    ['hashes', `"${'0a'.repeat(32)}"`, '"<hash of 64 1>"'],
    [
      'links and states',
      `/connect/${'x'.repeat(43)}?state=${'y'.repeat(43)}`,
      '/connect/<token 1>?state=<token 2>',
    ],
    ['ports of this machine', 'http://127.0.0.1:40123/a', 'http://127.0.0.1:<port 1>/a'],
    ['requisitions', 'LR-RYZY-A12B-DN00-K', '<requisition 1>'],
  ])('stand for %s', (_what, text, expected) => {
    expect(createPlaceholders().replace(text)).toBe(expected);
  });

  it('are the same for the same text, and numbered by first appearance', () => {
    const { replace } = createPlaceholders();
    expect(replace(`evt_${ID}1 evt_${ID}2`)).toBe('<evt 1> <evt 2>');
    expect(replace(`evt_${ID}2 evt_${ID}3 evt_${ID}1`)).toBe('<evt 2> <evt 3> <evt 1>');
  });

  it('leave in a cursor what does not depend on the run', () => {
    const { replace } = createPlaceholders();
    const cursor = base64url(JSON.stringify([1_795_168_801_000, `aud_${ID}1`]));
    expect(replace(`"nextCursor":"${cursor}"`)).toBe(`"nextCursor":"<cursor [1795168801000,'<aud 1>']>"`);
    expect(replace(`/orders?before=${base64url('[42,"k1_pQa1b"]')}`)).toBe(
      `/orders?before=<cursor [42,'<mark 1>']>`,
    );
    expect(replace(`/orders?before=labord_${ID}1`)).toBe('/orders?before=<labord 1>');
    expect(replace(`/events?cursor=${base64url('test.12.UfJG4OB3d9mVWKFj')}`)).toBe(
      '/events?cursor=<cursor test.12.<stream 1>>',
    );
  });

  it.each([
    ['words', 'active_si phq9_total lab_order.results_ready key_none acct_none'],
    ['moments and numbers', '2026-11-20T10:00:00.000Z 1795168801 "1"'],
    ['ids that a client made', 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea'],
    ['names of codes', 'http://snomed.info/sct 6471006 44261-6'],
  ])('leave %s as they are', (_what, text) => {
    expect(createPlaceholders().replace(text)).toBe(text);
  });
});

describe('a list in the order of random ids', () => {
  const body = (kinds: readonly string[]) =>
    JSON.stringify({ ok: true, data: { erasures: kinds.map((kind) => ({ kind, erasedAt: 'now' })) } });

  it('has one order for the rows of one moment', () => {
    const path = '/api/admin/v1/operator/erasures?limit=2';
    expect(steadied(path, body(['wearables', 'lab_orders']))).toBe(body(['lab_orders', 'wearables']));
    expect(steadied(path, body(['lab_orders', 'wearables']))).toBe(body(['lab_orders', 'wearables']));
  });

  it('is left alone in every other answer', () => {
    const sent = body(['wearables', 'lab_orders']);
    expect(steadied('/api/v1/events', sent)).toBe(sent);
  });
});

it.each([
  ['/api/openapi.json', true],
  ['/docs/errors/not_found', true],
  ['/demo/retina', true],
  ['/demo/capture/icon.svg', true],
  ['/demo/capture', false],
  ['/demo/capture?lang=de', false],
  ['/api/v1/ping', false],
])('%s holds nothing of the run: %s', (path, expected) => {
  expect(isServedAsItLies(path)).toBe(expected);
});
