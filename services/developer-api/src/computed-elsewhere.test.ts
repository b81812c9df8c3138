import { PRODUCTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAW_BODY_BYTES } from './raw-body-from.ts';
import { AGENT_BODIES, ANALYSIS_PATHS, validBody } from '../test/bodies.ts';
import { type Harness, openHarness } from '../test/harness.ts';

/** A field that no schema reads makes any body as large as it has to be. */
const padding = 'x'.repeat(RAW_BODY_BYTES);

/** An answer that names a field which nothing reads. */
const withUnknown = ({ intelligence, ...data }: Scored, path: string) => {
  const dataQuality = { ...intelligence.dataQuality, unknownInputs: [{ path, nearest: null }] };
  return { ...data, intelligence: { ...intelligence, dataQuality } };
};

interface Scored {
  readonly intelligence: { readonly dataQuality: object };
}

let api: Harness;
let key: string;
beforeAll(async () => {
  api = await openHarness();
  key = (await api.makeKey()).key;
});
afterAll(() => api.close());

describe('a large body is computed by a worker', () => {
  it.each(PRODUCTS)('%s: the same data as for a small one', async (product) => {
    const [small, large] = [validBody(product), { ...validBody(product), padding }];
    const [here, elsewhere] = [
      await api.post(ANALYSIS_PATHS[product], key, small),
      await api.post(ANALYSIS_PATHS[product], key, large),
    ];
    expect(elsewhere.statusCode).toBe(200);
    expect(elsewhere.json().data).toEqual(withUnknown(here.json().data, 'padding'));
    expect(elsewhere.json().requestId === undefined).toBe(here.json().requestId === undefined);
  });

  it('with the narrative of a model, where one is asked for', async () => {
    const answer = await api.post(ANALYSIS_PATHS.relapse, key, {
      ...validBody('relapse'),
      explain: true,
      padding,
    });
    expect(answer.json().data.intelligence.reasoning.generatedBy).toBe('builtin');
  });

  it.each(Object.entries(AGENT_BODIES))(
    'the %s agent: the same answer as for a small one',
    async (product, body) => {
      const path = `/v1/${product}/patient-1/agent`;
      const [here, elsewhere] = [
        await api.post(path, key, body),
        await api.post(path, key, { ...body, padding }),
      ];
      expect(elsewhere.statusCode).toBe(200);
      expect(elsewhere.json()).toEqual(here.json());
    },
  );

  it('names the field that is wrong', async () => {
    const answer = await api.post(ANALYSIS_PATHS.dmse, key, { speechRateWpm: -1, padding });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      issues: [expect.objectContaining({ path: 'speechRateWpm' })],
    });
  });

  it('says where it is not JSON', async () => {
    const answer = await api.post(ANALYSIS_PATHS.dmse, key, `{"padding": "${padding}",}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toMatch(/not valid JSON \(at character \d+\)/);
  });
});
