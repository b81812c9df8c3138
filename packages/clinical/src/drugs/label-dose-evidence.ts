import { type Evidence, verified } from '../evidence/evidence.ts';

/** A dose as it was read in a label. */
export interface LabelDose {
  /** Drug key. */
  readonly key: string;
  /** The product whose label was read, by its maker. */
  readonly product: string;
  /** In the words of the drug's entry; absent where the label gives another range or none. */
  readonly usualDose?: string;
  readonly maxDose?: string;
}

type Row = readonly [
  key: string,
  product: string,
  usualDose: string | undefined,
  maxDose: string | undefined,
];

/**
 * US labels as openFDA serves them, section "Dosage and administration", read for these doses. A row counts only while the
 * entry of the drug says the same, so that a dose that is changed rests on memory again until its label is read.
 */
const ROWS: readonly Row[] = [
  ['fluoxetine', 'Bryant Ranch Prepack', '20-60 mg/day', '80 mg/day'],
  ['sertraline', 'Proficient Rx', '50-200 mg/day', '200 mg/day'],
  ['escitalopram', 'Lexapro, 2023-11-17', '10-20 mg/day', undefined],
  [
    'citalopram',
    'Celexa, 2023-10-09',
    '20-40 mg/day',
    '40 mg/day (20 mg/day over 60 years, with a CYP2C19 inhibitor or liver impairment)',
  ],
  ['paroxetine', 'Remedyrepack', '20-50 mg/day', '60 mg/day'],
  ['fluvoxamine', 'NDA 021519, 2023-11-20', '100-300 mg/day', '300 mg/day'],
  ['vilazodone', 'Alembic', '20-40 mg/day', '40 mg/day'],
  ['vortioxetine', 'Trintellix, 2023-08-30', '10-20 mg/day', '20 mg/day'],
  [
    'venlafaxine',
    'tablets, NuCare; extended release, NDA 020699, 2019-12-27',
    '75-225 mg/day',
    '375 mg/day immediate release, 225 mg/day extended release',
  ],
  ['desvenlafaxine', 'Pristiq, 2023-08-30', '50 mg/day', undefined],
  ['duloxetine', 'Cymbalta, 2023-08-18: the highest dose studied', '40-60 mg/day', '120 mg/day'],
  ['levomilnacipran', 'Fetzima', '40-120 mg/day', '120 mg/day'],
  ['milnacipran', 'Savella', '100-200 mg/day', '200 mg/day'],
  ['amitriptyline', 'A-S Medication Solutions: 300 mg for inpatients', '50-150 mg/day', '300 mg/day'],
  ['nortriptyline', 'Pamelor, 2020-02-17', '75-100 mg/day', '150 mg/day'],
  ['imipramine', 'Remedyrepack: 300 mg for inpatients', '75-200 mg/day', '300 mg/day'],
  ['desipramine', 'Norpramin, 2023-12-12', '100-200 mg/day', '300 mg/day'],
  ['clomipramine', 'Anafranil, 2023-11-29', '100-250 mg/day', '250 mg/day'],
  ['protriptyline', 'Sigmapharm', '15-40 mg/day', '60 mg/day'],
  ['trimipramine', 'Surmontil, 2019-06-11: 300 mg for inpatients', '75-150 mg/day', '300 mg/day'],
  ['amoxapine', 'Actavis', '200-300 mg/day', '400 mg/day (600 mg/day for inpatients)'],
  ['phenelzine', 'Lupin', '45-90 mg/day', '90 mg/day'],
  ['tranylcypromine', 'Solco', '30-60 mg/day', '60 mg/day'],
  ['isocarboxazid', 'Marplan', '20-60 mg/day', '60 mg/day'],
  ['mirtazapine', 'Proficient Rx', '15-45 mg/day', '45 mg/day'],
  ['trazodone', 'A-S Medication Solutions', undefined, '400 mg/day (600 mg/day for inpatients)'],
  ['nefazodone', 'ANDA 076037, 2021-11-16', '300-600 mg/day', '600 mg/day'],
  [
    'bupropion_dextromethorphan',
    'Auvelity, 2022-12-15',
    'dextromethorphan 45 mg and bupropion 105 mg twice daily',
    'dextromethorphan 90 mg and bupropion 210 mg/day',
  ],
  ['aripiprazole', 'Abilify, 2022-11-30', '10-30 mg/day', '30 mg/day'],
  ['brexpiprazole', 'Rexulti', '2-4 mg/day', '4 mg/day'],
  ['cariprazine', 'Vraylar', '1.5-6 mg/day', '6 mg/day'],
  ['lumateperone', 'Caplyta', '42 mg/day', '42 mg/day'],
  ['lurasidone', 'Remedyrepack', '40-160 mg/day', '160 mg/day'],
  ['olanzapine', 'Lannett', '10-20 mg/day', '20 mg/day'],
  [
    'quetiapine',
    'Bryant Ranch Prepack',
    '150-800 mg/day',
    '800 mg/day (750 mg/day on the schizophrenia label)',
  ],
  ['risperidone', 'Remedyrepack', undefined, '16 mg/day (above 6 mg/day not shown to do more)'],
  ['paliperidone', 'AvKARE', '3-12 mg/day', '12 mg/day'],
  ['ziprasidone', 'NorthStar', '80-160 mg/day', '160 mg/day'],
  ['asenapine', 'Alembic', '10-20 mg/day', '20 mg/day'],
  ['iloperidone', 'Fanapt, 2021-09-09', '12-24 mg/day', '24 mg/day'],
  ['clozapine', 'Safecor Health; Clozaril, 2023-05-23: target', '300-450 mg/day', '900 mg/day'],
  ['pimavanserin', 'Nuplazid', '34 mg/day', '34 mg/day'],
  ['chlorpromazine', 'Advagen: little is gained above this for long', undefined, '1000 mg/day'],
  ['perphenazine', 'Zydus', undefined, '64 mg/day'],
  ['trifluoperazine', 'Remedyrepack', '4-20 mg/day', '40 mg/day'],
  ['thioridazine', 'ANDA 088004, 2019-12-30', '200-800 mg/day', '800 mg/day'],
  ['thiothixene', 'Coupler', '20-30 mg/day', '60 mg/day'],
  ['loxapine', 'Coupler', '60-100 mg/day', '250 mg/day'],
  ['molindone', 'Epic', '50-100 mg/day', '225 mg/day'],
  ['pimozide', 'Endo', undefined, '10 mg/day'],
  ['lithium', 'Glenmark', '600-1800 mg/day', '1800 mg/day, led by the level'],
  ['valproate', 'Depakene, 2019-09-19', undefined, '60 mg/kg/day'],
  ['carbamazepine', 'Tegretol, 2019-09-18: 1600 mg in rare instances', '400-1200 mg/day', '1600 mg/day'],
  ['oxcarbazepine', 'Novadoz', undefined, '2400 mg/day'],
  ['lamotrigine', 'Par: 500 mg alone or with an inducer', undefined, '500 mg/day (epilepsy)'],
  ['topiramate', 'PD-Rx', undefined, '400 mg/day'],
  ['gabapentin', 'Bryant Ranch Prepack', undefined, '3600 mg/day'],
  ['pregabalin', 'Bryant Ranch Prepack', '150-600 mg/day', '600 mg/day'],
  ['zonisamide', 'Preferred Pharmaceuticals', '100-400 mg/day', '600 mg/day'],
  ['levetiracetam', 'A-S Medication Solutions', '1000-3000 mg/day', '3000 mg/day'],
  ['phenobarbital', 'Pharmaceutical Associates', '60-200 mg/day', '400 mg/day'],
  ['lacosamide', 'Vimpat, 2020-04-22', '200-400 mg/day', '400 mg/day'],
  ['alprazolam', 'NuCare: 10 mg in occasional patients', '0.75-4 mg/day', '10 mg/day (panic disorder)'],
  ['clonazepam', 'Remedyrepack', undefined, '20 mg/day (seizures), 4 mg/day (panic disorder)'],
  ['diazepam', 'Valium, 2023-10-31', '4-40 mg/day', '40 mg/day'],
  ['lorazepam', 'Preferred Pharmaceuticals', '2-6 mg/day', '10 mg/day'],
  ['oxazepam', 'American Health Packaging', '30-120 mg/day', '120 mg/day'],
  ['temazepam', 'Bryant Ranch Prepack', '7.5-30 mg/day', '30 mg/day'],
  ['triazolam', 'A-S Medication Solutions', '0.125-0.25 mg/day', '0.5 mg/day'],
  ['estazolam', 'Dr. Reddy', '1-2 mg/day', '2 mg/day'],
  ['flurazepam', 'Chartwell', '15-30 mg/day', '30 mg/day'],
  ['quazepam', 'Atland', '7.5-15 mg/day', '15 mg/day'],
  ['clobazam', 'Ascend', '10-40 mg/day', '40 mg/day'],
  ['eszopiclone', 'Camber', '1-3 mg/day', '3 mg/day'],
  ['zaleplon', 'PD-Rx', '5-10 mg/day', '20 mg/day'],
  ['suvorexant', 'Belsomra', '10-20 mg/day', '20 mg/day'],
  ['lemborexant', 'Dayvigo', '5-10 mg/day', '10 mg/day'],
  ['ramelteon', 'Bryant Ranch Prepack', '8 mg/day', '8 mg/day'],
  ['tasimelteon', 'Apotex', '20 mg/day', '20 mg/day'],
  ['buspirone', 'Epic', undefined, '60 mg/day'],
  [
    'propranolol',
    'NCS HealthCare of KY',
    undefined,
    '320 mg/day (640 mg/day for hypertension in some instances)',
  ],
  ['prazosin', 'Aurobindo', '6-15 mg/day', '20 mg/day (40 mg/day in a few patients)'],
  ['meprobamate', 'Cipla', '1200-1600 mg/day', '2400 mg/day'],
  ['amphetamine', 'SpecGx', undefined, '60 mg/day'],
  ['lisdexamfetamine', 'Elite', '30-70 mg/day', '70 mg/day'],
  ['modafinil', 'Preferred Pharmaceuticals: 400 mg tolerated, not better', '200 mg/day', '400 mg/day'],
  ['armodafinil', 'Aurobindo', '150-250 mg/day', '250 mg/day'],
  ['solriamfetol', 'Sunosi', '75-150 mg/day', '150 mg/day'],
  ['atomoxetine', 'Strattera, 2022-01-06', '40-100 mg/day', '100 mg/day'],
  ['viloxazine', 'Qelbree, 2023-12-20', '200-600 mg/day', '600 mg/day'],
  ['naltrexone', 'A-S Medication Solutions: 150 mg every third day', undefined, '150 mg/day by mouth'],
  ['acamprosate', 'Zydus', '1998 mg/day', '1998 mg/day'],
  ['disulfiram', 'Chartwell', '125-500 mg/day', '500 mg/day'],
  ['lofexidine', 'Lucemyra, 2023-10-05', '2.16 mg/day', '2.88 mg/day'],
  ['varenicline', 'Aurobindo', '2 mg/day', '2 mg/day'],
  ['donepezil', 'Aricept, 2021-12-01', '5-10 mg/day', '23 mg/day'],
  ['galantamine', 'NDA 021169, 2020-04-03', '16-24 mg/day', '24 mg/day'],
  ['trihexyphenidyl', 'Akorn', '5-15 mg/day', '15 mg/day'],
  ['valbenazine', 'Ingrezza', '40-80 mg/day', '80 mg/day'],
  ['deutetrabenazine', 'Austedo', '12-48 mg/day', '48 mg/day'],
  ['tetrabenazine', 'Apotex', undefined, '100 mg/day'],
  ['levothyroxine', 'A-S Medication Solutions', undefined, '300 micrograms/day'],
  ['liothyronine', 'Dr. Reddy', '25-75 micrograms/day', '75 micrograms/day'],
  ['naproxen', 'A-S Medication Solutions', '500-1000 mg/day', '1500 mg/day'],
  ['celecoxib', 'A-S Medication Solutions', '200-400 mg/day', '400 mg/day'],
  ['acetaminophen', 'over the counter, Valu Merchandisers, warnings', undefined, '4000 mg/day'],
];

/** Every row as an entry. */
export const LABEL_DOSES: readonly LabelDose[] = ROWS.map(([key, product, usualDose, maxDose]) => ({
  key,
  product,
  ...(usualDose === undefined ? {} : { usualDose }),
  ...(maxDose === undefined ? {} : { maxDose }),
}));

const byKey = new Map(LABEL_DOSES.map((dose) => [dose.key, dose]));

/** Whether the doses of a drug's entry are those of its label; undefined for what was not read there. */
export function evidenceOfDoses(
  key: string,
  { usualDose, maxDose }: { readonly usualDose: string; readonly maxDose: string | undefined },
): { readonly usual: Evidence | undefined; readonly max: Evidence | undefined } {
  const read = byKey.get(key);
  if (read === undefined) return { usual: undefined, max: undefined };
  const evidence = verified(`US label (openFDA; ${read.product}), dosage and administration`);
  return {
    usual: read.usualDose === usualDose ? evidence : undefined,
    max: maxDose !== undefined && read.maxDose === maxDose ? evidence : undefined,
  };
}
