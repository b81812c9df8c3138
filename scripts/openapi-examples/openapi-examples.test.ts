import { expect, it } from 'vitest';
import examples from '../../packages/contracts/src/endpoints/examples.json' with { type: 'json' };
import { answerExamples } from './answer-examples.ts';

it('the examples of the OpenAPI document are what the services answer (run `npx pnpm examples`)', async () => {
  expect(await answerExamples()).toEqual(examples);
});
