import { expect, it } from 'vitest';
import { biomarker } from './analyze.ts';
import { CONTEXT, panel } from './test-requests.ts';

const EXPECTED = {
  result: {
    object: 'biomarker.analysis',
    sessionRef: 'visit-7',
    generatedAt: '2026-11-20T10:00:00.000Z',
    signalsPresent: 2,
    signals: [
      {
        module: 'biomarker',
        signalKey: 'bio_sodium',
        label: 'Sodium',
        detail:
          'Sodium 118 mmol/L, flagged low by the sender. The value meets the critical limit < 120 mmol/L. Possible psychiatric context (general knowledge, not yet verified): low: can follow SSRIs, SNRIs, carbamazepine or oxcarbazepine, or polydipsia; may present as confusion or seizure. Some laboratories treat values below 125 mmol/L as urgent.',
        tone: 'alert',
        metricValue: 118,
        metricUnit: 'mmol/L',
        confidence: 'high',
        summaryLine: 'Sodium: 118 mmol/L, low, at or beyond a critical limit.',
        sourceRef: 'panel-1',
        observedAt: '2026-11-01T00:00:00.000Z',
        referenceRange: '136-145 mmol/L',
        referenceStatus: 'published',
      },
      {
        module: 'biomarker',
        signalKey: 'bio_tsh',
        label: 'Thyroid stimulating hormone (TSH)',
        detail:
          'Thyroid stimulating hormone (TSH) 7.1 mIU/L, flagged high by the sender. Possible psychiatric context (general knowledge, not yet verified): high: can present as depression; can follow lithium. Slight elevation is often subclinical.',
        tone: 'watch',
        metricValue: 7.1,
        metricUnit: 'mIU/L',
        confidence: 'high',
        summaryLine: 'Thyroid stimulating hormone (TSH): 7.1 mIU/L, high.',
        sourceRef: 'panel-1',
        observedAt: '2026-11-01T00:00:00.000Z',
        referenceRange: '0.3-4.2',
      },
    ],
    discrepancies: [
      {
        analyte: 'potassium',
        label: 'Potassium',
        value: 6.4,
        unit: 'mmol/L',
        flag: 'normal',
        limit: '> 6 mmol/L',
        detail:
          'Potassium 6.4 mmol/L, flagged normal, meets the critical limit > 6 mmol/L, to confirm with the laboratory.',
        sourceRef: 'panel-1',
        kind: 'critical_limit',
        status: 'critical',
        urgent: true,
        referenceStatus: 'published',
        observedAt: '2026-11-01T00:00:00.000Z',
      },
    ],
    disclaimer:
      'Decision support for clinician review. Not a diagnosis, not a laboratory report and not a substitute for clinical judgement. Only readings flagged abnormal make a signal; confirm values and units with the laboratory or with whoever measured them.',
  },
  description: {
    summary: {
      status: 'critical',
      headline:
        'Critical: Potassium 6.4 mmol/L, Sodium 118 mmol/L. Flagged: Thyroid stimulating hormone (TSH) 7.1 mIU/L.',
      flagged: ['Potassium', 'Sodium', 'Thyroid stimulating hormone (TSH)'],
      requiresClinicianReview: true,
    },
    confidence: {
      level: 'moderate',
      score: 0.64,
      reasons: [
        '3 of 3 readings recognised in a known unit',
        '1 dated collection time',
        'a value and its flag disagree',
      ],
    },
    accepted: [
      {
        name: 'labs',
        supplied: 1,
      },
      {
        name: 'labs[].observedAt',
        supplied: 1,
      },
      {
        name: 'labs[].results.biomarkers[].unit',
        supplied: 1,
      },
      {
        name: 'labs[].results.biomarkers[].flag',
        supplied: 1,
      },
    ],
    inputs: [
      {
        name: 'labs[0].results.biomarkers[0].value',
        label: 'Sodium',
        value: 118,
        observedAt: '2026-11-01',
        contributed: true,
      },
      {
        name: 'labs[0].results.biomarkers[1].value',
        label: 'Potassium',
        value: 6.4,
        observedAt: '2026-11-01',
        contributed: true,
      },
      {
        name: 'labs[0].results.biomarkers[2].value',
        label: 'Thyroid stimulating hormone (TSH)',
        value: '7.1',
        observedAt: '2026-11-01',
        contributed: true,
      },
    ],
    newestInputAt: 1793491200000,
    staleInputs: [],
    warnings: [],
    codes: [
      {
        system: 'http://loinc.org',
        code: '2951-2',
        display: 'Sodium SerPl-sCnc',
        mapsTo: '/signals/0',
      },
      {
        system: 'http://snomed.info/sct',
        code: '89627008',
        display: 'Hyponatremia (disorder)',
        mapsTo: '/signals/0',
      },
      {
        system: 'http://loinc.org',
        code: '3016-3',
        display: 'Thyrotropin [Units/volume] in Serum or Plasma',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://loinc.org',
        code: '11580-8',
        display: 'Thyrotropin (TSH SerPl DL<=0.005 mU/L-aCnc)',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://snomed.info/sct',
        code: '309080005',
        display: 'Raised thyroid stimulating hormone level (finding)',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://loinc.org',
        code: '2823-3',
        display: 'Potassium SerPl-sCnc',
        mapsTo: '/discrepancies/0',
      },
      {
        system: 'http://snomed.info/sct',
        code: '14140009',
        display: 'Hyperkalemia (disorder)',
        mapsTo: '/discrepancies/0',
      },
    ],
    comparable: [
      {
        name: 'sodium',
        label: 'Sodium',
        unit: 'mmol/L',
        value: 118,
      },
      {
        name: 'potassium',
        label: 'Potassium',
        unit: 'mmol/L',
        value: 6.4,
      },
      {
        name: 'tsh',
        label: 'Thyroid stimulating hormone (TSH)',
        unit: 'mIU/L',
        value: 7.1,
      },
    ],
    score: null,
    facts: [
      'Critical: Potassium 6.4 mmol/L, Sodium 118 mmol/L. Flagged: Thyroid stimulating hormone (TSH) 7.1 mIU/L.',
      'Potassium 6.4 mmol/L, flagged normal, meets the critical limit > 6 mmol/L, to confirm with the laboratory.',
      'Sodium: 118 mmol/L, low, at or beyond a critical limit.',
      'Thyroid stimulating hormone (TSH): 7.1 mIU/L, high.',
    ],
  },
};

it('gives the whole answer, to the byte', () => {
  const evaluation = biomarker.evaluate(
    {
      labs: [
        panel([
          { name: 'Sodium', value: 118, unit: 'mmol/L', flag: 'low' },
          { name: 'Potassium', value: 6.4, unit: 'mmol/L', flag: 'normal' },
          { name: 'TSH', value: '7.1', unit: 'mIU/L', flag: 'H', referenceRange: '0.3-4.2' },
        ]),
      ],
      sessionRef: 'visit-7',
    },
    CONTEXT,
  );
  expect(JSON.parse(JSON.stringify(evaluation))).toEqual(EXPECTED);
  expect(JSON.stringify(evaluation)).toBe(JSON.stringify(EXPECTED));
});
