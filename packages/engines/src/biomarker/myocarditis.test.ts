import { describe, expect, it } from 'vitest';
import { evaluatePanel } from '../agents/biomarker/evaluate-panel.ts';
import { biomarker } from './analyze.ts';
import { CONTEXT, panel, type SentReading } from './test-requests.ts';

const WEEK_3 = 'Clozapine monitoring week 3';
const TROPONIN = { name: 'hs-Troponin T', value: 62, unit: 'ng/L', referenceRange: '<14' };
const CRP = { name: 'CRP', value: 58, unit: 'mg/L' };
const EOSINOPHILS = { name: 'Eosinophils', value: 0.9, unit: '10^9/L' };
const RATE = { name: 'Heart rate', value: 121, unit: 'bpm' };

function reported(
  readings: SentReading[],
  { labName = WEEK_3, medicines }: { labName?: string; medicines?: string[] } = {},
) {
  const labs = [panel(readings, { labName })];
  const { result, description } = biomarker.evaluate({ labs, ...(medicines && { medicines }) }, CONTEXT);
  return {
    ...description.summary,
    entry: result.discrepancies.find(({ kind }) => kind === 'beside_medicine'),
  };
}

describe('on clozapine', () => {
  it('raised troponin, CRP, eosinophils and heart rate are named together, first, as a myocarditis to look for', () => {
    const { status, headline, flagged, entry } = reported([TROPONIN, CRP, EOSINOPHILS, RATE]);
    expect(status).toBe('critical');
    expect(flagged[0]).toBe('Troponin T');
    expect(headline).toBe(
      'Critical, on clozapine: Troponin T 62 ng/L (4.4 times its limit), C-reactive protein 58 mg/L, ' +
        'Resting heart rate 121 bpm, Eosinophils 0.9 10^9/L: myocarditis to be looked for now.',
    );
    expect(entry).toMatchObject({
      analyte: 'troponin_t',
      status: 'critical',
      urgent: true,
      referenceStatus: 'published',
    });
    expect(entry?.detail).toMatch(/advises cessation of clozapine .*above 2 times its limit.*Ronaldson 2011/);
    expect(entry?.detail).toContain('To look at: chest pain, breath, fever, pulse and ECG.');
  });

  it.each([
    ['the name of the panel', { labName: 'Clozapine bloods' }],
    ['a brand', { labName: 'Clozaril week 2' }],
    ['the list of medicines', { labName: 'Bloods', medicines: ['Clozapine 200 mg nocte', 'Senna'] }],
  ])('known by %s', (_, known) => {
    expect(reported([TROPONIN], known).entry).toBeDefined();
  });

  it('known by its level', () => {
    const level = { name: 'Norclozapine', value: 200, unit: 'ng/mL' };
    expect(reported([TROPONIN, level], { labName: 'Bloods' }).entry).toBeDefined();
  });

  it.each([
    ['troponin at twice its limit', [{ ...TROPONIN, value: 28 }], 'watch'],
    ['troponin above twice its limit', [{ ...TROPONIN, value: 28.1 }], 'critical'],
    ['troponin I above twice its limit', [{ name: 'Troponin I', value: 0.09, unit: 'ng/mL' }], 'critical'],
    [
      'troponin of no kind above its own limit',
      [{ name: 'Troponin', value: 30, unit: 'ng/L', referenceRange: '<26' }],
      'watch',
    ],
    ['CRP of 100 alone', [{ ...CRP, value: 100 }], 'watch'],
    ['CRP above 100 alone', [{ ...CRP, value: 101 }], 'critical'],
    ['CRP above 50 alone', [{ ...CRP, value: 51 }], 'watch'],
    ['a fast heart alone', [{ ...RATE, value: 125 }], 'watch'],
    ['CRP and eosinophils', [{ ...CRP, value: 24 }, EOSINOPHILS], 'watch'],
    [
      'fever and CRP',
      [
        { name: 'Temperature', value: 38.4, unit: 'C' },
        { ...CRP, value: 24 },
      ],
      'watch',
    ],
  ] as const)('%s', (_, readings, status) => {
    expect(reported([...readings]).entry).toMatchObject({ status });
  });

  it('short of it the protocol is told with its daily tests, and a missing troponin is said', () => {
    const { entry, headline } = reported([{ ...CRP, value: 51 }]);
    expect(headline).toMatch(/^On clozapine: C-reactive protein 51 mg\/L: myocarditis/);
    expect(entry?.detail).toContain('repeats troponin and CRP daily');
    expect(entry?.detail).toContain('No troponin came with these readings.');
  });

  it.each([
    [
      'all inside',
      [
        { ...TROPONIN, value: 6 },
        { ...CRP, value: 2 },
        { ...RATE, value: 88 },
      ],
    ],
    ['a CRP of 24 alone', [{ ...CRP, value: 24 }]],
    ['eosinophils alone', [EOSINOPHILS]],
    ['a heart rate of 108 alone', [{ ...RATE, value: 108 }]],
    ['a troponin below what the assay finds', [{ ...TROPONIN, value: '<3' }]],
  ])('nothing is made of %s', (_, readings) => {
    expect(reported(readings as SentReading[]).entry).toBeUndefined();
  });
});

describe('without clozapine', () => {
  it.each([
    ['nobody names it', { labName: 'Chest pain' }],
    ['another medicine', { labName: 'Olanzapine monitoring', medicines: ['Olanzapine 10 mg'] }],
    ['it was stopped', { labName: 'Bloods', medicines: ['Clozapine stopped in 2019'] }],
  ])('no myocarditis of clozapine is looked for: %s', (_, known) => {
    const { entry, headline } = reported([TROPONIN, CRP], known);
    expect(entry).toBeUndefined();
    expect(headline).toMatch(/^Critical: Troponin T 62 ng\/L/);
  });
});

describe('the panel of the agent', () => {
  const heart = (context: string, value = 62) =>
    evaluatePanel([{ analyte: 'troponin T', value }], { context });

  it('troponin T of 62 in week 3 of clozapine is known, out of range, flagged, and named with the myocarditis', () => {
    const { assessment, risk, findings } = heart('clozapine week 3');
    expect(assessment).toMatchObject({
      unrecognized: [],
      results: [{ analyte: 'Troponin T', flag: 'critical' }],
    });
    expect(risk).toMatchObject({ flag: true, level: 'high' });
    expect(risk.labels).toEqual([
      'Critical, on clozapine: Troponin T 62 ng/L (4.4 times its limit): myocarditis to be looked for now.',
    ]);
    expect(findings[0]?.sentences.join(' ')).toContain('advises cessation of clozapine');
  });

  it('short of twice the limit it is moderate', () => {
    expect(heart('on clozapine since three weeks', 20).risk).toMatchObject({ flag: true, level: 'moderate' });
  });

  it.each(['', 'no clozapine', 'olanzapine week 3'])(
    'without clozapine nothing is said of it: "%s"',
    (context) => {
      const { risk } = heart(context);
      expect(risk.labels).toEqual(['Critical: Troponin T 62 ng/L']);
    },
  );

  it('names each reading once', () => {
    const { risk } = evaluatePanel([
      { analyte: 'potassium', value: 6.8 },
      { analyte: 'sodium', value: 131 },
      { analyte: 'lithium', value: 1.3 },
    ]);
    expect(risk.labels).toEqual([
      'Critical: Potassium 6.8 mmol/L',
      expect.stringContaining('Urgent: Lithium 1.3 mmol/L'),
      '1 outside the adult reference: Sodium',
    ]);
  });
});
