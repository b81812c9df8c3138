/**
 * Prints one short hash for each answer of the seeded requests: `properties` runs it under two time zones and
 * compares line by line. Arguments: cases per product, seed.
 */
import { createHash, hash } from 'node:crypto';
import { PRODUCTS } from '@svc/contracts';
import { score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { caseOf } from './arbitraries/requests.ts';

const [cases = 0, seed = 0] = process.argv.slice(2).map(Number);
const running = createHash('sha256');

for (const product of PRODUCTS) {
  const lines: string[] = [];
  fc.sample(caseOf(product), { seed, numRuns: cases }).forEach(({ now, request }, index) => {
    const bytes = JSON.stringify(score(product, request, { now }));
    running.update(bytes);
    lines.push(`${product} ${index} ${hash('sha256', bytes, 'hex').slice(0, 16)}\n`);
  });
  process.stdout.write(lines.join(''));
}
process.stdout.write(`all ${running.digest('hex')} ${new Date(0).getTimezoneOffset()}\n`);
