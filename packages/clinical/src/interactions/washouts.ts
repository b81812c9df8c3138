import { type Evidence, memory, verified } from '../evidence/evidence.ts';
import type { MemberKey } from './define-rule.ts';

/** How long a stopped medicine still matters for what is taken now. */
export interface Washout {
  /** Sets and medicines that were stopped. */
  readonly stopped: readonly MemberKey[];
  /** Only as a long-acting injection. */
  readonly injected?: boolean;
  /** Only where the line holds this word. */
  readonly written?: string;
  /** Sets and medicines it still matters for; absent: every interaction of the stopped one. */
  readonly matters?: readonly MemberKey[];
  /** Only interactions whose mechanism holds one of these words. */
  readonly mechanisms?: readonly string[];
  readonly days: number;
  readonly evidence: Evidence;
}

const NO_SOURCE_READ = 'no source read';
const US_LABELS = 'US labels (openFDA)';

const ANY_MAOI: readonly MemberKey[] = ['MAOI', 'MAOB', 'RIMA', 'LINEZOLID', 'methylene_blue'];
const SEROTONERGIC_MECHANISMS = ['erotonin', 'erotonergic', 'ypertensi'];

const LABEL_VORTIOXETINE = 'Trintellix label, section 2 (drugs.com, reviewed 2017; FDA text of 2021)';
const FLUOXETINE_SOURCE = 'Texas Vendor Drug Program: five weeks after fluoxetine, 14 days otherwise';
const LAI_TABLE = 'PMC8316655 table 2, half-lives of long-acting injections; five half-lives counted';
const SWITCHING =
  'Australian Prescriber, Stopping and switching antipsychotic drugs: half-lives; five counted';

/**
 * Rows for what still matters after it was stopped; of several rows for a pair the longest counts. Where no row
 * stands, a stopped medicine is read as stopped and not checked.
 */
export const WASHOUTS: readonly Washout[] = [
  {
    stopped: ['phenelzine', 'tranylcypromine', 'isocarboxazid', 'selegiline', 'maoi'],
    days: 14,
    evidence: verified(`${LABEL_VORTIOXETINE}: 14 days after an MAO inhibitor; ${FLUOXETINE_SOURCE}`),
  },
  {
    stopped: ['rasagiline', 'safinamide'],
    days: 14,
    evidence: verified(`${US_LABELS} of rasagiline and Xadago: at least 14 days`),
  },
  { stopped: ['procarbazine'], days: 14, evidence: memory(NO_SOURCE_READ) },
  {
    stopped: ['LINEZOLID', 'methylene_blue'],
    days: 1,
    evidence: verified(`${US_LABELS} of linezolid and Pristiq: 24 hours after the last dose`),
  },
  { stopped: ['RIMA'], days: 1, evidence: memory(NO_SOURCE_READ) },
  {
    stopped: ['fluoxetine', 'olanzapine_fluoxetine'],
    matters: ANY_MAOI,
    days: 35,
    evidence: verified(FLUOXETINE_SOURCE),
  },
  {
    stopped: ['fluoxetine', 'olanzapine_fluoxetine'],
    mechanisms: ['CYP2D6', 'hioridazine', 'ricyclic level'],
    days: 35,
    evidence: verified(
      `${US_LABELS} of fluoxetine, sections 4 and 7: five weeks, for thioridazine and CYP2D6`,
    ),
  },
  { stopped: ['vortioxetine'], matters: ANY_MAOI, days: 21, evidence: verified(LABEL_VORTIOXETINE) },
  { stopped: ['SSRI'], matters: ANY_MAOI, days: 14, evidence: verified(FLUOXETINE_SOURCE) },
  {
    stopped: ['SNRI'],
    matters: ANY_MAOI,
    days: 7,
    evidence: verified(
      `${US_LABELS}: 7 days after venlafaxine, Pristiq and Fetzima, 5 after duloxetine and Savella`,
    ),
  },
  {
    stopped: ['clomipramine', 'imipramine'],
    matters: ANY_MAOI,
    days: 21,
    evidence: memory('three weeks in the UK, no source read; 14 days by the US label of clomipramine'),
  },
  {
    stopped: [
      'TCA',
      'bupropion',
      'bupropion_dextromethorphan',
      'mirtazapine',
      'trazodone',
      'buspirone',
      'atomoxetine',
    ],
    matters: ANY_MAOI,
    days: 14,
    evidence: verified(
      `${US_LABELS} of nortriptyline, clomipramine, bupropion, Auvelity, mirtazapine, trazodone, buspirone and Strattera: 14 days`,
    ),
  },
  {
    stopped: ['nefazodone'],
    matters: ANY_MAOI,
    days: 7,
    evidence: verified(`${US_LABELS} of nefazodone, warnings: at least a week`),
  },
  {
    stopped: [
      'naltrexone_bupropion',
      'mianserin',
      'gepirone',
      'viloxazine',
      'solriamfetol',
      'st_johns_wort',
      'tryptophan',
      'hydroxytryptophan',
      'mdma',
    ],
    matters: ANY_MAOI,
    days: 14,
    evidence: memory(NO_SOURCE_READ),
  },
  {
    stopped: ['reserpine'],
    matters: ['VMAT2'],
    days: 20,
    evidence: verified(`${US_LABELS} of tetrabenazine and Austedo: at least 20 days`),
  },
  {
    stopped: ['carbamazepine', 'phenytoin', 'phenobarbital', 'primidone', 'efavirenz', 'enzalutamide'],
    mechanisms: ['nduction'],
    days: 21,
    evidence: memory(NO_SOURCE_READ),
  },
  {
    stopped: ['rifampin', 'rifabutin', 'st_johns_wort', 'nevirapine'],
    mechanisms: ['nduction'],
    days: 14,
    evidence: memory(NO_SOURCE_READ),
  },
  {
    stopped: ['st_johns_wort'],
    mechanisms: SEROTONERGIC_MECHANISMS,
    days: 14,
    evidence: memory(NO_SOURCE_READ),
  },
  {
    stopped: ['amiodarone'],
    days: 100,
    evidence: memory('number of days from memory; US label of amiodarone: weeks to months'),
  },
  {
    stopped: ['disulfiram'],
    days: 14,
    evidence: verified(`${US_LABELS} of disulfiram: up to 14 days`),
  },
  {
    stopped: ['metronidazole', 'tinidazole'],
    matters: ['ALCOHOL', 'disulfiram'],
    days: 3,
    evidence: verified(`${US_LABELS} of metronidazole and tinidazole: three days for alcohol`),
  },
  {
    stopped: ['methadone', 'buprenorphine', 'buprenorphine_naloxone'],
    matters: ['OPIOID_ANTAGONIST'],
    days: 14,
    evidence: verified(`${US_LABELS} of naltrexone, warnings: as long as two weeks`),
  },
  {
    stopped: ['OPIOID'],
    matters: ['OPIOID_ANTAGONIST'],
    days: 10,
    evidence: verified(`${US_LABELS} of naltrexone, warnings: 7 to 10 days`),
  },
  {
    stopped: ['methadone'],
    matters: ['buprenorphine', 'buprenorphine_naloxone'],
    days: 3,
    evidence: memory('number of days from memory; US label of buprenorphine: not less than 24 hours'),
  },
  {
    stopped: ['OPIOID'],
    matters: ['buprenorphine', 'buprenorphine_naloxone'],
    days: 1,
    evidence: verified(`${US_LABELS} of buprenorphine, section 2: 24 hours after a long-acting opioid`),
  },
  {
    stopped: ['naltrexone'],
    injected: true,
    matters: ['OPIOID'],
    days: 30,
    evidence: memory(NO_SOURCE_READ),
  },
  { stopped: ['OPIOID_ANTAGONIST'], matters: ['OPIOID'], days: 3, evidence: memory(NO_SOURCE_READ) },
  {
    stopped: ['TRIPTAN', 'ergotamine'],
    days: 1,
    evidence: verified(`${US_LABELS} of six triptans, section 7: 24 hours`),
  },
  {
    stopped: ['itraconazole'],
    mechanisms: ['CYP3A4'],
    days: 14,
    evidence: verified(`${US_LABELS} of itraconazole, section 7: two weeks`),
  },
  { stopped: ['haloperidol'], injected: true, days: 105, evidence: verified(LAI_TABLE) },
  { stopped: ['aripiprazole'], injected: true, days: 233, evidence: verified(LAI_TABLE) },
  { stopped: ['paliperidone'], injected: true, days: 245, evidence: verified(LAI_TABLE) },
  { stopped: ['paliperidone'], written: 'trinza', days: 475, evidence: verified(LAI_TABLE) },
  { stopped: ['paliperidone'], written: 'hafyera', days: 795, evidence: memory(NO_SOURCE_READ) },
  { stopped: ['risperidone'], injected: true, days: 56, evidence: memory(NO_SOURCE_READ) },
  { stopped: ['olanzapine'], injected: true, days: 150, evidence: verified(LAI_TABLE) },
  { stopped: ['flupentixol'], injected: true, days: 105, evidence: verified(SWITCHING) },
  { stopped: ['fluphenazine', 'zuclopenthixol'], injected: true, days: 95, evidence: memory(NO_SOURCE_READ) },
  { stopped: ['buprenorphine'], injected: true, days: 180, evidence: memory(NO_SOURCE_READ) },
];

/** A medicine whose former dose is not taken up again after a gap. */
export interface Restart {
  readonly drug: MemberKey;
  readonly afterDays: number;
  /** Longer ago than this it is a new start whatever the list says. */
  readonly toDays: number;
  readonly why: string;
  /** Whether a plain stop is flagged too, or only a gap in something taken. */
  readonly flagsAStop: boolean;
  readonly evidence: Evidence;
}

export const RESTARTS: readonly Restart[] = [
  {
    drug: 'clozapine',
    afterDays: 2,
    toDays: 90,
    why: 'after a gap of more than 48 hours clozapine is titrated again from 12.5 mg, with blood counts',
    flagsAStop: true,
    evidence: verified('NHS Greater Glasgow and Clyde, clozapine: re-titration following a treatment break'),
  },
  {
    drug: 'lamotrigine',
    afterDays: 5,
    toDays: 90,
    why: 'after a gap of more than 5 half-lives (about 5 days; longer with valproate, shorter with an inducer) lamotrigine is titrated again from its starting dose: serious rash',
    flagsAStop: false,
    evidence: verified('Lamotrigine label, section 2.1 (5 half-lives); days from its half-life'),
  },
];
