import { memory, type Evidence, verified } from '@svc/clinical';

/*
 * Codes by which records say that somebody is pregnant or breast-feeding. What is not here is read by its words.
 */

const US_CORE = 'US Core Pregnancy Status Observation';
const IPS = 'HL7 IPS, value set Pregnancy Status';
const ECQM_PREGNANCY = 'eCQM value set Pregnancy, 2.16.840.1.113883.3.526.3.378';
const ECQM_BREASTFEEDING = 'eCQM value set Breastfeeding, 2.16.840.1.113762.1.4.1047.73';
const ECQM_TEST = 'eCQM value set Pregnancy Test, 2.16.840.1.113883.3.464.1003.111.12.1011';

/** How somebody stands with regard to pregnancy. */
export type Standing = 'pregnant' | 'possible' | 'not' | 'unknown';

/** Codes of one meaning, with where they were seen. */
interface CodeSet {
  readonly codes: readonly string[];
  readonly evidence: Evidence;
}

/** LOINC: pregnancy status. */
export const STATUS_CODES: CodeSet = { codes: ['82810-3'], evidence: verified(`${US_CORE}; ${IPS}`) };

/** LOINC: estimated date of delivery. */
export const DELIVERY_CODES: CodeSet = {
  codes: ['11778-8', '11779-6', '11780-4'],
  evidence: verified('HL7 IPS, value set Pregnancy Expected Delivery Date Method'),
};

/** LOINC: tests of chorionic gonadotropin, in words or as a number. */
export const HCG_CODES: CodeSet = {
  codes: [
    '2106-3',
    '2110-5',
    '2112-1',
    '2118-8',
    '80384-1',
    '80385-8',
    '20994-0',
    '19080-1',
    '20415-6',
    '21198-7',
    '45194-8',
    '83086-9',
  ],
  evidence: verified(ECQM_TEST),
};

/** What each code of a value, or of a finding, means: SNOMED CT, and the answers of LOINC. */
export const STANDING_BY_CODE: ReadonlyMap<string, Standing> = new Map<string, Standing>([
  ...standing('pregnant', {
    codes: [
      '77386006',
      '57630001',
      '59466002',
      '41587001',
      '72892002',
      '47200007',
      '16356006',
      '65147003',
      '83074005',
      '169561007',
    ],
    evidence: verified(`${US_CORE}; ${ECQM_PREGNANCY}`),
  }),
  ...standing('not', { codes: ['60001007'], evidence: verified(IPS) }),
  ...standing('possible', { codes: ['152231000119106', '146799005'], evidence: verified(IPS) }),
  ...standing('pregnant', {
    codes: ['LA15173-0'],
    evidence: verified('HL7 IPS, example of a pregnancy status'),
  }),
  ...standing('not', { codes: ['LA26683-5'], evidence: memory('answer list of LOINC 82810-3') }),
  ...standing('unknown', { codes: ['LA4489-6', 'UNK', '261665006'], evidence: memory() }),
]);

function standing(what: Standing, { codes }: CodeSet): (readonly [string, Standing])[] {
  return codes.map((code) => [code, what] as const);
}

/**
 * Chapters of ICD-10 (and its US and German modifications) that say that there is a pregnancy now: supervision (O09, Z34,
 * Z35), its complications (O10 to O48, preterm labour O60, O98 to O9A), the state itself (Z33, not its ending Z33.2), weeks
 * (Z3A), a positive test (Z32.01, Z32.1). Not: its abortive end, birth, childbed.
 */
export const PREGNANCY_ICD10 = {
  pattern: /^(?:O09|O1[0-6]|O2[0-689]|O3[0-6]|O4[0-8]|O60|O9[89A]|Z33(?!\.?2)|Z34|Z35|Z3A|Z32\.?0?1)/,
  evidence: verified(`${ECQM_PREGNANCY}; Z32 and Z35 from memory`),
} as const;

/** SNOMED CT: breast-feeding, or what only a woman who lactates has. */
export const BREAST_FEEDING_CODES: CodeSet = {
  codes: ['69840006', '82374005', '169745008', '199004', '58219009'],
  evidence: verified(ECQM_BREASTFEEDING),
};

export const BREAST_FEEDING_ICD10 = {
  pattern: /^(?:O91\.?[012]3|O92\.?(?:03|13|5|7)|Z39\.?1)/,
  evidence: verified(ECQM_BREASTFEEDING),
} as const;
