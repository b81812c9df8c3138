import { PRODUCTS } from '@svc/contracts';
import { ENGINES } from '@svc/engines';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseOf } from './requests.ts';

test.each(PRODUCTS)('every generated request of %s validates, with extras there and absent', (product) => {
  const cases = fc.sample(caseOf(product), { seed: 7, numRuns: 500 });
  const refused = cases.filter(({ request }) => !ENGINES[product].input.safeParse(request).success);
  expect(refused).toEqual([]);
  for (const extra of ['sessionRef', 'explain', 'previous'] as const) {
    const sent = cases.filter(({ request }) => request[extra] !== undefined).length;
    expect(sent).toBeGreaterThan(100);
    expect(sent).toBeLessThan(400);
  }
});
