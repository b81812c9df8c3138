import { ANALYTES, DRUGS, EXPOSURE_WORDS, INSTRUMENTS, RELAPSE_INDICATORS } from '@svc/clinical';
import type { AgentKey, Agents } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, numberIn, withoutUndefined } from './numbers.ts';
import { callerText, spellingOf } from './text.ts';

const MEDICINES = DRUGS.flatMap(({ name, inn, synonyms, brands }) => [name, inn, ...synonyms, ...brands]);
const EXPOSURES = EXPOSURE_WORDS.flatMap(({ words }) => words);

/** How a medicine is written beside its name: doses, forms, stops, gaps, what is not taken. */
const WRITTEN = [
  ' 5 mg',
  ' 50 mg bid',
  ' 400 mg three times a day',
  ' 4000 mg daily',
  ' 10 mg weekly',
  ' 6 mg patch',
  ' 200 mg IM monthly',
  ' stopped',
  ' stopped 2 weeks ago',
  ', last dose 10 days ago',
  ' off since 2026-11-01',
  ' discontinued in 2019',
  ' (allergic)',
  ' missed for 4 days, restarting',
  ' not taken',
] as const;

const medicationEntry: Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...MEDICINES), fc.option(fc.constantFrom(...WRITTEN), { nil: '' }))
      .map(([name, written]) => `${name}${written}`),
  },
  { weight: 2, arbitrary: spellingOf(EXPOSURES) },
  { weight: 1, arbitrary: callerText(80) },
  { weight: 1, arbitrary: fc.constantFrom('lithum 450 mg', 'an antibiotic', 'SSRI', 'nothing', '???') },
);

const panelEntry = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(...ANALYTES)
      .chain(({ key, label, aliases, unit, plausible, conversions, criticalLow, criticalHigh }) =>
        fc
          .record({
            analyte: fc.constantFrom(key, label, ...aliases),
            value: numberIn(
              plausible.min,
              plausible.max * 1.5,
              [criticalLow?.value, criticalHigh?.value].filter((edge) => edge !== undefined),
            ),
            unit: maybe(fc.constantFrom(unit, ...conversions.flatMap(({ units }) => units), 'furlong', '%')),
          })
          .map(withoutUndefined),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      analyte: callerText(80),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
  },
);

const scaleEntry = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...INSTRUMENTS).chain(({ key, name, aliases, itemCount, scales }) =>
      fc
        .record({
          instrument: fc.constantFrom(key, name, ...aliases),
          total: numberIn(0, scales[0].max * 1.1),
          priorTotal: maybe(numberIn(0, scales[0].max)),
          responses: fc.option(
            fc.array(fc.integer({ min: 0, max: 4 }), { minLength: itemCount - 1, maxLength: itemCount }),
            { nil: undefined, freq: 1 },
          ),
        })
        .map(({ responses, ...entry }) =>
          withoutUndefined({
            ...entry,
            total: Math.min(200, entry.total),
            responses: responses?.slice(0, 30),
          }),
        ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ instrument: callerText(80), total: numberIn(0, 60) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      instrument: fc.constantFrom('Suicide risk form', 'violence screen of our ward', 'PHQ'),
      total: numberIn(0, 20),
    }),
  },
);

const signalEntry = fc.record({
  indicator: fc.oneof(
    {
      weight: 8,
      arbitrary: spellingOf(
        RELAPSE_INDICATORS.flatMap(({ key, label, aliases = [] }) => [key, label, ...aliases]),
      ),
    },
    { weight: 1, arbitrary: callerText(80) },
    { weight: 1, arbitrary: fc.constantFrom('rope in the garage', 'wants to die badly', 'odd feeling') },
  ),
  severity: numberIn(0, 1),
});

/** Requests of each agent over what it knows and what it does not, without a context. */
export const AGENT_REQUESTS: { readonly [Product in AgentKey]: Arbitrary<Agents[Product]['request']> } = {
  medication: fc.record({ medications: fc.array(medicationEntry, { minLength: 1, maxLength: 8 }) }),
  biomarker: fc
    .record({
      panel: fc.array(panelEntry, { minLength: 1, maxLength: 6 }),
      sex: maybe(fc.constantFrom('male' as const, 'female' as const)),
      ageYears: maybe(numberIn(0, 130, [18])),
    })
    .map(withoutUndefined),
  outcome: fc.record({ instruments: fc.array(scaleEntry, { minLength: 1, maxLength: 5 }) }),
  relapse: fc.record({ signals: fc.array(signalEntry, { minLength: 1, maxLength: 6 }) }),
};

const SAID = [
  '32 weeks pregnant.',
  'Not pregnant.',
  'Breast-feeding a newborn.',
  'eGFR 24, QTc 510 ms.',
  'eGFR 75.',
  'Creatinine 2.4 mg/dL.',
  'Cirrhosis; aged 82.',
  'Aged 12.',
  'A boy, 15 years old.',
  'No liver disease.',
  'Also takes tramadol 50 mg.',
  'Stopped fluoxetine 2 weeks ago.',
  'Clozapine was missed for three days.',
  'Smokes 20 a day, drinks grapefruit juice.',
  'Wants to die.',
  'Denies suicidal thoughts.',
  'Voices telling him to jump.',
  'Has not eaten or drunk anything for four days.',
  'Slept well.',
] as const;

/** What callers write beside a request: facts of the patient, medicines, words about safety, anything. */
export const AGENT_CONTEXT: Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 3 })
      .map((said) => said.join(' ')),
  },
  { weight: 1, arbitrary: callerText(200) },
);
