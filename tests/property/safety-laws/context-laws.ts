import { type AgentKey, prepareAgent } from '@svc/intelligence';
import * as fc from 'fast-check';
import { AGENT_REQUESTS } from '../../support/arbitraries/agent-requests.ts';
import { type SafetyLaw, safetyLaw } from './safety-law.ts';

const HARMFUL = [
  'Vomiting and diarrhoea for three days.',
  'Seizure this morning.',
  'Last drink two days ago, tremor and sweating.',
  'Epilepsy.',
  'No bowel motion for six days, abdomen distended.',
  'Chest pain since last night.',
  'A rash with mouth ulcers and fever.',
  'Potassium 6.9 today.',
  'Sodium 116.',
  'QTc 540 ms.',
  'Stopped smoking four days ago.',
  'Confused and unsteady.',
  'Eight weeks pregnant.',
  'Temperature 39.2, rigid, sweating.',
  'Known long QT syndrome.',
  'Drinks a bottle of vodka a day.',
  'Wants to die.',
] as const;

const CALM = [
  'Seen at home.',
  'Mood good, sleeping well.',
  'No vomiting, no rash.',
  'Mother has epilepsy.',
  'Works as a teacher.',
  'Never smoked.',
  'Knows to call if feverish.',
  'Had pneumonia in 2015.',
] as const;

const LEVELS = ['none', 'low', 'moderate', 'high'];
const AGENTS = Object.keys(AGENT_REQUESTS) as AgentKey[];
const now = Date.UTC(2026, 10, 23);

const anyRequest = fc.oneof(
  ...AGENTS.map((product) => AGENT_REQUESTS[product].map((request) => ({ product, request }))),
);
const sentences = fc.uniqueArray(fc.constantFrom(...CALM, ...HARMFUL), { maxLength: 6 });

function riskWith(product: AgentKey, request: object, context: string): { flag: boolean; level: number } {
  const { evaluation } = prepareAgent(product, { ...request, context } as never, { marker: 'm4rk3r', now });
  return { flag: evaluation.risk.flag, level: LEVELS.indexOf(evaluation.risk.level) };
}

export const CONTEXT_LAWS: readonly SafetyLaw[] = [
  safetyLaw({
    name: 'adding a harmful fact to the context never lowers flag or level',
    cases: fc.tuple(anyRequest, sentences, fc.constantFrom(...HARMFUL), fc.nat()),
    problemOf([{ product, request }, told, more, at]) {
      const before = riskWith(product, request, told.join(' '));
      const place = at % (told.length + 1);
      const text = [...told.slice(0, place), more, ...told.slice(place)].join(' ');
      const after = riskWith(product, request, text);
      return after.level < before.level || (before.flag && !after.flag)
        ? `${product}: "${text}" ${JSON.stringify(before)} → ${JSON.stringify(after)}`
        : undefined;
    },
  }),
  safetyLaw({
    name: 'the order of the sentences of a context changes no risk',
    cases: fc.tuple(
      anyRequest,
      sentences.chain((told) =>
        fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
      ),
    ),
    problemOf([{ product, request }, [told, other]]) {
      if (told.length < 2) return null;
      const [one, two] = [told, other].map((it) => JSON.stringify(riskWith(product, request, it.join(' '))));
      return one === two ? undefined : `${product}: "${told.join(' ')}" ${one}, "${other.join(' ')}" ${two}`;
    },
  }),
  safetyLaw({
    name: 'calm sentences beside it take no risk away',
    cases: fc.tuple(anyRequest, fc.constantFrom(...HARMFUL), fc.uniqueArray(fc.constantFrom(...CALM))),
    problemOf([{ product, request }, told, calm]) {
      const alone = riskWith(product, request, told);
      const beside = riskWith(product, request, [...calm, told].join(' '));
      return beside.level < alone.level || (alone.flag && !beside.flag)
        ? `${product}: "${told}" ${JSON.stringify(alone)}, with "${calm.join(' ')}" ${JSON.stringify(beside)}`
        : undefined;
    },
  }),
  safetyLaw({
    name: 'an illness means the same in the medicine list and in the context',
    cases: fc.tuple(
      fc.subarray(
        ['lithium 800 mg', 'clozapine 300 mg', 'bupropion 300 mg', 'valproate 1 g', 'lamotrigine 200 mg'],
        {
          minLength: 1,
        },
      ),
      fc.constantFrom(
        'epilepsy',
        'vomiting',
        'constipation',
        'alcohol withdrawal',
        'stopped smoking',
        'dementia',
      ),
    ),
    problemOf([medications, fact]) {
      const context = riskWith('medication', { medications }, fact);
      const list = riskWith('medication', { medications: [...medications, fact] }, '');
      return context.level === list.level && context.flag === list.flag
        ? undefined
        : `${medications.join(', ')} with ${fact}: ${JSON.stringify({ context, list })}`;
    },
  }),
];
