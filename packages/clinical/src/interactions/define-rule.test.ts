import { describe, expect, it } from 'vitest';
import { memory, ours, specified, verified } from '../evidence/evidence.ts';
import { defineRule, evidenceOf, type InteractionRule } from './define-rule.ts';

const RULE: InteractionRule = {
  id: 'X999',
  a: ['lithium'],
  b: ['NSAID'],
  severity: 'major',
  mechanism: 'Renal excretion falls',
  recommendation: 'Consider a level',
  evidence: memory(),
};

describe('a rule', () => {
  it('is taken as written', () => {
    expect(defineRule(RULE)).toBe(RULE);
  });

  it.each([
    ['the id is not D or X and three digits', { id: 'D1' }],
    ['the id is not D or X and three digits', { id: 'Y001' }],
    ['a side is empty', { a: [] }],
    ['a side is empty', { b: [] }],
    ['names no mechanism', { mechanism: '' }],
    ['the recommendation is not advisory', { recommendation: 'Stop lithium' }],
    [
      'the recommendation is not advisory',
      { variants: [{ members: ['sulindac'], recommendation: 'Stop sulindac' }] },
    ],
    ['names no source', { evidence: { status: 'memory', source: '' } }],
  ] as const)('is refused: %s', (why, slip) => {
    expect(() => defineRule({ ...RULE, ...slip })).toThrow(
      `interaction rule ${'id' in slip ? slip.id : 'X999'}: ${why}`,
    );
  });

  it.each([
    [verified('a list'), 'published'],
    [specified(), 'provisional'],
    [memory(), 'provisional'],
    [ours(), 'provisional'],
  ] as const)('from %j is %s', (evidence, status) => {
    expect(evidenceOf({ ...RULE, evidence })).toBe(status);
  });
});
