import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

/** Usual lists in which nothing is to be done beyond usual care: none may alarm. From general clinical knowledge. */
const CALM: readonly (readonly string[])[] = [
  ['sertraline 100 mg', 'paracetamol 1 g prn'],
  ['sertraline 50 mg', 'levothyroxine 75 mcg', 'vitamin D3 1000 IU'],
  ['escitalopram 10 mg', 'metformin 500 mg bd'],
  ['mirtazapine 15 mg nocte', 'amlodipine 5 mg'],
  ['fluoxetine 20 mg', 'cetirizine 10 mg'],
  ['venlafaxine XR 150 mg', 'atorvastatin 20 mg'],
  ['duloxetine 60 mg', 'pantoprazole 40 mg'],
  ['bupropion XL 150 mg', 'atorvastatin 20 mg'],
  ['vortioxetine 10 mg', 'rosuvastatin 10 mg'],
  ['agomelatine 25 mg', 'paracetamol 500 mg'],
  ['lithium 800 mg', 'levothyroxine 50 mcg'],
  ['lithium 800 mg', 'paracetamol 1 g prn', 'atorvastatin 10 mg'],
  ['lithium 600 mg', 'lamotrigine 200 mg'],
  ['lamotrigine 200 mg', 'folic acid 5 mg'],
  ['lamotrigine 150 mg', 'levetiracetam 500 mg bd'],
  ['valproate 1000 mg', 'paracetamol 500 mg'],
  ['valproate 1000 mg', 'amoxicillin 500 mg tds'],
  ['quetiapine 200 mg', 'metformin 1 g'],
  ['olanzapine 10 mg', 'metformin 1 g bd', 'atorvastatin 20 mg'],
  ['risperidone 2 mg', 'paracetamol 1 g', 'loratadine 10 mg'],
  ['aripiprazole 10 mg', 'sertraline 100 mg'],
  ['aripiprazole 15 mg', 'metformin 500 mg', 'vitamin D3'],
  ['paliperidone 6 mg', 'omeprazole 20 mg'],
  ['lurasidone 40 mg', 'azithromycin 500 mg'],
  ['cariprazine 3 mg', 'amoxicillin 500 mg'],
  ['clozapine 300 mg', 'metformin 500 mg bd', 'senna', 'paracetamol'],
  ['clozapine 300 mg', 'lamotrigine 100 mg', 'atorvastatin 20 mg'],
  ['lisdexamfetamine 50 mg', 'salbutamol inhaler prn'],
  ['methylphenidate 36 mg', 'melatonin 3 mg'],
  ['atomoxetine 60 mg', 'ibuprofen 400 mg prn'],
  ['guanfacine 2 mg', 'methylphenidate 27 mg'],
  ['lorazepam 1 mg prn', 'sertraline 50 mg'],
  ['buspirone 10 mg bd', 'lisinopril 10 mg'],
  ['propranolol 40 mg prn', 'escitalopram 10 mg'],
  ['donepezil 10 mg', 'memantine 20 mg'],
  ['donepezil 5 mg', 'ramipril 5 mg', 'atorvastatin 20 mg'],
  ['rivastigmine patch 9.5 mg', 'paracetamol 1 g'],
  ['methadone 60 mg', 'naloxone nasal spray'],
  ['buprenorphine 16 mg', 'paracetamol 1 g'],
  ['naltrexone 50 mg', 'sertraline 100 mg'],
  ['acamprosate 666 mg tds', 'thiamine 100 mg', 'mirtazapine 30 mg'],
  ['varenicline 1 mg bd', 'sertraline 50 mg'],
  ['nicotine patch 21 mg', 'fluoxetine 20 mg'],
  ['semaglutide 1 mg weekly', 'metformin 1 g bd', 'empagliflozin 10 mg'],
  ['tirzepatide 5 mg weekly', 'sertraline 100 mg', 'Mirena'],
  ['semaglutide 1 mg weekly', 'fluoxetine 20 mg', 'ethinylestradiol/levonorgestrel'],
  ['insulin glargine 20 units', 'insulin aspart 6 units', 'metformin 1 g', 'sertraline 50 mg'],
  ['ramipril 5 mg', 'amlodipine 5 mg', 'atorvastatin 40 mg', 'aspirin 75 mg'],
  ['apixaban 5 mg bd', 'bisoprolol 2.5 mg', 'atorvastatin 20 mg'],
  ['warfarin 3 mg', 'paracetamol 500 mg prn', 'bisoprolol 2.5 mg'],
  ['lumateperone 42 mg', 'metformin 500 mg'],
  ['xanomeline and trospium', 'metformin 500 mg'],
  ['zuranolone 50 mg', 'paracetamol 1 g', 'prenatal vitamins'],
  ['daridorexant 25 mg', 'escitalopram 10 mg'],
  ['viloxazine 200 mg', 'loratadine 10 mg'],
  ['deutetrabenazine 12 mg bd', 'metformin 500 mg'],
  ['esketamine 56 mg nasal', 'sertraline 100 mg'],
  ['pimavanserin 34 mg', 'carbidopa/levodopa 25/100', 'paracetamol'],
  ['carbidopa/levodopa 25/100', 'quetiapine 25 mg'],
  ['levonorgestrel and ethinylestradiol', 'sertraline 50 mg'],
  ['prednisolone 20 mg', 'omeprazole 20 mg', 'calcium and vitamin D'],
  ['fluticasone inhaler', 'salbutamol inhaler', 'escitalopram 10 mg'],
  ['psilocybin', 'lamotrigine 200 mg'],
  ['cannabis', 'melatonin 3 mg'],
];

describe('usual lists stay calm', () => {
  it('are fifty and more', () => {
    expect(CALM.length).toBeGreaterThanOrEqual(50);
  });

  it.each(CALM.map((lines) => [lines.join(' + '), lines] as const))('%s', (_, lines) => {
    const { assessment, risk } = checkInteractions(lines);
    const worse = (assessment?.interactions ?? []).filter(({ severity }) =>
      ['contraindicated', 'major'].includes(severity),
    );
    expect(assessment?.unrecognized).toEqual([]);
    expect(
      worse.map(({ a, b, severity, ruleIds }) => `${a} + ${b} ${severity} ${ruleIds?.join(' ')}`),
    ).toEqual([]);
    expect(risk.flag).toBe(false);
    expect(['none', 'low']).toContain(risk.level);
  });
});
