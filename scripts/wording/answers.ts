import { PRODUCTS } from '@svc/contracts';
import { type AgentKey, builtinModel, runAgent, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { caseOf } from '../proofs/arbitraries/requests.ts';
import { AGENT_REQUESTS } from '../proofs/safety/agent-requests.ts';

/** An answer with what it was asked, and whether it asks a clinician to look. */
export interface Answered {
  readonly product: string;
  readonly request: object;
  readonly answer: object;
  readonly asksForReview: boolean;
}

const NOW = Date.UTC(2026, 10, 23);

/** Answers of all five engines and four agents to generated requests, the same for the same seed. */
export async function* answersTo(each: number, seed: number): AsyncGenerator<Answered> {
  for (const product of PRODUCTS)
    for (const { now, request } of fc.sample(caseOf(product), { numRuns: each, seed })) {
      const answer = score(product, { ...request, explain: true }, { now });
      yield { product, request, answer, asksForReview: answer.intelligence.summary.requiresClinicianReview };
    }
  for (const product of Object.keys(AGENT_REQUESTS) as AgentKey[])
    for (const request of fc.sample(AGENT_REQUESTS[product] as fc.Arbitrary<object>, {
      numRuns: each,
      seed,
    })) {
      const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
      const { response } = await runAgent(product, 'patient-1', request as never, options);
      yield { product: `${product} agent`, request, answer: response, asksForReview: response.risk.flag };
    }
}
