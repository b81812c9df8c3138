/**
 * `pnpm examples`: sends the example of every endpoint to the services, and keeps the answers that the OpenAPI document
 * shows. The test suite fails when they are not what the services answer.
 */
import { writeFileSync } from 'node:fs';
import { answerExamples } from './openapi-examples/answer-examples.ts';

const FILE = new URL('../packages/contracts/src/endpoints/examples.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify(await answerExamples(), null, 2)}\n`);
process.stdout.write('packages/contracts/src/endpoints/examples.json written\n');
