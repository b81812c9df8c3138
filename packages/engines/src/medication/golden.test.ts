import { expect, it } from 'vitest';
import { evaluateMedication, onDay, phq9, prescription } from './test-requests.ts';

const EXPECTED = {
  result: {
    object: 'medication.analysis',
    sessionRef: 'visit-7',
    generatedAt: '2026-11-20T10:00:00.000Z',
    signalsPresent: 4,
    signals: [
      {
        module: 'medication',
        signalKey: 'med_response_sertraline',
        label: 'Response after starting sertraline',
        detail:
          'PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5 (52.5 % better), latest score on day 60 after the start. Read as response, beyond measurement error. Response latency changed by -12 %, which supports this.',
        tone: 'positive',
        metricValue: -10.5,
        metricUnit: 'score',
        confidence: 'high',
        summaryLine:
          'sertraline: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
        sourceRef: 'rx-1',
        observedAt: '2026-10-14T00:00:00.000Z',
        referenceRange:
          'improvement: at least 50 % lower burden or reliable change; watch: reliable worsening, or less than 20 % from week 8 (service default, not a published norm)',
        referenceStatus: 'provisional',
      },
      {
        module: 'medication',
        signalKey: 'med_response_lithium',
        label: 'Response after starting lithium',
        detail:
          'PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5 (52.5 % better), latest score on day 50 after the start. Read as response, beyond measurement error. Response latency changed by -12 %, which supports this.',
        tone: 'positive',
        metricValue: -10.5,
        metricUnit: 'score',
        confidence: 'high',
        summaryLine:
          'lithium: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
        sourceRef: 'rx-2',
        observedAt: '2026-10-14T00:00:00.000Z',
        referenceRange:
          'improvement: at least 50 % lower burden or reliable change; watch: reliable worsening, or less than 20 % from week 8 (service default, not a published norm)',
        referenceStatus: 'provisional',
      },
      {
        module: 'medication',
        signalKey: 'med_monitor_sertraline',
        label: 'Monitoring with sertraline',
        detail:
          'Commonly monitored with sertraline: sodium in older adults or with a diuretic; bleeding. Check with the prescriber what is due.',
        tone: 'neutral',
        metricValue: 2,
        metricUnit: 'items',
        confidence: 'moderate',
        summaryLine: 'sertraline: 2 commonly monitored items to check.',
        sourceRef: 'rx-1',
        observedAt: '2026-08-15T00:00:00.000Z',
      },
      {
        module: 'medication',
        signalKey: 'med_monitor_lithium',
        label: 'Monitoring with lithium',
        detail:
          'Commonly monitored with lithium: level 12 h after the dose at 1 week, weekly until stable, 3-monthly in the first year, then 3-6 monthly; eGFR, electrolytes, TSH, calcium and weight 6-monthly. Check with the prescriber what is due.',
        tone: 'neutral',
        metricValue: 2,
        metricUnit: 'items',
        confidence: 'moderate',
        summaryLine: 'lithium: 2 commonly monitored items to check.',
        sourceRef: 'rx-2',
        observedAt: '2026-08-25T00:00:00.000Z',
      },
    ],
    disclaimer:
      'Decision support for clinician review. Not a diagnosis, not a treatment recommendation and not a substitute for clinical judgement. A comparison before and after a start cannot show that the medication caused a change. Drug interactions, doses and contraindications are not part of this analysis and were not checked: POST /v1/medication/{patientId}/agent checks interactions.',
  },
  description: {
    summary: {
      status: 'responding',
      headline:
        '2 of 2 active prescriptions compared: 2 followed by improvement, 0 to watch, 0 not conclusive. Sertraline: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
      flagged: [],
      requiresClinicianReview: false,
    },
    confidence: {
      level: 'high',
      score: 0.96,
      reasons: [
        '2 of 2 active prescriptions compared with symptom scores',
        '9 symptom scores around the compared starts',
        'the best comparison has high confidence',
      ],
    },
    accepted: [
      {
        name: 'prescriptions',
        supplied: 1,
      },
      {
        name: 'prescriptions[].prescribedAt',
        supplied: 1,
      },
      {
        name: 'assessments',
        supplied: 1,
      },
      {
        name: 'dmseLatencyPctChange',
        supplied: 1,
      },
    ],
    inputs: [
      {
        name: 'prescriptions[0].medicationName',
        value: 'Sertraline 50 mg',
        observedAt: '2026-08-15',
        contributed: true,
      },
      {
        name: 'prescriptions[1].medicationName',
        value: 'Lithium carbonate',
        observedAt: '2026-08-25',
        contributed: true,
      },
      {
        name: 'prescriptions[2].medicationName',
        value: 'Sertraline 50 mg',
        observedAt: '2026-08-15',
        contributed: false,
      },
      {
        name: 'assessments[0].score',
        label: 'PHQ-9',
        value: 21,
        observedAt: '2026-08-01',
        contributed: true,
      },
      {
        name: 'assessments[1].score',
        label: 'PHQ-9',
        value: 20,
        observedAt: '2026-08-14',
        contributed: true,
      },
      {
        name: 'assessments[2].score',
        label: 'PHQ-9',
        value: 15,
        observedAt: '2026-09-04',
        contributed: true,
      },
      {
        name: 'assessments[3].score',
        label: 'PHQ-9',
        value: 11,
        observedAt: '2026-09-24',
        contributed: true,
      },
      {
        name: 'assessments[4].score',
        label: 'PHQ-9',
        value: 8,
        observedAt: '2026-10-14',
        contributed: true,
      },
      {
        name: 'dmseLatencyPctChange',
        value: -12,
        observedAt: null,
        contributed: true,
      },
    ],
    newestInputAt: 1791936000000,
    staleInputs: [],
    warnings: [
      'prescriptions[0], prescriptions[1] share scores after their starts: their effects cannot be told apart',
      'PHQ-9: self-harm item not assessed from totals',
    ],
    codes: [
      {
        system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
        code: '36437',
        display: 'sertraline',
        mapsTo: '/signals/0',
      },
      {
        system: 'http://loinc.org',
        code: '44261-6',
        display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]',
        mapsTo: '/signals/0',
      },
      {
        system: 'http://snomed.info/sct',
        code: '720433000',
        display: 'Patient Health Questionnaire Nine Item score (observable entity)',
        mapsTo: '/signals/0',
      },
      {
        system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
        code: '6448',
        display: 'lithium',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://loinc.org',
        code: '44261-6',
        display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://snomed.info/sct',
        code: '720433000',
        display: 'Patient Health Questionnaire Nine Item score (observable entity)',
        mapsTo: '/signals/1',
      },
      {
        system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
        code: '36437',
        display: 'sertraline',
        mapsTo: '/signals/2',
      },
      {
        system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
        code: '6448',
        display: 'lithium',
        mapsTo: '/signals/3',
      },
    ],
    comparable: [
      {
        name: 'dmseLatencyPctChange',
        label: 'Response latency change',
        unit: '%',
        value: -12,
      },
    ],
    score: null,
    facts: [
      '2 of 2 active prescriptions compared: 2 followed by improvement, 0 to watch, 0 not conclusive. Sertraline: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
      'sertraline: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
      'lithium: PHQ-9 from 20 on 2026-08-14 to 9.5 (mean of the last two after the start, newest 8) on 2026-10-14, -10.5; read as response, beyond measurement error.',
    ],
  },
};

it('gives the whole answer, to the byte', () => {
  const evaluation = evaluateMedication({
    prescriptions: [
      prescription(),
      prescription({ id: 'rx-2', medicationName: 'Lithium carbonate', prescribedAt: onDay(10) }),
      prescription({ id: 'rx-3', status: 'stopped' }),
    ],
    assessments: phq9([-14, 21], [-1, 20], [20, 15], [40, 11], [60, 8]),
    dmseLatencyPctChange: -12,
    sessionRef: 'visit-7',
  });
  expect(JSON.parse(JSON.stringify(evaluation))).toEqual(EXPECTED);
  expect(JSON.stringify(evaluation)).toBe(JSON.stringify(EXPECTED));
});
