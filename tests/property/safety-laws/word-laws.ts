import { type AgentKey, prepareAgent, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { caseOf } from '../../support/arbitraries/requests.ts';
import { AGENT_REQUESTS } from '../../support/arbitraries/agent-requests.ts';
import { type SafetyLaw, safetyLaw } from './safety-law.ts';

const SAID = [
  'Wants to die.',
  'Bought a rope yesterday.',
  'took an overdose last night',
  'Says he will kill his neighbour.',
  'voices telling her to jump',
  'cannot be woken',
  'has not eaten or drunk anything for four days',
  'Slept well. No side effects. Cutting her arms again. Next visit on Friday.',
] as const;

const AGENTS = Object.keys(AGENT_REQUESTS) as AgentKey[];
const LEVELS = ['none', 'low', 'moderate', 'high'];
const now = Date.UTC(2026, 10, 23);

export const WORD_LAWS: readonly SafetyLaw[] = [
  safetyLaw({
    name: 'adding a safety word never lowers risk.flag, and sets it',
    cases: fc.tuple(
      fc.oneof(...AGENTS.map((product) => AGENT_REQUESTS[product].map((request) => ({ product, request })))),
      fc.constantFrom(...SAID),
    ),
    problemOf([{ product, request }, context]) {
      const options = { marker: 'm4rk3r', now };
      const before = prepareAgent(product, request as never, options).evaluation.risk;
      const after = prepareAgent(product, { ...request, context } as never, options).evaluation.risk;
      if (!after.flag) return `${product}: "${context}" did not set the flag`;
      return LEVELS.indexOf(after.level) >= LEVELS.indexOf(before.level)
        ? undefined
        : `${product}: level ${before.level} → ${after.level}`;
    },
  }),
  safetyLaw({
    name: 'adding a safety word never takes review away, and asks for it',
    cases: fc.tuple(
      fc
        .oneof(caseOf('outcome'), caseOf('relapse'))
        .filter(({ request }) => (request.assessments?.length ?? 0) > 0),
      fc.constantFrom(...SAID),
      fc.boolean(),
    ),
    problemOf([{ now: at, request }, severity, isOutcome]) {
      const assessments = request.assessments?.map((each, index) =>
        index === 0 ? { ...each, severity } : each,
      );
      const product = isOutcome ? 'outcome' : 'relapse';
      const data = score(product, { assessments } as never, { now: at });
      return data.intelligence.summary.requiresClinicianReview ? undefined : `${product}: "${severity}"`;
    },
  }),
];
