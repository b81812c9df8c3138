import type { CodeableConcept } from 'fhir/r4.js';
import type { ProductKey, Tone } from '@svc/contracts';
import { SYSTEMS } from '../systems.ts';

const DISPLAYS = {
  N: 'Normal',
  A: 'Abnormal',
  AA: 'Critical abnormal',
  H: 'High',
  HH: 'Critical high',
  L: 'Low',
  B: 'Better',
  W: 'Worse',
  IND: 'Indeterminate',
} as const;
type Code = keyof typeof DISPLAYS;

/**
 * What each status is in HL7 v3-ObservationInterpretation. Nothing is called normal that only stayed as it was: a
 * severe state that is stable is indeterminate there, and the words of the status stand beside the code; a product that is
 * not here has its words alone.
 */
const OF_STATUS: Readonly<Partial<Record<ProductKey, Readonly<Record<string, Code>>>>> = {
  dmse: { within_normal: 'N', subclinical: 'A', clinical_attention: 'A' },
  biomarker: { within_normal: 'N', watch: 'A', critical: 'AA' },
  medication: { responding: 'B', mixed: 'IND', not_responding: 'A', insufficient_data: 'IND' },
  outcome: { improving: 'B', stable: 'IND', worsening: 'W', insufficient_data: 'IND' },
  relapse: { low: 'N', moderate: 'A', elevated: 'H', high: 'HH' },
};

const OF_FLAG: Readonly<Record<string, Code>> = {
  high: 'H',
  low: 'L',
  critical: 'AA',
  normal: 'N',
  abnormal: 'A',
};

/** The status of a product, coded, with the original word as its text. */
export function statusInterpretation(product: ProductKey, status: string, assessed = true): CodeableConcept {
  const code = assessed ? OF_STATUS[product]?.[status] : 'IND';
  return interpretationOf(code, status);
}

/** The flag of a laboratory; undefined for one that is no flag. */
export function flagInterpretation(flag: string): CodeableConcept | undefined {
  const code = OF_FLAG[flag];
  return code === undefined ? undefined : interpretationOf(code, flag);
}

/** What a signal asks of its reader; undefined where it asks nothing. */
export function toneInterpretation(tone: Tone): CodeableConcept | undefined {
  if (tone !== 'watch' && tone !== 'alert') return undefined;
  return interpretationOf(tone === 'alert' ? 'AA' : 'A', tone);
}

function interpretationOf(code: Code | undefined, text: string): CodeableConcept {
  if (code === undefined) return { text };
  return { coding: [{ system: SYSTEMS.interpretation, code, display: DISPLAYS[code] }], text };
}
