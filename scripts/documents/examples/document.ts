import { answerExamples } from './answer-examples.ts';

const FILE = 'packages/contracts/src/endpoints/examples.json';
export const where = [FILE];

/** What the services answer to the example of every endpoint: the OpenAPI document shows it. */
export async function make(): Promise<Map<string, string>> {
  return new Map([[FILE, `${JSON.stringify(await answerExamples(), null, 2)}\n`]]);
}
