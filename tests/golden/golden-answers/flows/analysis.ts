import { PRODUCT_ENDPOINTS, type ProductKey, PRODUCTS } from '@svc/contracts';
import * as fc from 'fast-check';
import { validBody } from '../../../../services/developer-api/test/bodies.ts';
import { readVignettes } from '../../../../scripts/documents/wording/vignettes.ts';
import { caseOf } from '../../../support/arbitraries/requests.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const EACH = 24;
const SEED = 20_261_120;

/** Generated requests, those of the vignettes, and bodies that are refused, all answered at one moment. */
export const analysis: Flow = {
  name: 'analysis',
  stepMs: 0,
  async run(client, { keys, startMs }) {
    const key = keys.liveSecretKey;
    for (const product of PRODUCTS) {
      const { path } = PRODUCT_ENDPOINTS[product];
      const send = (body: unknown, headers = {}) => client.send({ path: `/api${path}`, key, body, headers });
      await send(validBody(product));
      await send({ ...validBody(product), explain: true, sessionRef: 'session-1' });
      await send({ ...validBody(product), previous: { score: 12, status: 'low', computedAt: '2026-10-01' } });
      for (const body of requestsOf(product, startMs)) await send(body);
      for (const body of WRONG_BODIES) await send(body);
      for (const field of Object.keys(validBody(product)))
        await send({ ...validBody(product), [field]: { not: 'this' }, sessionRef: 7 });
      await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    }
    for (const { path, body } of readVignettes())
      if (!path.startsWith('/v1/mse/')) await client.send({ path: `/api${path}`, key, body });
  },
};

/** Requests whose dates lie around the moment of the answer. */
function requestsOf(product: ProductKey, nowMs: number): object[] {
  const cases = caseOf(product).filter(({ now }) => now === nowMs);
  return fc.sample(cases, { seed: SEED, numRuns: EACH }).map(({ request }) => request);
}
