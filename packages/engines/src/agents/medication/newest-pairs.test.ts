import type { InteractionSeverity } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

const between = (one: string, other: string) => checkInteractions([one, other]).assessment?.interactions[0];

type Row = readonly [one: string, other: string, severity: InteractionSeverity, says: RegExp];

const GRADED: readonly Row[] = [
  ['Auvelity 45/105 mg bid', 'paroxetine 20 mg', 'major', /dextromethorphan level rises.*half the maximum/s],
  ['Auvelity', 'fluoxetine', 'major', /dextromethorphan level rises/],
  ['Auvelity', 'quinidine', 'major', /dextromethorphan level rises/],
  ['Caplyta 42 mg', 'clarithromycin 500 mg bid', 'major', /lumateperone level rises.*quarter/s],
  ['lumateperone', 'Paxlovid', 'major', /lumateperone level rises/],
  ['lumateperone', 'diltiazem', 'moderate', /lumateperone level rises.*half/s],
  ['lumateperone', 'carbamazepine', 'major', /lumateperone level falls/],
  ['lumateperone', 'efavirenz', 'major', /lumateperone level falls/],
  ['psilocybin', 'lithium 900 mg', 'major', /[Ss]eizures/],
  ['LSD', 'lithium', 'major', /[Ss]eizures/],
  ['mescaline', 'Priadel 800 mg', 'major', /[Ss]eizures/],
  ['ayahuasca', 'sertraline', 'major', /MAO-A.*serotonin toxicity/],
  ['ayahuasca', 'lithium', 'major', /serotonin|[Ss]eizures/],
  ['magic mushrooms', 'tramadol', 'major', /[Ss]eizures/],
  ['kratom powder', 'methadone 80 mg', 'major', /opioids.*QT/],
  ['7-OH', 'oxycodone', 'major', /opioids/],
  ['isotonitazene', 'diazepam', 'major', /[Rr]espiratory/],
  ['tranq', 'fentanyl', 'major', /naloxone reverses fentanyl, not xylazine/],
  ['phenibut', 'alprazolam', 'major', /GABA|[Rr]espiratory/],
  ['GBL', 'alcohol', 'contraindicated', /[Rr]espiratory/],
  ['poppers', 'Viagra', 'contraindicated', /blood pressure falls/],
  ['Mounjaro 5 mg weekly', 'ethinylestradiol/levonorgestrel', 'moderate', /barrier.*4 weeks/],
  ['tirzepatide', 'birth control pill', 'moderate', /barrier/],
  ['Ozempic 1 mg weekly', 'insulin glargine 20 units', 'moderate', /hypoglycaemia.*lower dose of insulin/s],
  ['dulaglutide', 'gliclazide', 'moderate', /hypoglycaemia/],
  ['liraglutide', 'glipizide', 'moderate', /hypoglycaemia/],
  ['Leqembi', 'apixaban', 'major', /[Bb]leeding in the brain/],
  ['Paxlovid', 'clozapine', 'major', /clozapine level rises/],
];

const CALM: readonly (readonly [string, string])[] = [
  ['Mounjaro', 'Mirena'],
  ['Mounjaro', 'NuvaRing'],
  ['semaglutide', 'ethinylestradiol/levonorgestrel'],
  ['semaglutide', 'metformin'],
  ['psilocybin', 'lamotrigine'],
  ['lumateperone', 'azithromycin'],
  ['Leqembi', 'donepezil'],
  ['suzetrigine', 'acetaminophen'],
];

describe('newest medicines and substances', () => {
  it.each(GRADED)('%s with %s is %s', (one, other, severity, says) => {
    const found = between(one, other);
    expect(found?.severity).toBe(severity);
    expect(`${found?.mechanism}. ${found?.recommendation}`).toMatch(says);
  });

  it.each(CALM)('%s with %s is calm', (one, other) => {
    const { assessment, risk } = checkInteractions([one, other]);
    expect(assessment?.unrecognized).toEqual([]);
    expect([risk.level, assessment?.interactions]).toEqual(['none', []]);
  });
});

describe('a pair that several rules hold for', () => {
  it('has each reason once and one advice', () => {
    const found = between('carbamazepine 400 mg', 'clozapine 300 mg');
    const reasons = found?.mechanism.split('; ') ?? [];
    expect(found?.recommendation.match(/[Uu]sually avoided/g)).toHaveLength(1);
    expect(reasons.filter((reason) => /agranulocytosis|[Nn]eutropenia/.test(reason))).toHaveLength(1);
    expect(reasons.filter((reason) => /ileus|[Aa]nticholinergic/.test(reason))).toHaveLength(1);
    expect(found?.recommendation).toMatch(/another anticonvulsant.*blood counts.*bowel/);
  });

  it('names no medicine that is not there', () => {
    const found = between('amitriptyline 25 mg', 'haloperidol 1 mg');
    expect(found?.mechanism).not.toMatch(/fluconazole/);
    expect(found?.mechanism.match(/QT/g)).toHaveLength(1);
  });
});
