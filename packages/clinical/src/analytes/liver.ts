import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { HOLILABS, STARLING, SUNRISE, MIRACUM } from './sources.ts';
import { byDefinition, G_PER_DL, mgPerDl, UNITS_PER_L } from './units.ts';

const group = 'liver';
const LABPEDIA = 'labpedia.net';
const abnormalLiverTest = snomed('166603001', 'Liver function tests abnormal (finding)');

export const LIVER: readonly Analyte[] = [
  defineAnalyte({
    key: 'albumin',
    label: 'Albumin',
    aliases: ['alb', 'serum albumin'],
    group,
    ...G_PER_DL,
    conversions: [...G_PER_DL.conversions, byDefinition(['mg/dL'], 0.001)],
    reference: { low: 3.5, high: 5.5 },
    referenceText: '3.5-5.5 g/dL',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(2.0, verified(HOLILABS)),
    plausible: plausibleFrom(0.3, 10),
    context: {
      low: 'the free share of valproate rises, so that a total level can understate its effect',
      evidence: memory(),
    },
    codes: [loinc('1751-7', 'Albumin [Mass/volume] in Serum or Plasma')],
  }),
  defineAnalyte({
    key: 'alt',
    label: 'Alanine aminotransferase (ALT)',
    aliases: ['sgpt', 'alat', 'alanine aminotransferase', 'alanine transaminase'],
    group,
    ...UNITS_PER_L,
    reference: { low: 7, high: 56 },
    referenceText: '7-56 U/L',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(1000, verified(HOLILABS)),
    plausible: plausibleFrom(0, 50_000),
    context: {
      high:
        'drug or alcohol related liver injury; a marked rise on valproate, duloxetine, nefazodone, agomelatine or ' +
        'naltrexone is a reason to ask the prescriber for a review',
      evidence: memory(),
    },
    codes: [loinc('1742-6', 'Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma')],
    findings: { high: [abnormalLiverTest] },
  }),
  defineAnalyte({
    key: 'ast',
    label: 'Aspartate aminotransferase (AST)',
    aliases: ['sgot', 'asat', 'aspartate aminotransferase', 'aspartate transaminase'],
    group,
    ...UNITS_PER_L,
    reference: { low: 10, high: 40 },
    referenceText: '10-40 U/L',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(1000, verified(HOLILABS)),
    plausible: plausibleFrom(0, 50_000),
    context: {
      high: 'drug or alcohol related liver injury; a high ratio of AST to ALT can point to alcohol',
      evidence: memory(),
    },
    codes: [loinc('1920-8', 'Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma')],
    findings: { high: [abnormalLiverTest] },
  }),
  defineAnalyte({
    key: 'alp',
    label: 'Alkaline phosphatase',
    aliases: ['alk phos', 'alkp'],
    group,
    ...UNITS_PER_L,
    reference: { low: 40, high: 130 },
    referenceText: '40-130 U/L',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(500, verified(HOLILABS)),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'can point to cholestasis, which can follow chlorpromazine',
      evidence: memory(),
    },
    codes: [loinc('6768-6', 'Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma')],
    findings: { high: [abnormalLiverTest] },
  }),
  defineAnalyte({
    key: 'ggt',
    label: 'Gamma-glutamyl transferase',
    aliases: ['gamma gt', 'γ-GT', 'ggtp', 'gamma glutamyl transpeptidase'],
    group,
    ...UNITS_PER_L,
    reference: { male: { low: 8, high: 61 }, female: { low: 5, high: 36 } },
    referenceText: 'men 8-61 U/L, women 5-36 U/L',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'can follow alcohol use or enzyme-inducing drugs',
      evidence: memory(),
    },
    codes: [loinc('2324-2', 'Gamma glutamyl transferase [Enzymatic activity/volume] in Serum or Plasma')],
    findings: { high: [abnormalLiverTest] },
  }),
  defineAnalyte({
    key: 'bilirubin_total',
    label: 'Total bilirubin',
    aliases: ['tbil', 'bilirubin', 't bili', 'Bilirubin total'],
    group,
    ...mgPerDl({ units: ['umol/L'], factor: 1 / 17.1, evidence: verified(MIRACUM) }),
    reference: { low: 0.1, high: 1.2 },
    referenceText: '0.1-1.2 mg/dL',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(10, verified(`${HOLILABS}; ${SUNRISE}; ${STARLING}`)),
    plausible: plausibleFrom(0, 100),
    context: {
      high: 'can point to hepatic failure or haemolysis',
      evidence: memory(),
    },
    codes: [loinc('1975-2', 'Bilirubin.total [Mass/volume] in Serum or Plasma')],
    findings: { high: [abnormalLiverTest] },
  }),
  defineAnalyte({
    key: 'ammonia',
    label: 'Ammonia',
    aliases: ['nh3', 'nh4', 'plasma ammonia', 'blood ammonia'],
    group,
    unit: 'umol/L',
    conversions: [
      { units: ['ug/dL', 'ug NH3/dL'], factor: 1 / 1.703, evidence: verified(`${MIRACUM} (0.587)`) },
      { units: ['ug N/dL'], factor: 1 / 1.4, evidence: verified(LABPEDIA) },
    ],
    reference: { low: 11, high: 36 },
    referenceText: '11-36 umol/L',
    referenceEvidence: verified(LABPEDIA),
    criticalHigh: above(100, memory()),
    plausible: plausibleFrom(0, 5000),
    context: {
      high: 'on valproate, can go with encephalopathy: confusion and lethargy',
      evidence: memory(),
    },
    codes: [loinc('16362-6', 'Ammonia (Ammonia Plas-sCnc)')],
  }),
  defineAnalyte({
    key: 'lipase',
    label: 'Lipase',
    aliases: ['serum lipase', 'Lipase [Enzymatic activity/volume] in Serum or Plasma'],
    group,
    ...UNITS_PER_L,
    reference: { high: 160, highOpen: true },
    referenceText: '< 160 U/L',
    referenceEvidence: verified(LABPEDIA),
    criticalHigh: above(500, verified(LABPEDIA)),
    plausible: plausibleFrom(0, 100_000),
    context: {
      high: 'pancreatitis can follow valproate or GLP-1 receptor agonists',
      evidence: memory(),
    },
    codes: [loinc('3040-3', 'Triacylglycerol lipase (Lipase SerPl-cCnc)')],
  }),
];
