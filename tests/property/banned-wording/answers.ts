import { PRODUCTS, type ProductKey } from '@svc/contracts';
import { assessMseRisk, mseWarnings, renderMse } from '@svc/engines';
import { type AgentKey, AGENTS, builtinModel, draftMse, runAgent, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { TRANSCRIPTS } from '../../../packages/mse-draft/test/transcripts/drafts.ts';
import { AGENT_CONTEXT, AGENT_REQUESTS } from '../../support/arbitraries/agent-requests.ts';
import { EXAM } from '../../support/arbitraries/exams.ts';
import { maybe, withoutUndefined } from '../../support/arbitraries/numbers.ts';
import { caseOf } from '../../support/arbitraries/requests.ts';
import type { Answered } from '../../../scripts/documents/wording/judge-answers.ts';
import { readVignettes } from '../../../scripts/documents/wording/vignettes.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const OPTIONS = { model: builtinModel, now: NOW, marker: 'm4rk3r' };

/** Answers of all engines and agents to generated requests, the same for the same seed. */
export async function* generatedAnswers(each: number, seed: number): AsyncGenerator<Answered> {
  const sampled = { numRuns: each, seed };
  for (const product of PRODUCTS)
    for (const { now, request } of fc.sample(caseOf(product), sampled))
      yield analysis(product, { ...request, explain: true }, now);
  for (const product of Object.keys(AGENTS) as AgentKey[]) {
    const requests = fc.tuple(AGENT_REQUESTS[product] as fc.Arbitrary<object>, maybe(AGENT_CONTEXT));
    for (const [request, context] of fc.sample(requests, sampled))
      yield await agentAnswer(product, withoutUndefined({ ...request, context }));
  }
  for (const selection of fc.sample(EXAM, sampled)) yield exam(selection);
}

/** Answers to what people wrote: the vignettes, and drafts of the written visits. */
export async function* writtenAnswers(): AsyncGenerator<Answered> {
  for (const { path, body } of readVignettes()) {
    const [, , product = '', ...rest] = path.split('/');
    if (product === 'mse') yield exam((body as { selection: never }).selection);
    else if (rest.at(-1) === 'agent') yield await agentAnswer(product as AgentKey, body);
    else yield analysis(product as ProductKey, { ...body, explain: true }, NOW);
  }
  for (const { text } of TRANSCRIPTS) {
    const request = { patientId: 'patient-1', transcript: text };
    const { response } = await draftMse('visit-1', request, OPTIONS);
    yield { saidBy: 'mse', request, answer: response, asksForReview: response.risk.flag };
  }
}

function analysis(product: ProductKey, request: object, now: number): Answered {
  const answer = score(product, request as never, { now });
  return {
    saidBy: product,
    request,
    answer,
    asksForReview: answer.intelligence.summary.requiresClinicianReview,
  };
}

async function agentAnswer(product: AgentKey, request: object): Promise<Answered> {
  const { response } = await runAgent(product, 'patient-1', request as never, OPTIONS);
  return { saidBy: `${product} agent`, request, answer: response, asksForReview: response.risk.flag };
}

function exam(selection: Parameters<typeof assessMseRisk>[0]): Answered {
  const risk = assessMseRisk(selection);
  const answer = { risk, warnings: mseWarnings(selection), rendered: renderMse(selection).objectiveBlock };
  return { saidBy: 'mse', request: selection, answer, asksForReview: risk.flag };
}
