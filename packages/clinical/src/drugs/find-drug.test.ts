import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDrug, normalizeDrugText } from './find-drug.ts';
import { DRUGS } from './index.ts';

/**
 * Medication names of synthetic patients, as ordered. From HL7 personal-health-record-format-ig (CC BY 4.0, copyright
 * Health Level Seven International and MITRE), OHDSI dbt-synthea (Apache-2.0) and SMART on FHIR sample data
 * (Apache-2.0, copyright Boston Children's Hospital).
 */
const SYNTHETIC_ORDERS = [
  ['1 ML DOCEtaxel 20 MG/ML Injection', 'docetaxel'],
  ['10 ML Furosemide 10 MG/ML Injection', 'furosemide'],
  ['200 ACTUAT Albuterol 0.09 MG/ACTUAT Metered Dose Inhaler', 'albuterol'],
  [
    '24 HR Donepezil hydrochloride 10 MG / Memantine hydrochloride 28 MG Extended Release Oral Capsule',
    'donepezil_memantine',
  ],
  ['24 HR Metformin hydrochloride 500 MG Extended Release Oral Tablet', 'metformin'],
  ['24 HR metoprolol succinate 100 MG Extended Release Oral Tablet [Toprol]', 'metoprolol'],
  [
    'Abuse-Deterrent 12 HR Oxycodone Hydrochloride 10 MG Extended Release Oral Tablet [Oxycontin]',
    'oxycodone',
  ],
  [
    'Acetaminophen 21.7 MG/ML / Dextromethorphan Hydrobromide 1 MG/ML / doxylamine succinate 0.417 MG/ML Oral Solution',
    'acetaminophen_dextromethorphan_doxylamine',
  ],
  ['Acetaminophen 300 MG / HYDROcodone Bitartrate 5 MG [Vicodin]', 'acetaminophen_hydrocodone'],
  ['Acetaminophen 325 MG / HYDROcodone Bitartrate 7.5 MG Oral Tablet', 'acetaminophen_hydrocodone'],
  ['Acetaminophen 325 MG / Oxycodone Hydrochloride 10 MG Oral Tablet [Percocet]', 'acetaminophen_oxycodone'],
  ['Acetaminophen 325 MG Oral Tablet [Tylenol]', 'acetaminophen'],
  ['Amlodipine 5 MG Oral Tablet', 'amlodipine'],
  ['Amoxicillin 250 MG / Clavulanate 125 MG Oral Tablet', 'amoxicillin_clavulanate'],
  ['Atorvastatin 80 MG Oral Tablet', 'atorvastatin'],
  ['Captopril 25 MG Oral Tablet', 'captopril'],
  ['Carbamazepine[Tegretol]', 'carbamazepine'],
  ['Clonazepam [Klonopin]', 'clonazepam'],
  ['Clopidogrel 75 MG Oral Tablet', 'clopidogrel'],
  ['Diazepam [Valium]', 'diazepam'],
  ['Digoxin 0.125 MG Oral Tablet', 'digoxin'],
  ['Donepezil hydrochloride 23 MG [Aricept]', 'donepezil'],
  ['Errin 28 Day Pack', 'norethindrone'],
  ['Etonogestrel 68 MG Drug Implant', 'etonogestrel'],
  ['Fexofenadine hydrochloride 30 MG Oral Tablet', 'fexofenadine'],
  ['Galantamine 4 MG Oral Tablet', 'galantamine'],
  ['Hydrochlorothiazide 25 MG Oral Tablet', 'hydrochlorothiazide'],
  ['Ibuprofen 200 MG Oral Tablet', 'ibuprofen'],
  ['Lasix 40mg', 'furosemide'],
  ['Levora 0.15/30 28 Day Pack', 'ethinyl_estradiol_levonorgestrel'],
  ['Loratadine 5 MG Chewable Tablet', 'loratadine'],
  ['Memantine hydrochloride 2 MG/ML Oral Solution', 'memantine'],
  ['Meperidine Hydrochloride 50 MG Oral Tablet', 'meperidine'],
  ['Mirena 52 MG Intrauterine System', 'levonorgestrel_intrauterine_system'],
  ['NDA020800 0.3 ML Epinephrine 1 MG/ML Auto-Injector', 'epinephrine'],
  ['Naproxen sodium 220 MG Oral Tablet', 'naproxen'],
  ['Natazia 28 Day Pack', 'estradiol_dienogest'],
  ['NuvaRing 0.12/0.015 MG per 24HR 21 Day Vaginal Ring', 'ethinyl_estradiol_etonogestrel'],
  ['Simvastatin 10 MG Oral Tablet', 'simvastatin'],
  ['Verapamil Hydrochloride 40 MG', 'verapamil'],
  ['Warfarin Sodium 5 MG Oral Tablet', 'warfarin'],
  ['Yaz 28 Day Pack', 'drospirenone_ethinyl_estradiol'],
  ['diphenhydrAMINE Hydrochloride 25 MG Oral Tablet', 'diphenhydramine'],
  ['levofloxacin 500 MG Oral Tablet', 'levofloxacin'],
  ['lisinopril 10 MG Oral Tablet', 'lisinopril'],
  ['ritonavir 100 MG Oral Capsule', 'ritonavir'],
  ['saquinavir mesylate 500 MG Oral Tablet', 'saquinavir'],
] as const;

describe('findDrug', () => {
  it.each(SYNTHETIC_ORDERS)('recognises the order %s', (line, key) => {
    expect(findDrug(line)?.key).toBe(key);
  });

  it.each([
    ['Sertraline 50 MG Oral Tablet', 'sertraline'],
    ['Zoloft 50mg', 'sertraline'],
    ['sertraline hydrochloride', 'sertraline'],
    ['  SERTRALINE HCL 100MG TABS  ', 'sertraline'],
    ['Lithium Carbonate 300 MG Oral Capsule', 'lithium'],
    ['lithium citrate 300 mg/5 mL syrup', 'lithium'],
    ['venlafaxine 75 MG Extended Release Oral Capsule [Effexor]', 'venlafaxine'],
    ['Effexor XR 150 mg once daily', 'venlafaxine'],
    ['Adderall XR 20 mg', 'amphetamine'],
    [
      'Amphetamine aspartate 5 MG / Amphetamine Sulfate 5 MG / Dextroamphetamine saccharate 5 MG / Dextroamphetamine Sulfate 5 MG Oral Tablet [Adderall]',
      'amphetamine',
    ],
    ['dextroamphetamine-amphetamine 20 mg tablet', 'amphetamine'],
    ['Dextroamphetamine Sulfate 5 MG Oral Tablet', 'dextroamphetamine'],
    ['Lisdexamfetamine dimesylate 30 MG', 'lisdexamfetamine'],
    ['Citalopram Hydrobromide 20 MG', 'citalopram'],
    ['Escitalopram oxalate 10mg', 'escitalopram'],
    ['paroxetine mesylate [Pexeva]', 'paroxetine'],
    ['Wellbutrin XL 300 mg', 'bupropion'],
    ['Auvelity 45 mg-105 mg tablet', 'bupropion_dextromethorphan'],
    ['bupropion hydrochloride 105 MG / dextromethorphan hydrobromide 45 MG', 'bupropion_dextromethorphan'],
    ['Contrave ER', 'naltrexone_bupropion'],
    ['Symbyax 6-25', 'olanzapine_fluoxetine'],
    ['fluoxetine 25 MG / olanzapine 6 MG Oral Capsule', 'olanzapine_fluoxetine'],
    ['Lybalvi 10 mg/10 mg', 'olanzapine_samidorphan'],
    ['haloperidol decanoate 100 MG/ML Injection', 'haloperidol'],
    ['Invega Sustenna 156 mg IM monthly', 'paliperidone'],
    ['paliperidone palmitate LAI', 'paliperidone'],
    ['Aripiprazole lauroxil 441 mg', 'aripiprazole'],
    ['Seroquel XR 300 mg qhs', 'quetiapine'],
    ['quetiapine fumarate 25 MG', 'quetiapine'],
    ['Divalproex Sodium 500 MG Delayed Release Oral Tablet', 'valproate'],
    ['valproic acid 250 mg/5 ml', 'valproate'],
    ['Depakote ER 500', 'valproate'],
    ['sodium valproate', 'valproate'],
    ['potassium clorazepate', 'clorazepate'],
    ['St. John’s Wort 300 mg', 'st_johns_wort'],
    ['st johns wort', 'st_johns_wort'],
    ['Suboxone 8 mg-2 mg film', 'buprenorphine_naloxone'],
    ['buprenorphine 8 MG / naloxone 2 MG Sublingual Film', 'buprenorphine_naloxone'],
    ['Butrans 10 mcg/hr patch', 'buprenorphine'],
    ['Zolpidem tartrate ER 12.5 mg', 'zolpidem'],
    ['Sinemet 25-100', 'carbidopa_levodopa'],
    ['carbidopa-levodopa 25 mg-100 mg', 'carbidopa_levodopa'],
    ['rifampicin 300mg', 'rifampin'],
    ['pethidine 50 mg', 'meperidine'],
    ['paracetamol 500mg', 'acetaminophen'],
    ['co-trimoxazole 480 mg', 'sulfamethoxazole_trimethoprim'],
    ['lisinopril-hctz 20-12.5', 'hydrochlorothiazide_lisinopril'],
    ['Diovan HCT', 'hydrochlorothiazide_valsartan'],
    ['Tylenol #3', 'acetaminophen_codeine'],
    ['Tylenol PM', 'acetaminophen_diphenhydramine'],
    ['Claritin-D 24 hour', 'loratadine_pseudoephedrine'],
    ['Sudafed PE', 'phenylephrine'],
    ['Sudafed 30 mg', 'pseudoephedrine'],
    ['5-HTP 100 mg capsule', 'hydroxytryptophan'],
    ['sodium oxybate 500 mg/mL', 'sodium_oxybate'],
    ['methylthioninium chloride', 'methylene_blue'],
    ['Levonorgestrel 52 MG Intrauterine System', 'levonorgestrel_intrauterine_system'],
    ['ethinyl estradiol 0.03 MG / levonorgestrel 0.15 MG', 'ethinyl_estradiol_levonorgestrel'],
    ['esketamine 84 mg nasal spray (Spravato)', 'esketamine'],
    ['levomilnacipran 40 mg', 'levomilnacipran'],
  ])('recognises %s', (line, key) => {
    expect(findDrug(line)?.key).toBe(key);
  });

  it.each([
    ['hydroxyzine', 'hydroxyzine'],
    ['hydralazine', 'hydralazine'],
    ['Lamictal', 'lamotrigine'],
    ['Lamisil', 'terbinafine'],
    ['Celexa', 'citalopram'],
    ['Celebrex', 'celecoxib'],
    ['clonidine', 'clonidine'],
    ['clonazepam', 'clonazepam'],
    ['Klonopin', 'clonazepam'],
    ['bupropion', 'bupropion'],
    ['buspirone', 'buspirone'],
    ['buprenorphine', 'buprenorphine'],
    ['Zyprexa', 'olanzapine'],
    ['Zyrtec', 'cetirizine'],
    ['Paxil', 'paroxetine'],
    ['Plavix', 'clopidogrel'],
    ['Prozac', 'fluoxetine'],
    ['Prilosec', 'omeprazole'],
    ['Seroquel', 'quetiapine'],
    ['Serzone', 'nefazodone'],
    ['tramadol', 'tramadol'],
    ['trazodone', 'trazodone'],
    ['fluoxetine', 'fluoxetine'],
    ['fluvoxamine', 'fluvoxamine'],
    ['duloxetine', 'duloxetine'],
    ['methadone', 'methadone'],
    ['methylphenidate', 'methylphenidate'],
    ['risperidone', 'risperidone'],
    ['ropinirole', 'ropinirole'],
    ['prednisone', 'prednisone'],
    ['prednisolone', 'prednisolone'],
    ['Topamax', 'topiramate'],
    ['Toprol', 'metoprolol'],
    ['metformin', 'metformin'],
    ['metronidazole', 'metronidazole'],
    ['quinidine', 'quinidine'],
    ['guanfacine', 'guanfacine'],
    ['Ativan', 'lorazepam'],
    ['Atarax', 'hydroxyzine'],
    ['ephedrine', 'ephedrine'],
    ['epinephrine', 'epinephrine'],
    ['hyoscine butylbromide', 'hyoscine_butylbromide'],
  ])('tells %s from its look-alikes', (line, key) => {
    expect(findDrug(line)?.key).toBe(key);
  });

  it.each([
    '',
    '   ',
    '50 mg oral tablet',
    'potassium chloride 20 MEQ',
    'Zzalendron 10 MG Oral Tablet',
    'Simvistatin 10 MG',
    'sertralin',
    'chlorpropamid',
    'olsalazin',
    'lamivudin',
    'hydroxychloroquin',
    'norsertraline',
    'levomethadon',
    'methylfolat',
    '5-ASA 800 mg',
    'alcohol',
    '__proto__',
    'constructor',
  ])('does not guess at %j', (line) => {
    expect(findDrug(line)).toBeUndefined();
  });

  it.each([
    'sertraline and lithium',
    'quetiapine, lamotrigine',
    'Celexa / Celebrex',
    'acetaminophen / codeine / sertraline',
    'Vicodin and Zoloft',
  ])('refuses two medications in one line: %s', (line) => {
    expect(findDrug(line)).toBeUndefined();
  });

  it.each([
    ['buprenorphine, naloxone (Suboxone)', 'buprenorphine_naloxone'],
    ['HYDROcodone / acetaminophen [Norco]', 'acetaminophen_hydrocodone'],
    ['bupropion (Wellbutrin, Zyban)', 'bupropion'],
    ['levodopa + entacapone + carbidopa', 'carbidopa_entacapone_levodopa'],
  ])('takes the same product named twice, or in another order, for one: %s', (line, key) => {
    expect(findDrug(line)?.key).toBe(key);
  });

  it('finds every medication by each of its names, in any case', () => {
    const missed = DRUGS.flatMap((drug) =>
      [drug.name, drug.inn, ...drug.synonyms, ...drug.brands]
        // Minerals are named by words of salts alone: the line reader knows them.
        .filter((name) => normalizeDrugText(name).length > 0)
        .flatMap((name) => [name, name.toUpperCase(), `${name} 10 MG Oral Tablet`])
        .filter((line) => findDrug(line) !== drug),
    );
    expect(missed).toEqual([]);
  });

  it('finds every combination product from its ingredients in any order', () => {
    const missed = DRUGS.filter(({ ingredients }) => ingredients && !ingredients.includes('calcium')).filter(
      (drug) => {
        const line = [...(drug.ingredients ?? [])].toReversed().join(' 5 MG / ').replaceAll('_', ' ');
        return findDrug(line) !== drug;
      },
    );
    expect(missed.map(({ key }) => key)).toEqual([]);
  });

  it('gives the same answer each time, for any text', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 160 }), (line) => {
        expect(findDrug(line)).toBe(findDrug(line));
      }),
    );
  });

  it('reads no medication into two that are no listed product', () => {
    const products = new Set(DRUGS.flatMap(({ ingredients }) => ingredients?.toSorted().join('+') ?? []));
    products.add('amphetamine+dextroamphetamine'); // mixed amphetamine salts, a name of amphetamine
    const singles = DRUGS.filter(({ ingredients }) => !ingredients)
      .map((drug) => ({ drug, words: normalizeDrugText(drug.name) }))
      .filter(({ words }) => words.length > 0);
    const isMisread = (first: (typeof singles)[number], second: (typeof singles)[number]): boolean =>
      first.drug !== second.drug &&
      !products.has([first.drug.key, second.drug.key].toSorted().join('+')) &&
      findDrug(`${first.drug.name} 5 MG / ${second.drug.name} 5 MG`) !== undefined;
    // Names are read word by word, the longest listed one first: only names that share a word, or that hold several,
    // can run into each other. The rest is drawn by chance.
    const withSeveral = singles.filter(({ words }) => words.length > 1);
    const near = singles.flatMap((first) =>
      (first.words.length > 1 ? singles : withSeveral).map((second) => [first, second] as const),
    );
    const read = near
      .filter(([first, second]) => first.words.some((word) => second.words.includes(word)))
      .filter(([first, second]) => isMisread(first, second));
    // One name within the other: a word written twice counts once, because salts of one drug are listed so.
    expect(read.map(([first, second]) => `${first.drug.name} / ${second.drug.name}`)).toEqual([
      'ethinyl estradiol / estradiol',
      'levonorgestrel / levonorgestrel intrauterine system',
      'iron / iron infusion',
      'zinc / zinc oxide',
      'selenium / selenium sulfide',
      'silver sulfadiazine / sulfadiazine',
    ]);
    const anyOf = constantFrom(...singles);
    const isNear = (first: (typeof singles)[number], second: (typeof singles)[number]): boolean =>
      first.words.some((word) => second.words.includes(word)) || first.drug.key === 'ethinyl_estradiol';
    assert(
      property(anyOf, anyOf, (first, second) => {
        expect(isMisread(first, second) && !isNear(first, second)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('normalizeDrugText', () => {
  it.each([
    ['Sertraline 50 MG Oral Tablet', ['sertraline']],
    ['Lithium Carbonate 300 MG Oral Capsule', ['lithium']],
    ['venlafaxine 75 MG Extended Release Oral Capsule [Effexor]', ['venlafaxine', 'effexor']],
    ['Lasix 40mg', ['lasix']],
    ["St. John's Wort", ['st', 'johns', 'wort']],
    ['Tylenol #3', ['tylenol', '#3']],
    ['0.15/30', []],
    ['', []],
  ])('reduces %j to its naming words', (text, words) => {
    expect(normalizeDrugText(text)).toEqual(words);
  });

  it('changes nothing when applied to its own words', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 160 }), (text) => {
        const words = normalizeDrugText(text);
        expect(normalizeDrugText(words.join(' '))).toEqual(words);
      }),
    );
  });
});
