import { MseDiff, type MseSelection } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { diffMse } from './diff.ts';
import { mergeMse } from './merge.ts';

const CURRENT: MseSelection = {
  mood: { values: ['depressed', 'hopeless'], text: 'Low', confidence: 'high' },
  speech: { values: ['slowed'] },
  risk: { values: ['passive_si'], cssrs: { q1: 'yes', q2: 'no' } },
};

describe('a patch [2:3 version N PATCH]', () => {
  it('replaces its domains whole and carries the others forward', () => {
    expect(mergeMse(CURRENT, { mood: { values: ['anxious'] }, insight: { values: ['fair'] } })).toEqual({
      mood: { values: ['anxious'] },
      speech: { values: ['slowed'] },
      risk: { values: ['passive_si'], cssrs: { q1: 'yes', q2: 'no' } },
      insight: { values: ['fair'] },
    });
  });

  it('changes neither of its parts', () => {
    const before = structuredClone(CURRENT);
    const patch = { mood: { values: [] } };
    mergeMse(CURRENT, patch);
    expect(CURRENT).toEqual(before);
    expect(patch).toEqual({ mood: { values: [] } });
  });
});

describe('the difference of two versions [2:2.5]', () => {
  it('names per domain what was added, removed and kept, and every changed field and answer', () => {
    const after: MseSelection = {
      mood: { values: ['anxious', 'depressed'], text: 'Better', confidence: 'high', confidenceScore: 0.7 },
      speech: { values: ['slowed'] },
      insight: { values: ['fair'] },
      risk: { values: ['none_identified'], cssrs: { q2: 'yes', q6: 'no' } },
    };
    const diff = diffMse(CURRENT, after);
    expect(diff).toEqual({
      domains: [
        {
          key: 'speech',
          label: 'Speech',
          change: 'unchanged',
          added: [],
          removed: [],
          kept: ['slowed'],
          fields: [],
          cssrs: [],
        },
        {
          key: 'mood',
          label: 'Mood (reported)',
          change: 'changed',
          added: ['anxious'],
          removed: ['hopeless'],
          kept: ['depressed'],
          fields: [
            { field: 'text', before: 'Low', after: 'Better' },
            { field: 'confidenceScore', before: null, after: 0.7 },
          ],
          cssrs: [],
        },
        {
          key: 'insight',
          label: 'Insight',
          change: 'added',
          added: ['fair'],
          removed: [],
          kept: [],
          fields: [],
          cssrs: [],
        },
        {
          key: 'risk',
          label: 'Risk',
          change: 'changed',
          added: ['none_identified'],
          removed: ['passive_si'],
          kept: [],
          fields: [],
          cssrs: [
            { id: 'q1', before: 'yes', after: null },
            { id: 'q2', before: 'no', after: 'yes' },
            { id: 'q6', before: null, after: 'no' },
          ],
        },
      ],
      riskLevel: { before: 'moderate', after: 'low' },
    });
    expect(MseDiff.parse(diff)).toEqual(diff);
  });

  it.each<[string, MseSelection, MseSelection, string, string]>([
    ['a domain taken out', { mood: { values: ['empty'] } }, {}, 'mood', 'removed'],
    ['a domain without values', {}, { mood: { values: [] } }, 'mood', 'added'],
    [
      'another order of values',
      { mood: { values: ['empty', 'angry'] } },
      { mood: { values: ['angry', 'empty'] } },
      'mood',
      'unchanged',
    ],
    [
      'another signal',
      { mood: { values: [], supportingSignals: ['a'] } },
      { mood: { values: [], supportingSignals: ['b'] } },
      'mood',
      'changed',
    ],
    [
      'the same signals',
      { mood: { values: [], supportingSignals: ['a'] } },
      { mood: { values: [], supportingSignals: ['a'] } },
      'mood',
      'unchanged',
    ],
    [
      'an answer',
      { risk: { values: [], cssrs: {} } },
      { risk: { values: [], cssrs: { q1: 'no' } } },
      'risk',
      'changed',
    ],
  ])('%s', (_, before, after, key, change) => {
    expect(diffMse(before, after).domains.map((domain) => [domain.key, domain.change])).toEqual([
      [key, change],
    ]);
  });

  it('of two empty exams is empty', () => {
    expect(diffMse({}, {})).toEqual({ domains: [], riskLevel: { before: 'none', after: 'none' } });
  });
});
