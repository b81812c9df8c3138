/**
 * The laws of the five engines on generated requests: the same bytes in two time zones, bounds, what must not
 * matter does not, and monotonicity by a table that says per field what worse means.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PRODUCTS, type ProductKey } from '@svc/contracts';
import { InvalidInputError, type Products, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { caseOf } from '../../support/arbitraries/requests.ts';
import { brokenBounds } from './bounds.ts';
import type { Law } from './law.ts';
import { LAWS } from './monotonicity.ts';
import { BADNESS, improvedAspects } from './worse.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';

const CASES = scaled(10_000, 100);
const SEED = seedOr(20_261_120);
const HASHES = fileURLToPath(new URL('../../support/hash-outputs.ts', import.meta.url));
/** A law that hardly ever sees an answer move proves nothing: that is a fault too. */
const LEAST_MOVED_PCT = 2;
const UNKNOWN: object = { unknownField: { nested: [1] } };
const ZONES = ['UTC', 'Asia/Kolkata'] as const;

await runProof({
  name: 'properties',
  covers: ['packages/engines/src', 'packages/intelligence/src'],
  bar: 'The five engines on 10,000 generated requests per law and field: the same bytes under two time zones, every bound of the contract kept, and no answer that gets better when one input gets worse.',
  async run() {
    const faults = createFaults();
    // The two processes run beside the laws; between two laws what they print is taken in.
    const zones = compareZones(faults);
    for (const product of PRODUCTS) {
      checkBounds(product, faults);
      checkExtras(product, faults);
      checkRefusals(product, faults);
      await nextTurn();
    }
    let moved = 0;
    for (const law of LAWS) {
      moved += checkLaw(law, faults);
      await nextTurn();
    }
    const answers = await zones;
    return {
      passed: faults.total === 0,
      figures: {
        'cases per law and field': CASES,
        seed: SEED,
        'answers compared byte by byte in UTC and Asia/Kolkata': answers,
        'requests held against the bounds': PRODUCTS.length * CASES,
        'monotonicity laws': LAWS.length,
        'pairs of requests': LAWS.length * CASES,
        'pairs whose answers differ': moved,
        ...faultFigures(faults),
      },
    };
  },
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** Two processes, so that nothing but the time zone differs; their hashes are compared case by case. */
async function compareZones(faults: Faults): Promise<number> {
  const runs = ZONES.map(async (zone) => {
    const args = ['--conditions=@svc/source', HASHES, String(CASES), String(SEED)];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, TZ: zone },
      maxBuffer: 1 << 28,
    });
    return stdout.trimEnd().split('\n');
  });
  const [first = [], second = []] = await Promise.all(runs);
  const offsets = [first, second].map((lines) => lines.pop()?.split(' '));
  if (offsets[0]?.[2] === offsets[1]?.[2]) faults.add('determinism', 'both processes ran in one time zone');
  if (offsets[0]?.[1] !== offsets[1]?.[1]) faults.add('determinism', 'the running hashes differ');
  first.forEach((line, i) => {
    if (line !== second[i]) faults.add('determinism', `${line} is not ${second[i]}`);
  });
  say(`determinism: ${first.length} answers, SHA-256 ${offsets[0]?.[1]?.slice(0, 16)}…`);
  return first.length;
}

function checkBounds(product: ProductKey, faults: Faults): void {
  check(`bounds of ${product}`, caseOf(product), faults, ({ now, request }) => {
    const broken = brokenBounds(product, request, score(product, request, { now }));
    return broken.length === 0 ? undefined : broken.join('; ');
  });
}

/** sessionRef, previous and explain are about the answer: they never move what is found. */
function checkExtras(product: ProductKey, faults: Faults): void {
  check(`extras of ${product}`, caseOf(product), faults, ({ now, request }) => {
    const { sessionRef: _, previous: __, explain: ___, ...bare } = request;
    const withThem = bareAnswer(score(product, { ...request, ...UNKNOWN }, { now }));
    const without = bareAnswer(score(product, bare as typeof request, { now }));
    return withThem === without ? undefined : `with extras ${withThem}\nwithout ${without}`;
  });
}

function bareAnswer(data: Products[ProductKey]['data']): string {
  const { change: _, reasoning: __, ...intelligence } = data.intelligence;
  const { sessionRef: ___, ...rest } = data;
  return JSON.stringify({ ...rest, intelligence });
}

/** What does not validate is refused with field names; nothing else is ever thrown. */
function checkRefusals(product: ProductKey, faults: Faults): void {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.object({ maxDepth: 2 }),
    damaged(caseOf(product)),
  );
  check(`refusals of ${product}`, anything, faults, (input) => {
    try {
      score(product, input as never, { now: 0 });
      return undefined;
    } catch (error) {
      const named = error instanceof InvalidInputError && error.issues.length > 0;
      return named ? undefined : `threw ${String(error)}`;
    }
  });
}

/** A valid request with one field replaced by something else. */
function damaged(cases: Arbitrary<{ request: object }>): Arbitrary<unknown> {
  return fc.tuple(cases, fc.nat(), fc.anything({ maxDepth: 1 })).map(([{ request }, at, value]) => {
    const names = Object.keys(request);
    return { ...request, [names[at % (names.length || 1)] ?? 'x']: value };
  });
}

/** The number of pairs whose answers differ. */
function checkLaw({ product, field, worse, pairs, aspects }: Law, faults: Faults): number {
  const badness = BADNESS[product] as (data: unknown) => Record<string, number>;
  let moved = 0;
  check(`${product} ${field}`, pairs, faults, (pair) => {
    const before = badness(score(product, pair.better, { now: pair.now }));
    const after = badness(score(product, pair.worse, { now: pair.now }));
    if (JSON.stringify(before) !== JSON.stringify(after)) moved++;
    const improved = improvedAspects(before, after).filter((aspect) => aspects?.includes(aspect) ?? true);
    return improved.length === 0
      ? undefined
      : `worse (${worse}) made ${improved.map((aspect) => `${aspect} ${before[aspect]} → ${after[aspect]}`).join(', ')}`;
  });
  const pct = Math.round((100 * moved) / CASES);
  if (pct < LEAST_MOVED_PCT) faults.add('a law that tests nothing', `${product} ${field}: ${pct} % moved`);
  say(`     the answer moved in ${pct} % of the pairs`);
  return moved;
}

/** Runs a law on generated values; a failing one is shrunk and shown with the seed that repeats it. */
function check<Value>(
  name: string,
  values: Arbitrary<Value>,
  faults: Faults,
  problemOf: (value: Value) => string | undefined,
): void {
  const started = performance.now();
  const details = fc.check(
    fc.property(values, (value) => {
      const problem = problemOf(value);
      if (problem !== undefined) throw new Error(problem);
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: false },
  );
  say(`${details.failed ? 'FAIL' : 'ok  '} ${name} (${Math.round(performance.now() - started)} ms)`);
  if (!details.failed) return;
  const error =
    details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  faults.add(name, `${error}\n${JSON.stringify(details.counterexample)}`);
}
