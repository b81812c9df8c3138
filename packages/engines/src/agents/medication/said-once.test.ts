import { DRUGS, INTERACTION_RULES, ruleText } from '@svc/clinical';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interactionsAmong } from './interactions-among.ts';
import { adviceOnce, reasonsOnce } from './said-once.ts';
import { takenOf } from './test-taken.ts';

describe('reasons of several rules', () => {
  it.each([
    [['QT prolongation adds up', 'QT prolongation adds up: torsades de pointes'], 'QT prolongation adds up'],
    [['Respiratory depression', 'Sedation adds up'], 'Respiratory depression'],
    [['Sedation adds up', 'Respiratory depression'], 'Sedation adds up; respiratory depression'],
    [['Neutropenia', 'Additive risk of agranulocytosis'], 'Neutropenia'],
    [
      ['CYP3A4 induction by a: b level falls', 'Induction by a: b level falls; Ileus'],
      'CYP3A4 induction by a: b level falls; ileus',
    ],
    [['b level rises with a', 'b level falls with a'], 'b level rises with a; b level falls with a'],
    [['A slow pulse', 'Bleeding'], 'A slow pulse; bleeding'],
    [['Bleeding', 'A slow pulse', 'QT prolongation'], 'Bleeding; a slow pulse; QT prolongation'],
    [[], ''],
  ])('%j read %s', (mechanisms, text) => {
    expect(reasonsOnce(mechanisms)).toBe(text);
  });
});

describe('advice of several rules', () => {
  it.each([
    [
      ['Usually avoided; consider an alternative', 'Usually avoided; consider another anticonvulsant'],
      'Usually avoided; consider another anticonvulsant',
    ],
    [
      ['Consider ECG', 'Usually avoided; consider another antibiotic'],
      'Usually avoided; consider another antibiotic; if both are taken consider ECG',
    ],
    [
      ['Consider a lower dose', 'Consider ECG, potassium and magnesium'],
      'Consider a lower dose, and ECG and potassium and magnesium',
    ],
    [['Consider INR checks', 'Consider INR checks'], 'Consider INR checks'],
    [
      ['Usually avoided; if both are needed consider levels', 'Usually avoided; consider ECG'],
      'Usually avoided; if both are needed consider levels, and ECG',
    ],
    [['No change usually needed', 'Consider a level'], 'Consider a level'],
    [[], ''],
  ])('%j read %s', (advices, text) => {
    expect(adviceOnce(advices)).toBe(text);
  });
});

const mechanism = fc.constantFrom(...new Set(INTERACTION_RULES.map((rule) => rule.mechanism)));
const recommendation = fc.constantFrom(...new Set(INTERACTION_RULES.map((rule) => rule.recommendation)));

describe('laws of what is said once', () => {
  it('what is said is said again by nobody: a second telling changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(mechanism, { maxLength: 5 }),
        fc.array(recommendation, { maxLength: 5 }),
        (ms, rs) => {
          expect(reasonsOnce([...ms, ...ms])).toBe(reasonsOnce(ms));
          expect(adviceOnce([...rs, ...rs])).toBe(adviceOnce(rs));
        },
      ),
    );
  });

  it('the first reason stays, and the strongest advice begins', () => {
    fc.assert(
      fc.property(
        fc.array(mechanism, { minLength: 1, maxLength: 5 }),
        fc.array(recommendation, { minLength: 1, maxLength: 5 }),
        (ms, rs) => {
          expect(reasonsOnce(ms).startsWith(ms[0]?.split('; ')[0] ?? '')).toBe(true);
          const isAvoided = rs.some((it) => it.startsWith('Usually avoided'));
          const text = adviceOnce(rs);
          expect(text.startsWith('Usually avoided')).toBe(isAvoided);
          expect(text.match(/usually avoided/gi)?.length ?? 0).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('no pair has a reason twice, nor a name that is left open', () => {
    const keys = DRUGS.map(({ key }) => key);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.constantFrom(...keys), (one, other) => {
        for (const found of interactionsAmong([takenOf(one), takenOf(other)])) {
          const reasons = found.mechanism.toLowerCase().split('; ');
          expect(new Set(reasons).size).toBe(reasons.length);
          expect(`${found.mechanism} ${found.recommendation}`).not.toMatch(/[{}]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the names of a pair in a text', () => {
  it.each([
    ['{b} level rises', 'Lumateperone level rises'],
    ['Inhibition by {a}: {b} level rises', 'Inhibition by clarithromycin: lumateperone level rises'],
    ['Bleeding', 'Bleeding'],
  ])('%s reads %s', (template, text) => {
    expect(ruleText(template, 'clarithromycin', 'lumateperone')).toBe(text);
  });
});
