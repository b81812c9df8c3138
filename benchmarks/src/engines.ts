/**
 * How fast are the engines? Microseconds per call for typical input and at the caps of the contract, alone and
 * with the intelligence block; the whole relapse result against json-rules-engine on the same ten rules.
 */
import { ENGINES, type Engine, resolveParameters } from '@svc/engines';
import { type Products, parseRequest, scoreParsed } from '@svc/intelligence';
import { Engine as RulesEngine } from 'json-rules-engine';
import { BODIES, manyAssessments, NOW } from './bodies.ts';
import { report } from './report.ts';
import { median, quantile, round, shuffled } from './statistics.ts';

const ROUNDS = 15;
const BATCH_MS = 40;
type Product = keyof Products;

interface Contest {
  name: string;
  call(): unknown;
}

/** Consumed after every batch, so that no call can be optimised away. */
let sink: unknown;

function microsecondsPerCall(call: () => unknown): number {
  let calls = 0;
  const started = performance.now();
  let elapsed = 0;
  while (elapsed < BATCH_MS) {
    for (let i = 0; i < 16; i++) sink = call();
    calls += 16;
    elapsed = performance.now() - started;
  }
  return (elapsed * 1000) / calls;
}

const products = Object.keys(ENGINES) as Product[];
const contests: Contest[] = products.flatMap((product) => {
  const request = parseRequest(product, BODIES[product]);
  const engine = ENGINES[product] as unknown as Engine<unknown, object>;
  const parameters = resolveParameters(engine.parameters);
  return [
    { name: `${product}: analyze`, call: () => engine.analyze(request, { now: NOW, parameters }) },
    { name: `${product}: with block`, call: () => scoreParsed(product, request as never, { now: NOW }) },
  ];
});

for (const product of ['medication', 'outcome', 'relapse'] as const) {
  const request = parseRequest(product, { ...BODIES[product], assessments: manyAssessments(500) });
  const engine = ENGINES[product] as unknown as Engine<unknown, object>;
  const parameters = resolveParameters(engine.parameters);
  contests.push(
    {
      name: `${product}: analyze, 500 assessments`,
      call: () => engine.analyze(request, { now: NOW, parameters }),
    },
    {
      name: `${product}: with block, 500 assessments`,
      call: () => scoreParsed(product, request as never, { now: NOW }),
    },
  );
}

const seen = new Map<string, number[]>();
for (const { call } of contests) microsecondsPerCall(call);
for (let i = 0; i < ROUNDS; i++) {
  for (const { name, call } of shuffled(contests))
    seen.set(name, [...(seen.get(name) ?? []), microsecondsPerCall(call)]);
}
report(
  'engines',
  `microseconds per call, median of ${ROUNDS} shuffled rounds`,
  contests.map(({ name }) => {
    const values = seen.get(name) as number[];
    return {
      call: name,
      median: round(median(values)),
      quartiles: `${round(quantile(values, 0.25))} to ${round(quantile(values, 0.75))}`,
    };
  }),
);

/** Ten thresholds of the relapse score as facts and events of json-rules-engine. */
function relapseRules(): RulesEngine {
  const engine = new RulesEngine();
  const rule = (fact: string, operator: string, value: unknown, points: number) =>
    engine.addRule({
      conditions: { all: [{ fact, operator, value }] },
      event: { type: fact, params: { points } },
    });
  rule('severityFraction', 'greaterThanInclusive', 0.7, 15);
  rule('severityFraction', 'greaterThanInclusive', 0.3, 4);
  rule('worsening', 'greaterThanInclusive', 0.2, 20);
  rule('worsening', 'greaterThanInclusive', 0.1, 8);
  rule('avgSleepHours', 'lessThanInclusive', 5, 9);
  rule('avgSleepHours', 'lessThanInclusive', 6, 4);
  rule('dmseLatencyPctChange', 'greaterThanInclusive', 25, 5);
  rule('daysSinceMedChange', 'lessThanInclusive', 14, 10);
  rule('daysSinceLastVisit', 'greaterThanInclusive', 60, 4);
  rule('daysSinceLastVisit', 'greaterThanInclusive', 90, 8);
  return engine;
}

const rules = relapseRules();
const facts = {
  severityFraction: 8 / 27,
  worsening: 0,
  avgSleepHours: 5.2,
  dmseLatencyPctChange: 22,
  daysSinceMedChange: 12,
  daysSinceLastVisit: 40,
};
async function rulesMicroseconds(): Promise<number> {
  const calls = 100;
  const started = performance.now();
  for (let i = 0; i < calls; i++) sink = await rules.run(facts);
  return ((performance.now() - started) * 1000) / calls;
}
const relapse = contests.find(({ name }) => name === 'relapse: analyze') as Contest;
const own: number[] = [];
const theirs: number[] = [];
await rulesMicroseconds();
for (let i = 0; i < ROUNDS; i++) {
  own.push(microsecondsPerCall(relapse.call));
  theirs.push(await rulesMicroseconds());
}
report('engines-against-rules', 'the whole explained relapse result against ten rules in json-rules-engine', [
  {
    'relapse us': round(median(own)),
    'json-rules-engine us': round(median(theirs)),
    times: Math.round(median(theirs) / median(own)),
  },
]);
if (sink === undefined) process.exitCode = 1;
