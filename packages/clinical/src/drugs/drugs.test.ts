import { describe, expect, it } from 'vitest';
import { defineDrug } from './define-drug.ts';
import { withIngredientClasses } from './drug-family.ts';
import { normalizeDrugText } from './drug-text.ts';
import { findDrug } from './find-drug.ts';
import { DRUG_CLASSES, DRUG_GROUPS, DRUGS, EXPOSURE_WORDS } from './index.ts';
import type { Drug, DrugClass } from './index.ts';
import { evidenceOfDoses, LABEL_DOSES } from './label-dose-evidence.ts';

/** The psychiatric ingredients, by group. */
const INGREDIENTS: Readonly<Record<string, string>> = {
  SSRI: 'fluoxetine sertraline escitalopram citalopram paroxetine fluvoxamine vilazodone vortioxetine',
  SNRI: 'venlafaxine desvenlafaxine duloxetine levomilnacipran milnacipran',
  TCA: 'amitriptyline nortriptyline imipramine desipramine clomipramine doxepin protriptyline trimipramine amoxapine maprotiline',
  MAOI: 'phenelzine tranylcypromine isocarboxazid selegiline moclobemide',
  AAD: 'bupropion mirtazapine trazodone nefazodone agomelatine mianserin reboxetine tianeptine bupropion_dextromethorphan gepirone',
  GLU: 'esketamine ketamine brexanolone zuranolone',
  SGA: 'aripiprazole brexpiprazole cariprazine lumateperone lurasidone olanzapine olanzapine_samidorphan quetiapine risperidone paliperidone ziprasidone asenapine iloperidone clozapine amisulpride sertindole pimavanserin xanomeline_trospium',
  FGA: 'haloperidol chlorpromazine fluphenazine perphenazine trifluoperazine thioridazine thiothixene loxapine molindone pimozide zuclopenthixol flupentixol sulpiride droperidol',
  MS: 'lithium valproate carbamazepine oxcarbazepine lamotrigine topiramate gabapentin pregabalin zonisamide levetiracetam phenytoin phenobarbital lacosamide',
  BZD: 'alprazolam clonazepam diazepam lorazepam chlordiazepoxide oxazepam clorazepate temazepam triazolam estazolam flurazepam quazepam midazolam clobazam nitrazepam',
  HYP: 'zolpidem eszopiclone zaleplon zopiclone suvorexant lemborexant daridorexant ramelteon tasimelteon melatonin',
  ANX: 'buspirone hydroxyzine propranolol prazosin meprobamate',
  STIM: 'methylphenidate dexmethylphenidate amphetamine dextroamphetamine lisdexamfetamine methamphetamine modafinil armodafinil solriamfetol',
  NST: 'atomoxetine viloxazine guanfacine clonidine',
  SUD: 'methadone buprenorphine naltrexone acamprosate disulfiram nalmefene lofexidine varenicline nicotine',
  DEM: 'donepezil rivastigmine galantamine memantine',
  MOV: 'benztropine trihexyphenidyl biperiden diphenhydramine amantadine valbenazine deutetrabenazine tetrabenazine',
  AUG: 'levothyroxine liothyronine metformin semaglutide st_johns_wort dextromethorphan',
};

/** Members of a group that the interaction set of the same name leaves out. */
const OUTSIDE_THE_SET = new Set([
  'moclobemide',
  'suvorexant',
  'lemborexant',
  'daridorexant',
  'ramelteon',
  'tasimelteon',
  'melatonin',
]);

const listed = Object.entries(INGREDIENTS).flatMap(([group, keys]) =>
  keys.split(' ').map((key) => ({ group, key })),
);
const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
const known: Readonly<Record<string, DrugClass>> = DRUG_CLASSES;

function drugOf(key: string): Drug {
  const drug = byKey.get(key);
  if (!drug) throw new Error(`${key} is not listed`);
  return drug;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const nameWords = (drug: Drug): string[] => [
  ...new Set(
    [drug.name, drug.inn, ...drug.synonyms, ...drug.brands].map((name) => normalizeDrugText(name).join(' ')),
  ),
];

describe('the list of medications', () => {
  it('holds the 157 psychiatric ingredients with their group', () => {
    expect(listed).toHaveLength(157);
    expect(listed.filter(({ key, group }) => byKey.get(key)?.group !== group)).toEqual([]);
  });

  it('holds at least 1600 medications', () => {
    expect(DRUGS.length).toBeGreaterThanOrEqual(1600);
  });

  it('gives each psychiatric ingredient an ATC code and a usual dose', () => {
    expect(listed.filter(({ key }) => !drugOf(key).atc || !drugOf(key).usualDose)).toEqual([]);
  });

  it('counts each psychiatric ingredient in the set of its group, save the stated exceptions', () => {
    const outside = listed.filter(({ key, group }) => !drugOf(key).classes.some((name) => name === group));
    expect(new Set(outside.map(({ key }) => key))).toEqual(OUTSIDE_THE_SET);
  });

  it('uses each key, name, ATC code and code once', () => {
    expect(repeated(DRUGS.map(({ key }) => key))).toEqual([]);
    expect(repeated(DRUGS.map(({ name }) => name))).toEqual([]);
    expect(repeated(DRUGS.flatMap(({ atc }) => atc ?? []))).toEqual([]);
    expect(repeated(DRUGS.flatMap(({ codes }) => codes.map(({ code }) => code)))).toEqual([]);
  });

  it('lets no name, synonym or brand stand for two medications, and none be empty of words', () => {
    const words = DRUGS.flatMap(nameWords);
    expect(repeated(words.filter((word) => word !== ''))).toEqual([]);
    const unnamed = DRUGS.filter((drug) => nameWords(drug).includes('')).map(({ key }) => key);
    expect(unnamed).toEqual(['potassium', 'calcium', 'magnesium']);
  });

  it('lets no combination of ingredients stand for two products', () => {
    const combinations = DRUGS.flatMap(({ ingredients }) =>
      ingredients ? ingredients.toSorted().join('+') : [],
    );
    expect(repeated(combinations)).toEqual([]);
  });

  it.each(DRUGS.map((drug) => [drug.key, drug] as const))('%s is complete', (_key, drug) => {
    expect(drug.key).toMatch(/^[a-z][a-z_]*$/);
    expect(drug.inn).toBe(drug.inn.toLowerCase());
    expect(drug.sources.length).toBeGreaterThan(0);
    expect(Object.keys(DRUG_GROUPS)).toContain(drug.group);
    expect(drug.classes.filter((name) => !(name in DRUG_CLASSES))).toEqual([]);
    expect(repeated(drug.classes)).toEqual([]);
    expect(repeated(drug.monitoring)).toEqual([]);
    expect(drug.atc ?? 'A00AA00').toMatch(/^[A-Z]\d{2}[A-Z]{2}\d{2}$/);
    expect(drug.doseEvidence === undefined).toBe(drug.usualDose === undefined);
    for (const { code } of drug.codes) expect(code).toMatch(/^[1-9]\d*$/);
    for (const ingredient of drug.ingredients ?? [])
      expect(byKey.get(ingredient)?.ingredients).toBeUndefined();
  });

  it.each([
    ['sertraline', 200, '200 mg/day', 2, 8],
    [
      'citalopram',
      40,
      '40 mg/day (20 mg/day over 60 years, with a CYP2C19 inhibitor or liver impairment)',
      2,
      8,
    ],
    ['venlafaxine', 375, '375 mg/day immediate release, 225 mg/day extended release', 2, 8],
    ['clozapine', 900, '900 mg/day', 4, 12],
    ['tianeptine', 37.5, '37.5 mg/day', 2, 6],
    ['valproate', undefined, '60 mg/kg/day', 0.5, 3],
    ['semaglutide', undefined, '2.4 mg weekly', 8, 16],
    ['alprazolam', 10, '10 mg/day (panic disorder)', 0, 0],
    ['levothyroxine', 0.3, '300 micrograms/day', 4, 8],
  ])('%s has the maximum %s mg and its onset window', (key, maxDailyMg, maxDose, fromWeeks, toWeeks) => {
    expect(drugOf(key)).toMatchObject({ maxDose, onset: { fromWeeks, toWeeks } });
    expect(drugOf(key).maxDailyMg).toBe(maxDailyMg);
  });

  it('knows no onset for an anticonvulsant given for seizures', () => {
    expect(drugOf('levetiracetam').onset).toBeUndefined();
  });

  it('gives a maximum that a label states as published, and a usual dose it does not state as provisional', () => {
    expect(drugOf('trazodone')).toMatchObject({
      doseEvidence: { status: 'memory' },
      maxDoseEvidence: { status: 'verified' },
    });
  });

  it.each(LABEL_DOSES.map((read) => [read.key, read] as const))(
    '%s has the doses that were read in its label',
    (key, read) => {
      const { usualDose, maxDose, doseEvidence, maxDoseEvidence } = drugOf(key);
      expect({ usualDose, maxDose }).toMatchObject({
        ...(read.usualDose !== undefined && { usualDose: read.usualDose }),
        ...(read.maxDose !== undefined && { maxDose: read.maxDose }),
      });
      expect(doseEvidence?.status).toBe(read.usualDose === undefined ? 'memory' : 'verified');
      expect(maxDoseEvidence?.status).toBe(read.maxDose === undefined ? undefined : 'verified');
    },
  );

  it('takes a dose for read only while the entry says what the label said', () => {
    const read = (usualDose: string, maxDose: string) =>
      evidenceOfDoses('sertraline', { usualDose, maxDose });
    expect(read('50-200 mg/day', '200 mg/day').max?.status).toBe('verified');
    expect(read('50-200 mg/day', '300 mg/day').max).toBeUndefined();
    expect(read('25-200 mg/day', '200 mg/day').usual).toBeUndefined();
  });

  it('names a monitoring schedule in numbers only where it has a verified source', () => {
    const scheduled = DRUGS.filter(({ monitoring }) =>
      monitoring.some((text) => /\d+ ?(week|month|h\b|year)/.test(text)),
    );
    const unsourced = scheduled.filter(
      ({ sources }) =>
        !sources.some(({ status, source }) => status === 'verified' && !/ATC|RxNorm/.test(source)),
    );
    expect(scheduled.length).toBeGreaterThan(0);
    expect(unsourced.map(({ key }) => key)).toEqual([]);
  });
});

describe('the sets', () => {
  it.each(Object.keys(DRUG_CLASSES))('%s has a member, a meaning and its standing', (name) => {
    const members = [...DRUGS, ...EXPOSURE_WORDS].filter(({ classes }) =>
      classes.some((own) => own === name),
    );
    expect(members.length).toBeGreaterThan(0);
    expect(known[name]?.meaning).not.toBe('');
    expect(known[name]?.evidence.source).not.toBe('');
  });

  it('names only true members as members from memory', () => {
    const unknownNames = Object.entries(known).flatMap(([name, { membersFromMemory = [] }]) =>
      membersFromMemory.filter(
        (key) =>
          ![...DRUGS, ...EXPOSURE_WORDS].some(
            (it) => it.key === key && it.classes.some((own) => own === name),
          ),
      ),
    );
    expect(unknownNames).toEqual([]);
  });

  it.each([
    ['HYP', ['eszopiclone', 'zaleplon', 'zolpidem', 'zopiclone']],
    [
      'MAOI',
      [
        'iproclozide',
        'iproniazid',
        'isocarboxazid',
        'nialamide',
        'phenelzine',
        'procarbazine',
        'selegiline',
        'tranylcypromine',
      ],
    ],
    ['MAOB', ['rasagiline', 'safinamide', 'selegiline']],
    ['PENEM', ['doripenem', 'ertapenem', 'imipenem', 'meropenem']],
    ['TRIPTAN_MAO', ['almotriptan', 'rizatriptan', 'sumatriptan', 'zolmitriptan']],
    ['CYP2D6INH_STRONG', ['bupropion', 'fluoxetine', 'paroxetine', 'quinidine', 'terbinafine']],
    ['OPIOID_ANTAGONIST', ['nalmefene', 'naltrexone', 'samidorphan']],
  ])('%s holds exactly its single ingredients', (name, keys) => {
    const members = DRUGS.filter((drug) => !drug.ingredients && drug.classes.some((own) => own === name));
    expect(members.map(({ key }) => key).toSorted()).toEqual(keys);
  });

  it('counts buprenorphine as an opioid, not as a full agonist', () => {
    expect(drugOf('buprenorphine').classes).toContain('OPIOID');
    expect(drugOf('buprenorphine').classes).not.toContain('OPIOID_FULL_AGONIST');
  });
});

describe('combination products', () => {
  it.each(DRUGS.flatMap((drug) => (drug.ingredients ? [[drug.key, drug] as const] : [])))(
    '%s counts in every set of its ingredients',
    (_key, drug) => {
      const classes = (drug.ingredients ?? []).flatMap((ingredient) => drugOf(ingredient).classes);
      expect(classes.filter((name) => !drug.classes.includes(name))).toEqual([]);
    },
  );

  it('are refused when an ingredient is not listed', () => {
    const orphan = { ...drugOf('buprenorphine_naloxone'), ingredients: ['buprenorphine', 'nothing'] };
    expect(() => withIngredientClasses([drugOf('buprenorphine'), orphan])).toThrow('nothing');
  });
});

describe('an entry', () => {
  const sertraline = drugOf('sertraline');
  it.each([
    ['names no source', { sources: [] }],
    [
      'onset window is empty',
      { onset: { fromWeeks: 2, toWeeks: 1, evidence: { status: 'ours', source: '' } } },
    ],
    ['daily maximum is not positive', { maxDailyMg: 0 }],
    ['a combination has two ingredients or more', { ingredients: ['sertraline'] }],
  ] as const)('is refused: %s', (why, slip) => {
    expect(() => defineDrug({ ...sertraline, ...slip })).toThrow(why);
  });
});

describe('exposure words', () => {
  const words = EXPOSURE_WORDS.flatMap((exposure) => exposure.words);

  it('are unique, lower case and count in a known set', () => {
    expect(repeated(EXPOSURE_WORDS.map(({ key }) => key))).toEqual([]);
    expect(repeated(words)).toEqual([]);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(EXPOSURE_WORDS.filter(({ classes }) => classes.length === 0)).toEqual([]);
    expect(
      EXPOSURE_WORDS.flatMap(({ classes }) => classes).filter((name) => !(name in DRUG_CLASSES)),
    ).toEqual([]);
  });

  it('name no single drug', () => {
    expect(words.filter((word) => findDrug(word))).toEqual([]);
  });

  it.each([
    ['nsaid', 'NSAID'],
    ['oral contraceptive', 'ESTROGEN_CONTRACEPTIVE'],
    ['birth control pill', 'HORMONAL_CONTRACEPTIVE'],
    ['estrogen', 'ESTROGEN_CONTRACEPTIVE'],
    ['alcohol', 'ALCOHOL'],
    ['smoking', 'CYP1A2IND'],
    ['smoking stopped', 'SMOKING_STOPPED'],
    ['grapefruit juice', 'GRAPEFRUIT'],
    ['coffee', 'CAFFEINE'],
    ['tyramine-rich food', 'TYRAMINE'],
    ['low-sodium diet', 'LOW_SODIUM_DIET'],
    ['opioid', 'OPIOID'],
    ['antihistamine', 'SEDATING_ANTIHISTAMINE'],
    ['beta-blocker', 'BETA_BLOCKER'],
    ['triptan', 'TRIPTAN'],
  ] as const)('%s counts as %s', (word, name) => {
    const exposure = EXPOSURE_WORDS.find((entry) => entry.words.includes(word));
    expect(exposure?.classes).toContain(name);
  });
});
