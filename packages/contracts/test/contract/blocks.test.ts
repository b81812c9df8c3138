import { describe, expect, it } from 'vitest';
import { describeFields } from '../describe-fields.ts';
import { intelligence, model } from '../samples.ts';
import { Intelligence, ModelBlock } from '../../src/index.ts';

describeFields({
  name: 'intelligence',
  schema: Intelligence,
  sample: intelligence,
  rows: [
    ['1:2.7 schema', 'schema', 'string', { members: ['service.intelligence/v1'] }],
    [
      '1:2.7 engine',
      'engine',
      'string',
      { members: ['dmse', 'biomarker', 'medication', 'outcome', 'relapse'] },
    ],
    ['1:2.7 summary', 'summary', 'object'],
    ['1:2.7 summary.status', 'summary.status', 'string'],
    ['1:2.7 summary.headline', 'summary.headline', 'string'],
    ['1:2.7 summary.flagged', 'summary.flagged', 'string[]'],
    ['1:2.7 summary.requiresClinicianReview', 'summary.requiresClinicianReview', 'boolean'],
    ['1:2.7 confidence', 'confidence', 'object'],
    ['1:2.7 confidence.level', 'confidence.level', 'string', { members: ['high', 'moderate', 'low'] }],
    ['1:2.7 confidence.score', 'confidence.score', 'number', { min: 0, max: 1 }],
    ['1:2.7 confidence.reasons', 'confidence.reasons', 'string[]'],
    ['1:2.7 dataQuality', 'dataQuality', 'object'],
    ['1:2.7 dataQuality.completeness', 'dataQuality.completeness', 'number', { min: 0, max: 1 }],
    ['1:2.7 dataQuality.missingInputs', 'dataQuality.missingInputs', 'string[]'],
    ['1:2.7 dataQuality.freshness', 'dataQuality.freshness', 'object'],
    ['1:2.7 freshness.newestInputAt', 'dataQuality.freshness.newestInputAt', 'string|null'],
    ['1:2.7 freshness.staleInputs', 'dataQuality.freshness.staleInputs', 'string[]'],
    ['D:stale (ours): warnings', 'dataQuality.warnings', 'string[]'],
    ['1:2.7 provenance', 'provenance', 'object'],
    ['1:2.7 provenance.generatedAt', 'provenance.generatedAt', 'string'],
    ['1:2.7 provenance.engineVersion', 'provenance.engineVersion', 'string'],
    ['1:2.7 provenance.method', 'provenance.method', 'string'],
    ['1:2.7 provenance.inputs', 'provenance.inputs', 'object[]'],
    ['1:2.7 provenance.inputs.name', 'provenance.inputs[0].name', 'string'],
    ['1:2.7 provenance.inputs.value', 'provenance.inputs[0].value', 'any'],
    ['1:2.7 provenance.inputs.observedAt', 'provenance.inputs[0].observedAt', 'string|null'],
    ['1:2.7 provenance.inputs.contributed', 'provenance.inputs[0].contributed', 'boolean'],
    ['1:2.7 codes', 'codes', 'object[]'],
    [
      '1:2.7 codes.system',
      'codes[0].system',
      'string',
      {
        members: [
          'http://snomed.info/sct',
          'http://loinc.org',
          'http://www.nlm.nih.gov/research/umls/rxnorm',
        ],
      },
    ],
    ['1:2.7 codes.code', 'codes[0].code', 'string'],
    ['1:2.7 codes.display', 'codes[0].display', 'string'],
    ['1:2.7 codes.mapsTo', 'codes[0].mapsTo', 'string'],
    ['1:2.7 change', 'change', 'object|null'],
    [
      '1:2.7 change.direction',
      'change.direction',
      'string',
      { members: ['improved', 'worsened', 'unchanged', 'indeterminate'] },
    ],
    ['1:2.7 change.delta', 'change.delta', 'number'],
    ['1:2.7 change.previousStatus', 'change.previousStatus', 'string|null'],
    ['1:2.7 change.currentStatus', 'change.currentStatus', 'string'],
    ['1:2.7 change.explanations', 'change.explanations', 'string[]'],
    ['1:2.7 change.previousComputedAt', 'change.previousComputedAt', 'date|null'],
    ['1:2.7 interpretationScale', 'interpretationScale', 'map'],
    ['1:2.7 reasoning', 'reasoning', 'object|null?'],
    ['1:2.7 reasoning.narrative', 'reasoning.narrative', 'string'],
    ['1:2.7 reasoning.generatedAt', 'reasoning.generatedAt', 'string'],
    ['1:9.6', 'reasoning.generatedBy', 'string?'],
    ['1:9.6', 'reasoning.promptVersion', 'string?'],
  ],
});

describeFields({
  name: 'model',
  schema: ModelBlock,
  sample: model,
  rows: [
    ['1:2.8 key', 'key', 'string'],
    ['1:2.8 version', 'version', 'integer|null'],
    ['1:2.8 source', 'source', 'string', { members: ['default', 'calibrated'] }],
  ],
});

describe('any value is described, null included [1:2.7 provenance.inputs.value]', () => {
  it.each([null, 'text', 5, true, { a: 1 }])('%j', (value) => {
    const inputs = [{ name: 'a', value, observedAt: null, contributed: true }];
    const block = { ...intelligence, provenance: { ...intelligence.provenance, inputs } };
    expect(Intelligence.parse(block).provenance.inputs[0]?.value).toEqual(value);
  });
});
