import { PRODUCT_ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import { score } from '@svc/intelligence';
import { describe, expect, it } from 'vitest';
import { type ProductResult, resultBundle, resultObservation } from '../index.ts';

const NOW = '2026-11-21T12:00:00Z';
const CONTEXT = { id: 'r1', subject: 'Patient/1' };
const scored = (product: ProductKey, body: object = PRODUCT_ENDPOINTS[product].example.body): ProductResult =>
  score(product, body as never, { now: NOW });
const observationOf = (product: ProductKey, body?: object) =>
  resultObservation(scored(product, body), CONTEXT);
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

describe.each(PRODUCTS)('the Observation of a %s result', (product) => {
  const data = scored(product);
  const { intelligence } = data;
  const observation = resultObservation(data, CONTEXT);

  it('has the status as interpretation, coded by HL7, the original word in its text [1:2.10 summary.status]', () => {
    expect(observation.interpretation).toHaveLength(1);
    expect(observation.interpretation?.[0]).toMatchObject({
      coding: [
        { system: INTERPRETATION, code: expect.stringMatching(/^[A-Z]+$/), display: expect.any(String) },
      ],
      text: intelligence.summary.status,
    });
  });

  it('has the headline as its first note, and the disclaimer behind it [1:2.10 summary.headline]', () => {
    const notes = observation.note?.map(({ text }) => text);
    expect(notes?.slice(0, 2)).toEqual([intelligence.summary.headline, data.disclaimer]);
  });

  it('has the score of engines that have one, else the status [1:2.10 score or level]', () => {
    const expected =
      'score' in data ? { valueInteger: data.score } : { valueString: intelligence.summary.status };
    expect(observation).toMatchObject(expected);
    expect(Object.keys(observation).filter((name) => name.startsWith('value'))).toHaveLength(1);
  });

  it('has each code of the result once [1:2.10 codes[]]', () => {
    const codes = intelligence.codes.map(({ system, code, display }) => ({ system, code, display }));
    const once = [...new Map(codes.map((code) => [`${code.system}|${code.code}`, code])).values()];
    expect(observation.code.coding ?? []).toEqual(once);
    expect(observation.code.text).not.toBe('');
  });

  it('is dated by the moment of the computation [1:2.10 provenance.generatedAt]', () => {
    expect(observation.effectiveDateTime).toBe(intelligence.provenance.generatedAt);
  });

  it('names the version of the engine as its device [1:2.10 provenance.engineVersion]', () => {
    expect(observation.device).toEqual({ display: intelligence.provenance.engineVersion });
  });

  it('is the same every time, and about whom it was said to be', () => {
    expect(resultObservation(data, CONTEXT)).toEqual(observation);
    expect(observation.subject).toEqual({ reference: 'Patient/1' });
    expect(resultObservation(data, { id: 'r1' })).not.toHaveProperty('subject');
  });
});

describe('the interpretation is never calmer than the status', () => {
  const codeOf = (product: ProductKey, body?: object) =>
    observationOf(product, body).interpretation?.[0]?.coding?.[0]?.code;
  const phq9 = (score: number, createdAt: string) => ({
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score,
    maxScore: 27,
    createdAt,
  });

  it.each<[string, ProductKey, object, string]>([
    ['a relapse score that nothing stands behind', 'relapse', { assessments: [] }, 'IND'],
    ['an outcome without a change to read', 'outcome', { assessments: [] }, 'IND'],
    [
      'a severe state that stayed severe',
      'outcome',
      { assessments: [phq9(24, '2026-10-01'), phq9(24, '2026-11-10')] },
      'IND',
    ],
    [
      'a high relapse score',
      'relapse',
      {
        assessments: [phq9(5, '2026-10-01'), phq9(27, '2026-11-10')],
        avgSleepHours: 3,
        daysSinceLastVisit: 400,
        daysSinceMedChange: 3,
        dmseLatencyPctChange: 90,
        hasActiveMedication: false,
      },
      'HH',
    ],
    ['a typical latency', 'dmse', { responseLatencySeconds: 1.2, sessionDurationSeconds: 900 }, 'N'],
    [
      'a critical sodium',
      'biomarker',
      {
        labs: [
          {
            id: 'l',
            labName: 'x',
            observedAt: '2026-11-20',
            results: { biomarkers: [{ name: 'Sodium', value: 112, unit: 'mmol/L', flag: 'critical' }] },
          },
        ],
      },
      'AA',
    ],
  ])('%s', (_, product, body, code) => {
    expect(codeOf(product, body)).toBe(code);
  });
});

describe('the bundle of a result', () => {
  const resources = (product: ProductKey, body?: object) =>
    (resultBundle([scored(product, body)], CONTEXT).entry ?? []).map(({ resource }) => resource);

  it.each(PRODUCTS)('of %s is a report that names every Observation beside it', (product) => {
    const [report, ...others] = resources(product);
    const observations = others.filter((each) => each?.resourceType === 'Observation');
    expect(report).toMatchObject({
      resourceType: 'DiagnosticReport',
      result: observations.map((each) => ({ reference: `Observation/${each?.id}` })),
      conclusion: expect.stringContaining(scored(product).disclaimer),
    });
  });

  it('of relapse has a RiskAssessment without a probability, and with the recommendation', () => {
    const data = scored('relapse');
    const risk = resources('relapse').find((each) => each?.resourceType === 'RiskAssessment');
    expect(risk).toMatchObject({
      mitigation: 'recommendation' in data ? data.recommendation : '',
      prediction: [{ qualitativeRisk: { text: 'elevated', coding: [{ code: 'high' }] } }],
      note: [{ text: data.disclaimer }, { text: 'Requires review by a clinician.' }],
    });
    expect(JSON.stringify(risk)).not.toContain('probabilityDecimal');
  });

  it('of a relapse score that nothing stands behind has no coded likelihood', () => {
    const risk = resources('relapse', { assessments: [] }).find(
      (each) => each?.resourceType === 'RiskAssessment',
    );
    expect(risk).toMatchObject({ prediction: [{ qualitativeRisk: { text: 'not assessed' } }] });
    expect(JSON.stringify(risk)).not.toContain('risk-probability');
  });

  it('gives points no code of what they were made of', () => {
    const coded = resources('outcome').filter((each) => JSON.stringify(each).includes('44261-6'));
    expect(coded.map((each) => each?.id)).toEqual(['r1-outcome-result']);
  });

  it('says of a source that was not sent that it is unknown, not 0', () => {
    const components = resources('outcome').filter((each) =>
      JSON.stringify(each).includes('dataAbsentReason'),
    );
    expect(components.map((each) => each?.id)).toEqual([
      'r1-outcome-components-1',
      'r1-outcome-components-2',
      'r1-outcome-components-3',
    ]);
  });
});
