/** How fast are the engines of the agents? Microseconds per call at the caps of the contract, alone and with the loop. */
import { checkInteractions, evaluatePanel, scoreInstruments, scoreRelapse } from '@svc/engines';
import { DRUGS, RELAPSE_INDICATORS } from '@svc/clinical';
import { builtinModel, runAgent } from '@svc/intelligence';
import { NOW } from './bodies.ts';
import { report } from './report.ts';
import { median, quartiles, round, shuffled } from './statistics.ts';

const ROUNDS = 15;
const CALLS = 40;

const fifty = DRUGS.filter(({ ingredients }) => ingredients === undefined)
  .filter((_, i) => i % 8 === 0)
  .slice(0, 50)
  .map(({ name }, i) => `${name} ${(i + 1) * 10} mg daily`);
const misspelt = fifty.map((line) => `${line.slice(0, 5)}${line.slice(6)}`);
const panel = ['sodium', 'potassium', 'TSH', 'lithium', 'ALT'].flatMap((analyte) =>
  Array.from({ length: 10 }, (_, i) => ({ analyte, value: i + 1 })),
);
const instruments = Array.from({ length: 20 }, (_, i) => ({
  instrument: i % 2 === 0 ? 'phq9' : 'gad7',
  total: i,
  priorTotal: 20,
}));
const signals = RELAPSE_INDICATORS.slice(0, 30).map(({ key }, i) => ({
  indicator: key,
  severity: (i % 10) / 10,
}));
const loop = { model: builtinModel, now: NOW, marker: 'bench' };

const contests: { name: string; call(): unknown }[] = [
  { name: 'checkInteractions, 50 medications', call: () => checkInteractions(fifty) },
  { name: 'checkInteractions, 50 misspelt lines', call: () => checkInteractions(misspelt) },
  { name: 'evaluatePanel, 50 readings', call: () => evaluatePanel(panel) },
  { name: 'scoreInstruments, 20 entries', call: () => scoreInstruments(instruments) },
  { name: 'scoreRelapse, 30 signals', call: () => scoreRelapse(signals) },
  {
    name: 'medication agent, builtin model, 50 medications',
    call: () => runAgent('medication', 'p', { medications: fifty }, loop),
  },
];

/** Consumed after every batch, so that no call can be optimised away. */
let sink: unknown;
async function microseconds(call: () => unknown): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < CALLS; i++) sink = await call();
  return ((performance.now() - started) * 1000) / CALLS;
}

const seen = new Map<string, number[]>(contests.map(({ name }) => [name, []]));
for (let i = -5; i < ROUNDS; i++) {
  for (const { name, call } of shuffled(contests)) {
    const value = await microseconds(call);
    if (i >= 0) seen.get(name)?.push(value);
  }
}
report(
  'agent-engines',
  `microseconds per call, median of ${ROUNDS} shuffled rounds`,
  [...seen].map(([call, values]) => ({
    call,
    median: round(median(values), 1),
    quartiles: quartiles(values, 1),
  })),
);
if (sink === undefined) process.exitCode = 1;
