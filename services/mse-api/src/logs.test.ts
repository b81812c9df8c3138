import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness } from '../test/harness.ts';

const CANARY = 'canary';

describe('what is logged of a request', () => {
  let api: Harness;
  let mine: MadeKey;
  let lacking: MadeKey;

  beforeAll(async () => {
    api = await openHarness();
    mine = await api.makeKey();
    lacking = await api.makeKey({ organizationId: mine.organizationId, scopes: ['mse:sign'] });
  });
  afterAll(() => api.close());

  /** Requests of every kind, with a canary in everything a caller can fill. */
  async function sendAll(): Promise<number> {
    const { key } = mine;
    const visit = `/v1/mse/${CANARY}-1`;
    const patientId = `${CANARY}-2`;
    const query = `?patientId=${patientId}&x=${CANARY}-3`;
    const headers = {
      'x-request-id': `${CANARY}-4`,
      'user-agent': `${CANARY}-5`,
      cookie: `a=${CANARY}-6`,
      'idempotency-key': `${CANARY}-7`,
      'if-none-match': `"${CANARY}-8"`,
    };
    const noted = {
      risk: { values: ['active_si'], text: `${CANARY}-9`, supportingSignals: [`${CANARY}-10`] },
    };
    const signed = {
      patientId,
      signedByName: `${CANARY}-11`,
      credential: `${CANARY}-12`,
      license: `${CANARY}-13`,
      organization: `${CANARY}-14`,
      timezone: `${CANARY}-15`,
      attestation: `${CANARY}-16`,
    };
    const clinicianId = `${CANARY}-17`;
    const answers = [
      await api.post(`${visit}${query}`, key, exam(noted, { patientId, clinicianId }), headers),
      await api.patch(visit, key, exam(CALM, { patientId, clinicianId })),
      await api.post(`${visit}/sign`, key, signature(signed)),
      await api.get(`${visit}${query}`, key, headers),
      await api.get(`${visit}/history${query}`, key),
      await api.get(`${visit}/versions/1${query}`, key),
      await api.get(`${visit}/diff${query}&from=1&to=2`, key),
      await api.get(`${visit}/audit${query}`, key),
      await api.get(`/v1/mse/domains${query}`, key),
      await api.post(visit, key, exam({ [`${CANARY}-18`]: { values: [`${CANARY}-19`] } })),
      await api.post(visit, key, `{"broken ${CANARY}-20`),
      await api.post(visit, key, `{"${CANARY}-21":1,"${CANARY}-21":2}`),
      await api.post(visit, key, `{"patientId":"${CANARY}-22\\u0000"}`),
      await api.get(`${visit}${query}`, lacking.key),
      await api.get(visit, `mse_live_${CANARY}`),
      await api.get(visit, null, { authorization: `Basic ${CANARY}` }),
      await api.get(`/v1/mse/${CANARY}-23/${CANARY}-24`, key),
      await api.call({ method: 'DELETE', path: visit }),
      await api.get(`/v1/mse/%zz${CANARY}-25`, key),
      await api.get(`/v1/mse/${`${CANARY}-26`.repeat(600)}`, key),
      await api.post(`${visit}/agent`, key, { transcript: `${CANARY}-27` }),
    ];
    vi.spyOn(api.database.db, 'transaction').mockImplementationOnce(() => {
      throw new RangeError(`${CANARY}-28`);
    });
    answers.push(await api.get(visit, key));
    expect(answers.at(-1)?.statusCode).toBe(500);
    expect(answers.at(-1)?.payload).not.toContain(CANARY);
    return answers.length;
  }

  it('is a line of ids, pattern, status and time: no canary of body, header, path or query gets into log or metrics', async () => {
    api.logLines.length = 0;
    const requests = await sendAll();
    const lines = api.logLines.map((line) => JSON.parse(line));
    expect(lines.filter(({ event }) => event === 'request')).toHaveLength(requests);
    expect(api.logLines.join('')).not.toContain(CANARY);
    expect(await api.metrics.text()).not.toContain(CANARY);
    expect(lines.filter(({ event }) => event === 'request_failed')).toMatchObject([
      { errorType: 'RangeError' },
    ]);
  });

  it('holds no key, whole or in part', async () => {
    for (const { key } of [mine, lacking]) {
      const part = key.slice('mse_live_'.length, 'mse_live_'.length + 12);
      expect(api.logLines.join('') + (await api.metrics.text())).not.toContain(part);
    }
  });

  it('names routes by their patterns, organization and key by their ids', async () => {
    api.logLines.length = 0;
    await api.post('/v1/mse/visit-1', mine.key, exam(RISKY));
    const line = JSON.parse(api.logLines[0] ?? '');
    expect(line).toEqual({
      time: expect.any(Number),
      level: 'info',
      event: 'request',
      method: 'POST',
      route: '/api/v1/mse/:visitId',
      status: 200,
      durationMs: expect.any(Number),
      requestId: expect.stringMatching(/^req_/),
      organizationId: mine.organizationId,
      keyId: mine.keyId,
    });
    const routes = [...(await api.metrics.text()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
    expect(new Set(routes)).toEqual(
      new Set([
        'unserved',
        '/api/v1/mse/domains',
        '/api/v1/mse/:visitId',
        '/api/v1/mse/:visitId/history',
        '/api/v1/mse/:visitId/versions/:version',
        '/api/v1/mse/:visitId/diff',
        '/api/v1/mse/:visitId/audit',
        '/api/v1/mse/:visitId/sign',
        '/api/v1/mse/:visitId/agent',
      ]),
    );
  });

  it('an inbound request id is ignored: the answer has one of ours', async () => {
    const response = await api.get('/v1/mse/domains', mine.key, { 'x-request-id': 'mine' });
    expect(response.headers['x-request-id']).toMatch(/^req_/);
  });
});
