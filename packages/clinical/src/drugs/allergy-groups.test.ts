import { describe, expect, it } from 'vitest';
import { ALLERGY_GROUPS, findAllergyGroup, isOfAllergyGroup } from './allergy-groups.ts';
import { DRUGS } from './index.ts';

describe('the group of medicines an allergy is to', () => {
  it.each([
    ['Penicillins', 'penicillins'],
    ['Allergy to penicillin (finding)', 'penicillins'],
    ['Sulfa drugs', 'sulfonamide antibiotics'],
    ['NSAIDs', 'non-steroidal anti-inflammatory drugs'],
    ['ACE inhibitors', 'ACE inhibitors'],
    ['Beta-lactam antibiotics', 'beta-lactam antibiotics'],
    ['Statins', 'statins'],
  ])('%s', (text, label) => {
    expect(findAllergyGroup(text)?.label).toBe(label);
  });

  it.each(['Peanut', 'Latex', 'Cat dander', 'sulfites', 'sulfate', '', 'azoleic acid'])(
    '%j is of none',
    (text) => {
      expect(findAllergyGroup(text)).toBeUndefined();
    },
  );

  it.each(ALLERGY_GROUPS.map((group) => [group.label, group] as const))('%s has members', (_, group) => {
    expect(DRUGS.filter((drug) => isOfAllergyGroup(drug, group)).length).toBeGreaterThan(1);
  });
});
