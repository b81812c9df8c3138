import { describe, expect, it } from 'vitest';
import { snomed } from '../evidence/terminology.ts';
import { defineDomain } from './define-domain.ts';

type Definition = Parameters<typeof defineDomain>[0];
const domain = (changes: Partial<Definition>) =>
  defineDomain({ key: 'gait', label: 'Gait', multi: true, options: [{ value: 'steady' }], ...changes });

describe('a domain definition', () => {
  it('is completed: label from the value, finding from the label, mark as a level', () => {
    const options = [
      { value: 'leans_to_one_side' },
      { value: 'falls', label: 'Falls over', risk: '*' as const },
      { value: 'absent', finding: 'Gait absent', risk: '**' as const, codes: [snomed('1', 'x')] },
    ];
    expect(domain({ options }).options).toEqual([
      {
        value: 'leans_to_one_side',
        label: 'Leans to one side',
        finding: 'Leans to one side',
        riskMark: 'none',
        codes: [],
      },
      { value: 'falls', label: 'Falls over', finding: 'Falls over', riskMark: 'moderate', codes: [] },
      {
        value: 'absent',
        label: 'Absent',
        finding: 'Gait absent',
        riskMark: 'high',
        codes: [snomed('1', 'x')],
      },
    ]);
  });

  it.each<[string, Partial<Definition>, string]>([
    ['a key not in snake_case', { key: 'Gait Type' }, 'the key is not snake_case'],
    ['an empty label', { label: '' }, 'has no label'],
    ['no options', { options: [] }, 'has no options'],
    ['a value twice', { options: [{ value: 'a' }, { value: 'a' }] }, 'option a stands twice'],
    ['a value not in snake_case', { options: [{ value: 'a_' }] }, 'option a_ is not snake_case'],
    ['a value in capitals', { options: [{ value: 'Steady' }] }, 'option Steady is not snake_case'],
    ['an empty option label', { options: [{ value: 'a', label: '' }] }, 'option a has an empty label'],
    [
      'a code without display',
      { options: [{ value: 'a', codes: [snomed('1', '')] }] },
      'option a has an incomplete code',
    ],
  ])('with %s is refused', (_, changes, slip) => {
    expect(() => domain(changes)).toThrow(slip);
  });
});
