import { PRODUCTS } from '@svc/contracts';
import { RAW_BODY_BYTES } from './raw-body-from.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_PATHS, assessment, biomarker, panel, prescription } from '../test/bodies.ts';
import { type Harness, openHarness, ORIGIN } from '../test/harness.ts';

describe('what is logged of a request', () => {
  let api: Harness;
  let key: string;
  let publishable: string;

  beforeAll(async () => {
    api = await openHarness();
    const made = await api.makeKey();
    key = made.key;
    publishable = (await api.makeKey({ kind: 'publishable', accountId: made.accountId })).key;
  });
  afterAll(() => api.close());

  const CANARY = 'canary';
  const bodies = [
    {
      sessionRef: `${CANARY}-1`,
      speechRateWpm: 100,
      labs: [
        panel(
          [
            biomarker({
              name: `${CANARY}-2`,
              note: `${CANARY}-3`,
              unit: `${CANARY}-4`,
              value: `${CANARY}-5`,
            }),
          ],
          { id: `${CANARY}-6` },
        ),
      ],
      prescriptions: [
        prescription({ id: `${CANARY}-7`, medicationName: `${CANARY}-8`, dosage: `${CANARY}-9` }),
      ],
      assessments: [assessment({ instrumentName: `${CANARY}-10`, severity: `${CANARY}-11` })],
      previous: { status: `${CANARY}-12`, inputs: { [`${CANARY}-13`]: `${CANARY}-14` } },
      explain: true,
      [`${CANARY}-15`]: `${CANARY}-16`,
    },
    { [`${CANARY}-17`]: { __proto__: 1 }, sessionRef: 17, speechRateWpm: `${CANARY}-18` },
    `{"broken ${CANARY}-19`,
    `{"recording":"data:audio/wav;base64,${CANARY}-20"}`,
    `{"${CANARY}-21\\u0000":"\\ud800 ${CANARY}-22"}`,
  ];

  it('is one line of ids, pattern, status and time: no canary of body, header, path or query gets in', async () => {
    let requests = 0;
    for (const product of PRODUCTS) {
      for (const body of bodies) {
        await api.post(`${ANALYSIS_PATHS[product]}?name=${CANARY}-23`, key, body, {
          'x-request-id': `${CANARY}-24`,
          'user-agent': `${CANARY}-25`,
          origin: `https://${CANARY}-26.example`,
          cookie: `a=${CANARY}-27`,
          'idempotency-key': `${CANARY}-28`,
        });
        requests += 1;
      }
    }
    await api.ping(`svc_sk_live_${CANARY}`);
    await api.ping(null, { authorization: `Basic ${CANARY}` });
    await api.server.app.inject(`/api/v1/${CANARY}-29?x=${CANARY}-30`);
    await api.post('/v1/dmse/analyze', publishable, {}, { origin: `https://${CANARY}-31.example` });
    expect(api.logLines).toHaveLength(requests + 4);
    expect(api.logLines.join('')).not.toContain(CANARY);
  });

  it('holds no key, whole or in part', () => {
    const secrets = [key, publishable].map((each) => each.slice(12, 24));
    for (const secret of secrets) expect(api.logLines.join('')).not.toContain(secret);
  });

  it('names account and key by their ids', async () => {
    api.logLines.length = 0;
    await api.post('/v1/dmse/analyze', publishable, { speechRateWpm: 1 }, { origin: ORIGIN });
    const line = JSON.parse(api.logLines[0] ?? '');
    expect(Object.keys(line).toSorted()).toEqual([
      'accountId',
      'durationMs',
      'event',
      'keyId',
      'level',
      'method',
      'requestId',
      'route',
      'status',
      'time',
    ]);
    expect(line).toMatchObject({
      event: 'request',
      route: '/api/v1/dmse/analyze',
      status: 200,
      keyId: expect.stringMatching(/^key_/),
    });
  });

  it('is the kind of an unexpected error without its message, and the answer says nothing of it', async () => {
    api.logLines.length = 0;
    const usual = api.model;
    Object.defineProperty(api, 'model', {
      configurable: true,
      get: () => {
        throw new RangeError(`${CANARY}-32`);
      },
    });
    const response = await api.post('/v1/dmse/analyze', key, { speechRateWpm: 1, explain: true });
    Object.defineProperty(api, 'model', { configurable: true, writable: true, value: usual });
    expect([response.statusCode, response.json().error.code]).toEqual([500, 'server_error']);
    expect(response.payload + api.logLines.join('')).not.toContain(CANARY);
    expect(api.logLines.join('')).toContain('"errorType":"RangeError"');
  });

  it.each([
    ['in this thread', ''],
    ['by a worker', 'x'.repeat(RAW_BODY_BYTES)],
  ])(
    'counts fields that nothing reads, and says which of ours were meant: read %s',
    async (_, sessionRef) => {
      api.logLines.length = 0;
      const body = { assessments: [], avgSleepHour: 4, [CANARY]: 1, [`${CANARY}-2`]: sessionRef };
      expect((await api.post(ANALYSIS_PATHS.relapse, key, body)).statusCode).toBe(200);
      expect(JSON.parse(api.logLines[0] ?? '')).toMatchObject({ unknownInputs: 3, meant: 'avgSleepHours' });
      expect(api.logLines.join('')).not.toContain(CANARY);
      await api.post(ANALYSIS_PATHS.relapse, key, { assessments: [] });
      expect(JSON.parse(api.logLines[1] ?? '')).not.toHaveProperty('unknownInputs');
    },
  );
});
