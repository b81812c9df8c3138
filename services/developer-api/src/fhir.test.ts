import { scoreBundle, scoreToBundle } from '@svc/fhir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@svc/contracts';
import { RAW_BODY_BYTES } from './raw-body-from.ts';
import { type Harness, openHarness } from '../test/harness.ts';

const PATH = '/v1/fhir/$score';
const FHIR = 'application/fhir+json';
const { body: BUNDLE } = ENDPOINTS.scoreFhir.example;
/** A field that no reader takes makes any bundle as large as it has to be. */
const LARGE = { ...BUNDLE, padding: 'x'.repeat(RAW_BODY_BYTES) };

let api: Harness;
let key: string;
beforeAll(async () => {
  api = await openHarness();
  ({ key } = await api.makeKey());
});
afterAll(() => api.close());

const asFhir = { accept: FHIR };

describe('POST /v1/fhir/$score [D:fhir: score]', () => {
  it('answers with the bytes of the offline score', async () => {
    const response = await api.post(PATH, key, BUNDLE);
    expect(response.statusCode).toBe(200);
    const offline = scoreBundle(BUNDLE, { now: api.now });
    expect(offline.ok && response.payload).toBe(
      `{"ok":true,"data":${JSON.stringify(offline.ok && offline.data)}}`,
    );
  });

  it('gives what each endpoint gives for what the bundle holds', async () => {
    const { results, report } = (await api.post(PATH, key, BUNDLE)).json().data;
    expect(Object.keys(results)).toEqual(['medication', 'outcome', 'relapse']);
    expect(report.used.map(({ as, count }: { as: string; count: number }) => [as, count])).toEqual([
      ['assessment', 1],
      ['prescription', 1],
    ]);
  });

  it('takes application/fhir+json, with the release it declares', async () => {
    for (const type of [FHIR, `${FHIR}; fhirVersion=4.0`, `${FHIR};charset=utf-8`])
      expect((await api.post(PATH, key, BUNDLE, { 'content-type': type })).statusCode).toBe(200);
    const other = await api.post(PATH, key, BUNDLE, { 'content-type': `${FHIR}; fhirVersion=5.0` });
    expect(other.statusCode).toBe(400);
    expect(other.json().error.message).toContain('is declared as FHIR 5.0');
  });

  it('answers with a Bundle to who accepts FHIR, about the patient of the bundle', async () => {
    const response = await api.post(PATH, key, BUNDLE, asFhir);
    expect(response.headers['content-type']).toBe(`${FHIR}; charset=utf-8`);
    const scored = scoreBundle(BUNDLE, { now: api.now });
    const id = String(response.headers['x-request-id']);
    expect(response.json()).toEqual(
      scored.ok && JSON.parse(JSON.stringify(scoreToBundle(scored.data, { id, subject: 'Patient/42' }))),
    );
  });

  it('a large bundle is read by a worker, to the same answer', async () => {
    const [small, large] = [await api.post(PATH, key, BUNDLE), await api.post(PATH, key, LARGE)];
    expect(large.statusCode).toBe(200);
    expect(large.json()).toEqual(small.json());
    const refused = await api.post(PATH, key, { ...LARGE, type: 'history' }, asFhir);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issue[0]).toMatchObject({ code: 'not-supported', expression: ['Bundle.type'] });
  });
});

describe('what cannot be read [D:fhir: errors]', () => {
  const r5 = { resourceType: 'Encounter', status: 'completed', actualPeriod: { start: '2026-11-01' } };

  it('is a 400 that names the element as FHIRPath', async () => {
    const response = await api.post(PATH, key, { resourceType: 'Bundle', entry: [{ resource: r5 }] });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: 'invalid_request',
      issues: [
        { path: 'Bundle.entry[0].resource.actualPeriod', message: 'is of FHIR R5; send FHIR R4 (4.0)' },
      ],
    });
  });

  it('is an OperationOutcome for who accepts FHIR', async () => {
    const response = await api.post(PATH, key, { resourceType: 'Bundle', entry: [{ resource: r5 }] }, asFhir);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe(`${FHIR}; charset=utf-8`);
    expect(response.json()).toEqual({
      resourceType: 'OperationOutcome',
      id: String(response.headers['x-request-id']).replaceAll('_', '-'),
      issue: [
        {
          severity: 'error',
          code: 'not-supported',
          diagnostics: 'Bundle.entry[0].resource.actualPeriod is of FHIR R5; send FHIR R4 (4.0)',
          expression: ['Bundle.entry[0].resource.actualPeriod'],
        },
      ],
    });
  });

  it.each([
    ['no key', 401, 'login', async () => api.post(PATH, null, BUNDLE, asFhir)],
    [
      'a publishable key',
      403,
      'forbidden',
      async () => api.post(PATH, (await api.makeKey({ kind: 'publishable' })).key, BUNDLE, asFhir),
    ],
    [
      'XML',
      415,
      'not-supported',
      async () => api.post(PATH, key, '<Bundle/>', { ...asFhir, 'content-type': 'application/fhir+xml' }),
    ],
    ['XML called JSON', 400, 'invalid', async () => api.post(PATH, key, '<Bundle/>', asFhir)],
    ['no resource', 400, 'invalid', async () => api.post(PATH, key, {}, asFhir)],
    ['text', 400, 'invalid', async () => api.post(PATH, key, '{"resourceType":', asFhir)],
    [
      'more than a megabyte',
      413,
      'too-long',
      async () => api.post(PATH, key, { ...BUNDLE, padding: 'x'.repeat(1_048_576) }, asFhir),
    ],
  ])('%s is %i as an OperationOutcome', async (_, status, code, send) => {
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [{ severity: 'error', code }],
    });
  });

  it('names the command line to who sends more than a megabyte', async () => {
    const large = { ...BUNDLE, padding: 'x'.repeat(1_048_576) };
    for (const headers of [{}, asFhir]) {
      const response = await api.post(PATH, key, large, headers);
      expect(response.statusCode).toBe(413);
      expect(response.payload).toContain('svc score --fhir');
    }
    const other = await api.post('/v1/dmse/analyze', key, { padding: large.padding });
    expect([other.statusCode, other.json().error.message]).toEqual([
      413,
      'The body is larger than 1,048,576 bytes.',
    ]);
  });

  it('keeps the envelope for who does not ask for FHIR, and other endpoints keep their media type', async () => {
    expect((await api.post(PATH, null, BUNDLE)).json().error.code).toBe('unauthorized');
    const other = await api.post(
      '/v1/dmse/analyze',
      key,
      { speechRateWpm: 120 },
      { ...asFhir, 'content-type': FHIR },
    );
    expect(other.statusCode).toBe(415);
    expect(other.json().error.code).toBe('unsupported_media_type');
  });

  it('leaves no word of the bundle in the logs', async () => {
    const secret = {
      ...BUNDLE,
      entry: [...BUNDLE.entry, { resource: { resourceType: 'Patient', id: 'jane-doe' } }],
    };
    await api.post(PATH, key, secret);
    await api.post(PATH, key, { ...secret, type: 'history' });
    expect(api.logLines.filter((line) => line.includes('jane-doe'))).toEqual([]);
  });
});
