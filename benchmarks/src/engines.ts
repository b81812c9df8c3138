/**
 * How fast are the engines? Microseconds per call for typical input and at the caps of the contract, alone and
 * with the intelligence block.
 */
import { ENGINES, type Engine, resolveParameters } from '@svc/engines';
import { type Products, parseRequest, scoreParsed } from '@svc/intelligence';
import { BODIES, manyAssessments, NOW } from './bodies.ts';
import { report } from './report.ts';
import { median, quartiles, round, shuffled } from './statistics.ts';

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

/** What the machine is worth at the moment: it took 6.0 us where the budgets were set. */
const yardstick = JSON.stringify(BODIES.outcome);
contests.push({
  name: `yardstick: JSON.parse of ${yardstick.length} characters`,
  call: () => JSON.parse(yardstick),
});

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
      quartiles: quartiles(values),
      // The quietest round: what is closest to a machine that does nothing else.
      best: round(Math.min(...values)),
    };
  }),
);

if (sink === undefined) process.exitCode = 1;
