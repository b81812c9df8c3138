import type { FhirReport, Prescription } from '@svc/contracts';
import { checkInteractions } from '@svc/engines';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../index.ts';

const TABLET = 'citalopram 40 MG Oral Tablet';
const NOW = Date.parse('2026-11-20T09:00:00Z');

interface Read {
  readonly prescription: Prescription;
  readonly report: FhirReport;
  /** As cards join it. */
  readonly line: string;
  /** What the engine says of the dose. */
  readonly notes: readonly string[];
}

function read(medication: string | object, dosageInstruction: unknown, over: object = {}): Read {
  const reading = readBundle(
    {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      subject: { reference: 'Patient/1' },
      authoredOn: '2026-11-20',
      ...(typeof medication === 'string' ? { medicationCodeableConcept: { text: medication } } : medication),
      dosageInstruction,
      ...over,
    },
    { now: NOW },
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  const [prescription] = reading.requests.medication?.prescriptions ?? [];
  if (prescription === undefined) throw new Error(JSON.stringify(reading.report));
  const { medicationName, dosage = '', frequency = '' } = prescription;
  const line = [medicationName, dosage, frequency].filter((part) => part !== '').join(' ');
  const { assessment } = checkInteractions([line], { now: NOW });
  return {
    prescription,
    report: reading.report,
    line,
    notes: (assessment?.notes ?? []).filter(({ kind }) => kind === 'maximum_dose').map(({ note }) => note),
  };
}

const dose = (value: number, unit?: string) => ({
  doseAndRate: [{ doseQuantity: unit === undefined ? { value } : { value, unit } }],
});
const times = (repeat: object) => ({ timing: { repeat } });
const DAILY = { frequency: 1, period: 1, periodUnit: 'd' };
const coded = (code: string) => ({
  timing: {
    code: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation', code }] },
  },
});

describe('a dose of a day above the maximum is told', () => {
  it.each<[string, string, unknown, number]>([
    [
      'twice a day, in fields',
      TABLET,
      [{ ...times({ frequency: 2, period: 1, periodUnit: 'd' }), ...dose(40, 'mg') }],
      80,
    ],
    ['three tablets of the strength in the name', TABLET, [{ ...times(DAILY), ...dose(3, 'tablet') }], 120],
    ['a number of pieces in UCUM braces', TABLET, [{ ...times(DAILY), ...dose(2, '{tbl}') }], 80],
    ['a number without a unit that can only be pieces', TABLET, [{ ...times(DAILY), ...dose(2) }], 80],
    [
      'millilitres of a solution',
      'citalopram 2 MG/ML Oral Solution',
      [{ ...times(DAILY), ...dose(30, 'mL') }],
      60,
    ],
    [
      'millilitres of a solution in 5 mL',
      'citalopram 10 mg/5 mL oral solution',
      [{ ...times(DAILY), ...dose(30, 'mL') }],
      60,
    ],
    ['micrograms', 'citalopram', [{ ...times(DAILY), ...dose(60_000, 'ug') }], 60],
    ['grams', 'lithium carbonate', [{ ...times(DAILY), ...dose(2.4, 'g') }], 2400],
    [
      'every 8 hours',
      TABLET,
      [{ ...times({ frequency: 1, period: 8, periodUnit: 'h' }), ...dose(40, 'mg') }],
      120,
    ],
    ['by a code of its timing', 'citalopram', [{ ...coded('TID'), ...dose(20, 'mg') }], 60],
    ['by a code of hours', 'citalopram', [{ ...coded('Q8H'), ...dose(20, 'mg') }], 60],
    [
      'by words of its timing',
      'citalopram',
      [{ timing: { code: { text: 'three times a day' } }, ...dose(20, 'mg') }],
      60,
    ],
    [
      'by times of the day',
      TABLET,
      [{ ...times({ timeOfDay: ['08:00:00', '20:00:00'] }), ...dose(40, 'mg') }],
      80,
    ],
    [
      'by events of the day',
      TABLET,
      [{ ...times({ when: ['MORN', 'NOON', 'HS'] }), ...dose(40, 'mg') }],
      120,
    ],
    [
      'the more frequent end',
      'citalopram',
      [{ ...times({ frequency: 1, frequencyMax: 3, period: 1, periodUnit: 'd' }), ...dose(20, 'mg') }],
      60,
    ],
    [
      'the high end of a range',
      'citalopram',
      [
        {
          ...times(DAILY),
          doseAndRate: [{ doseRange: { low: { value: 20, unit: 'mg' }, high: { value: 60, unit: 'mg' } } }],
        },
      ],
      60,
    ],
    [
      'two instructions in words',
      'citalopram',
      [
        { sequence: 1, text: '20 mg in the morning' },
        { sequence: 2, text: '60 mg at night' },
      ],
      80,
    ],
    [
      'two instructions in fields',
      'citalopram',
      [
        { ...times({ when: ['MORN'] }), ...dose(20, 'mg') },
        { ...times({ when: ['HS'] }), ...dose(60, 'mg') },
      ],
      80,
    ],
    [
      'two instructions alike but for the time of the day',
      'citalopram',
      [
        { ...times({ when: ['MORN'] }), ...dose(30, 'mg') },
        { ...times({ when: ['HS'] }), ...dose(30, 'mg') },
      ],
      60,
    ],
    [
      'two for as long',
      'citalopram',
      [{ text: '20 mg in the morning for 30 days' }, { text: '60 mg at bedtime for 30 days' }],
      80,
    ],
    [
      'tablets of two times in one text',
      TABLET,
      [{ text: 'Take 2 tablets in the morning and 1 tablet at bedtime', ...times(DAILY) }],
      120,
    ],
    ['one and a half tablets', TABLET, [{ text: 'Take one and a half tablets daily' }], 60],
    [
      'one to two tablets',
      'lorazepam 2 MG Oral Tablet',
      [{ text: 'Take 1 to 2 tablets every 6 hours as needed' }],
      16,
    ],
    ['two in one text', 'citalopram', [{ text: '20 mg in the morning and 60 mg at night' }], 80],
    ['tablets in words', TABLET, [{ text: 'Take 2 tablets by mouth daily' }], 80],
    ['tablets in words, twice', TABLET, [{ text: 'Take 1 tablet by mouth twice daily' }], 80],
    ['a scheme of tablets', TABLET, [{ text: '1-0-1' }], 80],
    [
      'as needed, as often as it may be',
      'lorazepam 2 MG Oral Tablet',
      [
        {
          asNeededBoolean: true,
          ...times({ frequency: 1, period: 4, periodMax: 6, periodUnit: 'h' }),
          ...dose(1, 'TAB'),
        },
      ],
      12,
    ],
    [
      'as needed beside the regular one',
      'lorazepam',
      [
        { ...times({ frequency: 2, period: 1, periodUnit: 'd' }), ...dose(4, 'mg') },
        {
          asNeededCodeableConcept: { text: 'anxiety' },
          ...times({ frequency: 2, period: 1, periodUnit: 'd' }),
          ...dose(2, 'mg'),
        },
      ],
      12,
    ],
    [
      'a taper, at its highest step',
      'citalopram',
      [
        {
          sequence: 1,
          ...times({ ...DAILY, boundsPeriod: { start: '2026-11-20', end: '2026-11-26' } }),
          ...dose(20, 'mg'),
        },
        { sequence: 2, ...times({ ...DAILY, boundsPeriod: { start: '2026-11-27' } }), ...dose(60, 'mg') },
      ],
      60,
    ],
    [
      'words and fields that differ, the higher one',
      TABLET,
      [{ text: 'Take 2 tablets daily', ...times(DAILY), ...dose(40, 'mg') }],
      80,
    ],
  ])('%s', (_, medication, instructions, dailyMg) => {
    expect(read(medication, instructions).notes.join()).toContain(`${dailyMg} mg/day is above`);
  });

  it('with the strength that only a code says', () => {
    const medicationCodeableConcept = {
      coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '309314' }],
    };
    const { notes } = read({ medicationCodeableConcept }, [{ ...times(DAILY), ...dose(2, 'tablet') }]);
    expect(notes.join()).toContain('80 mg/day is above');
  });

  it('methotrexate every day is an error', () => {
    const { notes } = read('methotrexate 2.5 MG Oral Tablet', [{ ...times(DAILY), ...dose(1, 'tablet') }]);
    expect(notes.join()).toContain('every day');
  });
});

describe('a dose of a day that is usual is calm', () => {
  it.each<[string, string, unknown, string]>([
    ['one tablet a day', TABLET, [{ ...times(DAILY), ...dose(1, 'tablet') }], 'citalopram 40 mg once daily'],
    ['half a tablet', TABLET, [{ ...times(DAILY), ...dose(0.5, 'tablet') }], 'citalopram 20 mg once daily'],
    [
      'half a tablet twice, in words',
      TABLET,
      [{ text: 'Take half a tablet by mouth twice daily' }],
      'citalopram 20 mg twice daily',
    ],
    [
      'one of 20 mg twice',
      'citalopram 20 MG Oral Tablet',
      [{ ...times({ frequency: 2, period: 1, periodUnit: 'd' }), ...dose(1, 'tablet') }],
      'citalopram 20 mg twice daily',
    ],
    [
      'every other day',
      TABLET,
      [{ ...times({ frequency: 1, period: 2, periodUnit: 'd' }), ...dose(60, 'mg') }],
      'citalopram 60 mg every other day',
    ],
    [
      'on three days of the week',
      TABLET,
      [{ ...times({ dayOfWeek: ['mon', 'wed', 'fri'] }), ...dose(60, 'mg') }],
      'citalopram 60 mg 3 times a week',
    ],
    [
      'methotrexate once a week',
      'methotrexate 2.5 MG Oral Tablet',
      [{ ...times({ frequency: 1, period: 1, periodUnit: 'wk' }), ...dose(6, 'tablet') }],
      'methotrexate 15 mg once weekly',
    ],
    [
      'methotrexate on Mondays',
      'methotrexate 2.5 MG Oral Tablet',
      [{ ...times({ frequency: 1, period: 1, periodUnit: 'd', dayOfWeek: ['mon'] }), ...dose(6, 'tablet') }],
      'methotrexate 15 mg once weekly',
    ],
    [
      'methotrexate in words',
      'methotrexate 2.5 MG Oral Tablet',
      [{ text: 'Take 6 tablets once a week' }],
      'methotrexate 15 mg once weekly',
    ],
    [
      'methotrexate on two days',
      'methotrexate',
      [
        { ...times({ dayOfWeek: ['mon'] }), ...dose(7.5, 'mg') },
        { ...times({ dayOfWeek: ['tue'] }), ...dose(7.5, 'mg') },
      ],
      'methotrexate 15 mg once weekly',
    ],
    [
      'other doses on other days',
      'warfarin 5 MG Oral Tablet',
      [
        { ...times({ dayOfWeek: ['mon', 'wed', 'fri'] }), ...dose(1, 'tablet') },
        { ...times({ dayOfWeek: ['tue', 'thu', 'sat', 'sun'] }), ...dose(0.5, 'tablet') },
      ],
      'warfarin 3.57143 mg daily',
    ],
    [
      'a taper in words',
      'citalopram',
      [
        { sequence: 1, text: '20 mg daily for 7 days' },
        { sequence: 2, text: 'then 40 mg daily' },
      ],
      'citalopram 40 mg daily, at the highest step',
    ],
    [
      'a taper by how long its steps last',
      'citalopram',
      [
        { sequence: 1, ...times({ ...DAILY, boundsDuration: { value: 7, unit: 'd' } }), ...dose(20, 'mg') },
        { sequence: 2, ...times(DAILY), ...dose(40, 'mg') },
      ],
      'citalopram 40 mg daily, at the highest step',
    ],
    [
      'a step that is over',
      'citalopram',
      [
        {
          sequence: 1,
          ...times({ ...DAILY, boundsPeriod: { start: '2026-09-01', end: '2026-09-30' } }),
          ...dose(60, 'mg'),
        },
        { sequence: 2, ...times({ ...DAILY, boundsPeriod: { start: '2026-10-01' } }), ...dose(20, 'mg') },
      ],
      'citalopram 20 mg daily, at the highest step',
    ],
    [
      'as needed below what a day may have',
      'lorazepam 2 MG Oral Tablet',
      [
        {
          asNeededBoolean: true,
          ...times({ frequency: 1, period: 4, periodUnit: 'h' }),
          ...dose(1, 'tablet'),
          maxDosePerPeriod: { numerator: { value: 6, unit: 'mg' }, denominator: { value: 1, unit: 'd' } },
        },
      ],
      'lorazepam 6 mg a day at most, as needed',
    ],
    [
      'a depot every four weeks',
      'haloperidol decanoate 100 MG/ML Injectable Solution',
      [{ ...times({ frequency: 1, period: 4, periodUnit: 'wk' }), ...dose(2, 'mL') }],
      'haloperidol decanoate 200 mg injection every 4 weeks',
    ],
    [
      'the same dose in mg and in tablets',
      TABLET,
      [
        {
          text: 'Take 1 tablet (40 mg) by mouth daily.',
          ...times(DAILY),
          doseAndRate: [
            { type: { text: 'calculated' }, doseQuantity: { value: 40, unit: 'mg' } },
            { type: { text: 'ordered' }, doseQuantity: { value: 1, unit: 'tablet' } },
          ],
        },
      ],
      'citalopram Take 1 tablet (40 mg) by mouth daily. once daily',
    ],
    [
      'an instruction that stands twice',
      TABLET,
      [
        { ...times(DAILY), ...dose(40, 'mg') },
        { ...times(DAILY), ...dose(40, 'mg') },
      ],
      'citalopram 40 mg once daily',
    ],
    ['words without a dose', TABLET, [{ text: 'as directed' }], 'citalopram 40 MG Oral Tablet, as directed'],
    ['no instruction', TABLET, [], 'citalopram 40 MG Oral Tablet'],
  ])('%s', (_, medication, instructions, line) => {
    const given = read(medication, instructions);
    expect(given.line).toBe(line);
    expect(given.notes).toEqual([]);
    expect(given.report.reviewReasons).toEqual([]);
  });
});

describe('what of a dose cannot be read', () => {
  it('a number that may be tablets or milligrams asks for a look', () => {
    const { notes, report } = read(TABLET, [{ ...times(DAILY), ...dose(40) }]);
    expect(notes).toEqual([]);
    expect(report.reviewReasons.join()).toContain('a dose of 40 without a unit');
  });

  it.each([
    [
      'tablets of a strength that is not known',
      'citalopram',
      [{ ...times(DAILY), ...dose(2, 'tablet') }],
      '2 tablets',
    ],
    ['drops', TABLET, [{ ...times(DAILY), ...dose(8, 'drop') }], '8 drop'],
  ])('%s is said', (_, medication, instructions, words) => {
    const { report } = read(medication, instructions);
    expect(report.remarks.map(({ message }) => message).join()).toContain(
      `a dose of ${words}: not known how many mg`,
    );
  });

  it('one of several instructions without a dose is said, the others are read', () => {
    const { line, report } = read('citalopram', [{ text: '20 mg in the morning' }, { text: 'as directed' }]);
    expect(line).toBe('citalopram 20 mg daily');
    expect(report.remarks.map(({ message }) => message).join()).toContain(
      '1 of 2 instructions gives no dose',
    );
  });

  it('the present step of a taper is said', () => {
    const { report } = read('citalopram', [
      {
        sequence: 1,
        ...times({ ...DAILY, boundsPeriod: { start: '2026-11-18', end: '2026-11-26' } }),
        ...dose(20, 'mg'),
      },
      { sequence: 2, ...times({ ...DAILY, boundsPeriod: { start: '2026-11-27' } }), ...dose(30, 'mg') },
    ]);
    expect(report.remarks.map(({ message }) => message).join()).toContain('at present 20 mg a day');
  });

  it.each<[string, unknown]>([
    ['a text', 'daily'],
    ['elements that are none', [null, 5, [], 'x']],
    [
      'fields of other types',
      [{ text: {}, timing: [], doseAndRate: { x: 1 }, sequence: 'a', maxDosePerPeriod: 5 }],
    ],
    [
      'numbers out of bounds',
      [{ ...times({ frequency: -1, period: 0, periodUnit: 'd' }), ...dose(-40, 'mg') }],
    ],
    [
      'a period of nothing',
      [{ ...times({ frequency: 1e300, period: 1e-300, periodUnit: 's' }), ...dose(1e300, 'mg') }],
    ],
    [
      'lists of other things',
      [{ ...times({ when: [null, {}], dayOfWeek: 'mon', timeOfDay: [5] }), doseAndRate: [null] }],
    ],
  ])('%s as instructions are no dose', (_, instructions) => {
    expect(read(TABLET, instructions).notes).toEqual([]);
  });
});

describe('a hundred thousand', () => {
  it.each<[string, (length: number) => unknown]>([
    [
      'instructions',
      (length) => Array.from({ length }, (_, index) => ({ sequence: index, ...dose(index, 'mg') })),
    ],
    ['letters', (length) => [{ text: '1 mg and '.repeat(length / 9) }]],
    ['moments', (length) => [times({ when: Array.from({ length }, (_, index) => `W${index}`) })]],
  ])('%s are read', (_, instructions) => {
    expect(read(TABLET, instructions(100_000)).prescription.medicationName).toBe('citalopram');
  });
});
