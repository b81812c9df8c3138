import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

const duplicatesOf = (...lines: string[]) =>
  (checkInteractions(lines).assessment?.notes ?? []).filter(({ kind }) => kind === 'duplicate_therapy');

describe('one medicine under two names', () => {
  it.each([
    ['Prozac 20 mg', 'fluoxetine 20 mg', 'moderate'],
    ['lithium carbonate 400 mg', 'Priadel 400 mg', 'moderate'],
    ['Valium 5 mg', 'diazepam 2 mg', 'moderate'],
    ['Coumadin 5 mg', 'warfarin 3 mg', 'moderate'],
    ['Losec 20 mg', 'omeprazole 20 mg', 'low'],
    ['Seroquel XR 300 mg', 'quetiapine 25 mg', 'low'],
    ['Concerta 36 mg', 'Ritalin 10 mg', 'low'],
    ['Haldol decanoate 100 mg injection', 'haloperidol 2 mg', 'low'],
  ] as const)('%s with %s is %s', (one, other, level) => {
    expect(duplicatesOf(one, other)).toEqual([expect.objectContaining({ level })]);
  });

  it.each([
    [40, 'moderate'],
    [41, 'high'],
  ] as const)('is high where the sum is above the maximum (%s mg of citalopram: %s)', (sum, level) => {
    const [found] = duplicatesOf(`Celexa ${sum - 20} mg daily`, 'citalopram 20 mg once daily');
    expect(found?.level).toBe(sum === 40 ? 'moderate' : level);
  });
});

describe('one medicine under one name', () => {
  it.each([[['sertraline 100 mg', 'sertraline 50 mg']], [['venlafaxine 150 mg am', 'venlafaxine 75 mg pm']]])(
    '%j has no level: the dose is written in two lines',
    (lines) => {
      const [found] = duplicatesOf(...lines);
      expect(found).toBeDefined();
      expect(found).not.toHaveProperty('level');
    },
  );

  it('of insulins nothing is said: a basal and a meal insulin belong together', () => {
    expect(duplicatesOf('Lantus 20 units at night', 'NovoRapid 6 units with meals')).toEqual([]);
  });
});

describe('one ingredient in two products', () => {
  it.each([
    ['paracetamol 1 g qds', 'co-codamol 30/500', 'acetaminophen', 'moderate'],
    ['oxycodone 10 mg', 'Percocet', 'oxycodone', 'low'],
    ['bupropion XL 300 mg', 'Auvelity', 'bupropion', 'high'],
    ['Wellbutrin', 'Contrave', 'bupropion', 'high'],
    ['fluoxetine 20 mg', 'Symbyax', 'fluoxetine', 'moderate'],
    ['hydrochlorothiazide 12.5 mg', 'Zestoretic', 'hydrochlorothiazide', 'low'],
  ] as const)('%s with %s: %s twice is %s', (one, other, subject, level) => {
    expect(duplicatesOf(one, other)).toContainEqual(expect.objectContaining({ subject, level }));
  });
});

describe('two of one kind', () => {
  it.each([
    ['ramipril', 'lisinopril', 'moderate'],
    ['metoprolol', 'bisoprolol', 'moderate'],
    ['semaglutide', 'dulaglutide', 'moderate'],
    ['suvorexant', 'daridorexant', 'moderate'],
    ['omeprazole', 'lansoprazole', 'low'],
    ['atorvastatin', 'simvastatin', 'low'],
    ['gabapentin', 'pregabalin', 'low'],
  ] as const)('%s with %s is %s', (one, other, level) => {
    expect(duplicatesOf(one, other)).toEqual([expect.objectContaining({ level })]);
  });

  it.each([
    ['haloperidol', 'risperidone', 'moderate'],
    ['lorazepam', 'diazepam', 'moderate'],
    ['sertraline', 'escitalopram', 'major'],
    ['ibuprofen', 'naproxen', 'major'],
  ] as const)('%s with %s has a rule of its own: %s', (one, other, severity) => {
    expect(checkInteractions([one, other]).assessment?.interactions[0]?.severity).toBe(severity);
  });
});

describe('two of a kind in products of several', () => {
  it('are told though the products share something else, and a third product takes nothing from it', () => {
    const kinds = (...lines: string[]) => duplicatesOf(...lines).map(({ subject }) => subject);
    expect(kinds('Lopressor HCT', 'bisoprolol')).toContain('beta-blockers');
    expect(kinds('Lopressor HCT', 'Ziac')).toContain('beta-blockers');
    expect(kinds('Lopressor HCT', 'bisoprolol', 'Ziac')).toContain('beta-blockers');
  });
});
